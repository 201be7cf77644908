/** What this browser remembers: my seats, my name, how I like to play. */

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function remembered(key, otherwise) {
  try {
    const text = localStorage.getItem(`tifo.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`tifo.${key}`, JSON.stringify(value));
  } catch {
    // A browser that forbids storage still plays; it forgets the seat when the page closes.
  }
}

/** @typedef {{read: string[], over: boolean}} Guided which tips were read; over: no more of them */
/**
 * @typedef {{game: string, tokens: Record<string, string>, way: string, seen: number, at: number,
 *   invites?: Record<string, string>, codes?: Record<string, string>, host?: string, over?: boolean,
 *   commitment?: string, nonces?: string[], guide?: Guided}} Known
 */

/** My matches, by id. @returns {Record<string, Known>} */
export const matches = () => remembered('matches', {});

/** @param {string} id @returns {Known | undefined} */
export const known = (id) => matches()[id];

/** @param {string} id @param {Partial<Known>} news */
export function keep(id, news) {
  const all = matches();
  const old = all[id] ?? { game: '', tokens: {}, way: 'network', seen: -1, at: 0 };
  const tokens = { ...old.tokens, ...news.tokens };
  const invites = { ...old.invites, ...news.invites };
  all[id] = { ...old, ...news, tokens, invites, at: Date.now() };
  const recent = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 60);
  remember('matches', Object.fromEntries(recent));
}

/** @param {string} id */
export function forget(id) {
  const all = matches();
  delete all[id];
  remember('matches', all);
}
