/** Worldwide Football in the browser; docs/boards.md tells what a board owes to the shell. */
import { abilityName, cardName, kindOf, playerOf, seatsOf, stepOf } from './box.js';
import { guide } from './guide.js';
import { HandRegion } from './hand.js';
import { Lead, unasked } from './lead.js';
import { faceOf, moreOf } from './odds.js';
import { Facts, Rivals, Score, Seen, Strip } from './regions.js';
import { newScene, play, settle } from './scene.js';
import { Table } from './table.js';

/**
 * @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps
 * @typedef {import('../../../web/wire.d.ts').Legal} Legal
 */

/** @param {BoardProps} props @param {string} step @param {Legal | undefined} move */
function part(props, step, move) {
  const { word, code } = stepOf(step);
  const player = playerOf(props, code);
  const named = player?.name ?? (kindOf(props.box, code) >= 0 ? cardName(props, code) : '');
  const gives = word === 'discard' || (player && props.snapshot.sheet?.phase === 'discard');
  const verb = gives
    ? props.words('do-discard', { card: named })
    : ['fetch', 'sub'].includes(word)
      ? props.words(`do-${word}`, { card: named })
      : named;
  if (word === 'in' || word === 'out') return { label: props.say(move?.say) };
  if (named) return { label: verb, more: moreOf(props, step, move) };
  if (word === 'use' || word === 'choose') return { label: abilityName(props, code), more: moreOf(props, step, move) };
  return { label: props.say(move?.say), more: moreOf(props, step, move) };
}

/** @param {BoardProps} props @param {Legal} move */
function deed(props, move) {
  const step = move.steps[0] ?? '';
  const { word, code } = stepOf(step);
  if (word === 'play' && kindOf(props.box, code) >= 0) return props.words(`deed-${code.toLowerCase()}`);
  const player = playerOf(props, code);
  if (word === 'play' && player && !['discard', 'specialist', 'keeper-ready'].includes(props.snapshot.sheet?.phase))
    return props.words('deed-player', { player: player.name });
  if (word === 'use') return props.words('deed-use', { ability: abilityName(props, code) });
  if (word === 'choose') return props.words('deed-choose', { ability: abilityName(props, code) });
  if (word === 'face')
    return props.words(props.snapshot.sheet?.phase === 'aim' ? 'deed-aim' : 'deed-save', { face: Number(code) });
  if (step === 'draw') return props.words('deed-draw', { count: props.snapshot.sheet?.draws ?? 0 });
  return props.say(move.say);
}

/** What to choose, where it is not a card. @type {Record<string, string>} */
const HINTS = {
  aim: 'hint-number',
  save: 'hint-number',
  abilities: 'hint-ability',
  build: 'hint-deck',
  captaincy: 'hint-coach',
  'give-ball': 'hint-coach',
};

/** @type {import('../../../web/contract.d.ts').Board} */
export const board = {
  regions: {
    score: Score,
    strip: Strip,
    facts: Facts,
    rivals: Rivals,
    table: Table,
    lead: Lead,
    hand: HandRegion,
    seen: Seen,
  },
  newScene,
  play,
  settle,
  unasked,
  part,
  deed,
  figure: (props, step) => faceOf(props, stepOf(step).code, true),
  examples: async () => (await import('./examples.js')).examples,
  guide,
  isOnTable: (step) => /^(in|out|face) /.test(step),
  half: (props) => props.say({ key: 'board-period', args: { period: props.view.half } }),
  hint: (props) =>
    props.words(HINTS[props.snapshot.sheet?.phase] ?? (props.snapshot.sheet?.window ? 'hint-window' : 'hint')),
  isGoal: (event) => event.happening === 'GOAL',
  isRoutine: (event) =>
    [
      'ATTACKED',
      'VALIDATED',
      'DECLINED',
      'DEFENDED',
      'DISCARDED',
      'DISCARDED_PLAYER',
      'FETCHED',
      'GAVE_BACK',
      'BALL_WON',
      'PLAYER_PLAYED',
    ].includes(event.happening),
  mark: ({ told }) => ({ label: `${told.first}–${told.second}`, seat: told.side }),
  sides: (view) => [0, 1].map((side) => ({ seats: seatsOf(view, side), goals: view.goals[side] })),
};
