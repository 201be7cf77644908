/** What the shell and the board of a game owe each other (docs/boards.md). */
import type { Argument, Happened, Legal, Message, Snapshot } from './wire.d.ts';

/** What every region of a board is given. */
export interface BoardProps {
  /** What the seat knows: the record's fields. */
  view: any;
  snapshot: Snapshot;
  /** Who looks; NOBODY for a spectator. */
  seat: number;
  /** Of the coaches, by seat. */
  names: string[];
  /** What kind of coach sits there, in words. */
  coach: (seat: number) => string;
  /** The game's components, each value with its mark. */
  box: any;
  /** Empty when it is not my turn. */
  legal: Legal[];
  /** The parts that may be chosen at each level reached so far. */
  levels: string[][];
  /** The parts chosen so far. */
  chosen: string[];
  /** Choose a part; `again`: a second tap on the last chosen one confirms. */
  pick: (step: string, again?: boolean) => void;
  /** Why can this not be chosen? A part, or all parts up to it. */
  ask: (step: string | string[], element?: Element) => void;
  /** A message of the game in words. */
  say: (message: Message | null | undefined) => string;
  /** `web-…` of the game's own `web/*.ftl`. */
  words: (key: string, args?: Record<string, Argument>) => string;
  /** The last events of a kind. */
  latest: (happening: string, most: number) => Happened[];
  /** Moves in notation, one after the other, as long as they are legal. */
  make: (texts: string[]) => void;
  /** Where would such moves lead? Nothing is played. */
  rehearse: (texts: string[]) => Promise<any>;
}

/** What an animation may use. */
export interface Stage {
  /** At the speed that was chosen; a tap skips it. */
  wait: (ms: number) => Promise<void>;
  /** How long that will be. */
  pace: (ms: number) => number;
  /** The browser has drawn. */
  frame: () => Promise<void>;
  sound: (name: 'turn' | 'card' | 'ball' | 'goal' | 'refused' | 'whistle') => void;
  /** A wave along the masthead. */
  cheer: () => void;
}

/** A figure of the rulebook. */
export type Example = { clause: string; title: string; markup: string; text: string };
export type Examples = (props: Pick<BoardProps, 'box' | 'say' | 'words'>) => Example[];

/** One thing to tell a newcomer, in the words `web-guide-<key>-title` and `web-guide-<key>`. */
export interface Tip {
  key: string;
  /** Does it matter now? */
  when: (props: BoardProps) => boolean;
  /** A CSS selector of what it speaks of; the first that is seen gets a ring. */
  mark?: (props: BoardProps) => string;
}

/** The guided first match. */
export interface Guide {
  options: Record<string, string>;
  /** `me` or `bot:<name>`. */
  seats: string[];
  /** Tried in order; the first unread one that matters is shown. */
  tips: Tip[];
}

/** `art` is SVG markup, 260 × 250. */
export type Poster = { art: string; plate: string; foot: string; title: string[] };

/** What `web/board.js` of a game exports under the name `board`. Only `regions.table` is required. */
export interface Board {
  guide?: Guide;
  /** `score`, `strip`, `facts`, `rivals`, `table`, `lead`, `hand`, `seen`. */
  regions: Record<string, (props: any) => any>;
  /** The moving things of one match, as signals. */
  newScene?: () => any;
  /** A move of mine is on its way: show at once what is sure to happen. */
  begin?: (move: Legal, scene: any, props: BoardProps, stage: Stage) => void;
  play?(event: Happened, scene: any, props: BoardProps, stage: Stage): Promise<void> | undefined | void;
  /** The position has caught up. */
  settle?: (scene: any) => void;
  /** A move (in notation) that goes without asking the coach. */
  unasked?: (snapshot: Snapshot, scene: any) => string | null;
  part?: (
    props: BoardProps,
    step: string,
    move: Legal | undefined,
  ) => { label: string; arrow?: number | undefined; more?: any };
  /** What the red button says. */
  deed?: (props: BoardProps, move: Legal) => string;
  /** Markup of the thing itself, for "why not?". */
  figure?: (props: BoardProps, step: string) => string;
  /** Is this part chosen on the drawing? */
  isOnTable?: (step: string) => boolean;
  /** The time of the match, in words. */
  half?: (props: BoardProps) => string;
  hint?: (props: BoardProps) => string;
  /** Is it worth a gold line and a mark on the slider? */
  isGoal?(event: Happened): boolean;
  /** What that mark says, and in whose shirt. */
  mark?(event: Happened): { label: string; seat: number };
  /** Does its clause go without saying? */
  isRoutine?(event: Happened): boolean;
  /** The two sides with their score, where there are two. */
  sides?: (view: any, sheet: any) => { seats: number[]; goals: number }[] | undefined;
  /** Fetches what draws the figures of the rulebook. */
  examples?: () => Promise<Examples>;
}
