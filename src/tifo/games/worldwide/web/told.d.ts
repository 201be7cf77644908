/** What happens in this game, and the names of what is told of it; written by `make docs`. */
import type { Happened } from '../../../web/wire.d.ts';

export interface Told {
  TOSSED: { shoot_out: number };
  KICKED_OFF: { period: number };
  DREW: { card?: number };
  DREW_PLAYER: { player?: number };
  ATTACKED: { card: number; pa: number };
  PLAYER_PLAYED: { player: number };
  CANCELLED: { player: number; other: number };
  CANCEL_ROLLED: { player: number; natural: number; needed: number };
  DECLINED: { count: number };
  LEFT_TO_PARTNER: Record<string, never>;
  NOT_DEFENDED: Record<string, never>;
  DEFENDED: { card: number; needed: number };
  DEFENCE_ROLLED: { natural: number; needed: number; won: number; card: number };
  BOOSTED: { player: number; natural: number; needed: number; won: number };
  VALIDATED: { card: number; pa: number };
  ABILITY_USED: { ability: number; stars: number; pa: number };
  TRAP_ROLLED: { natural: number; needed: number };
  DIVE_ROLLED: { natural: number; needed: number };
  FOUL: { award: number; pa: number };
  YELLOW: Record<string, never>;
  RED: { count: number };
  DISCARDED: { card: number };
  DISCARDED_PLAYER: { player: number };
  TOOK_BACK: { card: number };
  FETCHED: { card?: number };
  BALL_WON: { pa: number };
  GAVE_BACK: { pa: number; for_nothing: number };
  SHOT: { card: number; pa: number; bonus: number };
  SHOT_ROLLED: { face: number; bonus: number; counts: number };
  OFF_TARGET: { count: number };
  SAVE_ROLLED: { face: number; bonus: number; quality: number; counts: number };
  GOAL: { side: number; first: number; second: number };
  SAVED: Record<string, never>;
  CORNER: { pa: number };
  FREE_KICK: { pa: number };
  DIRECT_FREE_KICK: Record<string, never>;
  PENALTY: Record<string, never>;
  KEEPER_READY: { player: number };
  AIMED: { face?: number };
  PENALTY_TAKEN: { aim: number; save: number; goal: number; player: number };
  SUBSTITUTED: { player: number; tokens: number };
  HOME_USED: Record<string, never>;
  ABILITY_CHOSEN: { ability?: number };
  ABILITIES_SHOWN: { abilities: number };
  DECK_CHANGED: { move?: number };
  DECK_DONE: Record<string, never>;
  CAPTAIN_NAMED: Record<string, never>;
  BALL_GIVEN: Record<string, never>;
  PASSED: { other: number };
  HALF_TIME: { first: number; second: number };
  FULL_TIME: { first: number; second: number };
  EXTRA_TIME: { first: number; second: number };
  SHOOT_OUT: { first: number; second: number };
  KICK_TAKEN: { first: number; second: number };
  STARS_REGAINED: { count: number };
}

/** One of these happenings. */
export type Of<Names extends keyof Told> = { [Name in Names]: Happened<Name, Told[Name]> }[Names];
export type Event = Of<keyof Told>;
