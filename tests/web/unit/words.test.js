import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { serve } from './world.js';
import { has, loadWords, needWords, say, setLanguage, t } from '../../../src/tifo/web/words.js';

const SHELL = 'seat-name = Seat { $number }\nweb-home = Home\n';
const GAME = `goal = { $coach } scores
    .group = Goals
beaten = { $what }, says { $coach }
count = { $n ->
    [one] one goal
   *[other] { $n } goals
}
`;

before(async () => {
  serve((path) => new Response({ '/text/en.ftl': SHELL, '/games/toy/text/en.ftl': GAME }[path] ?? ''));
  await loadWords();
  await needWords('toy');
});

test('words of the shell are said', () => {
  assert.equal(t('web-home'), 'Home');
});

test('a game says the words of the shell too', () => {
  assert.equal(say('toy', { key: 'web-home', args: {} }), 'Home');
});

test('a seat is said by the name of its coach', () => {
  assert.equal(say('toy', { key: 'goal', args: { coach: { seat: 1 } } }, ['Ana', 'Bo']), 'Bo scores');
});

test('a seat without a name is said by its number', () => {
  assert.equal(say('toy', { key: 'goal', args: { coach: { seat: 1 } } }, ['Ana']), 'Seat 2 scores');
});

test('a message within a message is said in its place', () => {
  const goal = { key: 'goal', args: { coach: { seat: 0 } } };

  assert.equal(
    say('toy', { key: 'beaten', args: { what: goal, coach: { seat: 1 } } }, ['Ana', 'Bo']),
    'Ana scores, says Bo',
  );
});

test('an attribute is asked for behind a dot', () => {
  assert.equal(say('toy', { key: 'goal.group', args: {} }), 'Goals');
});

test('numbers choose their form', () => {
  assert.equal(say('toy', { key: 'count', args: { n: 1 } }), 'one goal');
});

test('what no catalogue has is said by its key', () => {
  assert.equal(say('toy', { key: 'offside', args: {} }), 'offside');
});

test('nothing is said of nothing', () => {
  assert.equal(say('toy', null), '');
});

test('one can ask whether there are words', () => {
  assert.deepEqual([has('toy', 'goal'), has('toy', 'offside')], [true, false]);
});

test('another language fetches all words again', async () => {
  const asked = serve(() => new Response(''));

  await setLanguage('fr');

  const paths = asked.map(({ path }) => path);
  assert.deepEqual([...new Set(paths)].sort(), ['/games/toy/text/fr.ftl', '/text/fr.ftl']);
});
