/** Worked examples for the rulebook, drawn small. */
import { COLOURS, SHIRT, cell, pawn } from './drawing.js';
import { menOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').Example} Example @typedef {import('./reading.js').Man} Man */
/** @typedef {{box: any, say: (message: any) => string, words: (key: string, args?: any) => string}} Given */

/** A footballer's card, 84 × 118. @param {Given} given @param {string} code @param {number} x @param {number} [y] */
function card({ box, words }, code, x, y = 14) {
  const man = menOf(box).find((one) => one.code === code);
  if (!man) return '';
  const ground = COLOURS[man.shirt];
  const ink = man.shirt === 'yellow' ? '#1A1400' : '#fff';
  const stars = '★'.repeat(box.stars[man.shirt].value) + (man.stars ? ` +${man.stars}` : '');
  const text = 'text-anchor="middle" fill="#1A231E"';
  return `<g transform="translate(${x} ${y})"><rect width="84" height="118" rx="7" fill="#FBF6EA" stroke="#B9AC8E"/>
  <path d="M0 7a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v17H0z" fill="${ground}"/>
  <text x="7" y="18" font-family="Oswald" font-weight="700" font-size="15"
      fill="${ink}">${man.jp ? 'JP' : man.numbers.join(' / ')}</text>
  <path transform="translate(24 28) scale(.82)" d="${SHIRT}" fill="${ground}" stroke="#1A231E" stroke-width="1.6"/>
  <text x="42" y="80" ${text} font-family="Oswald" font-weight="600" font-size="11">${man.name}</text>
  <text x="42" y="94" ${text} font-size="10">${stars}</text>
  <path d="M0 99h84v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#17191B"/>
  <text x="42" y="112" text-anchor="middle" font-family="Oswald" font-size="11"
      fill="#fff">${words('sum', { francs: man.reduced })}</text></g>`;
}

const arrow = (/** @type {number} */ x, /** @type {number} */ y = 74) =>
  `<path d="M${x} ${y}h26m-9-8 9 8-9 8" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"
    stroke-linejoin="round"/>`;
const said = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, size = 17) =>
  `<text x="${x}" y="${y}" font-family="Oswald" font-weight="600" font-size="${size}" fill="var(--ink)">${text}</text>`;
const frame = (/** @type {number} */ width, /** @type {string} */ inside) =>
  `<svg width="${width * 1.3}" height="190" viewBox="0 0 ${width} 146" aria-hidden="true">${inside}</svg>`;

/** A bit of track with a pawn that may turn off. @param {Given} given */
function fork({ words }) {
  const kinds = ['shoes', 'plus', 'shirt', 'red', 'blue'];
  const row = kinds
    .map((kind, i) => cell({ x: 4 + i * 52, y: 6, w: 50, h: 50 }, kind, (word) => words(`cell-${word}`)))
    .join('');
  const down = ['blue', 'red']
    .map((kind, i) => cell({ x: 108, y: 58 + i * 28, w: 50, h: 26 }, kind, (word) => words(`cell-${word}`)))
    .join('');
  const way = (/** @type {string} */ d) =>
    `<path d="${d}" fill="none" stroke="#2B1D00" stroke-width="8" stroke-dasharray="1 10" stroke-linecap="round"/>
      <path d="${d}" fill="none" stroke="#FFC93C" stroke-width="4.500" stroke-dasharray="1 10"
          stroke-linecap="round"/>`;
  return `<rect width="270" height="124" rx="8" fill="#306F49"/>${row}${down}${way('M30 32H236')}${way('M30 32H133V98')}
    <g transform="translate(30 30)">${pawn(0)}</g>`;
}

/** @param {Given} given @returns {Example[]} */
export function examples(given) {
  const { words } = given;
  const sum = (/** @type {number} */ francs) => words('sum', { francs });
  const named = (/** @type {string} */ clause, /** @type {string} */ name, /** @type {string} */ markup) => ({
    clause,
    title: words(`example-${name}`),
    text: words(`example-${name}-text`),
    markup,
  });
  return [
    named('FM-move-3', 'way', frame(272, fork(given))),
    named(
      'FM-foot-3',
      'stars',
      frame(330, card(given, 'N01', 0) + said(94, 78, '2 ★') + card(given, 'N24', 140) + said(234, 78, '3 + 1 = 4 ★')),
    ),
    named(
      'FM-buy-3',
      'auction',
      frame(
        330,
        card(given, 'N24', 0) +
          arrow(98) +
          said(140, 54, `1 · ${sum(500_000)}`) +
          said(140, 80, `2 · ${sum(550_000)}`) +
          said(140, 106, `3 · ${sum(700_000)} ✓`),
      ),
    ),
    named(
      'FM-sell-2',
      'deal',
      frame(330, card(given, 'N04', 0) + said(92, 80, `+ ${sum(350_000)}`, 15) + arrow(184) + card(given, 'N30', 224)),
    ),
  ];
}
