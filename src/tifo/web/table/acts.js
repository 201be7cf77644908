/** What a coach does, sent to the server; what the server says against it is kept as trouble. */
import { post } from '../api.js';
import { pause } from '../settings.js';
import { play as sound } from '../sound.js';
import { resync } from './arrivals.js';
import { isLastPart, pick } from './choice.js';
import { isPassedFor } from './plan.js';
import { tokenOf } from './state.js';
import { begin } from './story.js';

/** @typedef {import('./shapes.d.ts').Table} Table */

/** How long a plan that was refused rests before anything else goes without asking, in milliseconds. */
const REST = 1000;

/** @param {Table} table @param {string} what @param {any} body */
const send = (table, what, body) => post(`/matches/${table.id}/${what}`, body, tokenOf(table));

/** Act; after a no everything is asked for anew. @param {Table} table @param {string} what @param {any} body */
async function act(table, what, body) {
  table.sending.value = true;
  table.trouble.value = null;
  try {
    return await send(table, what, body);
  } catch (error) {
    table.trouble.value = /** @type {any} */ (error);
    await resync(table);
    return null;
  } finally {
    table.sending.value = false;
  }
}

/** Play a legal move; null where it was refused. @param {Table} table @param {number} move */
export async function play(table, move) {
  if (table.sending.peek()) return null;
  const snapshot = table.snapshot.peek();
  const legal = snapshot?.legal.find((one) => one.move === move);
  if (legal) begin(table, legal);
  return await act(table, 'moves', { seat: snapshot?.to_act, entry: snapshot?.entry, move });
}

/** Play the move that is chosen whole, if one is. @param {Table} table */
export async function confirm(table) {
  const move = table.ready.peek();
  if (move) await play(table, move.move);
}

/** Play what goes without asking, once for each entry. @param {Table} table @param {string} text */
export async function playUnasked(table, text) {
  const snapshot = table.snapshot.peek();
  const move = snapshot?.legal.find((one) => one.text === text);
  if (!snapshot || !move || table.answered.peek() === snapshot.entry) return;
  table.answered.value = snapshot.entry;
  if (isPassedFor(snapshot)) return;
  if (await play(table, move.move)) return;
  table.planned.value = [];
  await pause(REST);
  table.answered.value = -1;
}

/** Where would moves of mine lead? Nothing is played. @param {Table} table @param {string[]} moves */
export const rehearse = (table, moves) => send(table, 'rehearse', { seat: table.snapshot.peek()?.to_act, moves });

/** Take the last move of mine back. @param {Table} table */
export const undo = (table) => act(table, 'undo', { entry: table.snapshot.peek()?.entry });

/** Stop the clock of the move, or let it run on. @param {Table} table @param {boolean} paused */
export const stopClock = (table, paused) => act(table, 'timer', { paused });

/** Let somebody else coach a seat. @param {Table} table @param {number} seat @param {string} coach */
export const handOver = (table, seat, coach) => act(table, 'coach', { seat, coach });

/** What would a strong bot do? It knows what I know, no more. @param {Table} table */
export async function advise(table) {
  const snapshot = table.snapshot.peek();
  if (!snapshot || table.legal.peek().length === 0 || table.advising.peek()) return;
  table.advising.value = true;
  try {
    const advice = await send(table, 'hint', { seat: snapshot.to_act });
    if (table.snapshot.peek()?.entry === snapshot.entry) table.advice.value = advice;
  } catch (error) {
    table.trouble.value = /** @type {any} */ (error);
  } finally {
    table.advising.value = false;
  }
}

/**
 * Why can this part, or the last of these parts, not be chosen?
 * @param {Table} table
 * @param {string | string[]} step
 * @param {Element | null} element where the answer is shown
 */
export async function ask(table, step, element) {
  if ((table.snapshot.peek()?.legal ?? []).length === 0) return;
  sound('refused');
  const steps = [step].flat();
  try {
    const why = await send(table, 'why', { steps });
    if (!why.legal) table.refused.value = { why, step: steps.at(-1) ?? '', element };
  } catch (error) {
    table.trouble.value = /** @type {any} */ (error);
  }
}

/** Pick a part; a second tap on the last one plays the move. @param {Table} table @param {string} step */
export function pickOrPlay(table, step) {
  if (isLastPart(table, step)) confirm(table);
  else pick(table, step);
}
