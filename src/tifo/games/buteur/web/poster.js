/** The poster of the game: a goal, a ball, a card. 260 × 250. */
import { ballAt } from '../../../web/kit.js';

const upright = [...Array(15).keys()].map((i) => `<path d="M${34 + i * 14} 38V166"/>`).join('');
const across = [...Array(10).keys()].map((i) => `<path d="M34 ${38 + i * 14}H230"/>`).join('');

export const poster = {
  art: `<rect width="260" height="250" fill="#2F7A52"/><path d="M0 175h260v75H0z" fill="#276846"/>
    <path d="M0 205h260" stroke="#2F7A52" stroke-width="16"/>
    <g stroke="#F6EFDF" stroke-opacity=".8" stroke-width="1.6">${upright}${across}</g>
    <path d="M34 175V38H230V175" fill="none" stroke="#FFFDF5" stroke-width="9" stroke-linejoin="round"/>
    <path d="M74 230C90 140 140 96 186 80" stroke="#FFC93C" stroke-width="7" fill="none" stroke-dasharray="2 15"
        stroke-linecap="round"/><circle cx="198" cy="72" r="40" fill="#FFC93C" opacity=".32"/>${ballAt(198, 72, 29)}
    <g transform="rotate(-14 66 205)">
      <rect x="34" y="164" width="62" height="88" rx="7" fill="#FBF6EA" stroke="#1A231E" stroke-width="2"/>
      <rect x="41" y="184" width="48" height="56" fill="#2F7A52"/>
      <path d="M65 232V200M65 232 49 206M65 232 81 206" stroke="#FFFDF2" stroke-width="5" stroke-linecap="round"/>
      <path d="M43 168v13" stroke="#1A231E" stroke-width="2"/><path d="m44 168 10 3-10 4z" fill="#C22D1B"/></g>`,
  plate: '#173D2C',
  foot: '#276846',
  title: ['BUTEUR'],
};
