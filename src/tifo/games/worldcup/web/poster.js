/** The poster of the game: a cup in the sun. 260 × 250. */
import { ballAt } from '../../../web/kit.js';

const TURN = Math.PI * 2;
/** @param {number} part */
const tip = (part) =>
  `${(130 + 260 * Math.cos(TURN * part)).toFixed(1)} ${(128 + 260 * Math.sin(TURN * part)).toFixed(1)}`;
const rays = [...Array(28).keys()].map((i) => `M130 128L${tip(i / 28)}L${tip((i + 0.5) / 28)}z`).join('');

export const poster = {
  art: `<rect width="260" height="250" fill="#E9B94A"/><path d="${rays}" fill="#D9772E"/>
    <circle cx="130" cy="128" r="82" fill="#F6E7C1"/>
    <path d="M92 74h76c0 44-10 70-30 78v22h16v14H106v-14h16v-22c-20-8-30-34-30-78z" fill="#B2341F"/>
    <path d="M92 84c-22-6-30 40 20 46M168 84c22-6 30 40-20 46" fill="none" stroke="#B2341F" stroke-width="9"/>
    <path d="M104 84c0 30 6 52 20 62-6-18-8-40-8-62z" fill="#F6E7C1" opacity=".85"/>${ballAt(130, 56, 24)}
    <path d="M0 214h260v190H0z" fill="#173D2C"/><path d="M0 214h260" stroke="#F6E7C1" stroke-width="4"/>
    <text x="130" y="241" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="23" letter-spacing="7"
        fill="#F6E7C1">1930 · 2002</text>`,
  plate: '#8E2616',
  foot: '#173D2C',
  title: ['THE WORLD', 'CUP GAME'],
};
