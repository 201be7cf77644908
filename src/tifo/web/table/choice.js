/** Choosing a move part by part, among the legal moves that the server sent. */

/** @typedef {import('../wire.d.ts').Legal} Legal @typedef {import('./shapes.d.ts').Table} Table */

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
export function repicked(legal, picked, step) {
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

/** Is this the last part of a move that is chosen whole? @param {Table} table @param {string} step */
export const isLastPart = ({ ready }, step) => ready.peek()?.steps.at(-1) === step;

/** Pick a part, or put it back. @param {Table} table @param {string} step */
export function pick({ refused, picked, legal }, step) {
  refused.value = null;
  picked.value = repicked(legal.peek(), picked.peek(), step);
}

/** Put the last part back. @param {Table} table */
export function back({ picked }) {
  picked.value = picked.peek().slice(0, -1);
}

/** Choose a whole move. @param {Table} table @param {number} move */
export function choose({ picked, legal }, move) {
  picked.value = legal.peek().find((one) => one.move === move)?.steps ?? [];
}
