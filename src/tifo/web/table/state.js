/**
 * A match on this screen as plain data: what the server last said, what is being shown of it, and the choice in the
 * making. Functions over it are beside it: `arrivals` (what comes), `acts` (what is sent), `choice`, `plan` (what goes
 * without asking) and `story` (what is told and shown). The browser knows no rules: it shows views, and offers the
 * legal moves it was sent.
 */
import { computed, signal } from '../lib.js';
import * as chooser from '../chooser.js';
import { known } from '../memory.js';
import { NOBODY } from '../types.js';
import { nextUnasked } from './plan.js';

/** @typedef {import('../types.js').Snapshot} Snapshot @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Legal} Legal @typedef {import('../board.js').Board} Board */
/** @typedef {import('../types.js').Advice} Advice @typedef {import('../memory.js').Guided} Guided */
/** @typedef {{ply: number, seat: number, event: import('../types.js').Happened}} Line */
/** @typedef {{why: import('../types.js').Why, step: string, element: Element | null}} Refused */
/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */
/** @template T @typedef {import('../vendor/signals.js').ReadonlySignal<T>} ReadonlySignal */

/**
 * What was sent, said or chosen, as signals.
 * @typedef {object} Told
 * @property {Signal<Snapshot | null>} snapshot
 * @property {Signal<number>} seat who looks: one of my seats, or NOBODY
 * @property {Signal<Line[]>} story
 * @property {Signal<string[]>} picked the parts that were picked
 * @property {Signal<boolean>} busy something is being shown
 * @property {Signal<boolean>} sending an act of mine is under way
 * @property {Signal<'live' | 'lost'>} line
 * @property {Signal<number>} wave how often the masthead was made to wave
 * @property {Signal<number>} clock the server's clock against this one, in seconds
 * @property {Signal<Refused | null>} refused
 * @property {Signal<import('../api.js').ApiError | null>} trouble
 * @property {Signal<Advice | null>} advice what a strong bot would do in my place; null until somebody asks
 * @property {Signal<boolean>} advising
 * @property {Signal<number>} lastSeen the ply I had seen when I came back; what is later is news
 * @property {Signal<Guided | null>} guided what the guide of a first match has told; null where there is none
 * @property {Signal<string[]>} planned what is left of a plan: moves in notation
 * @property {Signal<number>} answered the entry that was answered without asking the coach
 */
/**
 * What follows from it.
 * @typedef {object} Derived
 * @property {ReadonlySignal<string | null>} unasked the move that is played without asking, in notation
 * @property {ReadonlySignal<Legal[]>} legal what may be chosen now
 * @property {ReadonlySignal<string[]>} chosen the parts picked, and those that leave no choice
 * @property {ReadonlySignal<string[][]>} levels the parts on offer, by level
 * @property {ReadonlySignal<Legal | null>} ready the move that is chosen whole
 */
/**
 * What is nobody's to draw.
 * @typedef {object} Workings
 * @property {string} id of the match
 * @property {Board} board
 * @property {any} scene the moving things of the board
 * @property {Entry[]} queue what came and is not shown yet
 * @property {number} told how many plies were told already
 * @property {boolean} closed
 * @property {() => void} stop stops following
 * @property {() => void} skip ends the wait of the moment
 * @property {(() => import('../board.js').BoardProps) | null} given set by the page: what the board is given
 */
/** @typedef {Workings & Told & Derived} Table */

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
  refused: signal(/** @type {Refused | null} */ (null)),
  trouble: signal(/** @type {import('../api.js').ApiError | null} */ (null)),
  advice: signal(/** @type {Advice | null} */ (null)),
  advising: signal(false),
  lastSeen: signal(-1),
  guided: signal(board.guide ? (known(id)?.guide ?? null) : null),
  planned: signal(/** @type {string[]} */ ([])),
  answered: signal(-1),
});

/** @param {Told} told @param {Board} board @param {any} scene @returns {Derived} */
function derived({ snapshot, busy, picked, planned }, board, scene) {
  const unasked = computed(() => nextUnasked(snapshot.value, planned.value, board, scene));
  const legal = computed(() => (busy.value || unasked.value !== null ? [] : (snapshot.value?.legal ?? [])));
  const chosen = computed(() => chooser.extended(legal.value, picked.value));
  const levels = computed(() => chooser.levels(legal.value, chosen.value));
  const ready = computed(() => chooser.complete(legal.value, chosen.value));
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
