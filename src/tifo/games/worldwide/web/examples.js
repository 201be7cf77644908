/** Worked examples for the rulebook, drawn small. */
import { d20, d6 } from '../../../web/dice.js';
import { faceOf } from './odds.js';

/** @typedef {import('../../../web/contract.d.ts').Example} Example */
/** @typedef {{box: any, say: (message: any) => string, words: (key: string, args?: any) => string}} Given */

/** A card at a place. @param {Given} given @param {string} code @param {number} x */
const cardAt = (given, code, x) =>
  `<g transform="translate(${x} 4) scale(.76)">
  <rect width="120" height="166" rx="9" fill="#FBF6EA"
      stroke="#B9AC8E"/>${faceOf(given, code, true).replace('<svg ', '<svg width="120" height="166" ')}</g>`;

const sign = (/** @type {number} */ x, /** @type {string} */ text) =>
  `<text x="${x}" y="78" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="26"
    fill="var(--ink)">${text}</text>`;
const die = (/** @type {number} */ x, /** @type {string} */ markup) =>
  `<svg x="${x}" y="36" width="64" height="64" ${markup.slice(markup.indexOf('viewBox'))}`;
const frame = (/** @type {number} */ width, /** @type {string} */ inside) =>
  `<svg width="${Math.round(width * 1.32)}" height="182" viewBox="0 0 ${width} 138" aria-hidden="true">${inside}</svg>`;

/** The gauge lying down, filled so far. @param {number} x @param {number} pa */
const gauge = (x, pa) =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${x + i * 24}" y="56" width="21" height="26" rx="4" fill="${i < pa ? '#E07B1F' : '#306F49'}"
        stroke="${i >= 5 ? '#FFC93C' : '#1A231E'}" ${i >= 5 ? 'stroke-dasharray="3 2"' : ''}/>
    <text x="${x + i * 24 + 10.5}" y="75" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="15"
        fill="${i < pa ? '#1A1000' : '#E9F0DD'}">${i + 1}</text>`,
  ).join('');

/** @param {Given} given @returns {Example[]} */
export function examples(given) {
  const named = (/** @type {string} */ clause, /** @type {string} */ name, /** @type {string} */ markup) => ({
    clause,
    title: given.words(`example-${name}`),
    text: given.words(`example-${name}-text`),
    markup,
  });
  return [
    named(
      'WF-6.4',
      'chain',
      frame(500, cardAt(given, 'PL', 0) + cardAt(given, 'D', 98) + cardAt(given, 'PP', 196) + gauge(304, 6)),
    ),
    named(
      'WF-9.4',
      'duel',
      frame(330, cardAt(given, 'PP', 0) + sign(112, '←') + cardAt(given, 'INT', 132) + die(244, d20(13, 64))),
    ),
    named(
      'WF-7.3',
      'shot',
      frame(330, cardAt(given, 'T', 0) + die(110, d6(4, 64)) + sign(196, '+1 >') + die(230, d6(4, 64))),
    ),
    named(
      'WF-15.1',
      'foul',
      frame(320, cardAt(given, 'D', 0) + sign(112, '←') + cardAt(given, 'TAC', 132) + die(236, d20(5, 64))),
    ),
    named('WF-15.8', 'penalty', frame(240, die(10, d6(3, 64)) + sign(110, '≠') + die(140, d6(5, 64)))),
  ];
}
