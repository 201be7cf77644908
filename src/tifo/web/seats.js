/** Seats that are no coach's: CHANCE draws, and NOBODY looks on. */
export const CHANCE = -1;
export const NOBODY = -2;
