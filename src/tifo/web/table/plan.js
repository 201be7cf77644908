/** What is played without asking: a pass that is all there is, the next move of a plan, or what the board says. */

/** @typedef {import('../wire.d.ts').Snapshot} Snapshot @typedef {import('./shapes.d.ts').Table} Table */

/**
 * Is a pass all there is? The server makes it, and asking would put a button there that is gone before it is reached.
 * @param {Snapshot} snapshot
 */
export const isPassedFor = ({ legal, pass_text: pass }) => legal.length === 1 && legal[0]?.text === pass;

/**
 * The move that goes without asking, in notation.
 * @param {Snapshot | null} snapshot
 * @param {string[]} planned
 * @param {import('../contract.d.ts').Board} board
 * @param {any} scene
 * @returns {string | null}
 */
export function nextUnasked(snapshot, planned, board, scene) {
  if (!snapshot || snapshot.legal.length === 0) return null;
  if (isPassedFor(snapshot)) return snapshot.pass_text;
  const text = planned[0] ?? board.unasked?.(snapshot, scene) ?? null;
  return snapshot.legal.some((move) => move.text === text) ? text : null;
}

/**
 * What was played of a plan, by me or by the server for me, is behind us.
 * @param {Table} table
 * @param {Snapshot | null} before
 */
export function goOn({ snapshot, planned }, before) {
  const plies = (snapshot.peek()?.ply ?? 0) - (before?.ply ?? 0);
  if (plies > 0) planned.value = planned.peek().slice(plies);
}

/** A plan that cannot go on is given up. @param {Table} table */
export function giveUp({ planned, unasked }) {
  if (unasked.peek() === null) planned.value = [];
}

/** Make moves one after the other, as long as they are legal. @param {Table} table @param {string[]} texts */
export function make(table, texts) {
  table.planned.value = texts;
  giveUp(table);
}
