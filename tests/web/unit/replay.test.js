import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowding, nextStop, placeOf, stopsOf } from '../../../src/tifo/web/replay.js';

/** A story of lines at these plies. @param {...number} plies */
const story = (...plies) => plies.map((ply) => ({ ply, seat: 0, event: /** @type {any} */ ({}) }));

test('a replay stops after each ply that was told, and at both ends', () => {
  assert.deepEqual(stopsOf(story(9, 2, 2, 4), 12), [0, 3, 5, 10, 12]);
});

test('forward goes to the next stop, wherever one stands', () => {
  assert.equal(nextStop([0, 3, 5, 12], 4, 1), 5);
});

test('back goes to the stop before', () => {
  assert.equal(nextStop([0, 3, 5, 12], 5, -1), 3);
});

test('at the end forward stays', () => {
  assert.equal(nextStop([0, 3, 12], 12, 1), 12);
});

test('a match without a ply has its only mark at the beginning', () => {
  assert.equal(placeOf(0, 0), 0);
});

test('marks that stand apart are all written out', () => {
  assert.deepEqual(crowding([0, 40, 80]), ['', '', '']);
});

test('a mark near the last one written out loses its words', () => {
  assert.deepEqual(crowding([10, 22, 30, 34]), ['', 'close', 'tight', 'close']);
});
