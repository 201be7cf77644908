/** The World Cup Game in the browser; docs/boards.md tells what a board owes to the shell. */
import { Hand, cardName, cardsOf, face } from './cards.js';
import { guide } from './guide.js';
import { sheetOf, slug, teamName } from './reading.js';
import { Facts, Rivals, Score, Strip } from './regions.js';
import { newScene, play, settle } from './scene.js';
import { Table, pileWords } from './table.js';

/**
 * @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps
 * @typedef {import('../../../web/wire.d.ts').Legal} Legal
 */

/** @param {BoardProps} props @param {string} step */
const cardOf = (props, step) => cardsOf(props.box).find(({ code }) => step === `card ${code}`);

/** @param {BoardProps} props @param {string} step @param {Legal | undefined} move */
function part(props, step, move) {
  const [word, rest = ''] = step.split(' ');
  const card = cardOf(props, step);
  if (card) return { label: cardName(props, card) };
  if (word === 'group') return { label: props.say({ key: 'group', args: { name: rest } }) };
  const rows = sheetOf(props).on.find(({ match }) => match === Number.parseInt(rest, 10))?.rows;
  if (word === 'match' && rows) return { label: rows.map(({ team }) => teamName(props, team)).join(' – ') };
  if (word === 'row' && rows) return { label: teamName(props, rows[rest.endsWith('L') ? 0 : 1].team) };
  return {
    label: ['play', 'discard', 'place', 'cancel'].includes(word ?? '')
      ? props.words(`part-${word}`)
      : props.say(move?.say),
  };
}

/** What to do, in a few words. @param {BoardProps} props */
function hint(props) {
  const card = cardOf(props, props.chosen[0] ?? '') ?? cardsOf(props.box)[props.view.card];
  if (props.chosen[1] === 'discard') return props.words('hint-discard');
  return card ? props.words(`hint-${slug(card.kind)}`) : props.words('hint-card');
}

/** What the slider calls a round, by its number. */
const ROUND_MARKS = ['', '1/8', '1/4', '1/2', '1/1'];

/** The code of the team that an event speaks of. @param {import('../../../web/wire.d.ts').Happened} event */
const teamOf = (event) => /team-([A-Z]{3})/.exec(JSON.stringify(event.say))?.[1] ?? '★';

/** @type {import('../../../web/contract.d.ts').Board} */
export const board = {
  guide,
  regions: { score: Score, strip: Strip, facts: Facts, rivals: Rivals, table: Table, hand: Hand },
  newScene,
  play,
  settle,
  part,
  deed: (props, move) => props.say(move.say),
  figure: (props, step) => {
    const card = cardOf(props, step) ?? cardsOf(props.box)[props.view.card];
    return card ? face(props, card) : '';
  },
  examples: async () => (await import('./examples.js')).examples,
  isOnTable: (step) => /^(group|match|row) /.test(step),
  half: (props) => `${props.say({ key: `round-${slug(sheetOf(props).round)}`, args: {} })} · ${pileWords(props)}`,
  hint,
  isGoal: (event) => ['ROUND_OPENED', 'CUP_WON'].includes(event.happening),
  isRoutine: (event) =>
    ['PLAYED', 'DISCARDED', 'PLACED', 'ROLLED', 'FULL_TIME', 'TEAM_DEALT'].includes(event.happening),
  mark: (event) => ({
    label: event.happening === 'ROUND_OPENED' ? (ROUND_MARKS[event.told.round] ?? '') : teamOf(event),
    seat: event.seat,
  }),
};
