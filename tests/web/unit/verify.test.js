import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, test } from 'node:test';
import { hmac, plainSha256, sha256 } from '../../../src/tifo/web/sha256.js';
import { line, verify } from '../../../src/tifo/web/verify.js';

/** A match that the server wrote; see tests/play. */
const KEPT = new URL('../../play/kept/shootout.tifo.json', import.meta.url);
const DIE = /** @type {[number, number][]} */ ([2, 3, 4, 5, 6, 7].map((move) => [move, 1]));
const DRAWS = [2, 5, 8, 11].map((ply) => ({ ply, move: 0, odds: DIE }));
const NONCE = 'a-nonce-of-mine';

const kept = async () => JSON.parse(await readFile(KEPT, 'utf8'));
const webCrypto = globalThis.crypto;
/** As on a page that came over plain http. */
const withoutWebCrypto = () => Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: webCrypto, configurable: true }));

/** What holds, by name. @param {import('../../../src/tifo/web/verify.js').Finding[]} findings */
const holding = (findings) => Object.fromEntries(findings.map(({ what, holds }) => [what, holds]));
const ALL = { commitment: true, nonces: true, seals: true, draws: true };

test('our own SHA-256 is the standard one, at every length around a block', () => {
  const texts = Array.from({ length: 200 }, (_, length) => Buffer.alloc(length, length));

  const ours = texts.map((text) => Buffer.from(plainSha256(text)).toString('hex'));

  assert.deepEqual(
    ours,
    texts.map((text) => createHash('sha256').update(text).digest('hex')),
  );
});

test('our own HMAC is the standard one', async () => {
  withoutWebCrypto();
  const key = await sha256(new TextEncoder().encode('key'));

  const sign = await hmac(key);

  const standard = createHmac('sha256', key).update('12|é').digest('hex');
  assert.equal(Buffer.from(await sign('12|é')).toString('hex'), standard);
});

test('a match that the server wrote holds in every way', async () => {
  assert.deepEqual(holding(await verify(await kept(), DRAWS, undefined, [NONCE])), ALL);
});

test('it holds without WebCrypto too', async () => {
  withoutWebCrypto();

  assert.deepEqual(holding(await verify(await kept(), DRAWS, undefined, [NONCE])), ALL);
});

test('another commitment than the one promised before the first move is found', async () => {
  const found = await verify(await kept(), DRAWS, '00'.repeat(32), [NONCE]);

  assert.deepEqual(holding(found), { ...ALL, commitment: false });
});

test('a dealer who left my nonce out is found', async () => {
  const found = await verify(await kept(), DRAWS, undefined, ['another of mine']);

  assert.deepEqual(holding(found), { ...ALL, nonces: false });
});

test('an entry that was altered breaks the seals where it stands', async () => {
  const file = await kept();
  file.entries[4] = 1;

  const seals = (await verify(file, DRAWS, undefined, [])).find(({ what }) => what === 'seals');

  assert.deepEqual(seals, { what: 'seals', holds: false, count: 4, at: 4 });
});

test('an entry that was cut off is missed', async () => {
  const file = await kept();
  file.entries.pop();

  const seals = (await verify(file, [], undefined, [])).find(({ what }) => what === 'seals');

  assert.equal(seals?.holds, false);
});

test('a draw that the dealer did not draw is named by its ply', async () => {
  const file = await kept();
  file.entries[file.entries.lastIndexOf(4)] = 5;

  const draws = (await verify(file, DRAWS, undefined, [])).find(({ what }) => what === 'draws');

  assert.deepEqual(draws, { what: 'draws', holds: false, count: 4, at: 8 });
});

test('what was taken back does not count', () => {
  assert.deepEqual(line([7, 8, { takeback: 1 }, { seat: 0, coach: 'human' }, 9]), [7, 9]);
});
