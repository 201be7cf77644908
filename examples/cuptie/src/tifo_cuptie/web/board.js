/** Cup Tie in the browser; docs/boards.md tells what a board owes to the shell. */
import { Hand, cardName, cardsOf, face } from './cards.js';
import { newScene, play, settle } from './scene.js';
import { Facts, Score, Table } from './table.js';

/** @param {import('/web/contract.d.ts').BoardProps} props @param {string} step */
const cardOf = (props, step) => cardsOf(props.box).find(({ name }) => step === `card ${name}`);

/** @type {import('/web/contract.d.ts').Board} */
export const board = {
  regions: { score: Score, facts: Facts, table: Table, hand: Hand },
  newScene,
  play,
  settle,
  part: (props, step, move) => {
    const card = cardOf(props, step);
    return { label: card ? cardName(props, card) : props.say(move?.say) };
  },
  deed: (props, move) => props.say(move.say),
  figure: (props, step) => {
    const card = cardOf(props, step);
    return card ? face(props, card) : '';
  },
  hint: (props) => props.words(props.snapshot.sheet.ahead === null ? 'hint-field' : 'hint-change'),
  half: (props) => {
    const { rounds } = props.snapshot.sheet;
    const { name } = rounds[Math.min(props.view.round, rounds.length - 1)];
    return props.say({ key: `round-${name}`, args: {} });
  },
  isGoal: ({ happening }) => happening === 'WENT_THROUGH',
  isRoutine: ({ happening }) => ['DREW', 'FIELDED', 'THREW'].includes(happening),
  mark: ({ told, seat }) => ({ label: `${told.first}–${told.second}`, seat }),
  sides: (_, sheet) =>
    sheet.points.map((/** @type {number} */ goals, /** @type {number} */ seat) => ({ seats: [seat], goals })),
};
