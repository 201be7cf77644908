import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moves } from './world.js';
import { complete, extended, levels, nextParts, repicked } from '../../../src/tifo/web/table/choice.js';

const LEGAL = moves('card A/to D5', 'card A/to E5', 'card B/to D5', 'pass');

test('every first part is on offer, once, in the order of the moves', () => {
  assert.deepEqual(nextParts(LEGAL, []), ['card A', 'card B', 'pass']);
});

test('after a part only what goes with it is on offer', () => {
  assert.deepEqual(nextParts(LEGAL, ['card A']), ['to D5', 'to E5']);
});

test('a part that leaves one way to go on takes the rest with it', () => {
  assert.deepEqual(extended(LEGAL, ['card B']), ['card B', 'to D5']);
});

test('the only move there is is chosen already', () => {
  assert.deepEqual(extended(moves('roll/one die'), []), ['roll', 'one die']);
});

test('with several moves that begin alike nothing is chosen for me', () => {
  assert.deepEqual(extended(moves('card A/to D5', 'card A/to E5'), []), []);
});

test('each level reached offers its parts', () => {
  assert.deepEqual(levels(LEGAL, ['card A', 'to E5']), [
    ['card A', 'card B', 'pass'],
    ['to D5', 'to E5'],
  ]);
});

test('a move is whole when all its parts are chosen', () => {
  assert.equal(complete(LEGAL, ['card A', 'to E5'])?.text, 'card A/to E5');
});

test('a move of which a part is missing is not whole', () => {
  assert.equal(complete(LEGAL, ['card A']), null);
});

test('another part of the same level replaces the chosen one and what came after it', () => {
  assert.deepEqual(repicked(LEGAL, ['card A', 'to D5'], 'card B'), ['card B']);
});

test('the part that was picked is put back when it is picked again', () => {
  assert.deepEqual(repicked(LEGAL, ['card A', 'to D5'], 'to D5'), ['card A']);
});

test('a part that is not on offer changes nothing', () => {
  assert.deepEqual(repicked(LEGAL, ['card A'], 'to Z9'), ['card A']);
});
