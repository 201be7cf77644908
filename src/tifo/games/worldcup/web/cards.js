/** The faces of the cards, and the hand. */
import { Raw, html } from '../../../web/lib.js';
import { token } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {{kind: string, code: string, copies: {value: number}, in_1930: {value: boolean}}} Card */

/** The kinds of card in the order of their numbers. @param {any} box @returns {Card[]} */
export const cardsOf = (box) => box.cards;

const SHEET = `<g transform="rotate(-12)">
  <rect x="-11" y="-17" width="22" height="32" rx="3" fill="#E5B90B" stroke="#1A231E" stroke-width="2"/></g>`;
const PENNANT = `<path d="M-10-17V17" stroke="#1A231E" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M-8.5-16H13V2H-8.5z" fill="#B3261E" stroke="#1A231E" stroke-width="1.6"/>
    <path d="M-8.5-16H2.2v9H-8.5zM2.2-7H13v9H2.2z" fill="#E5B90B"/>`;
const STROKE = '<path d="M-15 15 15-15" stroke="#1A231E" stroke-width="4" stroke-linecap="round"/>';
/** @param {string} inside */
const sign = (inside) => `<svg class="token sign" viewBox="-22 -22 44 44" aria-hidden="true">${inside}</svg>`;

/** What a card puts on the board, or takes away. @type {Record<string, string[]>} */
const TOKENS = {
  attack: ['A'],
  defence: ['D'],
  goal: ['1'],
  two_goals: ['2'],
  three_goals: ['3'],
  two_and_one: ['2', '1'],
  one_each_for_three: ['1', '1', '1'],
  one_each_for_two: ['1', '1'],
  penalty: ['P'],
};
/** @param {string} kind */
const picture = (kind) =>
  (TOKENS[kind] ?? []).map((code) => token(code)).join('') || sign(kind === 'foul' ? SHEET + STROKE : PENNANT + STROKE);

/** @param {string} kind */
const slug = (kind) => kind.replaceAll('_', '-');

/** @param {{say: BoardProps['say']}} given @param {Card} card */
export const cardName = ({ say }, card) => say({ key: `card-${slug(card.kind)}`, args: {} });

/**
 * The face of a card as markup.
 * @param {{say: BoardProps['say'], words: BoardProps['words']}} given
 * @param {Card} card
 */
export function face(given, card) {
  const name = given.words(`face-${slug(card.kind)}`);
  return `<span
    class="wc-face n${(TOKENS[card.kind] ?? ['']).length}"><span
    class="wc-head ${slug(card.kind)} ${name.length > 8 ? 'long' : ''}">${name}</span><span
    class="wc-mid">${picture(card.kind)}</span><span
    class="wc-line">${given.words(`line-${slug(card.kind)}`)}</span></span>`;
}

/**
 * Choose a card, to be played where that is possible; a second tap on it plays it.
 * @param {BoardProps} props
 * @param {string} step
 */
function take(props, step) {
  const steps = props.legal.filter((move) => move.steps[0] === step).map((move) => move.steps[1]);
  const [use = 'discard'] = steps;
  if (props.chosen[0] !== step) {
    props.pick(step);
    props.pick(use);
  } else props.pick(props.chosen[1] ?? use, true);
}

/** The card being played. @param {{props: BoardProps}} given */
function InPlay({ props }) {
  const card = cardsOf(props.box)[props.view.card];
  return card
    ? html`<span class="in-play pc lift" role="img" aria-label=${cardName(props, card)}>
      <${Raw} class="raw" markup=${face(props, card)}/>
    </span>`
    : null;
}

/** My cards. @param {BoardProps} props */
export function Hand(props) {
  const { view, seat } = props;
  if (seat < 0) return html`<p class="mut">${props.words('no-hand')}</p>`;
  const cards = cardsOf(props.box);
  /** @type {number[]} */
  const hand = view.hand[seat].card.slice(0, view.hand[seat].count);
  const open = new Set(props.levels[0] ?? []);
  const choosing = props.legal.some((move) => move.steps[0]?.startsWith('card '));
  return html`<h2 class="hd">${props.words('hand')}</h2>
    <div class="hand" role="group" aria-label=${props.words('hand')}>
      ${view.turn === seat && html`<${InPlay} props=${props}/>`}
      ${hand.map((kind, i) => {
        const card = cards[kind];
        if (!card) return null;
        const step = `card ${card.code}`;
        const on = props.chosen[0] === step && hand.indexOf(kind) === i;
        const idle = choosing && !props.legal.some((move) => move.steps[0] === step && move.steps[1] === 'play');
        return html`<button key=${`${kind}-${hand.slice(0, i).filter((one) => one === kind).length}`}
          class="pc ${on ? 'lift' : ''} ${idle ? 'no' : ''}"
          data-part=${step} data-open=${open.has(step)} aria-pressed=${on} disabled=${!choosing}
          onClick=${() => take(props, step)}>
        <span class="sr">
          ${cardName(props, card)}: ${props.words(`line-${slug(card.kind)}`)}
          ${idle ? `. ${props.words('discard-only')}` : ''}
        </span>
        <${Raw} class="raw" aria-hidden="true" markup=${face(props, card)}/>
        ${idle && html`<span class="why" aria-hidden="true">${props.words('discard-only')}</span>`}</button>`;
      })}
    ${hand.length === 0 && html`<p class="mut sm">${props.words('no-cards')}</p>`}</div>`;
}
