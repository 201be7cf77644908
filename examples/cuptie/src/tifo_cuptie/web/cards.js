/** The faces of the cards, and the hand. */
import { html, Raw } from '/web/lib.js';

/** @typedef {import('/web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {{name: string, strength: number, bench: number, copies: number}} Card */

/** By strength, from the youngster's green to the star's purple. */
const COLOURS = ['#276846', '#5A6056', '#1F5A86', '#8F6107', '#B2341F', '#5B3B86'];
const LONG_NAME = 11;

/** The cards in the order of their numbers. @param {any} box @returns {Card[]} */
export const cardsOf = (box) => box.cards;

/** @param {BoardProps} props @param {Card} card */
export const cardName = (props, card) => props.say({ key: `card-${card.name}`, args: {} });

/** A card in words, for those who do not see it. @param {BoardProps} props @param {Card} card */
const cardSentence = (props, card) =>
  `${cardName(props, card)}, ${props.words('strength', { strength: card.strength })}`;

/** @param {number} x @param {number} y @param {number} size @param {string} fill @param {string | number} words */
const text = (x, y, size, fill, words) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="${size}"
    fill="${fill}">${words}</text>`;

/** The face of a card, 120 × 168. @param {BoardProps} props @param {Card} card */
export function face(props, card) {
  const name = cardName(props, card).toUpperCase();
  const twice = `<circle cx="94" cy="28" r="16" fill="#FFC93C"/>${text(94, 34.5, 18, '#2B1D00', `×${card.bench}`)}`;
  return `<svg viewBox="0 0 120 168" aria-hidden="true">
    <rect x="8" y="10" width="104" height="124" rx="6" fill="${COLOURS[card.strength - 1] ?? '#1A231E'}"/>
    <path d="M40 40c6 9 34 9 40 0l26 13-9 27-13-5v49H36V75l-13 5-9-27z" fill="#FFFDF2" opacity=".18"/>
    ${text(60, 102, 62, '#FFFDF2', card.strength)}${card.bench > 1 ? twice : ''}
    ${text(60, 155, name.length > LONG_NAME ? 12.5 : 15, '#1A231E', name)}</svg>`;
}

/** A card that lies on the table. @param {{props: BoardProps, number: number}} given */
export function Lying({ props, number }) {
  const card = cardsOf(props.box)[number];
  if (!card) return null;
  return html`<div class="pc" role="img" aria-label=${cardSentence(props, card)}>
    <${Raw} class="raw" markup=${face(props, card)}/></div>`;
}

/** A card of mine, to be chosen. @param {{props: BoardProps, card: Card, on: boolean}} given */
function Held({ props, card, on }) {
  const step = `card ${card.name}`;
  const open = props.levels[0]?.includes(step) ?? false;
  const faces = open ? props.snapshot.sheet.turning[card.name] : undefined;
  const click = (/** @type {any} */ { currentTarget }) =>
    open ? props.pick(step, true) : props.ask(step, currentTarget);
  const turns = faces === undefined ? '' : `, ${props.words('turning', { faces })}`;
  return html`<button class="pc ${on ? 'lift' : ''}"
      data-part=${step} data-open=${open} aria-pressed=${on} onClick=${click}>
    <span class="sr">${cardSentence(props, card)}${turns}</span>
    <${Raw} class="raw" aria-hidden="true" markup=${face(props, card)}/>
    ${faces !== undefined && html`<span class="ct-turning" aria-hidden="true">${faces}/6</span>`}</button>`;
}

/** My cards. @param {BoardProps} props */
export function Hand(props) {
  const { view, seat } = props;
  if (seat < 0) return html`<p class="mut">${props.words('no-hand')}</p>`;
  const title = props.say({ key: 'board-hand', args: {} });
  /** @type {number[]} */
  const hand = view.hand[seat].card.slice(0, view.hand[seat].count);
  const cards = hand.map((number) => /** @type {Card} */ (cardsOf(props.box)[number]));
  const chosen = cards.findIndex(({ name }) => props.chosen[0] === `card ${name}`);
  return html`<h2 class="hd">${title}</h2><div class="hand ct-hand" role="group" aria-label=${title}>
    ${cards.map((card, i) => html`<${Held} key=${i} props=${props} card=${card} on=${i === chosen}/>`)}</div>`;
}
