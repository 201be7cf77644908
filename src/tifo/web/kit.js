/** Everything that is drawn the same way everywhere: small functions that return SVG markup. */
import { ICONS } from './icons.js';

/** @param {string} name @param {number} [size] */
export const icon = (name, size = 22) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[name] ?? ''}</svg>`;

const LOGO = ['yyyyy', 'rrrrr', '..c..', '..c..', '..b..'];
/** @type {Record<string, string>} */
const LOGO_COLOURS = { y: '#FFC93C', r: '#D2492F', c: '#F3ECDD', b: '#4C8FBF', '.': '#2C5B45' };

/** The logo: 5 × 5 cards held up by a stand. @param {number} [size] */
export function logo(size = 30) {
  const cards = LOGO.flatMap((row, y) =>
    [...row].map(
      (key, x) =>
        `<rect x="${x * 6 + 0.4}" y="${y * 6 + 0.4}" width="5.2" height="5.2" rx=".9" fill="${LOGO_COLOURS[key]}"/>`,
    ),
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 30 30" aria-hidden="true">${cards.join('')}</svg>`;
}

/** A laced leather ball as a group. @param {number} x @param {number} y @param {number} radius */
export const ballAt = (x, y, radius) =>
  `<g transform="translate(${x} ${y}) scale(${radius / 20})">
  <ellipse cx="2" cy="20" rx="16" ry="4.5" fill="#000" opacity=".32"/><circle r="20" fill="#C98B4A"/>
  <path d="M-20 0A20 20 0 0 1 0-20 20 20 0 0 1 14-14C2-17-12-10-17 8A20 20 0 0 1-20 0z" fill="#E6B574"/>
  <g fill="none" stroke="#5E3613"
      stroke-width="1.7">
    <path d="M-18-8C-8-4 8-4 18-8M-18 8C-8 4 8 4 18 8M-6-19C-4-12-4-8-6.5-5.2M6-19C4-12 4-8 6.5-5.2M-6 19C-4 12-4 8-6.5
        5.2M6 19C4 12 4 8 6.5 5.2"/>
    <path d="M-7 0H7M-4-2v4M0-2v4M4-2v4" stroke="#3A2008" stroke-width="1.9" stroke-linecap="round"/></g>
  <circle r="20" fill="none" stroke="#3A2008" stroke-width="1.6"/></g>`;

/** A seat is a shirt: colour and pattern. */
export const SHIRTS = [
  { colour: '#B2341F', pattern: 'stripes' },
  { colour: '#1F5A86', pattern: 'hoops' },
  { colour: '#C98A12', pattern: 'sash' },
  { colour: '#5B3B86', pattern: 'halves' },
  { colour: '#266341', pattern: 'checks' },
  { colour: '#7A4A24', pattern: 'band' },
];
const CLOTH = '#FBF6EA';
const CUT = 'M14 3c3 4 13 4 16 0l12 6-4 12-6-2v22H12V19l-6 2L2 9z';
/** @type {Record<string, string>} */
const PATTERNS = {
  stripes: `<path d="M11 8v40M22 8v40M33 8v40" stroke="${CLOTH}" stroke-width="5"/>`,
  hoops: `<path d="M0 17h44M0 28h44M0 39h44" stroke="${CLOTH}" stroke-width="5"/>`,
  sash: `<path d="M4 6 42 44" stroke="${CLOTH}" stroke-width="8"/>`,
  halves: `<path d="M22 0h30v48H22z" fill="${CLOTH}"/>`,
  checks: [0, 1, 2, 3, 4]
    .flatMap((y) =>
      [0, 1, 2, 3].map((x) =>
        (x + y) % 2 ? `<rect x="${x * 11}" y="${y * 9.5}" width="11" height="9.5" fill="${CLOTH}"/>` : '',
      ),
    )
    .join(''),
  band: `<path d="M0 26h44" stroke="${CLOTH}" stroke-width="11"/>`,
};
let shirts = 0;

/** @param {number} seat @param {number} [size] @param {number | ''} [number] */
export function shirt(seat, size = 28, number = '') {
  const { colour, pattern } = SHIRTS[((seat % 6) + 6) % 6] ?? { colour: '#777', pattern: 'band' };
  shirts += 1;
  const id = `shirt-${shirts}`;
  const plate =
    number === ''
      ? ''
      : `<circle cx="22" cy="27" r="9.5" fill="#fff" stroke="#1A231E" stroke-width="1"/>
        <text x="22" y="32" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="14"
            fill="#1A231E">${number}</text>`;
  return `<svg class="shirt" width="${size}" height="${size}" viewBox="-1 0 46 44"
    aria-hidden="true"><defs><clipPath id="${id}"><path d="${CUT}"/></clipPath></defs><path d="${CUT}" fill="none"
    stroke="#F3ECDD" stroke-width="4.4" stroke-linejoin="round"/><g
    clip-path="url(#${id})"><rect width="44" height="44" fill="${colour}"/>${PATTERNS[pattern]}</g><path d="${CUT}"
    fill="none" stroke="#1A231E" stroke-width="2"/>${plate}</svg>`;
}

/** A small generator, so that a mosaic looks the same each time. @param {number} seed */
export const crooked = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/**
 * The signature: a picture made of slightly crooked cards.
 * @param {number} columns @param {number} rows
 * @param {(x: number, y: number) => string | null} colour @param {number} [seed]
 */
export function mosaic(columns, rows, colour, seed = 3) {
  const next = crooked(seed);
  const [wide, high] = [20, 26];
  let out = '';
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const fill = colour(x, y);
      const shade = next();
      const turn = ((next() - 0.5) * 5).toFixed(1);
      if (!fill) continue;
      const shape = `x="${x * wide + 1}" y="${y * high + 1}" width="${wide - 2}" height="${high - 2}" rx="1.5"
        transform="rotate(${turn} ${(x + 0.5) * wide} ${(y + 0.5) * high})"`;
      out += `<rect ${shape} fill="${fill}"/>`;
      if (shade < 0.42)
        out += `<rect ${shape} fill="${shade < 0.2 ? '#000' : '#fff'}" opacity="${(0.05 + shade * 0.22).toFixed(2)}"/>`;
    }
  }
  return `<svg class="mosaic" viewBox="0 0 ${columns * wide} ${rows * high}" preserveAspectRatio="xMidYMid slice"
    width="100%" height="100%" aria-hidden="true">${out}</svg>`;
}

/** The stand in a seat's shirt. @param {number} seat @param {number} columns @param {number} rows */
export function standOf(seat, columns, rows) {
  const kit = SHIRTS[seat % 6] ?? { colour: '#1F5A86', pattern: 'hoops' };
  const light = '#F3ECDD';
  /** @type {Record<string, (x: number, y: number) => boolean>} */
  const dark = {
    stripes: (x) => Math.floor(x / 2) % 2 === 1,
    hoops: (_, y) => Math.floor(y / 2) % 2 === 0,
    sash: (x, y) => (x + y * 2) % 8 >= 3,
    halves: (x) => x < columns * 0.55,
    checks: (x, y) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 1,
    band: (_, y) => y % 5 < 2,
  };
  return mosaic(columns, rows, (x, y) => (dark[kit.pattern]?.(x, y) ? kit.colour : light), seat + 3);
}

/**
 * The hero of the first page: a ball in a stand of four colours.
 * @param {number} columns
 * @param {number} rows
 * @param {number} centre
 */
export const ballMosaic = (columns, rows, centre) =>
  mosaic(
    columns,
    rows,
    (x, y) => {
      const middle = rows / 2 - 0.5;
      const away = Math.hypot((x - centre) * 0.77, y - middle);
      const radius = rows * 0.37;
      if (away < radius) {
        const seam = away > radius - 0.75 || (Math.abs(y - middle) < 0.6 && Math.abs(x - centre) < 2.6);
        return seam ? '#4A2A0C' : '#E6B574';
      }
      const slice = Math.floor((Math.atan2(y - middle, (x - centre) * 0.77) / Math.PI + 1) * 10) % 4;
      return ['#D2492F', '#FFC93C', '#F3ECDD', '#2C6A93'][slice] ?? '#F3ECDD';
    },
    5,
  );
