/** The faces of the cards. */
import { ballAt } from '../../../web/kit.js';

/**
 * @typedef {{code: string, kind: string, symbol: string, left: number, forward: number, right: number, copies: number}}
 *   Card
 */

const KINDS = ['attacker', 'free_kick', 'keeper', 'corner', 'penalty'];
/** @type {Record<string, string>} */
export const COLOURS = {
  attacker: '#2F7A52',
  free_kick: '#8F6107',
  keeper: '#1F5A86',
  corner: '#5B3B86',
  penalty: '#17191B',
};

/** The cards in the order of their numbers. @param {any} box @returns {Card[]} */
export const cardsOf = (box) => [...box.cards].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

/** @type {Record<string, string>} */
const SYMBOLS = {
  hand: `<path
    d="M-6 9C-9 5-10 0-9-1s3 0 3.5 2V-7c0-2 2.7-2 2.9 0v5h.5v-8c0-2 2.9-2 3 0v8h.5v-6.5c0-2 2.9-2 3 0V-1h.5v-3.5c0-2
    2.8-2 2.9 0V3c0 4-2 7-4 8h-7z" fill="#1A231E"/>`,
  red: `<path d="M-7-11V12" stroke="#1A231E" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M-6-10 10-5-6 1z" fill="#C22D1B"/><path d="M-3.5-5.6h5" stroke="#fff" stroke-width="1.6"/>`,
  blue: `<path d="M-7-11V12" stroke="#1A231E" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M-6-10H10V1H-6z" fill="#1F62A8"/><path d="M-3-6.8H7M-3-2.4H7" stroke="#fff" stroke-width="1.6"/>`,
};

/** @param {string} symbol @param {number} x @param {number} y @param {number} [scale] */
const symbolAt = (symbol, x, y, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${SYMBOLS[symbol] ?? ''}</g>`;

/** A symbol on its own. @param {string} symbol @param {number} [size] */
export const symbol = (symbol, size = 22) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="-13 -14 26 28"
    aria-hidden="true">${SYMBOLS[symbol] ?? ''}</svg>`;

/** @type {Record<string, (colour: string) => string>} */
const BADGES = {
  keeper: (colour) =>
    `<g transform="translate(20 18)"><circle r="11" fill="${colour}"/>
    <path d="M-4 5V-2a1.5 1.5 0 0 1 2.5-1V-5a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 .5V5z" fill="#fff"/></g>`,
  free_kick: (colour) =>
    `<g transform="translate(20 18)">
    <circle r="11" fill="none" stroke="${colour}" stroke-width="2.2" stroke-dasharray="4 3"/>
    <circle r="3.5" fill="${colour}"/></g>`,
  penalty: () =>
    `<g transform="translate(20 18)"><rect x="-10" y="-10" width="20" height="20" rx="3" fill="#17191B"/>
    <text y="6.5" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="17" fill="#fff">P</text></g>`,
};

/** @param {Card} card */
function arrows(card) {
  const dash = card.kind === 'free_kick' ? 'stroke-dasharray="5 5"' : '';
  /** @type {[number, number, number][]} */
  const tips = [];
  if (card.left) tips.push([26, 62, card.left]);
  if (card.right) tips.push([94, 62, card.right]);
  if (card.forward) tips.push([60, 50, card.forward]);
  const shafts = tips.map(
    ([x, y]) =>
      `<path d="M60 112 L${x} ${y}" stroke="#FFFDF2" stroke-width="6" stroke-linecap="round" ${dash} fill="none"/>`,
  );
  const discs = tips.map(
    ([x, y, squares]) =>
      `<circle cx="${x}" cy="${y}" r="13.5" fill="#FFFDF2" stroke="#1A231E" stroke-width="1.6"/>
        <text x="${x}" y="${y + 7}" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="20"
            fill="#1A231E">${squares}</text>`,
  );
  return shafts.join('') + discs.join('') + ballAt(60, 116, 9.5);
}

/** @param {Card} card */
function picture(card) {
  if (card.kind === 'corner')
    return `<path d="M16 122A40 40 0 0 0 58 80" fill="none" stroke="#FFFDF2" stroke-width="2.5"/>
      <path d="M16 50V122H104" stroke="#FFFDF2" stroke-width="3" fill="none"/>${symbolAt(card.symbol, 66, 74, 2.5)}`;
  if (card.kind === 'penalty')
    return `<rect x="24" y="52" width="72" height="30" fill="none" stroke="#FFFDF2" stroke-width="3"/>
      <path d="M36 52v30M48 52v30M60 52v30M72 52v30M84 52v30M24 62h72M24 72h72" stroke="#FFFDF2" stroke-width=".8"
          opacity=".8"/>${ballAt(60, 110, 13)}`;
  return arrows(card);
}

/**
 * The face of a card, 120 × 168.
 * @param {Card} card @param {string} name @param {string} short
 */
export function face(card, name, short) {
  const colour = COLOURS[card.kind] ?? '#1A231E';
  const ground = { penalty: '#24282A', corner: '#3B8257' }[card.kind] ?? colour;
  const head = card.symbol === 'none' ? (BADGES[card.kind]?.(colour) ?? '') : symbolAt(card.symbol, 20, 18, 0.95);
  const size = name.length > 13 ? 12.5 : 15;
  return `<svg viewBox="0 0 120 168"
    aria-hidden="true"><rect x="8" y="34" width="104" height="102" rx="5" fill="${ground}"/>
  <path d="M8 60h104M8 86h104M8 112h104" stroke="#fff" stroke-opacity=".09" stroke-width="12"/>${picture(card)}${head}
  <text x="112" y="23" text-anchor="end" font-family="Oswald" font-weight="600" font-size="13" letter-spacing=".6"
      fill="${colour}">${short}</text>
  <text x="60" y="155" text-anchor="middle" font-family="Oswald" font-weight="500" font-size="${size}"
      letter-spacing=".5" fill="#1A231E">${name.toUpperCase()}</text></svg>`;
}
