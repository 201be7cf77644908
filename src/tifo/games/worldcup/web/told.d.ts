/** What happens in this game, and the names of what is told of it; written by `make docs`. */
import type { Happened } from '../../../web/wire.d.ts';

export interface Told {
  BEGINS: Record<string, never>;
  TEAM_DEALT: { team: number };
  LEFTOVER: { team: number };
  DREW: { card?: number };
  PLAYED: { card: number };
  DISCARDED: { card: number };
  PLACED: { token: number; team: number; other: number; match: number };
  CANCELLED: { token: number; team: number; other: number; match: number };
  REDUCED: { token: number; team: number; other: number; match: number };
  PENALTY_SCORED: { colour: number; team: number; other: number; match: number };
  PENALTY_MISSED: { colour: number; team: number; other: number; match: number };
  RESHUFFLED: { cards: number };
  LAST_TURNS: Record<string, never>;
  ROLLED: { colour: number; die: number; group: number; cup: number };
  FULL_TIME: { match: number; first: number; second: number; left: number; right: number };
  REPLAYED: { match: number; first: number; second: number; left: number; right: number };
  TIE_BROKEN: { group: number; place: number; criterion: number; cup: number };
  LOT_DRAWN: { team: number };
  QUALIFIED: { team: number; group: number; place: number; cup: number };
  REPLAY_ORDERED: { match: number; left: number; right: number };
  SHOOT_OUT: { match: number; left: number; right: number };
  KICK_SCORED: { colour: number; team: number; first: number; second: number };
  KICK_MISSED: { colour: number; team: number; first: number; second: number };
  SHOOT_OUT_WON: { team: number; first: number; second: number; other: number };
  THROUGH: { team: number; round: number };
  ELIMINATED: Record<string, never>;
  ROUND_OPENED: { round: number; cards: number; cup: number };
  PAIRED: { match: number; left: number; right: number };
  THIRD: { team: number };
  OFFERED: { team: number; other: number };
  PLAYS_ON: Record<string, never>;
  CUP_WON: { team: number };
}

/** One of these happenings. */
export type Of<Names extends keyof Told> = { [Name in Names]: Happened<Name, Told[Name]> }[Names];
export type Event = Of<keyof Told>;
