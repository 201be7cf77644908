/** Drawn things: squares, pawns, packs, signs. All return SVG markup. */
import { SHIRTS } from '../../../web/kit.js';

export const COLOURS = { yellow: '#E5B90B', green: '#2B7040', blue: '#1E5B9E', red: '#B3261E' };
export const SHIRT = 'M14 3c3 4 13 4 16 0l12 6-4 12-6-2v22H12V19l-6 2L2 9z';
const DARK = '#1A231E';

/** Ground, ink and word of each kind of square. @type {Record<string, [string, string, string]>} */
const KINDS = {
  blue: ['#1E5B9E', '#fff', 'blue'],
  red: ['#B3261E', '#fff', 'red'],
  question: ['#F6EFDF', DARK, ''],
  plus: ['#E3AE3A', DARK, ''],
  euromatch: ['#5B3B86', '#fff', 'euromatch'],
  championship: ['#173D2C', '#FFC93C', 'championship'],
  pactole: ['#2B7040', '#fff', 'pactole'],
  sponsor: ['#E9DFC9', DARK, 'sponsor'],
};
/** @type {Record<string, string>} */
const GOODS = {
  shoes: '<path d="M-13-6v11h9l4 3h13v-4c-6-1-9-3-12-7l-5-3z"/>',
  shirt: '<path d="M-6-10c2 3 10 3 12 0l8 4-3 8-4-1v11H-7V1l-4 1-3-8z"/>',
  socks: '<path d="M-4-12H6V3l-9 9c-3 2-8-1-7-4l6-7z"/>',
  shorts: '<path d="M-10-9h20l2 18H3L0-1l-3 10h-9z"/>',
};

/** A sponsor's goods on a 28-unit square. @param {string} kind */
export const goods = (kind) =>
  `<svg viewBox="-15 -15 30 30" width="22" height="22" fill="currentColor"
    aria-hidden="true">${GOODS[kind] ?? ''}</svg>`;

/** @param {string} kind @param {string} ink @param {string} ground */
function sign(kind, ink, ground) {
  switch (kind) {
    case 'blue':
    case 'red': {
      const mark =
        kind === 'red'
          ? `<path d="M-11 5h22" stroke="${ground}" stroke-width="5"/>`
          : `<path d="M-4.500 11V0L4.500 11V0" fill="none" stroke="${ground}" stroke-width="2.500"
            stroke-linejoin="bevel"/>`;
      return [
        58,
        `<path d="M-9-15c3 4 15 4 18 0l12 6-5 12-5-2v17H-11V1l-5 2-5-12z" fill="${ink}" fill-opacity=".95"/>${mark}`,
      ];
    }
    case 'euromatch':
      return [56, `<path d="M-10-16v32" stroke="${ink}" stroke-width="3"/><path d="M-9-15 14-7-9 2z" fill="${ink}"/>`];
    case 'pactole':
      return [
        58,
        [9, 2, -5]
          .map((y) => `<ellipse cy="${y}" rx="17" ry="6" fill="${y < 0 ? '#F3CF78' : '#E3AE3A'}" stroke="${DARK}"/>`)
          .join(''),
      ];
    case 'championship':
      return [60, `<path d="M-12-16h24c0 14-3 22-9 24v7h6v4H-9v-4h6V8c-6-2-9-10-9-24z" fill="${ink}"/>`];
    case 'plus':
      return [46, `<path d="M0-10V10M-10 0H10" stroke="${ink}" stroke-width="5.4"/>`];
    case 'question':
      return [
        58,
        `<path d="M-6.500-7c0-9 13.500-9 13.500-.5C7-1.500 0-1 0 4.500" fill="none" stroke="${ink}"
          stroke-width="4.600"/><path d="M-2.600 8h5.200v5.200h-5.200z" fill="${ink}"/>`,
      ];
    default:
      return [44, `<g fill="${ink}">${GOODS[kind] ?? ''}</g>`];
  }
}

/** The sides of a square on the drawing. @typedef {{x: number, y: number, w: number, h: number}} Box */

/** @param {Box} at @param {string} kind @param {(word: string) => string} word */
export function cell({ x, y, w, h }, kind, word) {
  const [ground, ink, name] = KINDS[kind] ?? KINDS['sponsor'] ?? ['', '', ''];
  const [unit, drawn] = sign(kind, ink, ground);
  const label = w > 66 && h > 66 && name ? word(name) : '';
  const lift = label ? 7 : 0;
  const size = Math.min(w, h) / Number(unit);
  const text =
    label &&
    `<text x="${x + w / 2}" y="${y + h - 9}" text-anchor="middle" font-family="Atkinson Hyperlegible Next"
      font-weight="600" font-size="${label.length > 9 ? 12 : 13}" fill="${ink}">${label}</text>`;
  return `<rect x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="6" fill="${ground}"
    stroke="#F6EFDF" stroke-opacity=".85" stroke-width="1.5"/>
  <g transform="translate(${x + w / 2} ${y + h / 2 - lift}) scale(${size.toFixed(2)})">${drawn}</g>${text}`;
}

/** A pawn in a seat's colour, about 32 units high. @param {number} seat */
export function pawn(seat) {
  const colour = SHIRTS[seat % 6]?.colour ?? '#777';
  return `<ellipse cy="17" rx="14" ry="5" fill="#0006"/>
    <path d="M-12 16C-12 4-5 4-5-5H5C5 4 12 4 12 16z" fill="${colour}" stroke="#FFFDF5" stroke-width="2"/>
    <circle cy="-11" r="9" fill="${colour}" stroke="#FFFDF5" stroke-width="2"/>
    <text y="13" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="13"
        fill="#fff">${seat + 1}</text>`;
}

/** Colour and sign of the five packs, in the order of the view. */
export const PACKS = [
  { ground: '#1E5B9E', sign: 'N' },
  { ground: '#B3261E', sign: '' },
  { ground: '#E3AE3A', sign: '+' },
  { ground: '#F6EFDF', sign: '?' },
  { ground: '#5B3B86', sign: '⚑' },
];

/**
 * A pack, 62 × 86.
 * @param {number} pack
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} mark
 * @param {string} name
 * @param {string} count
 */
export function deck(pack, x, y, scale, mark, name, count) {
  const { ground, sign: drawn } = PACKS[pack] ?? { ground: '#777', sign: '' };
  const ink = pack === 2 || pack === 3 ? DARK : '#fff';
  const text = 'text-anchor="middle" font-family="Atkinson Hyperlegible Next" fill="var(--pitch-ink)"';
  return `<g
    transform="translate(${x} ${y}) scale(${scale})"><rect x="5" y="7" width="62" height="86" rx="7" fill="#0005"/>
  <rect x="3" y="4" width="62" height="86" rx="7" fill="#d9cdb2"/>
  <rect width="62" height="86" rx="7" fill="${ground}" stroke="#FBF6EA" stroke-width="3"/>
  <text x="31" y="55" text-anchor="middle" font-family="Oswald" font-weight="700" font-size="34"
      fill="${ink}">${drawn || mark}</text>${
        name && `<text x="31" y="113" ${text} font-weight="700" font-size="15">${name}</text>`
      }
      <text x="31" y="${name ? 131 : 118}" ${text} font-weight="600" font-size="${name ? 14 : 25}">${count}</text></g>`;
}

/**
 * A dark plate with a sum.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {string} label
 * @param {string} figure
 * @param {boolean} [large] drawn small, so written large
 */
export function plate(x, y, w, label, figure, large = false) {
  return `<g transform="translate(${x} ${y})"><rect width="${w}" height="92" rx="12" fill="#12211a" opacity=".78"/>
  <text x="${w / 2}" y="32" text-anchor="middle" font-family="Atkinson Hyperlegible Next" font-weight="600"
      font-size="${large ? 23 : 15}" fill="#FBF8EC">${label}</text>
  <text x="${w / 2}" y="72" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="${large ? 37 : 32}"
      fill="#FFC93C">${figure}</text></g>`;
}
