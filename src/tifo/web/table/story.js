/** What happened, told as lines and shown by the board. */
import { pace, pause, speed } from '../settings.js';
import { play as sound } from '../sound.js';

/** @typedef {import('../wire.d.ts').Happened} Happened @typedef {import('../wire.d.ts').Entry} Entry */
/** @typedef {import('./shapes.d.ts').Table} Table @typedef {import('./shapes.d.ts').Line} Line */

/** With so many entries waiting nothing is acted out any more. */
const FAR_BEHIND = 40;

/** Is it worth telling, and everybody's to know? What I drew I see in my hand. @param {Happened} event */
const isPublic = (event) => event.say !== null && (event.secret === undefined || event.secret === null);

/** @param {import('../wire.d.ts').Ply[]} plies @returns {Line[]} */
export const linesOf = (plies) =>
  plies.flatMap(({ ply, events }) => events.filter(isPublic).map((event) => ({ ply, seat: event.seat, event })));

/** Tell one event, and act it out on the board. @param {Table} table @param {Entry} entry @param {Happened} event */
export async function tell(table, entry, event) {
  if (isPublic(event)) table.story.value = [...table.story.peek(), { ply: entry.ply, seat: event.seat, event }];
  if (table.queue.length > FAR_BEHIND || !table.given || !table.snapshot.peek()?.view) return;
  await table.board.play?.(event, table.scene, table.given(), stageOf(table));
}

/** Show at once what a move of mine is sure to do. @param {Table} table @param {import('../wire.d.ts').Legal} move */
export function begin(table, move) {
  if (table.given && pace(1) > 0) table.board.begin?.(move, table.scene, table.given(), stageOf(table));
}

/** What an animation may use. @param {Table} table @returns {import('../contract.d.ts').Stage} */
function stageOf(table) {
  return {
    wait: (ms) => {
      if (pace(ms) === 0) return Promise.resolve();
      noteMotion();
      return Promise.race([pause(pace(ms)), skipped(table)]);
    },
    pace,
    frame: () => {
      if (speed.peek() === 0 || document.hidden) return Promise.resolve();
      noteMotion();
      return drawn();
    },
    sound,
    cheer: () => {
      table.wave.value += 1;
    },
  };
}

/** Somebody does not want to wait. @param {Table} table @returns {Promise<void>} */
const skipped = (table) =>
  new Promise((resolve) => {
    table.skip = () => resolve();
  });

/** The browser has drawn. @returns {Promise<void>} */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Something begins to move; `bench/first_motion.py` asks when. */
function noteMotion() {
  requestAnimationFrame(() => {
    performance.mark('tifo-motion');
  });
}
