/** What moves: the die, the pawns, a card that is turned up, a word across the board. */
import { html, signal } from '../../../web/lib.js';
import { ROLL } from '../../../web/dice.js';
import { Front, PlusCard, Rival, Unseen } from './cards.js';
import { francs, itemCode, menOf, squareCode, sum } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/**
 * @typedef {import('../../../web/contract.d.ts').Stage} Stage
 * @typedef {import('./told.d.ts').Event} Happened
 */
/** @template T @typedef {import('../../../web/vendor/signals.js').Signal<T>} Signal */

let count = 0;

/** The moving things of one match, and what this screen shows of it. */
export function newScene() {
  return {
    /** @type {Signal<{seat: number, square: string, ms: number} | null>} */
    hop: signal(null),
    /** @type {Signal<{pips: number, face: number, n: number, ms: number} | null>} */
    die: signal(null),
    /** @type {Signal<string[] | null>} */
    trail: signal(null),
    /** @type {Signal<{n: number, draw: () => any, text: string} | null>} */
    card: signal(null),
    banner: signal(''),
    /** Which view of the table: empty for what is due. */
    tab: signal(''),
    /**
     * The man or place the coach holds in his line-up.
     * @type {Signal<{number: number | null, code: string | null} | null>}
     */
    held: signal(null),
    /** Seats that want to be asked between turns. @type {Signal<number[]>} */
    hands: signal([]),
    /** Is the offer dialogue open? */
    offering: signal(false),
  };
}
/** @typedef {ReturnType<typeof newScene>} Scene */

/** The position has caught up with what was shown. @param {Scene} scene */
export function settle(scene) {
  scene.hop.value = null;
  scene.die.value = null;
  scene.card.value = null;
  scene.banner.value = '';
  scene.held.value = null;
}

/** Squares beside a square, as they are drawn. @param {any} box @param {number} square */
function beside(box, square) {
  const [first, second] = box.board.joins.value;
  const ways = [];
  if (square < 32) {
    ways.push((square + 31) % 32, (square + 1) % 32);
    if (square === first) ways.push(36);
    if (square === second) ways.push(40);
  } else if (square === 32) ways.push(33, 37);
  else {
    const end = square === 36 ? first : square === 40 ? second : square + 1;
    ways.push(square === 33 || square === 37 ? 32 : square - 1, end);
  }
  return ways;
}

/**
 * The squares that a pawn hops over.
 * @param {BoardProps} props
 * @param {number} seat
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
function hops(props, seat, from, to) {
  const { view, box } = props;
  if (view.stage === 2) {
    const run = [];
    for (let square = from; square !== to && run.length < 40; run.push(square)) square = (square + 1) % 32;
    return run;
  }
  /** @type {(here: number, back: number, left: number) => number[] | null} */
  const walk = (here, back, left) => {
    if (left === 0) return here === to ? [] : null;
    for (const next of beside(box, here)) {
      if (next === back) continue;
      const rest = walk(next, here, left - 1);
      if (rest) return [next, ...rest];
    }
    return null;
  };
  return walk(from, view.came[seat] - 1, props.latest('ROLLED', 1)[0]?.told.pips ?? 1) ?? [to];
}

/**
 * @param {import('./told.d.ts').Of<'MOVED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function movePawn(event, scene, props, stage) {
  const squares = hops(props, event.seat, event.told.from, event.told.square);
  scene.trail.value = [event.told.from, ...squares].map(squareCode);
  for (const square of squares) {
    scene.hop.value = { seat: event.seat, square: squareCode(square), ms: stage.pace(140) };
    await stage.wait(140);
  }
  stage.sound('ball');
  scene.hop.value = { seat: event.seat, square: squareCode(event.told.square), ms: 0 };
}

/** Other faces turn past before the die lies still. @param {number} pips @param {Scene} scene @param {Stage} stage */
async function roll(pips, scene, stage) {
  count += 1;
  const die = { pips, n: count, ms: stage.pace(ROLL) };
  for (const other of [2, 4, 1]) {
    scene.die.value = { ...die, face: ((pips + other) % 6) + 1 };
    await stage.wait(ROLL / 6);
  }
  scene.die.value = { ...die, face: pips };
  return stage.wait(ROLL / 2);
}

/**
 * Show a card.
 * @param {Scene} scene
 * @param {Stage} stage
 * @param {number} ms
 * @param {() => any} draw
 * @param {string} [text]
 */
function turnUp(scene, stage, ms, draw, text = '') {
  count += 1;
  scene.card.value = { n: count, draw, text };
  stage.sound('card');
  return stage.wait(ms);
}

/**
 * @param {Scene} scene
 * @param {Stage} stage
 * @param {string} text
 * @param {'goal' | 'whistle' | 'card'} sound
 * @param {number} [ms]
 */
function announce(scene, stage, text, sound, ms = 1100) {
  scene.card.value = null;
  scene.banner.value = text;
  stage.sound(sound);
  if (sound === 'goal') stage.cheer();
  return stage.wait(ms);
}

/** Show one event. @param {Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage */
export async function play(event, scene, props, stage) {
  const man = (/** @type {number} */ index) => menOf(props.box)[index]?.code ?? '';
  const front = (/** @type {number} */ index) => () => html`<${Front} props=${props} code=${man(index)}/>`;
  const money = (/** @type {number} */ notes) => sum(props, francs(props, notes));
  const known = 'man' in event.told ? (event.told.man ?? 0) : 0;
  switch (event.happening) {
    case 'ROLLED':
      return roll(event.told.pips, scene, stage);
    case 'MOVED':
      return movePawn(event, scene, props, stage);
    case 'DREW_MAN':
      return turnUp(
        scene,
        stage,
        480,
        known > 0 ? front(known - 1) : () => html`<${Unseen} props=${props} foreign=${event.told.foreign === 1}/>`,
      );
    case 'BOUGHT':
      if (event.seat === props.seat) return undefined;
      return turnUp(
        scene,
        stage,
        620,
        known > 0 ? front(known - 1) : () => html`<${Unseen} props=${props} foreign=${props.view.draw_from === 1}/>`,
        money(event.told.sum),
      );
    case 'SCOUTED':
      return turnUp(scene, stage, 480, front(event.told.man));
    case 'DECLINED':
      return turnUp(scene, stage, 700, front(event.told.man), props.words('going', { sum: money(event.told.sum) }));
    case 'BID':
      scene.banner.value =
        event.seat === props.seat
          ? ''
          : props.words('bids', { name: props.names[event.seat] ?? '', sum: money(event.told.sum) });
      return stage.wait(event.seat === props.seat ? 0 : 450);
    case 'AUCTIONED':
      scene.banner.value = '';
      return turnUp(scene, stage, 1000, front(event.told.man), props.words('sold', { sum: money(event.told.sum) }));
    case 'QUESTION':
      return turnUp(
        scene,
        stage,
        event.seat === props.seat ? 1700 : 1100,
        () => html`<div class="pc ask"><b>?</b><span>${props.say(event.say)}</span></div>`,
      );
    case 'SOLD':
    case 'CHANGED_HANDS':
      return turnUp(scene, stage, 420, () => html`<${Front} props=${props} code=${itemCode(props, event.told.item)}/>`);
    case 'PLAYED_PLUS':
      return turnUp(
        scene,
        stage,
        760,
        () => html`<${PlusCard} props=${props} code=${props.box.plus[event.told.card]?.code ?? ''}/>`,
      );
    case 'RIVAL':
      return turnUp(
        scene,
        stage,
        700,
        () => html`<${Rival} props=${props} code=${props.box.europeans[event.told.team]?.code ?? ''}/>`,
      );
    case 'DEAL':
      return announce(scene, stage, props.words('banner-deal'), 'card', 800);
    case 'PACTOLE':
      return event.told.sum > 0
        ? announce(scene, stage, props.words('banner-pactole', { sum: money(event.told.sum) }), 'goal')
        : undefined;
    case 'COMPLETE':
      return announce(scene, stage, props.words('banner-complete'), 'goal', 1400);
    case 'DAY':
      return announce(scene, stage, props.words('banner-day', { number: event.told.number }), 'whistle');
    case 'RESULT':
      return announce(
        scene,
        stage,
        `${props.names[event.seat]} ${event.told.first} – ${event.told.second} ${props.names[event.told.away]}`,
        'whistle',
        1500,
      );
    case 'WON_EUROMATCH':
      return announce(scene, stage, props.words('banner-euro-won'), 'goal');
    case 'LOST_EUROMATCH':
      return announce(scene, stage, props.words('banner-euro-lost'), 'whistle', 800);
    case 'CHAMPION':
      return announce(
        scene,
        stage,
        props.words('banner-champion', { name: props.names[event.seat] ?? '' }),
        'goal',
        1400,
      );
    default:
      return undefined;
  }
}
