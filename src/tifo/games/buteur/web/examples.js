/** Worked examples for the rulebook: a card and what it does, drawn small. */
import { ballAt } from '../../../web/kit.js';
import { cardsOf, face } from './cards.js';

/** @typedef {import('../../../web/contract.d.ts').Example} Example @typedef {import('./cards.js').Card} Card */
/** @typedef {{box: any, say: (message: any) => string, words: (key: string, args?: any) => string}} Given */

const SIDE = 22;

/**
 * A card of the box by its code, at a place.
 * @param {Given} given
 * @param {string} code
 * @param {number} x
 * @param {number} width
 */
function cardAt({ box, say, words }, code, x, width = 92) {
  const card = cardsOf(box).find((one) => one.code === code);
  if (!card) return '';
  const kind = card.kind.replace('_', '-');
  const markup = face(card, say({ key: `kind-${kind}`, args: {} }), words(`short-${kind}`));
  return `<g transform="translate(${x} 4) scale(${width / 120})">
  <rect width="120" height="168" rx="9" fill="#FBF6EA"
      stroke="#B9AC8E"/>${markup.replace('<svg ', '<svg width="120" height="168" ')}</g>`;
}

/**
 * A strip of the pitch with a run of the ball from one row to another.
 * @param {number} x
 * @param {number} squares
 * @param {number[]} stops
 * @param {boolean} goal
 */
function run(x, squares, stops, goal) {
  const height = squares * SIDE;
  let rows = '';
  for (let i = 0; i < squares; i += 1)
    rows += `<rect x="0" y="${i * SIDE}" width="${SIDE * 3}" height="${SIDE}"
      fill="${i % 2 ? '#377C52' : '#306F49'}"/>`;
  const at = (/** @type {number} */ row) => height - (row + 0.5) * SIDE;
  const path = stops.slice(1).map(
    (stop, i) =>
      `<path d="M${SIDE * 1.5} ${at(stops[i] ?? 0)}V${at(stop)}" stroke="#FFC93C" stroke-width="4"
          stroke-linecap="round" ${i === 0 && stops.length > 2 ? 'stroke-dasharray="2 8"' : ''}/>`,
  );
  const end = stops[stops.length - 1] ?? 0;
  const net = goal
    ? `<path d="M${SIDE * 0.5} 0v-14h${SIDE * 2}v14" stroke="#8C846D" stroke-width="3" fill="none"/>`
    : '';
  return `<g transform="translate(${x} ${goal ? 18 : 6})">${net}${rows}
  <rect width="${SIDE * 3}" height="${height}" fill="none" stroke="#E9F0DD"
      stroke-width="2"/>
    ${path.join('')}${ballAt(SIDE * 1.5, at(stops[0] ?? 0), 6)}${ballAt(SIDE * 1.5, at(end), 8)}</g>`;
}

/** @param {number} width @param {string} inside */
const frame = (width, inside) =>
  `<svg width="${width * 1.4}" height="210" viewBox="0 0 ${width} 150" aria-hidden="true">${inside}</svg>`;
const arrow = (/** @type {number} */ x) =>
  `<path d="M${x} 70h26m-9-8 9 8-9 8" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"
    stroke-linejoin="round"/>`;

/** @param {Given} given @returns {Example[]} */
export function examples(given) {
  const named = (/** @type {string} */ clause, /** @type {string} */ name, /** @type {string} */ markup) => ({
    clause,
    title: given.words(`example-${name}`),
    text: given.words(`example-${name}-text`),
    markup,
  });
  return [
    named('BU-1.2', 'arrow', frame(230, cardAt(given, 'A08', 0) + arrow(106) + run(150, 6, [0, 4], false))),
    named(
      'BU-5.3',
      'free-kick',
      frame(330, cardAt(given, 'F2', 0) + cardAt(given, 'A09', 102) + arrow(208) + run(250, 6, [0, 2, 5], false)),
    ),
    named('BU-8.4', 'corner', frame(240, cardAt(given, 'CR', 0) + arrow(106) + cardAt(given, 'A20', 144))),
    named('BU-9.3', 'penalty', frame(240, cardAt(given, 'P', 0) + arrow(106) + cardAt(given, 'A05', 144))),
    named('BU-11.2', 'shot', frame(230, cardAt(given, 'A09', 0) + arrow(106) + run(150, 5, [2, 5.2], true))),
  ];
}
