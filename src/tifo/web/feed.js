/**
 * The feed of a match: server-sent events read through `fetch`, because `EventSource` sends no
 * headers. Tabs that show the same seat share one stream (Web Locks elect who reads,
 * BroadcastChannel passes it on); a browser opens at most four, beyond that a tab asks every few
 * seconds. A lost line comes back by itself and goes on after the last entry it saw.
 */
import { get, headers } from './api.js';
import { pause } from './settings.js';

/** @typedef {import('./wire.d.ts').Entry} Entry */
/**
 * @typedef {{match: string, token: string | null, after: number,
 *   deliver: (entry: Entry) => void, resync: () => void,
 *   report: (state: 'live' | 'lost') => void}} Subscription
 */

const MOST_STREAMS = 4;
const SILENCE = 45_000;
const POLL = 4_000;
const RETRY = [300, 700, 1500, 3000, 5000];

/** Follow a match until the returned function is called. @param {Subscription} sub */
export function follow(sub) {
  const stop = new AbortController();
  const name = `tifo-feed-${sub.match}-${sub.token ? sub.token.slice(0, 10) : 'open'}`;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  let last = sub.after;

  /** @param {Entry} entry */
  const take = (entry) => {
    if (entry.kind === 'online') sub.deliver(entry);
    if (entry.entry <= last) return;
    last = entry.entry;
    sub.deliver(entry);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data.entry) {
        if (data.entry.entry > last + 1) sub.resync();
        else take(data.entry);
      }
      if (data.state) sub.report(data.state);
    };
  }
  /** @param {Entry} entry */
  const pass = (entry) => {
    take(entry);
    channel?.postMessage({ entry });
  };
  /** @param {'live' | 'lost'} state */
  const report = (state) => {
    sub.report(state);
    channel?.postMessage({ state });
  };
  const read = () => stream(sub, () => last, pass, report, stop.signal);
  const lead = () => inSlot(read, () => poll(sub, () => last, report, stop.signal), stop.signal);
  const work = navigator.locks ? navigator.locks.request(name, { signal: stop.signal }, lead) : read();
  work.catch(() => undefined);
  return () => {
    stop.abort();
    channel?.close();
  };
}

/**
 * Read a stream if this browser has one to spare, else poll.
 * @param {() => Promise<void>} read @param {() => Promise<void>} ask @param {AbortSignal} signal
 */
async function inSlot(read, ask, signal) {
  for (let slot = 0; slot < MOST_STREAMS; slot += 1) {
    const taken = await navigator.locks.request(`tifo-stream-${slot}`, { ifAvailable: true }, async (lock) => {
      if (lock) await read();
      return lock !== null;
    });
    if (taken || signal.aborted) return;
  }
  await ask();
}

/**
 * @param {Subscription} sub @param {() => number} last @param {(state: 'live' | 'lost') => void} report
 * @param {AbortSignal} signal
 */
async function poll(sub, last, report, signal) {
  while (!signal.aborted) {
    await pause(POLL);
    try {
      const snapshot = await get(`/matches/${sub.match}`, sub.token);
      report('live');
      if (snapshot.entry > last() && !signal.aborted) sub.resync();
    } catch {
      report('lost');
    }
  }
}

/**
 * @param {Subscription} sub @param {() => number} last @param {(entry: Entry) => void} pass
 * @param {(state: 'live' | 'lost') => void} report @param {AbortSignal} signal
 */
async function stream(sub, last, pass, report, signal) {
  for (let failures = 0; !signal.aborted; ) {
    const watch = new AbortController();
    const abort = () => watch.abort();
    signal.addEventListener('abort', abort, { once: true });
    addEventListener('online', abort, { once: true });
    try {
      const answer = await fetch(`/api/matches/${sub.match}/feed?after=${last()}`, {
        headers: { ...headers(sub.token), 'Last-Event-ID': String(last()), Accept: 'text/event-stream' },
        signal: watch.signal,
        cache: 'no-store',
      });
      if (!answer.ok || !answer.body) throw new Error(`feed ${answer.status}`);
      report('live');
      failures = 0;
      await lines(answer.body, watch, pass);
    } catch {
      failures += 1;
    }
    signal.removeEventListener('abort', abort);
    removeEventListener('online', abort);
    if (signal.aborted) return;
    if (failures > 1) report('lost');
    await pause(RETRY[Math.min(failures, RETRY.length - 1)] ?? 0);
  }
}

/**
 * @param {ReadableStream<Uint8Array>} body @param {AbortController} watch
 * @param {(entry: Entry) => void} pass
 */
async function lines(body, watch, pass) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let rest = '';
  for (;;) {
    const silence = setTimeout(() => watch.abort(), SILENCE);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').filter((line) => line.startsWith('data:'));
      if (data.length > 0) pass(JSON.parse(data.map((line) => line.slice(5)).join('\n')));
    }
  }
}
