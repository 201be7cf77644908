/** How the shell finds the board of a game, and what the two owe each other (docs/boards.md). */
import { Raw, html, signal } from './lib.js';
import { mosaic, shirt } from './kit.js';
import { getOnce } from './api.js';
import { matchStyle, needStyle } from './style.js';
import { needWords, withBoard } from './words.js';

/** @typedef {import('./types.js').Message} Message @typedef {import('./types.js').Argument} Argument */
/** @typedef {import('./types.js').Legal} Legal @typedef {import('./types.js').Happened} Happened */
/** @typedef {import('./types.js').Snapshot} Snapshot */
/**
 * What every region of a board is given.
 * @typedef {object} BoardProps
 * @property {any} view what the seat knows: the record's fields
 * @property {Snapshot} snapshot
 * @property {number} seat who looks; NOBODY for a spectator
 * @property {string[]} names of the coaches, by seat
 * @property {(seat: number) => string} coach what kind of coach sits there, in words
 * @property {any} box the game's components, each value with its mark
 * @property {Legal[]} legal empty when it is not my turn
 * @property {string[][]} levels the parts that may be chosen at each level reached so far
 * @property {string[]} chosen the parts chosen so far
 * @property {(step: string, again?: boolean) => void} pick choose a part; `again`: a second tap on the last chosen one
 *   confirms
 * @property {(step: string | string[], element?: Element) => void} ask why can this not be chosen? A part, or all parts
 *   up to it
 * @property {(message: Message | null | undefined) => string} say a message of the game in words
 * @property {(key: string, args?: Record<string, Argument>) => string} words `web-…` of the game's own `web/*.ftl`
 * @property {(happening: string, most: number) => Happened[]} latest the last events of a kind
 * @property {(texts: string[]) => void} make moves in notation, one after the other, as long as they are legal
 * @property {(texts: string[]) => Promise<any>} rehearse where would such moves lead? Nothing is played
 */
/**
 * What an animation may use.
 * @typedef {object} Stage
 * @property {(ms: number) => Promise<void>} wait at the speed that was chosen; a tap skips it
 * @property {(ms: number) => number} pace how long that will be
 * @property {() => Promise<void>} frame the browser has drawn
 * @property {(name: 'turn' | 'card' | 'ball' | 'goal' | 'refused' | 'whistle') => void} sound
 * @property {() => void} cheer a wave along the masthead
 */
/**
 * @typedef {object} Example
 * @property {string} clause
 * @property {string} title
 * @property {string} markup
 * @property {string} text
 */
/**
 * One thing to tell a newcomer, in the words `web-guide-<key>-title` and `web-guide-<key>`.
 * @typedef {object} Tip
 * @property {string} key
 * @property {(props: BoardProps) => boolean} when does it matter now?
 * @property {(props: BoardProps) => string} [mark] a CSS selector of what it speaks of; the first that is seen gets a
 *   ring
 */
/**
 * The guided first match.
 * @typedef {object} Guide
 * @property {Record<string, string>} options
 * @property {string[]} seats `me` or `bot:<name>`
 * @property {Tip[]} tips tried in order; the first unread one that matters is shown
 */
/** @typedef {{art: string, plate: string, foot: string, title: string[]}} Poster `art` is SVG markup, 260 × 250 */
/**
 * What `web/board.js` of a game exports under the name `board`. Only `regions.table` is required.
 * @typedef {object} Board
 * @property {Poster} [poster] as in `web/poster.js`, where the shell looks for it
 * @property {Guide} [guide]
 * @property {Record<string, (props: any) => any>} regions `score`, `strip`, `facts`, `rivals`, `table`, `lead`, `hand`,
 *   `seen`
 * @property {() => any} [newScene] the moving things of one match, as signals
 * @property {(move: Legal, scene: any, props: BoardProps, stage: Stage) => void} [begin] a move of mine is on its way:
 *   show at once what is sure to happen
 * @property {(event: Happened, scene: any, props: BoardProps, stage: Stage) => Promise<void> | undefined | void} [play]
 * @property {(scene: any) => void} [settle] the position has caught up
 * @property {(snapshot: Snapshot, scene: any) => string | null} [unasked] a move (in notation) that goes without asking
 *   the coach
 * @property {(props: BoardProps, step: string, move: Legal | undefined) => {label: string, arrow?: number, more?: any}}
 *   [part]
 * @property {(props: BoardProps, move: Legal) => string} [deed] what the red button says
 * @property {(props: BoardProps, step: string) => string} [figure] markup of the thing itself, for "why not?"
 * @property {(step: string) => boolean} [isOnTable] is this part chosen on the drawing?
 * @property {(props: BoardProps) => string} [half] the time of the match, in words
 * @property {(props: BoardProps) => string} [hint]
 * @property {(event: Happened) => boolean} [isGoal] is it worth a gold line and a mark on the slider?
 * @property {(event: Happened) => {label: string, seat: number}} [mark] what that mark says, and in whose shirt
 * @property {(event: Happened) => boolean} [isRoutine] does its clause go without saying?
 * @property {(view: any, sheet: any) => {seats: number[], goals: number}[] | undefined} [sides] the two sides with
 *   their score, where there are two
 * @property {(props: {box: any, say: BoardProps['say'], words: BoardProps['words']}) => Example[]} [examples]
 */

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

/** @returns {Promise<import('./types.js').GameInfo[]>} */
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

/** @typedef {{name: string, poster: Poster | null, info: import('./types.js').GameInfo}} Shelf */

/** The installed games with their posters; their boards wait until somebody plays. */
/** @type {import('./vendor/signals.js').Signal<Shelf[]>} */
export const shelf = signal([]);

export async function loadShelf() {
  if (shelf.peek().length > 0) return;
  shelf.value = await Promise.all((await installed()).map(onShelf));
}

/** @param {import('./types.js').GameInfo} info @returns {Promise<Shelf>} */
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
 * @returns {Promise<import('./types.js').Rulebook>}
 */
export const rulebook = (game, match) => getOnce(match ? `/matches/${match}/rulebook` : `/games/${game}/rulebook`);
