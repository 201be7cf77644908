/**
 * The shapes that travel between the server and the browser.
 *
 * @typedef {{key: string, args: Record<string, Argument>}} Message
 * @typedef {number | string | {seat: number} | Message} Argument
 * @typedef {{move: number, text: string, steps: string[], say: Message}} Legal
 * @typedef {{seat: number, name: string, coach: string, ready: boolean, online: boolean}} Seat
 * @typedef {{happening: string, clause: string, seat: number, told: any, secret?: number, say: Message | null}}
 *   Happened
 * @typedef {{ply: number, seat: number, move: number | null, text: string | null,
 *   events: Happened[]}} Ply
 * @typedef {{entry: number, kind: string, ply: number, seat: number, move: number | null,
 *   events: Happened[], snapshot?: Snapshot, text?: string | null, online?: boolean[] | null}} Entry
 * @typedef {{match: string, game: string, options: Record<string, string>,
 *   status: 'open' | 'playing' | 'over', way: string, public: boolean, host: boolean, now: number,
 *   rematch: string | null, nonces: string[] | null,
 * timer: {seconds: number, deadline: number | null, paused: boolean, left: number | null} | null, seats: Seat[], me:
 * number[],
 *   entry: number, ply: number, to_act: number, commitment: string, view: any, legal: Legal[],
 *   pass_text: string | null,
 *   position: Message | null, undo: boolean, sheet: any, dealer: string | null,
 *   ending: {standing: [number, number][], say: Message} | null}} Snapshot
 * @typedef {{name: string, choices: string[], default: string}} Option
 * @typedef {{name: string, version: number, options: Option[], bots: string[],
 *   board: boolean, poster: boolean, guide: boolean}} GameInfo
 * @typedef {Record<string, string[]>[]} Under any of these, each whole: an option and the choices of it; empty: always
 * @typedef {{id: string, key: string, clauses: string[], under: Under}} Ruling
 * @typedef {{cells: any[], mark: string, apart: Record<string, string>}} ComponentRow a cell is a number, a text, a
 *   message or a list
 * @typedef {{name: string, columns: string[], rows: ComponentRow[], under: Under}} ComponentTable
 * @typedef {{clauses: {id: string, key: string, printed: boolean}[], rulings: Ruling[],
 *   tables: ComponentTable[], components: any}} Rulebook
 * @typedef {{match: string, game: string, seats: number, free: number, created: number,
 *   names: string[], status: 'open' | 'playing', ply: number}} OpenTable
 * @typedef {{legal: boolean, clause: string | null, message: Message | null, text: string | null,
 *   printed: boolean}} Why
 * @typedef {{move: number, say: Message, choices: {move: number, text: string, chance: number}[]}} Advice
 */

export const CHANCE = -1;
export const NOBODY = -2;
