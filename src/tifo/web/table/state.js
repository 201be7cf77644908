/**
 * A match on this screen as plain data: what the server last said, what is being shown of it, and the choice in the
 * making. Functions over it are beside it: `arrivals` (what comes), `acts` (what is sent), `choice`, `plan` (what goes
 * without asking) and `story` (what is told and shown). The browser knows no rules: it shows views, and offers the
 * legal moves it was sent.
 */
import { computed, signal } from '../lib.js';
import { known } from '../memory.js';
import { NOBODY } from '../seats.js';
import { complete, extended, levels as levelsOf } from './choice.js';
import { nextUnasked } from './plan.js';

/** @typedef {import('../wire.d.ts').Snapshot} Snapshot @typedef {import('../wire.d.ts').Advice} Advice */
/** @typedef {import('../contract.d.ts').Board} Board @typedef {import('./shapes.d.ts').Table} Table */
/** @typedef {import('./shapes.d.ts').Told} Told @typedef {import('./shapes.d.ts').Line} Line */

const nothing = () => undefined;

/** @param {string} id @param {Board} board @returns {Told} */
const newTold = (id, board) => ({
  snapshot: signal(/** @type {Snapshot | null} */ (null)),
  seat: signal(NOBODY),
  story: signal(/** @type {Line[]} */ ([])),
  picked: signal(/** @type {string[]} */ ([])),
  busy: signal(false),
  sending: signal(false),
  line: signal(/** @type {'live' | 'lost'} */ ('live')),
  wave: signal(0),
  clock: signal(0),
  refused: signal(/** @type {import('./shapes.d.ts').Refused | null} */ (null)),
  trouble: signal(/** @type {import('../api.js').ApiError | null} */ (null)),
  advice: signal(/** @type {Advice | null} */ (null)),
  advising: signal(false),
  lastSeen: signal(-1),
  guided: signal(board.guide ? (known(id)?.guide ?? null) : null),
  planned: signal(/** @type {string[]} */ ([])),
  answered: signal(-1),
});

/** @param {Told} told @param {Board} board @param {any} scene @returns {import('./shapes.d.ts').Derived} */
function derived({ snapshot, busy, picked, planned }, board, scene) {
  const unasked = computed(() => nextUnasked(snapshot.value, planned.value, board, scene));
  const legal = computed(() => (busy.value || unasked.value !== null ? [] : (snapshot.value?.legal ?? [])));
  const chosen = computed(() => extended(legal.value, picked.value));
  const levels = computed(() => levelsOf(legal.value, chosen.value));
  const ready = computed(() => complete(legal.value, chosen.value));
  return { unasked, legal, chosen, levels, ready };
}

/** A table where nothing was heard yet. @param {string} id @param {Board} board @returns {Table} */
export function newTable(id, board) {
  const told = newTold(id, board);
  const scene = board.newScene?.() ?? null;
  return {
    id,
    board,
    scene,
    queue: [],
    told: 0,
    closed: false,
    stop: nothing,
    skip: nothing,
    given: null,
    ...told,
    ...derived(told, board, scene),
  };
}

/** What opens the seat that looks, or the match for its host. @param {Table} table @returns {string | null} */
export function tokenOf(table) {
  const mine = known(table.id);
  return mine?.tokens[table.seat.peek()] ?? mine?.host ?? null;
}
