/** Worked examples for the rulebook: a row of squares before and after. */
import { disc, tokenAt } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').Example} Example */
/** @typedef {{box: any, say: (message: any) => string, words: (key: string, args?: any) => string}} Given */

const SIDE = 40;

/**
 * A row of squares from the arrow outward; a star before the token that is exposed.
 * @param {number} x
 * @param {number} y
 * @param {number} squares
 * @param {string} tokens
 */
function row(x, y, squares, tokens) {
  const codes = tokens ? tokens.split(' ') : [];
  return `<g transform="translate(${x} ${y})">${[...Array(squares).keys()]
    .map((i) => {
      const code = codes[i];
      const inside = code
        ? `<g transform="translate(18 18) scale(.9)">${tokenAt(
            code.replace('*', ''),
            code.startsWith('*') ? 'exposed' : '',
          )}</g>`
        : i === 0
          ? '<path d="M14 11l9 7-9 7z" fill="#8C846D"/>'
          : '';
      return `<g transform="translate(${i * SIDE} 0)">
      <rect width="36" height="36" rx="6" fill="#E7DDC8" stroke="#CDC1A6"/>${inside}</g>`;
    })
    .join('')}</g>`;
}

/** @param {number} x @param {number} y */
const arrow = (x, y) =>
  `<path d="M${x} ${y}h24m-9-8 9 8-9 8" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"
    stroke-linejoin="round"/>`;
/** @param {number} x @param {number} y @param {string} text */
const number = (x, y, text) =>
  `<text x="${x}" y="${y}" font-family="Oswald" font-weight="600" font-size="24" fill="var(--ink)">${text}</text>`;
/** @param {number} x @param {string} colour @param {boolean} wood */
const die = (x, colour, wood) =>
  `<g transform="translate(${x} 0)">
  <rect width="38" height="38" rx="8" fill="${wood ? '#DDB680' : '#FFFDF5'}" stroke="#8A7A55" stroke-width="1.2"/>
  <g transform="translate(19 19)">${disc(colour, 1.1)}</g></g>`;
/** @param {number} width @param {number} height @param {string} inside */
const frame = (width, height, inside) =>
  `<svg width="${width * 1.25}" height="${height * 1.25}" viewBox="-4 -6 ${width + 8} ${height + 12}"
    aria-hidden="true">${inside}</svg>`;

/** @param {Given} given @returns {Example[]} */
export function examples(given) {
  const named = (/** @type {string} */ clause, /** @type {string} */ name, /** @type {string} */ markup) => ({
    clause,
    title: given.words(`example-${name}`),
    text: given.words(`example-${name}-text`),
    markup,
  });
  return [
    named('WC-VI.g.1', 'attack', frame(330, 38, row(0, 0, 3, 'A *A') + arrow(132, 18) + number(172, 27, '1 – 0'))),
    named('WC-VII.2', 'protected', frame(330, 38, row(0, 0, 3, '1 D') + arrow(132, 18) + row(176, 0, 3, '1 D'))),
    named('WC-VI.i.2', 'foul', frame(340, 38, row(0, 0, 4, '2 *3') + arrow(168, 18) + row(206, 0, 4, '2 -3 *2'))),
    named(
      'WC-VI.j.2',
      'last-square',
      frame(330, 38, row(0, 0, 3, 'A D *2') + arrow(132, 18) + row(176, 0, 3, 'A D *1')),
    ),
    named(
      'WC-VIII.d.2',
      'dice',
      frame(
        330,
        84,
        die(0, 'black', false) +
          die(46, 'blue', false) +
          die(92, 'green', true) +
          die(138, 'grey', true) +
          row(0, 46, 3, '1 *A') +
          arrow(132, 64) +
          number(172, 73, '2'),
      ),
    ),
  ];
}
