/** The choice in the making: parts of a move, picked and put back. */
import * as chooser from '../chooser.js';

/** @typedef {import('./state.js').Table} Table */

/** Is this the last part of a move that is chosen whole? @param {Table} table @param {string} step */
export const isLastPart = ({ ready }, step) => ready.peek()?.steps.at(-1) === step;

/** Pick a part, or put it back. @param {Table} table @param {string} step */
export function pick({ refused, picked, legal }, step) {
  refused.value = null;
  picked.value = chooser.pick(legal.peek(), picked.peek(), step);
}

/** Put the last part back. @param {Table} table */
export function back({ picked }) {
  picked.value = picked.peek().slice(0, -1);
}

/** Choose a whole move. @param {Table} table @param {number} move */
export function choose({ picked, legal }, move) {
  picked.value = legal.peek().find((one) => one.move === move)?.steps ?? [];
}
