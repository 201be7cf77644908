/** The faces of the cards, as markup. */
import { icon } from '../../../web/kit.js';

/** @typedef {import('./box.js').Action} Action */

const CREAM = '#FFFDF2';
const LINE = `stroke="${CREAM}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
const DOTS = 'stroke-dasharray="1 10"';
const dot = (/** @type {number} */ x, /** @type {number} */ y, r = 8) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}"/>`;
const ring = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${CREAM}" stroke-width="4"/>`;
const bar = (/** @type {string} */ d) =>
  `<path d="${d}" stroke="${CREAM}" stroke-width="8" stroke-linecap="round" opacity=".5"/>`;

/** What each Action card shows, on 104 × 96. @type {Record<string, string>} */
const ART = {
  P: `<path d="M14 62C40 40 62 40 90 58" ${LINE} ${DOTS}/>${dot(90, 58, 9)}${ring(14, 62)}`,
  PL: `<path d="M12 76C24 16 74 10 90 52" ${LINE} ${DOTS}/>${dot(91, 58, 9)}${ring(12, 78)}${bar('M48 62v18')}`,
  D: `<path d="M12 66c14-30 22 14 36-12s20 12 42-18" ${LINE}/>${dot(91, 35)}`,
  PP: `<path d="M16 74 84 30M66 27l20 1-8 18" ${LINE}/>${bar('M34 26v20M50 60v20')}`,
  C: `<path d="M52 20v34h40M12 82C14 44 34 30 64 34" ${LINE}/>${dot(68, 36)}${ring(12, 82)}`,
  T: `<path d="M24 62V30h58v32" ${LINE}/>${dot(66, 44)}<path d="M40 80 60 54" ${LINE} stroke-dasharray="1 9"/>`,
  TE: `<circle cx="40" cy="60" r="15" fill="none" stroke="${CREAM}" stroke-width="5"/>
    <path d="M22 90c4-10 32-10 36 0" ${LINE}/>${dot(62, 32, 9)}<path d="m74 26 14-6M75 37l15 2" ${LINE}/>`,
  V: `<path d="M16 30 38 56 66 62" ${LINE} stroke-width="9"/>${dot(80, 54, 10)}
    <path d="m22 80 16-6M18 66l10-2M88 34l6-10" ${LINE}/>`,
  UD: `<path d="M14 76 50 30 88 72" ${LINE} ${DOTS}/>${ring(14, 78)}${bar('M50 62v22')}
    <circle cx="50" cy="24" r="7" fill="none" stroke="${CREAM}" stroke-width="4"/>${dot(90, 74)}`,
  GP: `${bar('M52 36v26')}<path d="M18 78C24 40 40 16 78 22" ${LINE}/>
    <path d="M18 82C44 88 72 74 84 34" ${LINE} ${DOTS}/>${dot(84, 26)}`,
  CO: `<path d="M10 34h30" ${LINE} ${DOTS}/>${dot(50, 36, 9)}
    <path d="M50 56c0 20 22 22 34 12M72 66l13 1-3 13" ${LINE}/>`,
  INT: `<path d="M10 40h40" ${LINE} ${DOTS}/><path d="M58 18v60M58 48h32" ${LINE} stroke-width="6"/>${dot(50, 40)}`,
  PRE: `<path d="M18 24 42 44M18 72 42 52M88 24 64 44M88 72 64 52" ${LINE} stroke-width="6"/>${dot(53, 48, 9)}`,
  TAC: `<path d="M12 70h54l20-16" ${LINE} stroke-width="8"/>${dot(88, 34, 9)}${bar('M30 54h24')}`,
};
/** @type {Record<string, string>} */
const GROUND = { attack: '#2F7A52', shot: '#8E2616', defence: '#1F5A86' };
const OSWALD = 'font-family="Oswald" font-weight="600"';

/** Words in lines of about so many letters. @param {string} text @param {number} letters @returns {string[]} */
export function inLines(text, letters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The orange square with PA, the green hexagon with the d20's minimum. @param {Action} card @param {string} shot */
function value(card, shot) {
  if (card.kind === 'defence')
    return `<path d="M84 98h18l9 15.6-9 15.6H84l-9-15.6z" fill="#2F7A52" stroke="#FBF6EA" stroke-width="2.5"/>
      <text x="93" y="120.5" text-anchor="middle" ${OSWALD} font-size="19" fill="#fff">${card.roll}</text>`;
  const label = card.kind === 'shot' ? shot : `+${card.pa}`;
  const wide = Math.max(34, label.length * 11 + 12);
  return `<rect x="${115 - wide}" y="98" width="${wide}" height="31" rx="5" fill="#E07B1F" stroke="#FBF6EA"
    stroke-width="2.5"/>
  <text x="${115 - wide / 2}" y="120.5" text-anchor="middle" ${OSWALD} font-size="20" fill="#1A1000">${label}</text>`;
}

/**
 * The face of an Action card, 120 × 166.
 * @param {Action} card @param {{name: string, shot: string, effect?: string}} words
 */
export function face(card, { name, shot, effect = '' }) {
  const lines = inLines(name, 13).slice(0, 2);
  const size = lines.length > 1 || name.length > 11 ? 14.5 : 17;
  const top = lines.length > 1 ? 17 : 25;
  const title = lines
    .map((line, i) => `<text x="10" y="${top + i * 15}" ${OSWALD} font-size="${size}" fill="#1A231E">${line}</text>`)
    .join('');
  const foot = inLines(effect, 19)
    .slice(0, 2)
    .map(
      (line, i) =>
        `<text x="60" y="${effect.length > 19 ? 143 + i * 13.5 : 150}" text-anchor="middle"
          font-family="Atkinson Hyperlegible Next" font-size="12.5" fill="#1A231E">${line}</text>`,
    )
    .join('');
  const high = effect ? 84 : 112;
  return `<svg viewBox="0 0 120 166"
    aria-hidden="true">
  <rect x="7" y="38" width="106" height="${high}" rx="5" fill="${GROUND[card.kind]}"/><svg x="8" y="${effect ? 36 : 44}"
      width="104" height="88"
      viewBox="0 0 104 96">${ART[card.code] ?? ''}</svg>${title}${
        effect ? value(card, shot) : `<g transform="translate(0 26)">${value(card, shot)}</g>`
      }${foot}</svg>`;
}

/** Colours of the four places: goalkeeper, defence, midfield, attack. @type {Record<string, string>} */
export const PLACES = { G: '#7A4A24', D: '#5B3B86', M: '#1F5A86', A: '#B2341F' };

/** Stars that are left and stars that are spent. @param {number} left @param {number} most @param {number} [size] */
export const stars = (left, most, size = 18) =>
  Array.from({ length: Math.max(left, most) }, (_, i) => icon(i < left ? 'star' : 'staro', size)).join('');
