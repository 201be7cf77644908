/** The poster: an attack that climbs to the goal, and the die that decides it. */
import { d20 } from '../../../web/dice.js';
import { ballAt } from '../../../web/kit.js';

/** @param {number} x @param {number} y @param {number} turn @param {string} colour @param {string} label */
const card = (x, y, turn, colour, label) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
  <rect x="-24" y="-33" width="48" height="66" rx="5" fill="#FBF6EA" stroke="#1A231E" stroke-width="1.5"/>
  <rect x="-19" y="-20" width="38" height="38" rx="3" fill="${colour}"/>
  <rect x="0" y="10" width="24" height="17" rx="3" fill="#E07B1F" stroke="#FBF6EA" stroke-width="1.5"/>
  <text x="12" y="23" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="13"
      fill="#1A1000">${label}</text></g>`;

const stripes = [0, 1, 2, 3, 4]
  .map((i) => `<rect y="${i * 50}" width="260" height="50" fill="${i % 2 ? '#2B6A93' : '#1F5A86'}"/>`)
  .join('');

export const poster = {
  art: `${stripes}<path d="M60 0v54h140V0M96 0v20h68V0" fill="none" stroke="#E9F0DD" stroke-width="3" opacity=".75"/>
    <path d="M46 214 96 168 172 128 118 84 130 24" fill="none" stroke="#FFC93C" stroke-width="4" stroke-dasharray="1 9"
        stroke-linecap="round"/>
    ${card(46, 206, -9, '#2F7A52', '+2')}${card(104, 166, 5, '#2F7A52', '+1')}
    ${card(176, 124, -5, '#2F7A52', '+3')}${card(112, 82, 8, '#8E2616', '★')}
    ${ballAt(132, 26, 13)}<g transform="translate(158 150)">${d20(20, 92)}</g>`,
  plate: '#1F5A86',
  foot: '#173F60',
  title: ['WORLDWIDE', 'FOOTBALL'],
};
