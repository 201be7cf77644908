/** What happens in this game, and the names of what is told of it; written by `make docs`. */
import type { Happened } from '../../../web/wire.d.ts';

export interface Told {
  TOSSED: { team: number };
  DREW: { card?: number };
  PLAYED: { card: number; option: number };
  SHED: { card: number };
  EXCHANGED: { card: number };
  SHOWED: { card: number };
  STUCK: Record<string, never>;
  BALL_MOVED: { from_x: number; from_y: number; x: number; y: number };
  OUT_IN_TOUCH: { x: number; y: number };
  OUT_WIDE: { right: number };
  SHOT: { x: number };
  LET_IN: Record<string, never>;
  SAVED: { card: number };
  CORNER: { colour: number };
  CORNER_CUT: { card: number; goal: number };
  PENALTY: Record<string, never>;
  PENALTY_CUT: { card: number; goal: number };
  GOAL: { team: number; first: number; second: number; seats: number };
  LAST_TURN: { cards: number };
  HALF_TIME: { first: number; second: number };
  FULL_TIME: { first: number; second: number };
}

/** One of these happenings. */
export type Of<Names extends keyof Told> = { [Name in Names]: Happened<Name, Told[Name]> }[Names];
export type Event = Of<keyof Told>;
