/** The guided first match: what matters, said when it first matters. */
import { landingOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** Phases of the view that a tip speaks of. */
const [KICK_OFF, OPEN_PLAY, PENALTY_OFFER, SAVE, THROW_IN] = [5, 8, 10, 11, 13];
/** Cards in the pile when the end of a half comes near. */
const LATE = 14;

/** @param {BoardProps} props */
const isMine = ({ legal }) => legal.length > 0;

/** My turn, in one of these phases. @param {...number} phases */
const due =
  (...phases) =>
  (/** @type {BoardProps} */ props) =>
    isMine(props) && phases.includes(props.view.phase);

/** @param {BoardProps} props */
const isWhole = ({ legal, chosen }) =>
  legal.some(({ steps }) => steps.length === chosen.length && steps.every((step, i) => step === chosen[i]));

/** Can a card that begins so be played? @param {BoardProps} props @param {string} code */
const holds = ({ levels }, code) => (levels[0] ?? []).some((step) => step.startsWith(`card ${code}`));

/** @type {import('../../../web/contract.d.ts').Guide} */
export const guide = {
  options: { kick_off: 'first' },
  seats: ['me', 'bot:beginner'],
  tips: [
    { key: 'welcome', when: isMine, mark: () => '.pitch > svg' },
    { key: 'kick-off', when: due(KICK_OFF), mark: () => '.hand' },
    {
      key: 'arrow',
      when: (props) => isMine(props) && props.chosen.length > 0 && !isWhole(props),
      mark: () => '.pitch .target',
    },
    { key: 'confirm', when: isWhole, mark: () => '.confirm:enabled, .confirm-phone:enabled' },
    { key: 'save', when: due(SAVE), mark: () => '.hand [data-open=true]' },
    { key: 'throw-in', when: due(THROW_IN), mark: () => '.pitch .target' },
    {
      key: 'penalty',
      when: (props) => due(PENALTY_OFFER)(props) || (isMine(props) && holds(props, 'P')),
      mark: () => '.hand [data-part="card P"]',
    },
    { key: 'shoot', when: (props) => due(OPEN_PLAY)(props) && props.legal.some((move) => landingOf(move) === 'goal') },
    { key: 'turn', when: due(OPEN_PLAY), mark: () => '.hand' },
    {
      key: 'why',
      when: (props) => isMine(props) && document.querySelector('.hand .pc.no') !== null,
      mark: () => '.hand .pc.no',
    },
    {
      key: 'free-kick',
      when: (props) => due(OPEN_PLAY)(props) && holds(props, 'F'),
      mark: () => '.hand [data-part^="card F"][data-open=true]',
    },
    {
      key: 'pile',
      when: (props) => isMine(props) && props.view.pile_count <= LATE,
      mark: () => '.facts, .strip .chip',
    },
    { key: 'second-half', when: (props) => isMine(props) && props.view.half === 2, mark: () => '.pitch > svg' },
    { key: 'full-time', when: ({ snapshot }) => snapshot.status === 'over', mark: () => '.replay .line' },
  ],
};
