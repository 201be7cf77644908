/** Reading the snapshot: the sheet, what is lit, and choosing a whole move by one square. */

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../../../web/wire.d.ts').Legal} Legal */
/**
 * @typedef {{row: string, team: string, seat: number, colour: string, squares: number, tokens: string[],
 *   exposed: boolean, goals: number, half: boolean}} Row
 * @typedef {{match: number, group: string | null, rows: [Row, Row]}} MatchOn
 * @typedef {{team: string, seat: number | null, colour: string, won: number, drawn: number, lost: number, for: number,
 * against: number, points: number, place: number, through: boolean, reason: string | null, clause: string | null}} Line
 * @typedef {{name: string, final: boolean, matches: number[], table: Line[]}} Group
 * @typedef {{match: number, round: string, left: string, right: string, goals: [number, number] | null,
 *   decider: [number, number] | null, decided_by: string | null, replays: number, winner: string | null}} Result
 * @typedef {{source: string, team: string | null}} Side
 * @typedef {{match: number, round: string, name: string, left: Side, right: Side, winner: string | null}} Tie
 * @typedef {{cup: string, round: string, replay: number,
 *   seats: {seat: number, teams: string[], balls: Record<string, number>, out: boolean}[], groups: Group[],
 *   bracket: {round: string, matches: Tie[]}[], on: MatchOn[],
 *   targets: Record<string, {place: string[], cancel: string[]}>, results: Result[],
 *   champion: string | null, victor: number | null}} Sheet
 * @typedef {{place?: Legal | true, cancel?: Legal | true}} Light
 */

/** @param {BoardProps} props @returns {Sheet} */
export const sheetOf = (props) => props.snapshot.sheet;

/** @param {BoardProps} props @param {string} team */
export const teamName = (props, team) => props.say({ key: `team-${team}`, args: {} });

/** Codes of the teams of the one who looks. @param {BoardProps} props @returns {Set<string>} */
export const myTeams = (props) => new Set(sheetOf(props).seats[props.seat]?.teams ?? []);

/** The nation that an event names by number. @param {BoardProps} props @param {number} team */
export const nation = (props, team) => Object.keys(props.box.nations)[team] ?? '';

/** @param {Legal} move */
const rowOf = (move) => move.steps.find((step) => step.startsWith('row '))?.slice(4);

/**
 * What each row offers: to the card that lies, or as a preview to the card that is chosen.
 * @param {BoardProps} props
 * @returns {Map<string, Light>}
 */
export function lights(props) {
  /** @type {Map<string, Light>} */
  const lit = new Map();
  const light = (/** @type {string} */ row, /** @type {string} */ verb, /** @type {Legal | true} */ move) => {
    lit.set(row, { ...lit.get(row), [verb]: move });
  };
  for (const move of props.legal) {
    const row = rowOf(move);
    if (row) light(row, move.steps[move.steps.length - 1] ?? '', move);
  }
  const [card, use] = props.chosen;
  if (card?.startsWith('card ') && use === 'play') {
    const { place, cancel } = sheetOf(props).targets[card.slice(5)] ?? { place: [], cancel: [] };
    for (const row of place) light(row, 'place', true);
    for (const row of cancel) light(row, 'cancel', true);
  }
  return lit;
}

/** Is this move the one that is chosen? @param {BoardProps} props @param {Legal | true | undefined} move */
export const isChosen = (props, move) =>
  typeof move === 'object' && move.steps.every((step, i) => props.chosen[i] === step);

/** Choose a move whole; the chosen one again plays it. @param {BoardProps} props @param {Legal} move */
export function choose(props, move) {
  const { steps } = move;
  if (isChosen(props, move)) {
    props.pick(steps[steps.length - 1] ?? '', true);
    return;
  }
  const first = steps.findIndex((step, i) => props.chosen[i] !== step);
  for (const step of steps.slice(first)) props.pick(step);
}

/**
 * Why can nothing be done in this row?
 * @param {BoardProps} props
 * @param {MatchOn} match
 * @param {string} row
 * @param {Element} element
 */
export function askRow(props, match, row, element) {
  if (!props.legal.some(rowOf)) return;
  const verb = props.legal.some((move) => move.steps.includes('place')) ? 'place' : 'cancel';
  const where = [`match ${match.match}`, `row ${row}`, verb];
  props.ask(match.group === null ? where : [`group ${match.group}`, ...where], element);
}

/** Does a match have a team of mine? @param {BoardProps} props @param {number} match */
export function isMine(props, match) {
  const mine = myTeams(props);
  const found = sheetOf(props).results.find((one) => one.match === match);
  return found !== undefined && (mine.has(found.left) || mine.has(found.right));
}

/** @param {string} round */
export const slug = (round) => round.replaceAll('_', '-');

/** @param {number} by */
export const signed = (by) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0');
