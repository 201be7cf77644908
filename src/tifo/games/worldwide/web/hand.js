/** My cards: Actions by kind, Player cards with when they are played and what they do, stars. */
import { Raw, html } from '../../../web/lib.js';
import { icon } from './art.js';
import { cardName, cardsIn, effectOf, kindOf, mySide, playerWords, playersIn, teamName } from './box.js';
import { PLACES } from './cards.js';
import { faceOf } from './odds.js';
import { Roles, Stars } from './regions.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/**
 * The step that plays or gives up a card now, if there is one.
 * @param {BoardProps} props
 * @param {string} code
 * @param {string[]} words
 */
function stepFor(props, code, words) {
  const first = props.levels[0] ?? [];
  return [code, ...words.map((word) => `${word} ${code}`)].find((step) => first.includes(step)) ?? '';
}

/**
 * What every card of the hand does when it is touched.
 * @param {BoardProps} props
 * @param {string} code
 * @param {string[]} words
 */
function touch(props, code, words) {
  const step = stepFor(props, code, words);
  const mine = props.legal.length > 0;
  return {
    step: step || code,
    open: step !== '',
    off: mine && step === '',
    on: step !== '' && props.chosen[0] === step,
    click: (/** @type {MouseEvent} */ event) =>
      step ? props.pick(step, true) : props.ask(code, /** @type {Element} */ (event.currentTarget)),
  };
}

/** @param {{props: BoardProps, code: string, count: number}} given */
function ActionCard({ props, code, count }) {
  const { step, open, off, on, click } = touch(props, code, ['discard']);
  const card = props.box.actions[kindOf(props.box, code)];
  const name = `${cardName(props, code)}${count > 1 ? ` ×${count}` : ''}`;
  const words = `${name}, ${card.pa ? `+${card.pa} PA, ` : ''}${effectOf(props, card)}`;
  return html`<button class="pc ${on ? 'lift' : ''} ${off ? 'no' : ''} ${count > 1 ? 'several' : ''}" data-part=${step}
    data-open=${open} aria-pressed=${on} onClick=${click} title=${words}>
    <span class="sr">${off ? `${words}. ${props.words('not-now')}` : words}</span>
    <${Raw} class="raw" aria-hidden="true" markup=${faceOf(props, code)}/>
    ${count > 1 && html`<b class="times" aria-hidden="true">×${count}</b>`}</button>`;
}

/** @param {{props: BoardProps, card: any}} given */
function PlayerCard({ props, card }) {
  const { step, open, off, on, click } = touch(props, card.code, ['sub']);
  const { before, does, after } = playerWords(props, card);
  return html`<button class="player ${on ? 'lift' : ''} ${off ? 'no' : ''}" data-part=${step} data-open=${open}
    aria-pressed=${on} onClick=${click} style=${`--place:${PLACES[card.position]}`}>
    <span class="head">
      <b>${card.name}</b>
      <i>${props.say({ key: `place-${card.position.toLowerCase()}`, args: {} })}</i>
    </span>
    <span class="text">
      ${before}
      <b>${does}</b>
      ${after}
      ${
        card.ball &&
        html` <span class="sr">${props.words('specialist')}</span>
          <${Raw} class="ico" title=${props.words('specialist')} markup=${icon('boot', 14)}/>`
      }
    </span></button>`;
}

/** @param {BoardProps} props */
export function HandRegion(props) {
  const { view, seat } = props;
  if (seat < 0) return html`<p class="mut">${props.words('no-hand')}</p>`;
  const side = mySide(props);
  const actions = cardsIn(props, view.hand, seat);
  const players = playersIn(props, view.squad[seat], side);
  return html`<h2 class="hd">
    ${props.words('hand', { team: teamName(props, side) })}
    <${Roles} props=${props} seat=${seat}/>
    <${Stars} props=${props} side=${side} size=${17}/>
      <span class="r">
        ${props.words('actions', { count: view.hand_count[seat] })}
        , ${props.words('players', { count: players.length })}
      </span></h2>
    <div class="hand ww-hand" role="group" aria-label=${props.words('hand', { team: teamName(props, side) })}>
      <div class="actions">
        ${actions.map(
          ({ code, count }) => html`<${ActionCard} key=${code} props=${props} code=${code} count=${count}/>`,
        )}
      </div>
      <div class="players">
        ${players.map((card) => html`<${PlayerCard} key=${card.code} props=${props} card=${card}/>`)}
      </div></div>`;
}
