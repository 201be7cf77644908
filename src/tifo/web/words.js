/** Languages: the same Fluent catalogues that the server and the terminal use. */
import { signal } from './lib.js';
import { remember, remembered } from './memory.js';
import { FluentBundle, FluentResource } from './vendor/fluent/index.js';

/** @typedef {import('./wire.d.ts').Message} Message @typedef {import('./wire.d.ts').Argument} Argument */

export const LANGUAGES = ['fr', 'es', 'en'];

/** @returns {string} */
function preferred() {
  const wanted = [remembered('lang', ''), ...navigator.languages];
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

export const lang = signal(preferred());

/** Catalogues by `language/game`; the shell's alone under `language/`. */
/** @type {import('./vendor/signals.js').Signal<Record<string, FluentBundle>>} */
const bundles = signal({});

/** @param {string} path @returns {Promise<string>} */
const source = (path) =>
  fetch(path).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** Games that bring words of their own for the browser. @type {Set<string>} */
export const withBoard = new Set();

/** Load the words of the shell and of a game, in the language of the page. @param {string} game */
export async function loadWords(game = '') {
  const language = lang.value;
  const name = `${language}/${game}`;
  if (bundles.peek()[name]) return;
  const paths = [`/text/${language}.ftl`];
  if (game) paths.push(`/games/${game}/text/${language}.ftl`);
  if (withBoard.has(game)) paths.push(`/games/${game}/web/${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(paths.map(source)))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.value = { ...bundles.peek(), [name]: bundle };
}

/** @type {Set<string>} */
const games = new Set(['']);

/** Words of a game from now on, in whatever language is chosen. @param {string} game */
export async function needWords(game) {
  games.add(game);
  await loadWords(game);
}

/** Games whose rulebook is open. @type {Set<string>} */
const books = new Set();

/** Catalogues that have the words of the rulebook too. @type {Set<string>} */
const booked = new Set();

/** The further words of a game, which only its rulebook says. @param {string} game */
export async function needBook(game) {
  books.add(game);
  const language = lang.value;
  const name = `${language}/${game}`;
  const [text] = await Promise.all([source(`/games/${game}/text/${language}`), needWords(game)]);
  if (booked.has(name)) return;
  booked.add(name);
  bundles.peek()[name]?.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.value = { ...bundles.peek() };
}

/** @param {string} language */
export async function setLanguage(language) {
  remember('lang', language);
  lang.value = language;
  document.documentElement.lang = language;
  await Promise.all([...games].map(loadWords));
  await Promise.all([...books].map(needBook));
}

/**
 * Put a message into words. `names` are those of the coaches, by seat.
 * @param {string} game @param {Message | null | undefined} message @param {string[]} [names]
 * @returns {string}
 */
export function say(game, message, names = []) {
  if (!message) return '';
  const bundle = bundles.value[`${lang.value}/${game}`] ?? bundles.value[`${lang.value}/`];
  const [key = '', attribute] = message.key.split('.');
  const found = bundle?.getMessage(key);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || !pattern) return message.key;
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = argument(game, value, names);
  return bundle.formatPattern(pattern, args, []);
}

/** @param {string} game @param {Argument} value @param {string[]} names @returns {string | number} */
function argument(game, value, names) {
  if (typeof value !== 'object') return value;
  if ('key' in value) return say(game, value, names);
  return names[value.seat] || t('seat-name', { number: value.seat + 1 });
}

/** Words of the shell. @param {string} key @param {Record<string, Argument>} [args] */
export const t = (key, args = {}) => say('', { key, args });

/** Is there such a message? @param {string} game @param {string} key */
export const has = (game, key) =>
  (bundles.value[`${lang.value}/${game}`] ?? bundles.value[`${lang.value}/`])?.hasMessage(key) ?? false;
