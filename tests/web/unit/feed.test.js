import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { serve, until } from './world.js';
import { follow } from '../../../src/tifo/web/feed.js';

/** @type {() => void} */
let stop = () => undefined;
/** @type {BroadcastChannel[]} */
const tabs = [];
afterEach(() => {
  stop();
  for (const tab of tabs.splice(0)) tab.close();
});

/** Another tab at the same seat. @param {string} match */
function otherTab(match) {
  const tab = new BroadcastChannel(`tifo-feed-${match}-open`);
  tabs.push(tab);
  return tab;
}

/** Follow a match after entry 4, and note what is delivered. @param {string} match each test has a line of its own */
function followed(match) {
  const seen = { entries: /** @type {number[]} */ ([]), resyncs: 0, line: /** @type {string[]} */ ([]) };
  stop = follow({
    match,
    token: null,
    after: 4,
    deliver: ({ entry }) => seen.entries.push(entry),
    resync: () => {
      seen.resyncs += 1;
    },
    report: (state) => seen.line.push(state),
  });
  return seen;
}

/** A stream that says these texts and stays open, or breaks. @param {string[]} texts @param {boolean} breaks */
function stream(texts, breaks = false) {
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      if (breaks) controller.close();
    },
  });
  return new Response(body);
}

/** Entries as the server writes them. @param {...number} entries */
const said = (...entries) =>
  entries.map((entry) => `id: ${entry}\ndata: ${JSON.stringify({ entry, kind: 'move' })}\n\n`).join('');

test('entries are delivered in their order', async () => {
  serve(() => stream([said(5, 6, 7)]));

  const seen = followed('order');

  await until(() => seen.entries.length === 3);
  assert.deepEqual(seen.entries, [5, 6, 7]);
});

test('an entry that is cut anywhere arrives whole', async () => {
  const text = said(5, 6);
  serve(() => stream([...text].map((letter) => letter)));

  const seen = followed('cut');

  await until(() => seen.entries.length === 2);
  assert.deepEqual(seen.entries, [5, 6]);
});

test('what was seen already is not delivered again', async () => {
  serve(() => stream([said(3, 4, 5, 5, 6)]));

  const seen = followed('repeat');

  await until(() => seen.entries.includes(6));
  assert.deepEqual(seen.entries, [5, 6]);
});

test('who is there is told though it is no new entry', async () => {
  const online = `data: ${JSON.stringify({ entry: 4, kind: 'online', online: [true] })}\n\n`;
  serve(() => stream([online, said(5)]));

  const seen = followed('online');

  await until(() => seen.entries.includes(5));
  assert.deepEqual(seen.entries, [4, 5]);
});

test('a line that broke goes on after the last entry it saw', async () => {
  const answers = [stream([said(5, 6)], true), stream([said(7)])];
  const asked = serve(() => answers.shift());

  const seen = followed('broken');

  await until(() => seen.entries.includes(7));
  assert.deepEqual(
    asked.map(({ headers }) => headers['Last-Event-ID']),
    ['4', '6'],
  );
});

test('a line that fails twice is reported lost, and live when it is back', async () => {
  const answers = [new Error('no network'), new Error('no network'), stream([said(5)])];
  serve(() => answers.shift());

  const seen = followed('lost');

  await until(() => seen.entries.includes(5));
  assert.deepEqual(seen.line, ['lost', 'live']);
});

test('an answer that is no stream counts as a failure', async () => {
  const answers = [new Response(null, { status: 503 }), stream([said(5)])];
  serve(() => answers.shift());

  const seen = followed('refused');

  await until(() => seen.entries.includes(5));
  assert.deepEqual(seen.line, ['live']);
});

test('another tab passes on what it reads', async () => {
  serve(() => stream([]));
  const seen = followed('shared');
  const other = otherTab('shared');

  other.postMessage({ entry: { entry: 5, kind: 'move' } });

  await until(() => seen.entries.length === 1);
  assert.deepEqual(seen.entries, [5]);
});

test('a gap in what another tab passes on asks for everything anew', async () => {
  serve(() => stream([]));
  const seen = followed('gap');
  const other = otherTab('gap');

  other.postMessage({ entry: { entry: 7, kind: 'move' } });

  await until(() => seen.resyncs === 1);
  assert.deepEqual(seen.entries, []);
});

test('nobody is told anything after the end', async () => {
  const answers = [stream([said(5)], true), stream([said(6)])];
  serve(() => answers.shift());
  const seen = followed('ended');
  await until(() => seen.entries.includes(5));

  stop();

  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(seen.entries, [5]);
});
