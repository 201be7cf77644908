/** What moves: the ball, a card that is played or cut, a word across the pitch. */
import { signal } from '../../../web/lib.js';
import { cardsOf, face } from './cards.js';
import { cardWords } from './regions.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../../../web/contract.d.ts').Stage} Stage */
/**
 * @typedef {import('./told.d.ts').Event} Happened
 * @typedef {import('../../../web/wire.d.ts').Legal} Legal
 */

let cards = 0;
/** How long a card flies, in milliseconds. */
const FLIGHT = 320;

/** The moving things of one match. */
export function newScene() {
  return {
    /** @type {import('../../../web/vendor/signals.js').Signal<{x: number, y: number, ms: number} | null>} */
    ball: signal(null),
    /** @type {import('../../../web/vendor/signals.js').Signal<[number, number, number, number] | null>} */
    trail: signal(null),
    /**
     * @type {import('../../../web/vendor/signals.js').Signal<{n: number, markup: string, mine: boolean, cut: boolean,
     *   text: string} | null>}
     */
    card: signal(null),
    banner: signal(''),
    /** The card that flies already, before the server has said so; -1: none. */
    begun: -1,
  };
}
/** @typedef {ReturnType<typeof newScene>} Scene */

/** The position has caught up with what was shown. @param {Scene} scene */
export function settle(scene) {
  scene.ball.value = null;
  scene.card.value = null;
  scene.banner.value = '';
  scene.begun = -1;
}

/** @param {BoardProps} props @param {number} number */
function cardFace(props, number) {
  const card = cardsOf(props.box)[number];
  if (!card) return '';
  const { name, short } = cardWords(props, card);
  return face(card, name, short);
}

/**
 * A card on its way to the table.
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {number} number
 * @param {boolean} mine
 * @param {Stage} stage
 */
function fly(scene, props, number, mine, stage) {
  cards += 1;
  scene.card.value = { n: cards, markup: cardFace(props, number), mine, cut: false, text: '' };
  stage.sound('card');
}

/**
 * My card leaves the hand before the server has answered.
 * @param {Legal} move
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
export function begin(move, scene, props, stage) {
  const code = move.steps[0]?.split(' ')[0] === 'card' ? move.steps[0].split(' ')[1] : '';
  const number = cardsOf(props.box).findIndex((card) => card.code === code);
  if (number < 0) return;
  scene.begun = number;
  fly(scene, props, number, true, stage);
  stage.wait(FLIGHT);
}

/** Show one event. @param {Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage */
export async function play(event, scene, props, stage) {
  switch (event.happening) {
    case 'PLAYED':
    case 'SHED':
    case 'EXCHANGED':
    case 'SHOWED':
      if (scene.begun !== event.told.card) fly(scene, props, event.told.card, event.seat === props.seat, stage);
      scene.begun = -1;
      return stage.wait(event.seat === props.seat ? FLIGHT : 2 * FLIGHT);
    case 'BALL_MOVED':
      return moveBall(event, scene, stage);
    case 'CORNER_CUT':
    case 'PENALTY_CUT':
      cards += 1;
      scene.card.value = {
        n: cards,
        markup: cardFace(props, event.told.card),
        mine: false,
        cut: true,
        text: props.words(event.told.goal ? 'cut-goal' : 'cut-saved'),
      };
      stage.sound('card');
      return stage.wait(1220);
    case 'GOAL':
      scene.card.value = null;
      scene.trail.value = null;
      scene.banner.value = props.words('banner-goal', event.told);
      stage.sound('goal');
      stage.cheer();
      return stage.wait(1100);
    case 'HALF_TIME':
    case 'FULL_TIME':
      scene.trail.value = null;
      scene.banner.value = props.words(event.happening === 'HALF_TIME' ? 'banner-half' : 'banner-full');
      stage.sound('whistle');
      return stage.wait(1100);
    default:
      return undefined;
  }
}

/**
 * Sixty milliseconds a square.
 * @param {import('./told.d.ts').Of<'BALL_MOVED'>} event
 * @param {Scene} scene
 * @param {Stage} stage
 */
async function moveBall(event, scene, stage) {
  const { from_x: fromX, from_y: fromY, x, y } = event.told;
  const squares = Math.max(Math.abs(x - fromX), Math.abs(y - fromY));
  const ms = stage.pace(Math.min(560, Math.max(240, squares * 60)));
  scene.ball.value = { x: fromX, y: fromY, ms: 0 };
  await stage.frame();
  scene.trail.value = [fromX, fromY, x, y];
  scene.ball.value = { x, y, ms };
  stage.sound('ball');
  await stage.wait(Math.min(560, Math.max(240, squares * 60)) + 60);
}
