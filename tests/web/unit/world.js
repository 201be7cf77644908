/** The little of a browser that what is not drawing asks for. Import it before anything of `src/tifo/web`. */

const noQuery = { matches: false, addEventListener: () => undefined };
/** @type {Map<string, string>} */
const stored = new Map();

const fakes = {
  document: { hidden: false, documentElement: { dataset: {}, lang: 'en' } },
  matchMedia: () => noQuery,
  navigator: { languages: ['en'] },
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  },
  requestAnimationFrame: (/** @type {() => void} */ draw) => setTimeout(draw),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
for (const [name, value] of Object.entries(fakes))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Forget everything that this browser kept. */
export const forgetAll = () => stored.clear();

/** Wait until something is so. @param {() => unknown} isSo */
export async function until(isSo) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 500) throw new Error(`never came true: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Answer `fetch` from here on, and note what was asked.
 * @param {(path: string, request: RequestInit & {json: any}) => any} answer a body, a Response, or an Error to throw
 */
export function serve(answer) {
  /** @type {{path: string, method: string, json: any, headers: any}[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path, /** @type {any} */ request = {}) => {
      const json = request.body ? JSON.parse(request.body) : null;
      asked.push({ path, method: request.method ?? 'GET', json, headers: request.headers ?? {} });
      const found = await answer(path, { ...request, json });
      if (found instanceof Error) throw found;
      return found instanceof Response ? abortable(found, request.signal) : Response.json(found);
    }
  );
  return asked;
}

/** An answer whose stream ends when the request is given up. @param {Response} answer @param {AbortSignal} [signal] */
const abortable = (answer, signal) =>
  answer.body && signal
    ? new Response(answer.body.pipeThrough(new TransformStream(), { signal }), { status: answer.status })
    : answer;

/** Legal moves from their texts; the parts of a move are divided by "/". @param {...string} texts */
export const moves = (...texts) =>
  texts.map((text, move) => ({ move, text, steps: text.split('/'), say: { key: text, args: {} } }));

/** A snapshot; what matters to a test is in `more`. @param {object} more */
export const snapshotWith = (more = {}) => ({
  match: 'M',
  game: 'buteur',
  status: 'playing',
  way: 'network',
  now: Date.now() / 1000,
  seats: [{ seat: 0, name: 'Ana', coach: 'human', ready: true, online: true }],
  me: [0],
  entry: 1,
  ply: 0,
  to_act: 0,
  legal: [],
  pass_text: 'pass',
  view: { seat: 0 },
  ...more,
});
