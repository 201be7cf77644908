/** Drawn things of this board that are not cards. */
import { ballAt, icon } from '../../../web/kit.js';

export { icon };

/** The laced ball on its own. */
export const ball = `<svg viewBox="-24 -24 48 48" aria-hidden="true">${ballAt(0, 0, 20)}</svg>`;

/** An armband with a C. @param {number} [size] */
export const armband = (size = 20) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24"
    aria-hidden="true">
  <rect x="2" y="5" width="20" height="14" rx="3" fill="#FFC93C" stroke="#2B1D00" stroke-width="1.6"/>
  <path d="M15 9.5a4 4 0 1 0 0 5" fill="none" stroke="#2B1D00" stroke-width="2.2" stroke-linecap="round"/></svg>`;

/** A booking. @param {'yellow' | 'red'} colour */
export const booking = (colour) =>
  `<svg class="icon" width="14" height="18" viewBox="0 0 14 18"
    aria-hidden="true">
  <rect x="1" y="1" width="12" height="16" rx="2" fill="${colour === 'red' ? '#C22D1B' : '#FFC93C'}" stroke="#2B1D00"
      stroke-width="1.2"/></svg>`;
