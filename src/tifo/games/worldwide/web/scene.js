/** What moves: a card that is played, dice that roll, the gauge that fills, a word across the pitch. */
import { signal } from '../../../web/lib.js';
import { ROLL } from '../../../web/dice.js';

/**
 * @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps
 * @typedef {import('../../../web/contract.d.ts').Stage} Stage
 */
/** @typedef {import('./told.d.ts').Event} Happened */
/** @typedef {{n: number, sides: 6 | 20, face: number, ms: number, text: string, who: string}} Roll */

let tosses = 0;

/** The moving things of one match. */
export function newScene() {
  return {
    /** The Action card on its way, and the defence card that meets it. */
    /** @type {import('../../../web/vendor/signals.js').Signal<string>} */
    card: signal(''),
    answer: signal(''),
    /**
     * PA as the gauge shows them; null: as the view says.
     * @type {import('../../../web/vendor/signals.js').Signal<number | null>}
     */
    pa: signal(null),
    /** @type {import('../../../web/vendor/signals.js').Signal<Roll[]>} */
    rolls: signal([]),
    verdict: signal(''),
    banner: signal(''),
    note: signal(''),
    /**
     * The numbers of a penalty.
     * @type {import('../../../web/vendor/signals.js').Signal<{aim: number, save: number, goal: boolean} | null>}
     */
    penalty: signal(null),
    /**
     * The clock of reaction windows: running or paused by hand; null: as the table wants it.
     * @type {import('../../../web/vendor/signals.js').Signal<boolean | null>}
     */
    running: signal(null),
    /** The last d20. @type {import('../../../web/vendor/signals.js').Signal<Happened | null>} */
    last: signal(null),
  };
}
/** @typedef {ReturnType<typeof newScene>} Scene */

/** The position has caught up with what was shown. @param {Scene} scene */
export function settle(scene) {
  scene.card.value = '';
  scene.answer.value = '';
  scene.pa.value = null;
  scene.rolls.value = [];
  scene.verdict.value = '';
  scene.banner.value = '';
  scene.note.value = '';
  scene.penalty.value = null;
}

/** Words across the pitch, and how long they stay. @type {Record<string, number>} */
const BANNERS = {
  GOAL: 1100,
  HALF_TIME: 1100,
  FULL_TIME: 1100,
  EXTRA_TIME: 1100,
  SHOOT_OUT: 1100,
  KICKED_OFF: 700,
  SAVED: 700,
  OFF_TARGET: 700,
  CORNER: 700,
  FOUL: 800,
  YELLOW: 700,
  RED: 900,
};
const WHISTLES = ['HALF_TIME', 'FULL_TIME', 'EXTRA_TIME', 'SHOOT_OUT', 'KICKED_OFF', 'FOUL', 'YELLOW', 'RED'];
/** Told in a line under the cards. */
const NOTES = [
  'ABILITY_USED',
  'PLAYER_PLAYED',
  'CANCELLED',
  'DECLINED',
  'BOOSTED',
  'KEEPER_READY',
  'BALL_WON',
  'GAVE_BACK',
  'PASSED',
  'HOME_USED',
  'SUBSTITUTED',
];

/** Show one event. @param {Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage */
export async function play(event, scene, props, stage) {
  const { happening } = event;
  if (happening in BANNERS) return announce(event, scene, props, stage);
  if (NOTES.includes(happening)) {
    scene.note.value = props.say(event.say);
    stage.sound('card');
    return stage.wait(650);
  }
  switch (happening) {
    case 'ATTACKED':
      scene.card.value = props.box.actions[event.told.card]?.code ?? '';
      scene.answer.value = '';
      stage.sound('card');
      return stage.wait(event.seat === props.seat ? 320 : 560);
    case 'DEFENDED':
      scene.answer.value = props.box.actions[event.told.card]?.code ?? '';
      stage.sound('card');
      return stage.wait(420);
    case 'VALIDATED':
      return fill(event, scene, props, stage);
    case 'DEFENCE_ROLLED':
    case 'TRAP_ROLLED':
    case 'DIVE_ROLLED':
    case 'CANCEL_ROLLED':
      return rollD20(event, scene, props, stage);
    case 'SHOT_ROLLED':
    case 'SAVE_ROLLED':
      return rollD6(event, scene, props, stage);
    case 'PENALTY_TAKEN':
      scene.penalty.value = { aim: event.told.aim, save: event.told.save, goal: event.told.goal === 1 };
      stage.sound('ball');
      return stage.wait(1400);
    default:
      return undefined;
  }
}

/**
 * @param {import('./told.d.ts').Of<'DEFENCE_ROLLED' | 'TRAP_ROLLED' | 'DIVE_ROLLED' | 'CANCEL_ROLLED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function rollD20(event, scene, props, stage) {
  const { natural, needed } = event.told;
  tosses += 1;
  scene.verdict.value = '';
  scene.rolls.value = [
    { n: tosses, sides: 20, face: natural, ms: stage.pace(ROLL), text: props.words('or-more', { needed }), who: '' },
  ];
  stage.sound('card');
  await stage.wait(ROLL);
  scene.last.value = event;
  scene.verdict.value = props.say(event.say);
  return stage.wait(900);
}

/**
 * @param {import('./told.d.ts').Of<'SHOT_ROLLED' | 'SAVE_ROLLED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function rollD6(event, scene, props, stage) {
  const shot = event.happening === 'SHOT_ROLLED';
  tosses += 1;
  const { bonus, face } = event.told;
  const text = bonus > 0 ? `+${bonus}` : bonus < 0 ? `−${-bonus}` : '';
  const before = scene.rolls.value.filter(({ sides }) => sides === 6);
  scene.rolls.value = [
    ...before,
    { n: tosses, sides: 6, face, ms: stage.pace(ROLL), text, who: props.words(shot ? 'die-shot' : 'die-save') },
  ];
  stage.sound('card');
  await stage.wait(ROLL);
  scene.verdict.value = props.say(event.say);
  return stage.wait(600);
}

/**
 * The gauge fills, 200 ms a point.
 * @param {import('./told.d.ts').Of<'VALIDATED'>} event
 * @param {Scene} scene
 * @param {BoardProps} props
 * @param {Stage} stage
 */
async function fill(event, scene, props, stage) {
  stage.sound('ball');
  for (let pa = (scene.pa.value ?? props.view.pa) + 1; pa <= event.told.pa; pa += 1) {
    scene.pa.value = pa;
    await stage.wait(200);
  }
  scene.verdict.value = '';
  scene.rolls.value = [];
}

/** @param {Happened} event @param {Scene} scene @param {BoardProps} props @param {Stage} stage */
async function announce(event, scene, props, stage) {
  const { happening } = event;
  scene.banner.value = props.words(`banner-${happening.toLowerCase().replaceAll('_', '-')}`, event.told);
  if (happening === 'GOAL') {
    stage.sound('goal');
    stage.cheer();
  }
  if (WHISTLES.includes(happening)) stage.sound('whistle');
  await stage.wait(BANNERS[happening] ?? 700);
  if (happening === 'FULL_TIME') return;
  scene.banner.value = '';
}
