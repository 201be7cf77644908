/** What arrives: snapshots that were asked for, and entries of the feed, shown one after the other. */
import { batch } from '../lib.js';
import { get } from '../api.js';
import { follow } from '../feed.js';
import { play as sound } from '../sound.js';
import { giveUp, goOn } from './plan.js';
import { tokenOf } from './state.js';
import { linesOf, tell } from './story.js';

/** @typedef {import('./shapes.d.ts').Table} Table @typedef {import('../wire.d.ts').Snapshot} Snapshot */
/** @typedef {import('../wire.d.ts').Entry} Entry */

/** Sit down (or look on, with NOBODY), and follow the match from here. @param {Table} table @param {number} seat */
export async function look(table, seat) {
  table.stop();
  table.seat.value = seat;
  table.queue = [];
  await sync(table);
  if (table.closed) return;
  table.stop = follow({
    match: table.id,
    token: tokenOf(table),
    after: table.snapshot.peek()?.entry ?? 0,
    deliver: (entry) => deliver(table, entry),
    resync: () => {
      resync(table);
    },
    report: (state) => {
      table.line.value = state;
    },
  });
}

/** Ask for everything anew. @param {Table} table */
export async function sync(table) {
  const token = tokenOf(table);
  const [snapshot, told] = await Promise.all([
    get(`/matches/${table.id}`, token),
    get(`/matches/${table.id}/plies`, token),
  ]);
  const before = table.snapshot.peek();
  if (before && snapshot.entry < before.entry) return; // The feed was faster.
  batch(() => {
    take(table, snapshot);
    table.story.value = linesOf(told.plies);
    table.told = told.plies.length;
    table.picked.value = [];
    goOn(table, before);
  });
  giveUp(table);
  table.board.settle?.(table.scene);
}

/** Ask anew, and go on as before where nobody answers. @param {Table} table */
export const resync = (table) => sync(table).catch(() => undefined);

/** The position is this one now. @param {Table} table @param {Snapshot} snapshot */
function take(table, snapshot) {
  table.snapshot.value = snapshot;
  table.clock.value = snapshot.now - Date.now() / 1000;
}

/** Something came along the feed. @param {Table} table @param {Entry} entry */
export function deliver(table, entry) {
  if (entry.kind === 'online') {
    noteOnline(table, entry.online ?? []);
    return;
  }
  table.queue.push(entry);
  if (!table.busy.peek()) showQueue(table);
}

/** Who is there. @param {Table} table @param {boolean[]} online by seat */
function noteOnline(table, online) {
  const snapshot = table.snapshot.peek();
  if (!snapshot) return;
  const seats = snapshot.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online }));
  table.snapshot.value = { ...snapshot, seats };
}

/** Show what waits in the queue, one entry after the other. @param {Table} table */
async function showQueue(table) {
  table.busy.value = true;
  for (let entry = table.queue.shift(); entry && !table.closed; entry = table.queue.shift()) await show(table, entry);
  table.busy.value = false;
}

/** @param {Table} table @param {Entry} entry */
async function show(table, entry) {
  if (entry.kind === 'takeback') {
    await resync(table);
    return;
  }
  if ((entry.ply ?? -1) >= table.told) {
    table.told = entry.ply + 1;
    for (const event of entry.events ?? []) await tell(table, entry, event);
  }
  if (entry.snapshot) arrive(table, entry.snapshot);
  else if (entry.kind !== 'move') await resync(table);
}

/** The position after what was just shown. @param {Table} table @param {Snapshot} snapshot */
function arrive(table, snapshot) {
  const before = table.snapshot.peek();
  if (before && snapshot.entry < before.entry) return; // It was asked for meanwhile.
  batch(() => {
    take(table, snapshot);
    table.refused.value = null;
    if (before?.ply !== snapshot.ply) {
      table.picked.value = [];
      table.advice.value = null;
    }
    goOn(table, before);
  });
  giveUp(table);
  const asked = table.unasked.peek() === null;
  if (asked || snapshot.way !== 'pass') table.board.settle?.(table.scene);
  const mine = snapshot.to_act === table.seat.peek() && snapshot.status === 'playing';
  if (mine && asked && before?.to_act !== snapshot.to_act) sound('turn');
}
