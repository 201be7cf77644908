/** What moves: cards that are turned over, dice, a word across the grass. */
import { signal } from '/web/lib.js';
import { ROLL } from '/web/dice.js';

/** @typedef {import('/web/contract.d.ts').BoardProps} BoardProps @typedef {import('/web/contract.d.ts').Stage} Stage */
/** @template T @typedef {import('/web/vendor/signals.js').Signal<T>} Signal */
/** @typedef {{card: number, pips: number, total: number | null, toss: number, ms: number}} InFlight */

const TURN = 600;
const BANNER = 1100;
let tosses = 0;

export const newScene = () => ({
  /** What lies before a seat ahead of the position. @type {Signal<Record<number, InFlight>>} */
  lying: signal({}),
  banner: signal(''),
});
/** @typedef {ReturnType<typeof newScene>} Scene */

/** The position has caught up with what was shown. @param {Scene} scene */
export function settle(scene) {
  scene.lying.value = {};
  scene.banner.value = '';
}

/** @param {number} card @returns {InFlight} */
const lies = (card) => ({ card, pips: 0, total: null, toss: 0, ms: 0 });

/**
 * Show one event.
 * @param {import('/web/wire.d.ts').Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage
 */
export async function play({ happening, seat, told, say }, scene, props, stage) {
  const { view } = props;
  const before = (/** @type {number} */ one) =>
    scene.lying.value[one] ?? {
      ...lies(view.fielded[one] - 1),
      pips: view.die[one],
      total: props.snapshot.sheet.totals[one],
    };
  switch (happening) {
    case 'TURNED':
      scene.lying.value = { [seat]: lies(told.home), [1 - seat]: lies(told.away) };
      stage.sound('card');
      return stage.wait(TURN);
    case 'CAME_ON':
      scene.lying.value = { [1 - seat]: before(1 - seat), [seat]: lies(told.card) };
      stage.sound('card');
      return stage.wait(TURN);
    case 'THREW':
      tosses += 1;
      scene.lying.value = {
        [1 - seat]: before(1 - seat),
        [seat]: { ...before(seat), pips: told.pips, total: told.total, toss: tosses, ms: stage.pace(ROLL) },
      };
      return stage.wait(ROLL + TURN / 2);
    case 'WENT_THROUGH':
      scene.banner.value = props.say(say);
      stage.sound(seat === props.seat ? 'goal' : 'whistle');
      if (seat === props.seat) stage.cheer();
      return stage.wait(BANNER);
    default:
      return undefined;
  }
}
