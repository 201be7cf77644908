/** Making a table and sitting down at one. */
import { post } from './api.js';
import { loadBoard } from './board.js';
import { keep, known } from './memory.js';
import { myName } from './settings.js';

/** @typedef {{coach: string, name?: string}} Wanted */
/**
 * @typedef {{game: string, options: Record<string, string>, seats: Wanted[], public: boolean, way: string, timer:
 *   number | null}} Asked
 */

/** Random enough that the dealer cannot know it before he has committed himself. */
function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Add my part to the dealer's secret, and remember it for the day of reckoning.
 * @param {string} match
 * @param {string | null} token
 * @param {any} [body]
 */
export async function addNonce(match, token, body = {}) {
  const mine = nonce();
  const joined = await post(`/matches/${match}/join`, { ...body, nonce: mine }, token);
  keep(match, { nonces: [...(known(match)?.nonces ?? []), mine] });
  return joined;
}

/** Make a table, keep its keys, add my nonce. @param {Asked} asked @returns {Promise<string>} */
export async function make(asked) {
  const made = await post('/matches', asked);
  /** @type {Record<string, string>} */
  const tokens = {};
  /** @type {Record<string, string>} */
  const invites = {};
  /** @type {Record<string, string>} */
  const codes = {};
  for (const { seat, token, invite, code } of made.seats) {
    if (token) tokens[seat] = token;
    if (invite) invites[seat] = invite;
    if (code) codes[seat] = code;
  }
  const { match, host, commitment } = made;
  keep(match, { game: asked.game, way: asked.way, tokens, invites, codes, host, commitment });
  for (const token of new Set(Object.values(tokens))) await addNonce(match, token);
  return match;
}

/**
 * The first match of a newcomer, with the guide at his side.
 * @param {import('./wire.d.ts').GameInfo} info
 * @returns {Promise<string>}
 */
export async function makeGuided({ name, options }) {
  const { guide } = await loadBoard(name);
  if (!guide) throw new Error(`${name} brings no guide`);
  /** @type {Record<string, string>} */
  const seats = options.some((option) => option.name === 'seats') ? { seats: String(guide.seats.length) } : {};
  const match = await make({
    game: name,
    options: { ...seats, ...guide.options },
    way: 'solo',
    public: false,
    timer: null,
    seats: guide.seats.map((coach) => (coach === 'me' ? { coach, name: myName.value } : { coach })),
  });
  keep(match, { guide: { read: [], over: false } });
  return match;
}

/**
 * Sit down at a table, with the invitation this browser holds or at a public one.
 * @param {string} match
 * @param {string} game
 * @param {string} name
 * @param {number | null} [seat]
 */
export async function sit(match, game, name, seat = null) {
  const mine = known(match);
  const invite = mine?.invites?.['mine'] ?? null;
  const joined = await addNonce(match, invite, { ...(name ? { name } : {}), ...(seat === null ? {} : { seat }) });
  if (joined.token) keep(match, { game, way: 'network', tokens: { [joined.seat]: joined.token } });
}

/** Once more, seats rotated. @param {string} match @param {string | null} token */
export async function again(match, token) {
  const mine = known(match);
  const next = await post(`/matches/${match}/rematch`, {}, token);
  const count = Object.keys(mine?.tokens ?? {}).length;
  const tokens = Object.fromEntries(next.seats.map((/** @type {number} */ seat) => [seat, token]));
  keep(next.match, { game: mine?.game ?? '', way: mine?.way ?? 'network', tokens });
  if (count > 0) await addNonce(next.match, token).catch(() => undefined);
  return next.match;
}
