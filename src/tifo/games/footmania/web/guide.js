/** The guided first match: two coaches, ten numbers, about ten minutes. */
import { isMine, sheetOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** Is this decision mine now? @param {...string} phases */
const mine =
  (...phases) =>
  (/** @type {BoardProps} */ props) =>
    isMine(props) && phases.includes(sheetOf(props).phase);
const never = () => '';

/**
 * @type {{options: Record<string, string>, seats: string[], tips: {key: string, when: (props: BoardProps) => boolean,
 *   mark?: (props: BoardProps) => string}[]}}
 */
export const guide = {
  options: { seats: '2', team: 'ten' },
  seats: ['me', 'bot:beginner'],
  tips: [
    { key: 'aim', when: (props) => props.view.stage === 1 && props.view.turns <= 2, mark: () => '.eleven .slots' },
    { key: 'way', when: mine('way'), mark: () => '.track .target' },
    { key: 'draw', when: mine('stop'), mark: () => '.act .confirm' },
    { key: 'buy', when: mine('buy'), mark: () => '.two-cards' },
    { key: 'auction', when: mine('auction'), mark: () => '.bids' },
    {
      key: 'question',
      when: (props) => props.latest('QUESTION', 1).some((event) => event.seat === props.seat),
      mark: never,
    },
    { key: 'plus', when: (props) => (sheetOf(props).squad?.plus.length ?? 0) > 0, mark: () => '.held-cards' },
    {
      key: 'hand',
      when: (props) => props.view.stage === 1 && (sheetOf(props).squad?.men.length ?? 0) >= 4,
      mark: () => '.raise',
    },
    { key: 'answer', when: mine('answer'), mark: () => '.deal' },
    { key: 'show', when: (props) => props.legal.some(({ text }) => text === 'show team'), mark: () => '.act .parts' },
    { key: 'lap', when: (props) => props.view.stage === 2, mark: () => '.coaches' },
    { key: 'line-up', when: mine('line_up'), mark: () => '.fld' },
    { key: 'touchline', when: mine('touchline'), mark: () => '.scoreline' },
    { key: 'euro', when: mine('euromatch'), mark: () => '.two-cards' },
  ],
};
