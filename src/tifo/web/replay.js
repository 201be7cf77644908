/** Where a replay stops, and which of its marks have room. */

/** @typedef {import('./table/shapes.d.ts').Line} Line */

/**
 * How near, in hundredths of the line, a mark may stand to the last one that is written out: on narrow screens, and at
 * all.
 */
const [CLOSE, TIGHT] = [17, 9];

/** Where a ply stands on the line, in hundredths. @param {number} ply @param {number} total */
export const placeOf = (ply, total) => (ply / Math.max(1, total)) * 100;

/** The plies after which something was told, and both ends. @param {Line[]} story @param {number} total */
export const stopsOf = (story, total) =>
  [...new Set([0, ...story.map(({ ply }) => ply + 1), total])].sort((a, b) => a - b);

/**
 * The stop after this ply, or before it; at an end the ply itself.
 * @param {number[]} stops
 * @param {number} ply
 * @param {number} by
 */
export const nextStop = (stops, ply, by) =>
  (by > 0 ? stops.find((one) => one > ply) : stops.findLast((one) => one < ply)) ?? ply;

/**
 * Which marks have no room for their words: `tight` anywhere, `close` on narrow screens.
 * @param {number[]} places
 * @returns {string[]}
 */
export function crowding(places) {
  let [narrow, wide] = [-Infinity, -Infinity];
  return places.map((place) => {
    const [close, tight] = [place - narrow < CLOSE, place - wide < TIGHT];
    if (!close) narrow = place;
    if (!tight) wide = place;
    return tight ? 'tight' : close ? 'close' : '';
  });
}
