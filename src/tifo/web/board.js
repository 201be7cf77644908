/** How the shell finds the board of a game, and what the two owe each other (docs/boards.md). */
import { Raw, html, signal } from './lib.js';
import { mosaic, shirt } from './kit.js';
import { getOnce } from './api.js';
import { matchStyle, needStyle } from './style.js';
import { needWords, withBoard } from './words.js';

/** @typedef {import('./contract.d.ts').Board} Board @typedef {import('./contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./contract.d.ts').Poster} Poster */

/** A game without a drawing of its own: the position in words, the moves as a list. @type {Board} */
const PLAIN = {
  regions: {
    table: (
      /** @type {BoardProps} */ props,
    ) => html`<div class="panel plain-table"><p class="d">${props.say(props.snapshot.position)}</p>
      <ul>
        ${props.names.map(
          (name, seat) =>
            html`<li class="row" key=${seat}>
              <${Raw} class="raw" markup=${shirt(seat, 34, seat + 1)}/>
              <b>${name}</b> <span class="mut">${props.coach(seat)}</span>
            </li>`,
        )}
      </ul></div>`,
  },
};

/** A poster for a game that brought none. @param {string} name @returns {Poster} */
export const plainPoster = (name) => ({
  art: `<g>${mosaic(
    13,
    10,
    (x, y) => ['#D2492F', '#FFC93C', '#F3ECDD', '#2C6A93'][(x + y) % 4] ?? null,
    name.length,
  )}</g>`,
  plate: '#173D2C',
  foot: '#173D2C',
  title: inTwo(name.toUpperCase()),
});

/** A long title in two lines of about the same length. @param {string} title */
function inTwo(title) {
  const words = title.split(' ');
  if (words.length < 2 || title.length < 10) return [title];
  const cut = Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

/** @type {Map<string, Promise<Board>>} */
const boards = new Map();

/** @returns {Promise<import('./wire.d.ts').GameInfo[]>} */
const installed = () => getOnce('/games');

/** The board of a game, found at its own address, and its words. @param {string} game @returns {Promise<Board>} */
export function loadBoard(game) {
  const known = boards.get(game);
  const found = known ?? fetchBoard(game);
  boards.set(game, found);
  return found;
}

/** @param {string} game @returns {Promise<Board>} */
async function fetchBoard(game) {
  const info = (await installed()).find(({ name }) => name === game);
  if (!info?.board) {
    await needWords(game);
    return PLAIN;
  }
  withBoard.add(game);
  const [module] = await Promise.all([
    import(`/games/${game}/web/board.js`),
    matchStyle().then(() => needStyle(`/games/${game}/web/board.css`)),
    needWords(game),
  ]);
  return module.board;
}

/** @typedef {{name: string, poster: Poster | null, info: import('./wire.d.ts').GameInfo}} Shelf */

/** The installed games with their posters; their boards wait until somebody plays. */
/** @type {import('./vendor/signals.js').Signal<Shelf[]>} */
export const shelf = signal([]);

export async function loadShelf() {
  if (shelf.peek().length > 0) return;
  shelf.value = await Promise.all((await installed()).map(onShelf));
}

/** @param {import('./wire.d.ts').GameInfo} info @returns {Promise<Shelf>} */
async function onShelf(info) {
  const { name } = info;
  if (info.board) withBoard.add(name);
  const [module] = await Promise.all([info.poster ? import(`/games/${name}/web/poster.js`) : null, needWords(name)]);
  return { name, poster: module?.poster ?? null, info };
}

/**
 * The rulebook of a game, or of one match of it.
 * @param {string} game
 * @param {string | null} [match]
 * @returns {Promise<import('./wire.d.ts').Rulebook>}
 */
export const rulebook = (game, match) => getOnce(match ? `/matches/${match}/rulebook` : `/games/${game}/rulebook`);
