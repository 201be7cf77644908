/** Opening a table on this screen, closing it, and what this browser keeps of it. */
import { effect, untracked } from '../lib.js';
import { keep, known } from '../memory.js';
import { playUnasked } from './acts.js';
import { newTable } from './state.js';

/** @typedef {import('./shapes.d.ts').Table} Table */

/**
 * A table that plays by itself what goes without asking, and what closes it.
 * @param {string} id
 * @param {import('../contract.d.ts').Board} board
 */
export function open(id, board) {
  const table = newTable(id, board);
  table.lastSeen.value = known(id)?.seen ?? -1;
  const stopUnasked = effect(() => {
    const text = table.unasked.value;
    if (text === null || table.busy.value || table.sending.value || table.closed) return;
    untracked(() => {
      playUnasked(table, text);
    });
  });
  return { table, close: () => close(table, stopUnasked) };
}

/** @param {Table} table @param {() => void} stopUnasked */
function close(table, stopUnasked) {
  table.closed = true;
  stopUnasked();
  table.stop();
  table.skip();
}

/** Keep what the guide has told. @param {Table} table @param {import('../memory.js').Guided} guided */
export function setGuide(table, guided) {
  table.guided.value = guided;
  keep(table.id, { guide: guided });
}

/** I have seen everything up to here. @param {Table} table */
export function noteSeen(table) {
  const snapshot = table.snapshot.peek();
  if (snapshot && known(table.id)) keep(table.id, { seen: snapshot.ply, over: snapshot.status === 'over' });
}
