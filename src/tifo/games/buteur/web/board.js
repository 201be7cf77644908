/** Buteur in the browser; docs/boards.md tells what a board owes to the shell. */
import { Facts, HandRegion, Rivals, Score, Seen, Strip, cardSentence, cardWords } from './regions.js';
import { Pitch } from './pitch.js';
import { cardsOf, face } from './cards.js';
import { guide } from './guide.js';
import { landingOf, squareName, squareOfStep, squaresOf, turnOf } from './reading.js';
import { begin, newScene, play, settle } from './scene.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../../../web/wire.d.ts').Legal} Legal */

/** @param {BoardProps} props @param {string} step @param {Legal | undefined} move */
function part(props, step, move) {
  const [word, rest = ''] = step.split(' ');
  if (word === 'card') {
    const card = cardsOf(props.box).find(({ code }) => code === rest);
    return { label: card ? cardSentence(props, card) : rest };
  }
  const square = squareOfStep(props, step, move);
  if (word === 'direction')
    return { label: `${props.words(`direction-${rest}`)} ${squaresOf(move)}`, arrow: turnOf(props, step) };
  if (word === 'throw' && square) return { label: squareName(...square), arrow: turnOf(props, step) };
  if (square) return { label: squareName(...square) };
  return { label: props.say(move?.say) };
}

/** @param {BoardProps} props @param {Legal} move */
function deed(props, move) {
  const last = move.steps[move.steps.length - 1] ?? '';
  const square = squareOfStep(props, last, move);
  const to = square ? squareName(...square) : '';
  if (last.startsWith('direction')) return props.words(`deed-${landingOf(move)}`, { square: to });
  if (last.startsWith('throw')) return props.words('deed-throw', { square: to });
  if (last.startsWith('cell')) return props.words('deed-place', { square: to });
  return props.say(move.say);
}

/** @type {import('../../../web/contract.d.ts').Board} */
export const board = {
  regions: { score: Score, strip: Strip, facts: Facts, rivals: Rivals, table: Pitch, hand: HandRegion, seen: Seen },
  newScene,
  begin,
  play,
  settle,
  part,
  deed,
  figure: (props, step) => {
    const card = cardsOf(props.box).find(({ code }) => step === `card ${code}`);
    if (!card) return '';
    const { name, short } = cardWords(props, card);
    return face(card, name, short);
  },
  examples: async () => (await import('./examples.js')).examples,
  guide,
  isOnTable: (step) => /^(direction|start|throw|cell) /.test(step),
  half: (props) => props.say({ key: 'board-half', args: { half: props.view.half } }),
  isGoal: (event) => event.happening === 'GOAL',
  isRoutine: (event) => ['PLAYED', 'BALL_MOVED'].includes(event.happening) && /^BU-1\./.test(event.clause ?? ''),
  mark: ({ told }) => ({ label: `${told.first}–${told.second}`, seat: told.team }),
  sides: (view, sheet) =>
    sheet.sides.map((/** @type {number[]} */ seats, /** @type {number} */ team) => ({
      seats,
      goals: view.goals[team],
    })),
  hint: (props) => props.words(props.chosen.length > 0 ? 'hint-target' : 'hint-card'),
};
