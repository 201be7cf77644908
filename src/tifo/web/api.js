/** The server, spoken to in JSON. */
import { lang } from './words.js';

/** @typedef {import('./wire.d.ts').Message} Message */

/** What the server said no to, with its code, its words and, where one applies, the clause. */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.text ?? body?.code ?? `HTTP ${status}`);
    this.status = status;
    /** @type {string} */
    this.code = body?.code ?? 'network';
    /** @type {Message | null} */
    this.said = body?.message ?? null;
    /** @type {string | null} */
    this.clause = body?.clause ?? null;
  }
}

/** @param {string | null | undefined} token @returns {Record<string, string>} */
export const headers = (token) => ({
  'Accept-Language': lang.peek(),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/**
 * @param {string} method @param {string} path @param {any} [body] @param {string | null} [token]
 * @returns {Promise<any>}
 */
async function call(method, path, body, token) {
  /** @type {RequestInit} */
  const request = { method, headers: headers(token) };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...headers(token), 'Content-Type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (!answer) throw new ApiError(0, null);
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, data);
  return data;
}

/** @param {string} path @param {string | null} [token] */
export const get = (path, token) => call('GET', path, undefined, token);

/** @param {string} path @param {any} [body] @param {string | null} [token] */
export const post = (path, body = {}, token = null) => call('POST', path, body, token);

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** What does not change while the page is open. @param {string} path */
export function getOnce(path) {
  const known = kept.get(path);
  if (known) return known;
  const asked = get(path).catch((error) => {
    kept.delete(path);
    throw error;
  });
  kept.set(path, asked);
  return asked;
}
