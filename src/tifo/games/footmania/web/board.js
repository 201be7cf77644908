/** Footmania in the browser; docs/boards.md tells what a board owes to the shell. */
import { guide } from './guide.js';
import { Moment } from './moment.js';
import { itemName, manOf, resaleOf, sheetOf, squareName, sum, surname } from './reading.js';
import { turn } from './track.js';
import { Eleven, Facts, Score, Seen, Strip, Table } from './regions.js';
import { newScene, play, settle } from './scene.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/**
 * @typedef {import('../../../web/wire.d.ts').Legal} Legal
 * @typedef {import('../../../web/wire.d.ts').Snapshot} Snapshot
 */

/** Kinds of move that open a further choice. */
const KINDS = ['raise', 'sell', 'any', 'change', 'give', 'get'];

/** A place of the line-up at issue, and who stands there. @param {BoardProps} props @param {number} number */
function numberName(props, number) {
  const { match, phase } = sheetOf(props);
  const side = match?.sides.find(({ seat }) => (seat === props.seat) === (phase !== 'target'));
  const man = manOf(props.box, side?.eleven?.[number - 1] ?? '');
  return `${number} · ${man ? surname(man) : props.words('trainee')}`;
}

/** @param {BoardProps} props @param {string} step @param {Legal | undefined} move */
function part(props, step, move) {
  const [word = '', ...rest] = step.split(' ');
  const value = rest.join(' ');
  if (word === 'square') {
    const way = sheetOf(props).ways?.[value];
    const pays = way?.pays ? ` · ${sum(props, way.pays)}` : '';
    const [first = value, last = value] = [way?.path[0], way?.path[way.path.length - 1]];
    return { label: `${squareName(props, value)}${pays}`, arrow: turn(first, last) };
  }
  if (word === 'item') return { label: `${itemName(props, value)} · ${sum(props, resaleOf(props, value))}` };
  if (word === 'wanted') return { label: props.words('any-number', { number: Number(value) }) };
  if (word === 'number') return { label: numberName(props, Number(value)) };
  if (word === 'plus') return { label: props.say({ key: `plus-${value}`, args: {} }) };
  if (word === 'sum') return { label: sum(props, Number(value)) };
  if (word === 'seat') return { label: props.names[Number(value)] ?? '' };
  if (KINDS.includes(step) && move?.steps.length !== 1) return { label: props.words(`part-${step}`) };
  return { label: move && move.steps.length <= 2 ? props.say(move.say) : '' };
}

/**
 * A coach who has not raised a hand has nothing to say between turns.
 * @param {Snapshot} snapshot
 * @param {import('./scene.js').Scene} scene
 */
function unasked(snapshot, scene) {
  if (snapshot.sheet?.phase !== 'market' || scene.hands.value.includes(snapshot.to_act)) return null;
  return snapshot.legal.some(({ text }) => text === 'show team') ? null : snapshot.pass_text;
}

/** @type {Record<string, string>} */
const HINTS = {
  way: 'way',
  auction: 'auction',
  line_up: 'line-up',
  market: 'market',
  touchline: 'touchline',
  answer: 'answer',
};
/** What happens all the time needs no clause. */
const ROUTINE = [
  'BEGAN',
  'ROLLED',
  'MOVED',
  'BID',
  'LEFT_AUCTION',
  'LEFT_PACK',
  'DREW_MAN',
  'OFFERED_ITEM',
  'ASKED_ITEM',
  'ASKED_NUMBER',
  'CHANGED_HANDS',
  'READY',
  'FIELDED',
  'STRONG',
  'NUMBERED',
  'PAID',
  'RECEIVED',
];

/** @type {import('../../../web/contract.d.ts').Board} */
export const board = {
  regions: { score: Score, strip: Strip, facts: Facts, rivals: Moment, table: Table, hand: Eleven, seen: Seen },
  newScene,
  play,
  settle,
  unasked,
  part,
  examples: async () => (await import('./examples.js')).examples,
  guide,
  isOnTable: (step) => /^(number|plus) /.test(step),
  half: (props) =>
    props.view.stage === 1
      ? props.say({ key: 'board-building', args: { round: sheetOf(props).round } })
      : props.say({
          key: 'board-championship',
          args: { day: Math.min(props.view.day + 1, sheetOf(props).days), days: sheetOf(props).days },
        }),
  hint: (props) => props.words(`hint-${HINTS[sheetOf(props).phase] ?? 'choose'}`),
  isGoal: (event) => event.happening === 'RESULT',
  mark: ({ told, seat }) => ({ label: `${told.first}–${told.second}`, seat }),
  isRoutine: (event) => ROUTINE.includes(event.happening),
  sides: (view) => (view.seats === 2 ? [0, 1].map((seat) => ({ seats: [seat], goals: view.points[seat] })) : undefined),
};
