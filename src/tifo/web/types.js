/**
 * The shapes that travel between the server and the browser.
 *
 * @typedef {{key: string, args: Record<string, Argument>}} Message
 * @typedef {number | string | {seat: number} | Message} Argument
 * @typedef {{move: number, text: string, steps: string[], say: Message}} Legal
 * @typedef {{seat: number, name: string, coach: string, ready: boolean, online: boolean}} Seat
 * @typedef {{happening: string, clause: string, seat: number, a: number, b: number, c: number,
 *   d: number, secret?: number, say: Message | null}} Happened
 * @typedef {{ply: number, seat: number, move: number | null, text: string | null,
 *   events: Happened[]}} Ply
 * @typedef {{entry: number, kind: string, ply: number, seat: number, move: number | null,
 *   events: Happened[], snapshot?: Snapshot, text?: string | null, online?: boolean[] | null}} Entry
 * @typedef {{match: string, game: string, options: Record<string, string>,
 *   status: 'open' | 'playing' | 'over', way: string, public: boolean, host: boolean, now: number,
 *   rematch: string | null, nonces: string[] | null,
 *   timer: {seconds: number, deadline: number | null, paused: boolean, left: number | null} | null, seats: Seat[], me: number[],
 *   entry: number, ply: number, to_act: number, commitment: string, view: any, legal: Legal[],
 *   position: Message | null, undo: boolean, sheet: any, dealer: string | null,
 *   ending: {standing: [number, number][], say: Message} | null}} Snapshot
 * @typedef {{name: string, choices: string[], default: string}} Option
 * @typedef {{name: string, version: number, options: Option[], bots: string[],
 *   board: boolean, poster: boolean, guide: boolean}} GameInfo
 * @typedef {{clauses: {id: string, key: string, printed: boolean}[], components: any}} Rulebook
 * @typedef {{match: string, game: string, seats: number, free: number, created: number,
 *   names: string[], status: 'open' | 'playing', ply: number}} OpenTable
 * @typedef {{legal: boolean, clause: string | null, message: Message | null, text: string | null,
 *   printed: boolean}} Why
 * @typedef {{move: number, say: Message, choices: {move: number, text: string, chance: number}[]}} Advice
 */

export const CHANCE = -1;
export const NOBODY = -2;
