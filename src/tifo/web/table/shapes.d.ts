/** A match on this screen as plain data. */
import type { ApiError } from '../api.js';
import type { Board, BoardProps } from '../contract.d.ts';
import type { Guided } from '../memory.js';
import type { ReadonlySignal, Signal } from '../vendor/signals.js';
import type { Advice, Entry, Happened, Legal, Snapshot, Why } from '../wire.d.ts';

/** One thing of the commentary. */
export type Line = { ply: number; seat: number; event: Happened };
export type Refused = { why: Why; step: string; element: Element | null };

/** What was sent, said or chosen, as signals. */
export interface Told {
  snapshot: Signal<Snapshot | null>;
  /** Who looks: one of my seats, or NOBODY. */
  seat: Signal<number>;
  story: Signal<Line[]>;
  /** The parts that were picked. */
  picked: Signal<string[]>;
  /** Something is being shown. */
  busy: Signal<boolean>;
  /** An act of mine is under way. */
  sending: Signal<boolean>;
  line: Signal<'live' | 'lost'>;
  /** How often the masthead was made to wave. */
  wave: Signal<number>;
  /** The server's clock against this one, in seconds. */
  clock: Signal<number>;
  refused: Signal<Refused | null>;
  trouble: Signal<ApiError | null>;
  /** What a strong bot would do in my place; null until somebody asks. */
  advice: Signal<Advice | null>;
  advising: Signal<boolean>;
  /** The ply I had seen when I came back; what is later is news. */
  lastSeen: Signal<number>;
  /** What the guide of a first match has told; null where there is none. */
  guided: Signal<Guided | null>;
  /** What is left of a plan: moves in notation. */
  planned: Signal<string[]>;
  /** The entry that was answered without asking the coach. */
  answered: Signal<number>;
}

/** What follows from it. */
export interface Derived {
  /** The move that is played without asking, in notation. */
  unasked: ReadonlySignal<string | null>;
  /** What may be chosen now. */
  legal: ReadonlySignal<Legal[]>;
  /** The parts picked, and those that leave no choice. */
  chosen: ReadonlySignal<string[]>;
  /** The parts on offer, by level. */
  levels: ReadonlySignal<string[][]>;
  /** The move that is chosen whole. */
  ready: ReadonlySignal<Legal | null>;
}

/** What is nobody's to draw. */
export interface Workings {
  /** Of the match. */
  id: string;
  board: Board;
  /** The moving things of the board. */
  scene: any;
  /** What came and is not shown yet. */
  queue: Entry[];
  /** How many plies were told already. */
  told: number;
  closed: boolean;
  /** Stops following. */
  stop: () => void;
  /** Ends the wait of the moment. */
  skip: () => void;
  /** Set by the page: what the board is given. */
  given: (() => BoardProps) | null;
}

export type Table = Workings & Told & Derived;
