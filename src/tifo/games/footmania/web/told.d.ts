/** What happens in this game, and the names of what is told of it; written by `make docs`. */
import type { Happened } from '../../../web/wire.d.ts';

export interface Told {
  BEGAN: Record<string, never>;
  ROLLED: { pips: number };
  MOVED: { from: number; square: number };
  MISSED: Record<string, never>;
  ROLLS_AGAIN: Record<string, never>;
  DREW_MAN: { foreign: number; man: number; man?: number };
  LEFT_PACK: Record<string, never>;
  BOUGHT: { sum: number; man: number; man?: number };
  DECLINED: { man: number; sum: number };
  BID: { sum: number };
  LEFT_AUCTION: Record<string, never>;
  AUCTIONED: { man: number; sum: number };
  UNSOLD: { man: number };
  SCOUTED: { man: number; sum: number };
  SOLD: { item: number; sum: number };
  OFFERED: { to: number; sum: number; counters: number };
  OFFERED_ITEM: { item: number };
  ASKED_ITEM: { item: number };
  ASKED_NUMBER: { number: number };
  REFUSED: { from: number };
  COUNTERED: { from: number };
  DEAL: { from: number; sum: number };
  CHANGED_HANDS: { item: number; from: number };
  QUESTION: { card: number };
  RECEIVED: { sum: number; question: number };
  OWES: { sum: number; creditor: number };
  PAID: { sum: number; creditor: number };
  LET_OFF: { sum: number };
  WILL_MISS: Record<string, never>;
  SPONSORED: { sponsor: number };
  SPONSOR_BACK: { sponsor: number };
  SPONSOR_PAID: { sponsor: number; sum: number };
  NO_SPONSOR: { kind: number };
  PACTOLE: { sum: number };
  DREW_PLUS: { card: number; card?: number };
  SHED_PLUS: { card?: number };
  SHOWED: { man: number };
  COMPLETE: { men: number; sum: number };
  TIME_UP: { rounds: number };
  NUMBERED: { number: number };
  DAY: { number: number };
  TRANSFERS_OVER: Record<string, never>;
  KICK_OFF: { away: number; day: number };
  READY: Record<string, never>;
  FIELDED: { number: number; man: number };
  STRONG: { stars: number };
  PLAYED_PLUS: { card: number; stars: number };
  STRUCK: { card: number; number: number; man: number };
  PROTESTED: { card: number };
  INJURED: { number: number; man: number };
  SENT_OFF: { number: number; man: number };
  CAME_ON: { number: number; man: number };
  RESULT: { away: number; first: number; second: number; points: number };
  GATE: { sum: number };
  PLAY_OFF: { seats: number };
  RIVAL: { team: number };
  AVOIDED: { team: number };
  WON_EUROMATCH: { team: number; stars: number; sum: number; pennants: number };
  LOST_EUROMATCH: { team: number; stars: number };
  CHAMPION: { points: number };
}

/** One of these happenings. */
export type Of<Names extends keyof Told> = { [Name in Names]: Happened<Name, Told[Name]> }[Names];
export type Event = Of<keyof Told>;
