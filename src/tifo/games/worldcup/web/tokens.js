/** Tokens, ratings, flags and the cup: silhouette, colour and sign, so that no colour speaks alone. */
import { ballAt } from '../../../web/kit.js';

/**
 * Ground, sign and the drawing of the sign, from the strongest rating to the weakest.
 * @type {Record<string, [string, string, string]>}
 */
const RATINGS = {
  black: ['#17191B', '#fff', 'M0-6.5 1.9-2.1 6.5-1.9 2.9 1.1 4.2 5.7 0 3-4.2 5.7-2.9 1.1-6.5-1.9-1.9-2.1z'],
  red: ['#B3261E', '#fff', 'M0-6.2 5.2 0 0 6.2-5.2 0z'],
  blue: ['#1E5B9E', '#fff', 'M-4.6-4.6h9.2v9.2h-9.2z'],
  green: ['#2B7040', '#fff', 'M0-5.6 5.8 4.4H-5.8z'],
  yellow: ['#E5B90B', '#1A1400', 'M-5.6-2.1H5.6v4.2H-5.6z'],
  grey: ['#72777A', '#fff', 'M0-4.8A4.8 4.8 0 1 0 .01-4.8zM0-2.2A2.2 2.2 0 1 1-.01-2.2z'],
};
export const COLOURS = Object.keys(RATINGS);

/** The disc of a rating around 0, 0. @param {string} colour @param {number} [scale] */
export function disc(colour, scale = 1) {
  const [ground, sign, path] = RATINGS[colour] ?? ['#777', '#fff', ''];
  return `<g transform="scale(${scale})"><circle r="9.3" fill="${ground}" stroke="#fff" stroke-width="1.2"/>
  <path d="${path}" fill="${sign}" fill-rule="evenodd"/></g>`;
}

/** @param {string} colour @param {number} [size] */
export const rating = (colour, size = 18) =>
  `<svg class="rating" width="${size}" height="${size}" viewBox="-10 -10 20 20"
    aria-hidden="true">${disc(colour)}</svg>`;

/** A round flag, beside a name. @param {string} team @param {number} [size] */
export const flag = (team, size = 20) =>
  `<img class="flag" src="/web/flags/${team}.svg" width="${size}" height="${size}" alt="">`;

const CREAM = '#FFFDF5';
const OSWALD = 'text-anchor="middle" font-family="Oswald" font-weight="600"';
/** @param {string} fill @param {string} rim @param {string} inside */
const coin = (fill, rim, inside) =>
  `<circle r="15" fill="${fill}"/>
    <circle r="12.3" fill="none" stroke="${rim}" stroke-width="1" opacity=".65"/>${inside}`;
/** @param {string} fill @param {string} ink @param {string} number */
const goals = (fill, ink, number) =>
  coin(fill, ink, `<text y="7.6" font-size="21" ${OSWALD} fill="${ink}">${number}</text>`);

/** @type {Record<string, string>} */
const FACES = {
  A: coin(
    '#B3261E',
    CREAM,
    `<path d="M-6-1.5 0-8.5 6-1.5" fill="none" stroke="${CREAM}" stroke-width="2.8" stroke-linecap="round"
      stroke-linejoin="round"/>
  <text y="9.5" font-size="12" text-anchor="middle" font-weight="700" fill="${CREAM}">½</text>`,
  ),
  D: `<path d="M0-15.5 13.5-10.5V0C13.5 8.5 7.5 13 0 15.8-7.5 13-13.5 8.5-13.5 0V-10.5z" fill="#5B3B86"/>
    <path d="M0-11.5 10-7.8V0C10 6 5.8 9.5 0 11.8-5.8 9.5-10 6-10 0V-7.8z" fill="none" stroke="${CREAM}"
        stroke-width="1.2" opacity=".75"/>
    <path d="M0-7v13M-5.5-1.5h11" stroke="${CREAM}" stroke-width="2.8" stroke-linecap="round"/>`,
  P: `<path d="M-6.3-15.2H6.3L15.2-6.3V6.3L6.3 15.2H-6.3L-15.2 6.3V-6.3z" fill="#17191B"/>
    <path d="M-5-12.3H5L12.3-5V5L5 12.3H-5L-12.3 5V-5z" fill="none" stroke="#FFC93C" stroke-width="1.2"/>
    <text y="6.5" font-size="18" ${OSWALD} fill="${CREAM}">P</text>`,
  1: goals('#1F5A33', CREAM, '1'),
  2: goals('#1E5B9E', CREAM, '2'),
  3: goals('#E5B90B', '#1A1400', '3'),
};
/** What it was stays to be read. @param {string} code */
const faceDown = (code) =>
  `<circle r="15" fill="#CDBB93" stroke="#7C6B45" stroke-width="1.6"/>
    <circle r="11.5" fill="none" stroke="#7C6B45" stroke-width="1" stroke-dasharray="2 2.6"/>
    <path d="M-8 8 8-8" stroke="#7C6B45" stroke-width="3.2" stroke-linecap="round"/>
    <text y="4.6" font-size="12" ${OSWALD} fill="#4A3E22" stroke="#CDBB93" stroke-width="3"
        paint-order="stroke">${code}</text>`;

const EXPOSED =
  '<circle class="exposed" r="18.3" fill="none" stroke="var(--vul)" stroke-width="2" stroke-dasharray="8.6 5.77"/>';
const LIT = `<circle r="18.3" fill="none" stroke="#FFC93C" stroke-width="3.6"/>
    <circle r="20.6" fill="none" stroke="#2B1D00" stroke-width="1.4"/>`;

/**
 * A token as the sheet writes it, a dash before one that lies face down.
 * @param {string} code
 * @param {'' | 'exposed' | 'lit'} [ring]
 */
export function tokenAt(code, ring = '') {
  const body = code.startsWith('-') ? faceDown(code.slice(1)) : (FACES[code] ?? '');
  return `<ellipse cy="3" rx="15" ry="15" opacity=".28"/>${body}${ring === 'lit' ? LIT : ring ? EXPOSED : ''}`;
}

/** @param {string} code @param {'' | 'exposed' | 'lit'} [ring] @param {string} [kind] class of the drawing */
export const token = (code, ring = '', kind = '') =>
  `<svg class="token ${kind}" viewBox="-21.5 -21.5 43 43" aria-hidden="true">${tokenAt(code, ring)}</svg>`;

/** The cup, with a ball on it. @param {number} width */
export const trophy = (width) =>
  `<svg class="trophy" width="${width}" viewBox="66 22 128 172"
    aria-hidden="true"><circle cx="130" cy="112" r="62" fill="#E3AE3A" opacity=".3"/>${cupAt()}</svg>`;

export const cupAt = () =>
  `<path d="M92 74h76c0 44-10 70-30 78v22h16v14H106v-14h16v-22c-20-8-30-34-30-78z" fill="#C8912A" stroke="#1A231E"
    stroke-width="2.5"/>
  <path d="M92 84c-22-6-30 40 20 46M168 84c22-6 30 40-20 46" fill="none" stroke="#1A231E" stroke-width="10"/>
  <path d="M92 84c-22-6-30 40 20 46M168 84c22-6 30 40-20 46" fill="none" stroke="#C8912A" stroke-width="6"/>
  <path d="M104 84c0 30 6 52 20 62-6-18-8-40-8-62z" fill="#F6E7C1" opacity=".8"/>${ballAt(130, 54, 21)}`;
