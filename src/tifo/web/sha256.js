/** SHA-256 and HMAC. WebCrypto where the page may use it; plain code where it may not (http on a home network). */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The fractional parts of roots of primes, as the standard has it. */
function constants() {
  const isPrime = (/** @type {number} */ n) => {
    for (let i = 2; i * i <= n; i += 1) if (n % i === 0) return false;
    return true;
  };
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    if (!isPrime(n)) continue;
    if (found < 8) START[found] = (n ** 0.5 % 1) * 2 ** 32;
    K[found] = (n ** (1 / 3) % 1) * 2 ** 32;
    found += 1;
  }
}
constants();

const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));

/** @param {Uint32Array} state @param {DataView} data @param {number} at */
function block(state, data, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = data.getUint32(at + 4 * i);
  const word = (/** @type {number} */ i) => w[i] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const s0 = turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3);
    const s1 = turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10);
    w[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + word(i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] ?? 0) + value;
  });
}

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function plainSha256(bytes) {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) block(state, data, at);
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) out.setUint32(4 * i, value);
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array[]} parts */
function joined(...parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => {
    out.set(part, at);
    return at + part.length;
  }, 0);
  return out;
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function sha256(bytes) {
  if (!crypto.subtle) return plainSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {any} */ (bytes)));
}

/** Signs texts with a key. @param {Uint8Array} key @returns {Promise<(text: string) => Promise<Uint8Array>>} */
export async function hmac(key) {
  const encode = new TextEncoder();
  if (crypto.subtle) {
    const made = await crypto.subtle.importKey(
      'raw',
      /** @type {any} */ (key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', made, encode.encode(text)));
  }
  const pad = (/** @type {number} */ mark) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mark);
  const [inner, outer] = [pad(0x36), pad(0x5c)];
  return async (text) => plainSha256(joined(outer, plainSha256(joined(inner, encode.encode(text)))));
}

export { joined };
