/**
 * Checks a finished match in the browser, without trusting the server: the commitment, every seal
 * of the log, and every draw of CHANCE.
 */
import { hmac, joined, sha256 } from './sha256.js';

/** @typedef {{dealer: string, nonces: string[], commitment: string, entries: any[], seals: string}} MatchFile */
/** @typedef {{ply: number, move: number, odds: [number, number][]}} Draw */
/**
 * @typedef {{what: 'commitment' | 'nonces' | 'seals' | 'draws', holds: boolean, count: number, at: number | null}}
 *   Finding
 */

const hex = (/** @type {Uint8Array} */ bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (/** @type {string} */ text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** An entry as the match file writes it, blanks included. @param {any} entry */
const written = (entry) =>
  typeof entry === 'number'
    ? String(entry)
    : `{${Object.entries(entry)
        .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
        .join(', ')}}`;

/** The moves that count, by ply. @param {any[]} entries @returns {number[]} */
export function line(entries) {
  /** @type {number[]} */
  const moves = [];
  for (const entry of entries) {
    if (typeof entry === 'number') moves.push(entry);
    else if ('takeback' in entry) moves.length = entry.takeback;
  }
  return moves;
}

/** The ticket drawn from a digest, in 0 … total-1. @param {Uint8Array} digest @param {number} total */
const ticketOf = (digest, total) => Number((BigInt(`0x${hex(digest)}`) * BigInt(total)) >> 256n);

/** The move that a ticket means. @param {[number, number][]} odds @param {number} ticket */
function picked(odds, ticket) {
  let left = ticket;
  for (const [move, weight] of odds) {
    if (left < weight) return move;
    left -= weight;
  }
  return -1;
}

/** @param {(text: string) => Promise<Uint8Array>} sign @param {MatchFile} file @returns {Promise<Finding>} */
async function checkSeals(sign, file) {
  let before = '';
  for (let i = 0; i < file.entries.length; i += 1) {
    before = hex(await sign(`${before}|${written(file.entries[i])}`)).slice(0, 4);
    if (file.seals.slice(4 * i, 4 * i + 4) !== before) return { what: 'seals', holds: false, count: i, at: i };
  }
  const whole = file.seals.length === 4 * file.entries.length;
  return { what: 'seals', holds: whole, count: file.entries.length, at: null };
}

/**
 * @param {(text: string) => Promise<Uint8Array>} sign
 * @param {MatchFile} file
 * @param {Draw[]} draws
 * @returns {Promise<Finding>}
 */
async function checkDraws(sign, file, draws) {
  const moves = line(file.entries);
  for (const { ply, odds } of draws) {
    const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
    const move = picked(odds, ticketOf(await sign(String(ply)), total));
    if (move !== moves[ply]) return { what: 'draws', holds: false, count: draws.length, at: ply };
  }
  return { what: 'draws', holds: true, count: draws.length, at: null };
}

/**
 * @param {MatchFile} file @param {Draw[]} draws @param {string | undefined} promised what this
 *   browser was told before the first move @param {string[]} mine the nonces it added
 * @returns {Promise<Finding[]>}
 */
export async function verify(file, draws, promised, mine) {
  const dealer = bytesOf(file.dealer);
  const commitment = hex(await sha256(dealer));
  const encode = new TextEncoder();
  const parts = file.nonces.flatMap((nonce) => [new Uint8Array([0]), encode.encode(nonce)]);
  const sign = await hmac(await sha256(joined(dealer, ...parts)));
  return [
    {
      what: 'commitment',
      holds: commitment === file.commitment && (!promised || promised === commitment),
      count: 0,
      at: null,
    },
    { what: 'nonces', holds: mine.every((nonce) => file.nonces.includes(nonce)), count: file.nonces.length, at: null },
    await checkSeals(sign, file),
    await checkDraws(sign, file, draws),
  ];
}
