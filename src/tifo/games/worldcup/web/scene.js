/** What moves: a card that is played, a token that drops or is flipped, the dice, a result, a word across the board. */
import { signal } from '../../../web/lib.js';
import { cardsOf, face } from './cards.js';
import { myTeams, nation, sheetOf } from './reading.js';
import { COLOURS } from './tokens.js';

/**
 * @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps
 * @typedef {import('../../../web/contract.d.ts').Stage} Stage
 */
/** @typedef {import('./told.d.ts').Event} Happened @typedef {import('./reading.js').Row} Row */
/** @typedef {{match: number, team: string, kind: 'drop' | 'flip' | 'reduce', token: string}} Change */
/** @template T @typedef {import('../../../web/vendor/signals.js').Signal<T>} Signal */

/** The moving things of one match. */
export function newScene() {
  return {
    /** Where the card that is being played shall go. @type {Signal<{row: string, verb: 'place' | 'cancel'} | null>} */
    plan: signal(null),
    /** @type {Signal<{n: number, markup: string, mine: boolean, shed: boolean} | null>} */
    card: signal(null),
    /** @type {Signal<Change[]>} */
    changes: signal([]),
    /** @type {Signal<{match: number, group: string | null} | null>} */
    focus: signal(null),
    /** @type {Signal<{group: string | null, faces: string[], ms: number} | null>} */
    dice: signal(null),
    /** @type {Signal<Record<number, [number, number]>>} */
    results: signal({}),
    /** @type {Signal<{match: number, goals: [number, number]} | null>} */
    kicks: signal(null),
    banner: signal(''),
  };
}
/** @typedef {ReturnType<typeof newScene>} Scene */

/** The position has caught up with what was shown. @param {Scene} scene */
export function settle(scene) {
  scene.card.value = null;
  scene.changes.value = [];
  scene.focus.value = null;
  scene.dice.value = null;
  scene.results.value = {};
  scene.kicks.value = null;
  scene.banner.value = '';
}

/**
 * The tokens of a row with what is happening to them, and how the ones that move are drawn.
 * @param {Scene} scene @param {number} match @param {Row} row
 */
export function changed(scene, match, row) {
  const tokens = [...row.tokens];
  /** @type {Record<number, string>} */
  const effect = {};
  for (const change of scene.changes.value.filter((one) => one.match === match && one.team === row.team)) {
    const top = tokens.length - 1;
    const full = tokens.length === row.squares;
    if (change.kind !== 'drop') {
      effect[top] = 'flip';
      tokens[top] = change.kind === 'reduce' && full ? String(Number(change.token) - 1) : `-${change.token}`;
    }
    if (change.kind === 'drop' || (change.kind === 'reduce' && !full)) {
      effect[tokens.length] = 'drop';
      tokens.push(change.kind === 'drop' ? change.token : String(Number(change.token) - 1));
    }
  }
  return { tokens, effect, still: tokens.join() === row.tokens.join() };
}

/** @param {BoardProps} props @param {number} match */
const groupOf = (props, match) => sheetOf(props).groups.find(({ matches }) => matches.includes(match))?.name ?? null;

let cards = 0;

/** Show one event. @param {Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage */
export async function play(event, scene, props, stage) {
  switch (event.happening) {
    case 'PLAYED':
    case 'DISCARDED': {
      const card = cardsOf(props.box)[event.told.card];
      cards += 1;
      scene.card.value = card
        ? {
            n: cards,
            markup: face(props, card),
            mine: event.seat === props.seat,
            shed: event.happening === 'DISCARDED',
          }
        : null;
      stage.sound('card');
      return stage.wait(event.seat === props.seat ? 320 : 620);
    }
    case 'PLACED':
      return change(event, 'drop', scene, props, stage);
    case 'CANCELLED':
      return change(event, 'flip', scene, props, stage);
    case 'REDUCED':
      return change(event, 'reduce', scene, props, stage);
    case 'PENALTY_SCORED':
    case 'PENALTY_MISSED':
      return penalty(event, scene, props, stage);
    case 'ROLLED':
      return roll(event, scene, props, stage);
    case 'FULL_TIME':
    case 'REPLAYED':
      return fullTime(event, scene, props, stage);
    case 'SHOOT_OUT':
      scene.dice.value = null;
      scene.focus.value = { match: event.told.match + 1, group: null };
      scene.kicks.value = { match: event.told.match + 1, goals: [0, 0] };
      return announce(props.say(event.say), scene, stage);
    case 'KICK_SCORED':
    case 'KICK_MISSED':
      scene.dice.value = { group: null, faces: [COLOURS[event.told.colour] ?? ''], ms: stage.pace(360) };
      scene.kicks.value = {
        match: scene.kicks.peek()?.match ?? props.view.match + 1,
        goals: [event.told.first, event.told.second],
      };
      stage.sound('ball');
      return stage.wait(700);
    case 'RESHUFFLED':
    case 'LAST_TURNS':
    case 'ROUND_OPENED':
      scene.dice.value = null;
      stage.sound('whistle');
      return announce(props.say(event.say), scene, stage);
    case 'CUP_WON':
      stage.sound('goal');
      stage.cheer();
      return announce(props.say(event.say), scene, stage);
    default:
      return undefined;
  }
}

/** @param {string} text @param {Scene} scene @param {Stage} stage */
async function announce(text, scene, stage) {
  scene.banner.value = text;
  await stage.wait(1300);
  scene.banner.value = '';
}

/**
 * A token drops, or is flipped on the spot.
 * @param {import('./told.d.ts').Of<'PLACED' | 'CANCELLED' | 'REDUCED'>} event
 * @param {Change['kind']} kind
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function change(event, kind, scene, props, stage) {
  const token = props.box.tokens[event.told.token - 1]?.code ?? '';
  const team = nation(props, event.told.team);
  show({ kind, token, team, match: event.told.match + 1 }, scene, props);
  const goal = kind === 'drop' && /[123]/.test(token);
  stage.sound(goal ? 'goal' : kind === 'drop' ? 'ball' : 'card');
  if (goal && myTeams(props).has(team)) stage.cheer();
  await stage.wait(event.seat === props.seat ? 280 : 700);
}

/** @param {Change} one @param {Scene} scene @param {BoardProps} props */
function show(one, scene, props) {
  scene.card.value = null;
  scene.dice.value = null;
  scene.focus.value = { match: one.match, group: groupOf(props, one.match) };
  scene.changes.value = [...scene.changes.peek(), one];
}

/**
 * A white die; any colour but black puts the ball in.
 * @param {import('./told.d.ts').Of<'PENALTY_SCORED' | 'PENALTY_MISSED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function penalty(event, scene, props, stage) {
  const group = groupOf(props, event.told.match + 1);
  scene.card.value = null;
  scene.focus.value = { match: event.told.match + 1, group };
  scene.dice.value = { group, faces: [COLOURS[event.told.colour] ?? ''], ms: stage.pace(700) };
  stage.sound('ball');
  await stage.wait(1150);
  if (event.happening === 'PENALTY_MISSED') return;
  const team = nation(props, event.told.team);
  show({ kind: 'drop', token: 'P', team, match: event.told.match + 1 }, scene, props);
  stage.sound('goal');
  await stage.wait(400);
}

/**
 * The four dice land one shortly after the other.
 * @param {import('./told.d.ts').Of<'ROLLED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function roll(event, scene, props, stage) {
  const group = event.told.group < 0 ? null : (sheetOf(props).groups[event.told.group]?.name ?? null);
  const before = event.told.die === 0 ? [] : (scene.dice.peek()?.faces ?? []);
  if (event.told.die === 0) stage.sound('ball');
  scene.card.value = null;
  scene.focus.value = { match: 0, group };
  scene.dice.value = { group, faces: [...before, COLOURS[event.told.colour] ?? ''], ms: stage.pace(700) };
  await stage.wait(event.told.die < 3 ? 90 : 1000);
}

/**
 * @param {import('./told.d.ts').Of<'FULL_TIME' | 'REPLAYED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function fullTime(event, scene, props, stage) {
  const first = Object.keys(scene.results.peek()).length === 0;
  scene.focus.value = { match: event.told.match + 1, group: groupOf(props, event.told.match + 1) };
  scene.results.value = { ...scene.results.peek(), [event.told.match + 1]: [event.told.first, event.told.second] };
  if (first) stage.sound('whistle');
  await stage.wait(150);
}
