/** Choosing a move part by part, among the legal moves that the server sent. */

/** @typedef {import('./types.js').Legal} Legal */

/** @param {Legal[]} legal @param {string[]} chosen */
export const matching = (legal, chosen) => legal.filter(({ steps }) => chosen.every((step, i) => steps[i] === step));

/**
 * The parts that may be chosen after these, in the order of the moves.
 * @param {Legal[]} legal
 * @param {string[]} chosen
 * @returns {string[]}
 */
export const nextParts = (legal, chosen) => [
  ...new Set(
    matching(legal, chosen)
      .map(({ steps }) => steps[chosen.length])
      .filter((step) => step !== undefined),
  ),
];

/**
 * What was picked, and the parts after it that leave no choice.
 * @param {Legal[]} legal
 * @param {string[]} picked
 * @returns {string[]}
 */
export function extended(legal, picked) {
  const chosen = [...picked];
  for (;;) {
    const parts = nextParts(legal, chosen);
    const [only] = parts;
    const free = chosen.length === 0 ? legal.length : parts.length;
    if (free !== 1 || only === undefined) return chosen;
    chosen.push(only);
  }
}

/** The parts on offer at each level reached. @param {Legal[]} legal @param {string[]} chosen @returns {string[][]} */
export function levels(legal, chosen) {
  const all = [];
  for (let level = 0; level <= chosen.length; level += 1) {
    const parts = nextParts(legal, chosen.slice(0, level));
    if (parts.length > 0) all.push(parts);
  }
  return all;
}

/** The move that is chosen whole. @param {Legal[]} legal @param {string[]} chosen @returns {Legal | null} */
export const complete = (legal, chosen) =>
  matching(legal, chosen).find(({ steps }) => steps.length === chosen.length) ?? null;

/**
 * Picking a part: it replaces what was chosen at its level; the chosen one is put back.
 * @param {Legal[]} legal @param {string[]} picked @param {string} step @returns {string[]}
 */
export function pick(legal, picked, step) {
  const chosen = extended(legal, picked);
  const offers = levels(legal, chosen);
  for (let level = offers.length - 1; level >= 0; level -= 1) {
    if (!offers[level]?.includes(step)) continue;
    return chosen[level] === step && picked[level] === step
      ? picked.slice(0, level)
      : [...chosen.slice(0, level), step];
  }
  return picked;
}
