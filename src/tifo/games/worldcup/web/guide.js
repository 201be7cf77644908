/** The guided first match: what matters, said when it first matters. */
import { myTeams, sheetOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** Phases of the view that a tip speaks of. */
const [CARD, TARGET] = [11, 12];
/** Numbers of the cards that a tip speaks of. */
const [ATTACK, DEFENCE, THREE_GOALS, FOUL, OFFSIDE, PENALTY] = [0, 1, 4, 8, 9, 10];
/** Cards in the pile when the end of the groups comes near. */
const LATE = 18;

/** @param {number} phase */
const due = (phase) => (/** @type {BoardProps} */ props) => props.legal.length > 0 && props.view.phase === phase;

/** Do I hold one of these, and is it my turn? @param {...number} kinds */
const holding =
  (...kinds) =>
  (/** @type {BoardProps} */ props) => {
    const hand = props.view.hand[props.seat];
    return (
      due(CARD)(props) && hand.card.slice(0, hand.count).some((/** @type {number} */ kind) => kinds.includes(kind))
    );
  };

/** The cards in hand of these kinds. @param {...string} codes */
const cards =
  (...codes) =>
  () =>
    codes.map((code) => `.hand [data-part="card ${code}"]`).join(', ');

/** Is a goal or an Attack of mine open to everybody? @param {BoardProps} props */
const isExposed = (props) =>
  due(CARD)(props) &&
  sheetOf(props).on.some(({ rows }) => rows.some(({ team, exposed }) => exposed && myTeams(props).has(team)));

/** @type {import('../../../web/contract.d.ts').Guide} */
export const guide = {
  options: { cup: '1930', dice: 'on' },
  seats: ['me', 'bot:beginner', 'bot:beginner'],
  tips: [
    { key: 'welcome', when: due(CARD), mark: () => '.wc .nm.mine, .wc .team.mine' },
    { key: 'turn', when: (props) => due(CARD)(props) && props.chosen.length === 0, mark: () => '.hand' },
    { key: 'square', when: (props) => due(CARD)(props) && props.chosen[1] === 'play', mark: () => '.wc .sq.lit' },
    {
      key: 'confirm',
      when: (props) => due(TARGET)(props) && props.chosen.length > 2,
      mark: () => '.confirm:enabled, .confirm-phone:enabled',
    },
    { key: 'target', when: due(TARGET), mark: () => '.wc .sq.lit' },
    { key: 'table', when: due(CARD), mark: () => '.wc .g.on .gt, .wc .gt' },
    { key: 'exposed', when: isExposed, mark: () => '.wc .sq:has(.exposed)' },
    { key: 'attack', when: holding(ATTACK), mark: cards('A') },
    { key: 'cancel', when: holding(FOUL, OFFSIDE), mark: cards('F', 'O') },
    { key: 'defence', when: holding(DEFENCE), mark: cards('D') },
    { key: 'rating', when: holding(THREE_GOALS), mark: cards('G3') },
    { key: 'penalty', when: holding(PENALTY), mark: cards('P') },
    {
      key: 'pile',
      when: (props) => due(CARD)(props) && props.view.round === 0 && props.view.draws_left <= LATE,
      mark: () => '.pile-chip, .strip .chip',
    },
    { key: 'knock-out', when: (props) => due(CARD)(props) && props.view.round > 0, mark: () => '.wc .cl.current' },
    { key: 'over', when: ({ snapshot }) => snapshot.status === 'over', mark: () => '.replay .line' },
  ],
};
