/** The poster: the cup under the lights, and what decides who lifts it. */
import { d6 } from '/web/dice.js';

const HANDLES = 'M-26-38C-52-40-48 2-16 6M26-38C52-40 48 2 16 6';

/** A cup with two handles, around its middle. @param {number} x @param {number} y @param {number} scale */
const cupAt = (x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#1A231E" stroke-width="2.5">
  <path d="${HANDLES}" fill="none" stroke-width="10"/>
  <path d="${HANDLES}" fill="none" stroke="#E3AE3A" stroke-width="5"/>
  <path d="M-28-46H28C28-6 18 12 5 16V30H-5V16C-18 12-28-6-28-46z" fill="#FFC93C"/>
  <path d="M-18-40c0 28 4 38 10 44" fill="none" stroke="#FFF6DF" stroke-width="4" stroke-linecap="round"/>
  <path d="M-18 30H18L24 46H-24z" fill="#8F6107"/></g>`;

export const poster = {
  art: `<rect width="260" height="250" fill="#1B2A4A"/>
    <path d="M0 0 120 250H30L-60 0zM260 0 140 250h90L320 0z" fill="#FFF6DF" opacity=".09"/>
    <path d="M0 206h260v44H0z" fill="#2F7A52"/><path d="M0 206h260" stroke="#E9F0DD" stroke-width="3"/>
    ${cupAt(130, 122, 1.5)}<g transform="translate(24 176) rotate(-8 28 28)">${d6(5, 56)}</g>
    <g transform="translate(182 178) rotate(9 28 28)">${d6(6, 56)}</g>`,
  plate: '#1B2A4A',
  foot: '#276846',
  title: ['CUP TIE'],
};
