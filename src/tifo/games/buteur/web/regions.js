/** The panels around the pitch: score, pile, the other coaches, the hand, what everybody has seen. */
import { Raw, html, useState } from '../../../web/lib.js';
import { icon, shirt } from '../../../web/kit.js';
import { cardsOf, face, symbol } from './cards.js';
import { sheetOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./cards.js').Card} Card */

/** Name and short name of a card's kind. @param {BoardProps} props @param {Card} card */
export function cardWords(props, card) {
  const kind = card.kind.replace('_', '-');
  return { name: props.say({ key: `kind-${kind}`, args: {} }), short: props.words(`short-${kind}`) };
}

/** A card as a sentence, for those who do not see it. @param {BoardProps} props @param {Card} card */
export function cardSentence(props, card) {
  const { name } = cardWords(props, card);
  const sign = card.symbol === 'none' ? '' : props.words(`symbol-${card.symbol}`);
  const ways = [
    ['left', card.left],
    ['forward', card.forward],
    ['right', card.right],
  ]
    .filter(([, squares]) => squares)
    .map(([way, squares]) => `${props.words(`way-${way}`)} ${squares}`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return [title, sign, ways.join(', ')].filter(Boolean).join(', ');
}

/** A card as a picture. @param {{props: BoardProps, number: number}} given */
function CardPicture({ props, number }) {
  const card = cardsOf(props.box)[number];
  if (!card) return null;
  const { name, short } = cardWords(props, card);
  return html`<div class="pc" role="img" aria-label=${cardSentence(props, card)}>
    <${Raw} class="raw" markup=${face(card, name, short)}/>
  </div>`;
}

/** The two sides and the score; left the side of the one who looks. @param {BoardProps & {small?: boolean}} props */
export function Score(props) {
  const { view, seat, names } = props;
  const { sides } = sheetOf(props);
  const mine = Math.max(
    0,
    sides.findIndex((/** @type {number[]} */ seats) => seats.includes(seat)),
  );
  const seatsOf = (/** @type {number} */ team) => /** @type {number[]} */ (sides[team]);
  const side = (/** @type {number} */ team) => html`<span class="side">
    <span class="row kits">
      ${seatsOf(team).map((one) => html`<${Raw} class="raw" markup=${shirt(one, props.small ? 26 : 44)}/>`)}
    </span>
    <b>${seatsOf(team)
      .map((one) => names[one])
      .join(' & ')}</b></span>`;
  const label = props.words('score', { first: view.goals[mine], second: view.goals[1 - mine] });
  return html`<div class="scoreline ${props.small ? 'small' : ''}">${side(mine)}
    <span class="digits" role="img" aria-label=${label}>
      <b class=${view.goals[mine] > view.goals[1 - mine] ? 'ahead' : ''}>${view.goals[mine]}</b>
      <i>–</i>
      <b class=${view.goals[1 - mine] > view.goals[mine] ? 'ahead' : ''}>${view.goals[1 - mine]}</b>
    </span>
    ${side(1 - mine)}</div>`;
}

/** The pile and the other hands in a phone's line. @param {BoardProps} props */
export function Strip(props) {
  const { view, seat } = props;
  const others = [...Array(view.seats).keys()].filter((one) => one !== seat);
  return html`<span class="chip nowrap">${props.words('pile-short', { cards: view.pile_count })}</span>
    ${others.map(
      (one) =>
        html`<span class="chip" key=${one} role="img"
          aria-label=${`${props.names[one]}: ${props.words('cards', { cards: view.hand[one].count })}`}>
        <${Raw} class="raw" markup=${shirt(one, 16)}/>
        ${view.hand[one].count}
      </span>`,
    )}`;
}

/** The pile. @param {BoardProps} props */
export function Facts(props) {
  const { view, box } = props;
  const left = sheetOf(props).unseen;
  return html`<div class="facts">
    <div class="pile" aria-hidden="true"><b>${view.pile_count}</b></div>
    <div><b>${props.words('pile', { cards: view.pile_count })}</b>
      <div class="sm mut">
        ${view.last_turn ? props.words('last-turn') : props.words('half-ends', { few: box.pile.few.value })}
      </div>
      <div class="sm mut">${props.words('unseen')}
        <span class="signs">
          ${['hand', 'red', 'blue'].map(
            (sign) =>
              html`<span role="img" aria-label=${`${left[sign]} ${props.words(`symbol-${sign}`)}`}>
                <${Raw} class="raw" markup=${symbol(sign, 18)}/>
                ${left[sign]}
              </span>`,
          )}
        </span></div>
    </div></div>`;
}

/** The other coaches with the backs of their cards. @param {BoardProps} props */
export function Rivals(props) {
  const { view, seat, names } = props;
  const others = [...Array(view.seats).keys()].filter((one) => one !== seat);
  return html`<ul class="rivals">${others.map((one) => {
    const { count } = view.hand[one];
    const shown = view.shown[one];
    return html`<li key=${one}><${Raw} class="raw" markup=${shirt(one, 30)}/>
      <span class="who"><b>${names[one]}</b> <span class="mut sm">${props.coach(one)}</span></span>
      ${
        shown.count > 0 &&
        html`<span class="shown" title=${props.words('shown')}>
          ${shown.card
            .slice(0, shown.count)
            .map((/** @type {number} */ number) => html`<${CardPicture} props=${props} number=${number}/>`)}
        </span>`
      }
      <span class="backs back${one % 6}" aria-hidden="true">${[...Array(count).keys()].map(() => html`<i></i>`)}</span>
      <b class="sm nowrap">${props.words('cards', { cards: count })}</b></li>`;
  })}</ul>`;
}

/** My cards. @param {BoardProps} props */
export function HandRegion(props) {
  const { view, seat } = props;
  if (seat < 0) return html`<p class="mut">${props.words('no-hand')}</p>`;
  const cards = cardsOf(props.box);
  const hand = view.hand[seat].card.slice(0, view.hand[seat].count);
  const first = new Set(props.levels[0] ?? []);
  const mine = props.legal.length > 0;
  const playable = hand.filter((/** @type {number} */ number) => first.has(`card ${cards[number]?.code}`)).length;
  return html`<h2 class="hd">
    ${props.words('hand')} <span class="r">
      ${
        mine
          ? props.words('playable', { cards: playable, hand: hand.length })
          : props.words('cards', { cards: hand.length })
      }
    </span>
  </h2>
    <div class="hand" role="group" aria-label=${props.words('hand')}>${hand.map(
      (/** @type {number} */ number, /** @type {number} */ i) => {
        const card = cards[number];
        if (!card) return null;
        const step = `card ${card.code}`;
        const open = first.has(step);
        const on = props.chosen[0] === step && hand.indexOf(number) === i;
        const { name, short } = cardWords(props, card);
        const off = mine && !open;
        return html`<button
          key=${`${number}-${hand.slice(0, i).filter((/** @type {number} */ one) => one === number).length}`}
          class="pc ${on ? 'lift' : ''} ${off ? 'no' : ''}"
          data-part=${step} data-open=${open} aria-pressed=${on}
          onClick=${(/** @type {MouseEvent} */ event) =>
            open ? props.pick(step) : props.ask(step, /** @type {Element} */ (event.currentTarget))}>
        <span class="sr">
          ${off ? `${cardSentence(props, card)}. ${props.words('not-now')}` : cardSentence(props, card)}
        </span>
        <${Raw} class="raw" aria-hidden="true" markup=${face(card, name, short)}/>
        ${
          off &&
          html`<span class="why" aria-hidden="true">
            <${Raw} class="ico" markup=${icon('help', 16)}/>
            <span class="desk">${props.words('why')}</span>
          </span>`
        }
      </button>`;
      },
    )}</div>`;
}

/** The cards that lie open. @param {BoardProps} props */
export function Seen(props) {
  const { view } = props;
  const [open, setOpen] = useState(false);
  const last = props.latest('PLAYED', 2);
  return html`<div class="seen">
    ${last.map(
      ({ told }) => html`<div class="tiny" key=${told.card}><${CardPicture} props=${props} number=${told.card}/></div>`,
    )}
    <div class="sm mut sp"><b>${props.words('seen')}</b> ${props.words('discards', { cards: view.discard_count })}</div>
    <button class="btn slim" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <${Raw} class="ico" markup=${icon('eye', 20)}/>
      ${props.words('discard-pile')}
    </button>
    ${
      open &&
      html`<div class="laid">${view.discard.map((/** @type {number} */ count, /** @type {number} */ number) =>
        count > 0
          ? html`<div class="tiny" key=${number}>
            <${CardPicture} props=${props} number=${number}/>
            ${count > 1 && html`<b class="times">×${count}</b>`}
          </div>`
          : null,
      )}
      ${view.discard_count === 0 && html`<p class="sm mut">${props.words('nothing-laid')}</p>`}</div>`
    }
  </div>`;
}
