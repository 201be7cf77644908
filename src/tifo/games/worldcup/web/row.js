/** One side of a match: its squares from the arrow outward, its tokens, and what may be chosen there. */
import { Raw, html } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { askRow, choose, isChosen, isMine, myTeams, sheetOf, teamName } from './reading.js';
import { Pips } from './roll.js';
import { changed } from './scene.js';
import { flag, token } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./reading.js').Row} Row @typedef {import('./reading.js').Light} Light */
/** @typedef {import('./reading.js').MatchOn} MatchOn @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{props: BoardProps, scene: Scene, lit: Map<string, Light>}} Given */

/** Tokens, in words. @param {BoardProps} props @param {Row} row */
function rowSentence(props, row) {
  const tokens = row.tokens.map((code, i) => {
    const name = props.words('token', { code: code.replace('-', '') });
    if (code.startsWith('-')) return props.words('token-cancelled', { token: name });
    return row.exposed && i === row.tokens.length - 1 ? props.words('token-exposed', { token: name }) : name;
  });
  const said = tokens.length > 0 ? tokens.join(', ') : props.words('no-tokens');
  return props.words('row', { team: teamName(props, row.team), tokens: said, free: row.squares - row.tokens.length });
}

/**
 * The light of a square: pressed, it chooses the whole move, or plays the chosen card and remembers where.
 * @param {Given} given
 * @param {Row} row
 * @param {'place' | 'cancel'} verb
 * @param {import('./reading.js').Light[keyof Light]} move
 */
function press({ props, scene }, row, verb, move) {
  if (typeof move === 'object') {
    choose(props, move);
    return;
  }
  scene.plan.value = { row: row.row, verb };
  props.pick('play', true);
}

/** @param {Given & {match: MatchOn, row: Row, verb: 'place' | 'cancel', children?: any, kind?: string}} given */
function Target({ match, row, verb, children, kind = '', ...given }) {
  const { props } = given;
  const move = given.lit.get(row.row)?.[verb];
  const on = isChosen(props, move);
  const other = match.rows.find((one) => one !== row)?.team ?? '';
  const label =
    typeof move === 'object'
      ? props.say(move.say)
      : props.words(`light-${verb}`, { team: teamName(props, row.team), other: teamName(props, other) });
  return html`<button type="button" class="sq lit ${verb} ${on ? 'chosen' : ''} ${kind}"
    data-target="${verb} ${row.row}" aria-pressed=${on} aria-label=${label} title=${label}
    onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      press(given, row, verb, move);
    }}>${children}</button>`;
}

/**
 * The squares of a row. In the groups the flag lies on the outermost square; in the knock-out rounds beyond it.
 * @param {Given & {match: MatchOn, row: Row, side: 'L' | 'R'}} given
 */
export function Squares({ match, row, side, ...given }) {
  const { props, scene, lit } = given;
  const { tokens, effect, still } = changed(scene, match.match, row);
  const light = lit.get(row.row) ?? {};
  const top = tokens.length - 1;
  const groups = match.group !== null;
  const squares = [...Array(row.squares).keys()].map((i) => {
    const code = tokens[i];
    const flagged =
      groups && i === row.squares - 1 && !code ? html`<${Raw} class="raw" markup=${flag(row.team)}/>` : null;
    if (code) {
      const cancels = i === top && light.cancel;
      const ring = cancels ? 'lit' : i === top && row.exposed && still ? 'exposed' : '';
      const drawn = html`<${Raw} class="raw" markup=${token(code, ring, effect[i] ?? '')}/>`;
      return cancels
        ? html`<${Target} key=${i} ...${given} match=${match} row=${row} verb="cancel" kind="f">${drawn}</${Target}>`
        : html`<span key=${i} class="sq f">${drawn}</span>`;
    }
    if (light.place && i === tokens.length)
      return html`<${Target} key=${i} ...${given} match=${match} row=${row} verb="place">
        ${flagged}
        <${Raw} class="raw plus" markup=${icon('plus', 20)}/>
      </${Target}>`;
    return html`<span key=${i} class="sq">${flagged ?? (i === 0 ? html`<i class="arrow"></i>` : null)}</span>`;
  });
  if (!groups)
    squares.push(html`<span key="flag" class="sq bare"><${Raw} class="raw" markup=${flag(row.team)}/></span>`);
  if (side === 'L') squares.reverse();
  return html`<span class="sqs ${side}" data-row=${row.row}
    onClick=${(/** @type {any} */ event) => askRow(props, match, row.row, event.currentTarget)}>${squares}</span>`;
}

/** @param {{goals: number, half?: boolean, ahead: boolean}} given */
export const Digits = ({ goals, half = false, ahead }) =>
  html`<b class=${ahead ? 'ahead' : ''}>${goals}${half && html`<small>½</small>`}</b>`;

/**
 * A team by its code where it is narrow and by its name where there is room.
 * @param {{props: BoardProps, team: string, mine: boolean, side: string}} given
 */
const Team = ({ props, team, mine, side }) =>
  html`<span class="team ${side} ${mine ? 'mine' : ''}">
    <span class="three" title=${teamName(props, team)}>${team}</span>
    <span class="name">${teamName(props, team)}</span>
  </span>`;

/** A match of a group that is on. @param {Given & {match: MatchOn}} given */
export function Playing({ match, ...given }) {
  const { props, scene } = given;
  const mine = myTeams(props);
  const [left, right] = match.rows;
  const final = scene.results.value[match.match];
  const score = final ?? [left.goals, right.goals];
  return html`<div
    class="mr ${isMine(props, match.match) ? '' : 'other'} ${
      scene.focus.value?.match === match.match ? 'now' : ''
    } ${final ? 'scored' : ''}" data-match=${match.match}>
    <span class="sr">${rowSentence(props, left)} ${rowSentence(props, right)}</span>
    <${Team} props=${props} team=${left.team} mine=${mine.has(left.team)} side="l"/>
    <${Squares} ...${given} match=${match} row=${left} side="L"/>
    <span class="s">
      <${Pips} scene=${scene} group=${match.group} colour=${left.colour}/>
      <${Digits} goals=${score[0]} half=${!final && left.half} ahead=${score[0] > score[1]}/>
      <i>–</i>
      <${Digits} goals=${score[1]} half=${!final && right.half} ahead=${score[1] > score[0]}/>
      <${Pips} scene=${scene} group=${match.group} colour=${right.colour}/>
    </span>
    <${Squares} ...${given} match=${match} row=${right} side="R"/>
    <${Team} props=${props} team=${right.team} mine=${mine.has(right.team)} side="r"/></div>`;
}

/** A match of a group that is over. @param {{props: BoardProps, match: number}} given */
export function Played({ props, match }) {
  const mine = myTeams(props);
  const result = sheetOf(props).results.find((one) => one.match === match);
  if (!result) return null;
  const [left, right] = result.goals ?? [0, 0];
  return html`<div class="mr over ${mine.has(result.left) || mine.has(result.right) ? '' : 'other'}"
    data-match=${match}>
    <${Team} props=${props} team=${result.left} mine=${mine.has(result.left)} side="l"/>
    <span class="flags L"><${Raw} class="raw" markup=${flag(result.left, 22)}/></span>
    <span class="s">
      <${Digits} goals=${left} ahead=${left > right}/>
      <i>–</i>
      <${Digits} goals=${right} ahead=${right > left}/>
    </span>
    <span class="flags R">
      <${Raw} class="raw" markup=${flag(result.right, 22)}/>
      ${
        result.decider &&
        html`<em>${props.words('replay-score', { first: result.decider[0], second: result.decider[1] })}</em>`
      }
    </span>
    <${Team} props=${props} team=${result.right} mine=${mine.has(result.right)} side="r"/></div>`;
}
