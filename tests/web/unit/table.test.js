import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { forgetAll, moves, serve, snapshotWith, until } from './world.js';
import { speed } from '../../../src/tifo/web/settings.js';
import { advise, ask, confirm, pickOrPlay, play } from '../../../src/tifo/web/table/acts.js';
import { deliver, look } from '../../../src/tifo/web/table/arrivals.js';
import { open } from '../../../src/tifo/web/table/open.js';
import { make } from '../../../src/tifo/web/table/plan.js';

/** @typedef {import('../../../src/tifo/web/table/shapes.d.ts').Table} Table */

/** @type {() => void} */
let close = () => undefined;
beforeEach(() => {
  forgetAll();
  speed.value = 0;
});
afterEach(() => close());

const LEGAL = moves('card A/to D5', 'card A/to E5', 'pass');
const event = (/** @type {string} */ happening, more = {}) => ({
  happening,
  clause: 'BU-1.1',
  seat: 0,
  told: {},
  say: { key: happening, args: {} },
  ...more,
});
const entry = (/** @type {number} */ number, more = {}) =>
  /** @type {any} */ ({ entry: number, kind: 'move', ply: number - 2, seat: 0, move: 0, events: [], ...more });

/**
 * A server where the match stands so; acts are answered by `act`.
 * @param {any} now
 * @param {(path: string) => any} act
 */
const server = (now, act = () => ({ entry: 2 })) =>
  serve((path, { signal }) => {
    if (path === '/api/matches/M') return now.snapshot;
    if (path === '/api/matches/M/plies') return { plies: now.plies ?? [] };
    if (path.includes('/feed')) return silence(signal);
    return act(path);
  });

/** A feed that says nothing. @param {AbortSignal | null | undefined} signal */
const silence = (signal) =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(new Error('aborted')));
  });

/** A table at which seat 0 looks. @param {any} board @returns {Promise<Table>} */
async function seated(board = {}) {
  const opened = open('M', { regions: {}, ...board });
  close = opened.close;
  await look(opened.table, 0);
  opened.table.given = () => /** @type {any} */ ({});
  return opened.table;
}

test('whoever sits down sees where the match stands and what was told', async () => {
  server({ snapshot: snapshotWith({ legal: LEGAL }), plies: [{ ply: 0, events: [event('GOAL')] }] });

  const table = await seated();

  assert.deepEqual([table.legal.value.length, table.story.value.map(({ ply }) => ply)], [3, [0]]);
});

test('what only one coach may know is not told', async () => {
  const plies = [{ ply: 0, events: [event('DREW', { secret: 0 }), event('BEGAN'), event('SILENT', { say: null })] }];
  server({ snapshot: snapshotWith(), plies });

  const table = await seated();

  assert.deepEqual(
    table.story.value.map((line) => line.event.happening),
    ['BEGAN'],
  );
});

test('events are acted out one after the other, and the position follows', async () => {
  server({ snapshot: snapshotWith() });
  /** @type {string[]} */
  const acted = [];
  const table = await seated({
    play: async (/** @type {any} */ { happening }) => acted.push(`${happening} at ${table.snapshot.peek()?.entry}`),
  });

  deliver(table, entry(2, { events: [event('SHOT'), event('GOAL')], snapshot: snapshotWith({ entry: 2, ply: 1 }) }));

  await until(() => table.snapshot.peek()?.entry === 2);
  assert.deepEqual(acted, ['SHOT at 1', 'GOAL at 1']);
});

test('while something is shown nothing can be chosen', async () => {
  server({ snapshot: snapshotWith({ legal: LEGAL }) });
  const table = await seated({ play: () => new Promise(() => undefined) });

  deliver(table, entry(2, { events: [event('SHOT')] }));

  assert.deepEqual(table.legal.value, []);
});

test('a ply that was told already is not told again', async () => {
  server({ snapshot: snapshotWith({ entry: 2, ply: 1 }), plies: [{ ply: 0, events: [event('GOAL')] }] });
  const table = await seated();

  deliver(table, entry(2, { events: [event('GOAL')], snapshot: snapshotWith({ entry: 2, ply: 1 }) }));

  await until(() => !table.busy.peek());
  assert.equal(table.story.value.length, 1);
});

test('an older position than the one shown is left aside', async () => {
  server({ snapshot: snapshotWith({ entry: 5, ply: 4 }) });
  const table = await seated();

  deliver(table, entry(3, { snapshot: snapshotWith({ entry: 3, ply: 2 }) }));

  await until(() => !table.busy.peek());
  assert.equal(table.snapshot.peek()?.entry, 5);
});

test('a move taken back asks for everything anew', async () => {
  const now = { snapshot: snapshotWith({ entry: 2, ply: 1 }), plies: [{ ply: 0, events: [event('GOAL')] }] };
  server(now);
  const table = await seated();
  Object.assign(now, { snapshot: snapshotWith({ entry: 3, ply: 0 }), plies: [] });

  deliver(table, entry(3, { kind: 'takeback' }));

  await until(() => table.snapshot.peek()?.entry === 3);
  assert.deepEqual(table.story.value, []);
});

test('who comes and goes is shown without asking', async () => {
  const asked = server({ snapshot: snapshotWith() });
  const table = await seated();
  const before = asked.length;

  deliver(table, entry(1, { kind: 'online', online: [false] }));

  assert.deepEqual([table.snapshot.value?.seats[0]?.online, asked.length - before], [false, 0]);
});

test('a second tap on the last part plays the move', async () => {
  const asked = server({ snapshot: snapshotWith({ legal: LEGAL }) });
  const table = await seated();
  pickOrPlay(table, 'card A');
  pickOrPlay(table, 'to E5');

  pickOrPlay(table, 'to E5');

  const sent = asked.find(({ path }) => path.endsWith('/moves'));
  assert.deepEqual(sent?.json, { seat: 0, entry: 1, move: 1 });
});

test('a move that is not whole is not sent', async () => {
  const asked = server({ snapshot: snapshotWith({ legal: LEGAL }) });
  const table = await seated();
  pickOrPlay(table, 'card A');

  await confirm(table);

  assert.equal(
    asked.some(({ path }) => path.endsWith('/moves')),
    false,
  );
});

test('a move that is refused leaves trouble, and everything is asked for anew', async () => {
  const no = Response.json({ code: 'match/stale', text: 'Too late.' }, { status: 409 });
  const asked = server({ snapshot: snapshotWith({ legal: LEGAL }) }, () => no);
  const table = await seated();
  const before = asked.length;

  await play(table, 0);

  const paths = asked.slice(before).map(({ path }) => path);
  assert.deepEqual([table.trouble.value?.message, paths.length], ['Too late.', 3]);
});

test('a new position puts the choice and the advice away', async () => {
  server({ snapshot: snapshotWith({ legal: LEGAL }) }, () => ({ move: 0 }));
  const table = await seated();
  pickOrPlay(table, 'card A');
  await advise(table);

  deliver(table, entry(2, { snapshot: snapshotWith({ entry: 2, ply: 1, legal: LEGAL }) }));

  await until(() => !table.busy.peek());
  assert.deepEqual([table.picked.value, table.advice.value], [[], null]);
});

test('why a part cannot be chosen is asked with the parts before it', async () => {
  const why = { legal: false, clause: 'BU-5.1' };
  const asked = server({ snapshot: snapshotWith({ legal: LEGAL }) }, () => why);
  const table = await seated();

  await ask(table, ['card A', 'to A1'], null);

  assert.deepEqual(asked.at(-1)?.json, { steps: ['card A', 'to A1'] });
  assert.deepEqual(table.refused.value, { why, step: 'to A1', element: null });
});

test('a pass that is all there is is neither asked for nor sent', async () => {
  const asked = server({ snapshot: snapshotWith({ legal: moves('pass') }) });

  const table = await seated();

  assert.deepEqual([table.unasked.value, table.legal.value], ['pass', []]);
  assert.equal(
    asked.some(({ path }) => path.endsWith('/moves')),
    false,
  );
});

test('in a game without a pass a move of that name is asked for like any other', async () => {
  server({ snapshot: snapshotWith({ legal: moves('pass'), pass_text: null }) });

  const table = await seated();

  assert.equal(table.ready.value?.text, 'pass');
});

test('a plan is played move by move, as the positions come', async () => {
  const asked = server({ snapshot: snapshotWith({ legal: moves('offer', 'roll') }) });
  const table = await seated();
  make(table, ['offer', 'seat 1']);
  await until(() => asked.some(({ json }) => json?.move === 0) && !table.sending.peek());

  deliver(table, entry(2, { snapshot: snapshotWith({ entry: 2, ply: 1, legal: moves('seat 0', 'seat 1') }) }));

  await until(() => asked.some(({ json }) => json?.move === 1));
  assert.deepEqual(table.planned.value, ['seat 1']);
});

test('a plan whose next move is not legal is given up', async () => {
  server({ snapshot: snapshotWith({ legal: LEGAL }) });
  const table = await seated();

  make(table, ['offer']);

  assert.deepEqual(table.planned.value, []);
});

test('what the board says goes without asking is played', async () => {
  const asked = server({ snapshot: snapshotWith({ legal: LEGAL }) });

  await seated({ unasked: () => 'pass' });

  await until(() => asked.some(({ json }) => json?.move === 2));
});
