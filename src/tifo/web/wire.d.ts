/** The shapes that travel between the server and the browser. */

/** A sentence before anyone chose a language. */
export type Message = { key: string; args: Record<string, Argument> };
export type Argument = number | string | { seat: number } | Message;
export type Legal = { move: number; text: string; steps: string[]; say: Message };
export type Seat = { seat: number; name: string; coach: string; ready: boolean; online: boolean };

/** Something that happened; a game's own `told.d.ts` says which things can, with which names. */
export interface Happened<Name extends string = string, Told = any> {
  happening: Name;
  clause: string;
  seat: number;
  /** By the names that the happening gives its fields. */
  told: Told;
  secret?: number;
  say: Message | null;
}

export type Ply = { ply: number; seat: number; move: number | null; text: string | null; events: Happened[] };

/** One entry of the feed. */
export interface Entry {
  entry: number;
  kind: string;
  ply: number;
  seat: number;
  move: number | null;
  events: Happened[];
  snapshot?: Snapshot;
  text?: string | null;
  /** By seat. */
  online?: boolean[] | null;
}

/** Where a match stands for who asked. */
export interface Snapshot {
  match: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'playing' | 'over';
  way: string;
  public: boolean;
  host: boolean;
  /** The server's clock. */
  now: number;
  rematch: string | null;
  nonces: string[] | null;
  timer: { seconds: number; deadline: number | null; paused: boolean; left: number | null } | null;
  seats: Seat[];
  /** My seats. */
  me: number[];
  entry: number;
  ply: number;
  to_act: number;
  commitment: string;
  view: any;
  legal: Legal[];
  /** How a pass is written, where the game has one. */
  pass_text: string | null;
  position: Message | null;
  undo: boolean;
  sheet: any;
  dealer: string | null;
  ending: { standing: [number, number][]; say: Message } | null;
}

export type Option = { name: string; choices: string[]; default: string };

export interface GameInfo {
  name: string;
  version: number;
  options: Option[];
  bots: string[];
  board: boolean;
  poster: boolean;
  guide: boolean;
}

/** Any of these, each whole: an option and the choices of it; empty: always. */
export type Under = Record<string, string[]>[];
export type Ruling = { id: string; key: string; clauses: string[]; under: Under };
/** A cell is a number, a text, a message or a list. */
export type ComponentRow = { cells: any[]; mark: string; apart: Record<string, string> };
export type ComponentTable = { name: string; columns: string[]; rows: ComponentRow[]; under: Under };

export interface Rulebook {
  clauses: { id: string; key: string; printed: boolean }[];
  rulings: Ruling[];
  tables: ComponentTable[];
  components: any;
}

export interface OpenTable {
  match: string;
  game: string;
  seats: number;
  free: number;
  created: number;
  names: string[];
  status: 'open' | 'playing';
  ply: number;
}

export interface Why {
  legal: boolean;
  clause: string | null;
  message: Message | null;
  text: string | null;
  printed: boolean;
}

export type Advice = { move: number; say: Message; choices: { move: number; text: string; chance: number }[] };
