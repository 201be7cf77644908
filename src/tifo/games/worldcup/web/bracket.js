/** The knock-out rounds: only the current round shows squares, past rounds are scores. */
import { Raw, html } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { myTeams, sheetOf, slug, teamName } from './reading.js';
import { Dice, Pips } from './roll.js';
import { Digits, Squares } from './row.js';
import { flag, rating, trophy } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./row.js').Given} Given */
/** @typedef {import('./reading.js').Tie} Tie @typedef {import('./reading.js').Side} Side */

/**
 * Where one round stands alone it is told in its own order; the final before the match for third place.
 * @param {Tie} tie
 */
const orderOf = (tie) => `order:${tie.round === 'final' ? 0 : tie.match}`;

/** What a match of the bracket is called. @param {BoardProps} props @param {Tie} tie */
export function tieName(props, tie, key = 'tie') {
  return props.words(key, { round: slug(tie.round), name: tie.name });
}

/** Where a side will come from, until it is known. @param {BoardProps} props @param {Side} side */
export function sourceName(props, { source }) {
  const tie = sheetOf(props)
    .bracket.flatMap(({ matches }) => matches)
    .find(({ match }) => String(match) === source.slice(1));
  if (tie && /^[WL]/.test(source))
    return props.words(source.startsWith('W') ? 'winner-of' : 'loser-of', { tie: tieName(props, tie, 'tie-short') });
  return props.words(source.startsWith('1') ? 'first-of' : 'second-of', { group: source.slice(1) });
}

/** Who would come from there if the whistle blew now. @param {BoardProps} props @param {Side} side */
export function leaderNow(props, { source }) {
  const { groups, round } = sheetOf(props);
  const lines =
    groups.find(({ name }) => name === source.slice(1))?.table.filter(({ place }) => String(place) === source[0]) ?? [];
  return round === 'groups' && lines.length === 1 ? lines[0]?.team : undefined;
}

/** A match that is on: two rows of squares. @param {Given & {tie: Tie}} given */
function TieOn({ tie, ...given }) {
  const { props, scene } = given;
  const match = sheetOf(props).on.find((one) => one.match === tie.match);
  const mine = myTeams(props);
  if (!match) return null;
  const final = scene.results.value[tie.match];
  const score = final ?? match.rows.map(({ goals }) => goals);
  const kicks = scene.kicks.value?.match === tie.match ? scene.kicks.value : null;
  return html`<div
    class="qm ${match.rows.some(({ team }) => mine.has(team)) ? 'me' : ''} ${
      scene.focus.value?.match === tie.match ? 'now' : ''
    }" data-match=${tie.match} style=${orderOf(tie)}>
    <div class="ql">
      ${tieName(props, tie)}
      ${kicks && html`<em>${props.words('kicks', { first: kicks.goals[0], second: kicks.goals[1] })}</em>`}
    </div>
    ${match.rows.map(
      (row, i) => html`<div class="kr" key=${row.row}>
        <div class="kn">
          <${Raw} class="raw" markup=${rating(row.colour, 20)}/>
          <span class="sr">${props.words('rating', { colour: row.colour })}</span>
      <span class="nm ${mine.has(row.team) ? 'mine' : ''}">${teamName(props, row.team)}</span>
      <${Pips} scene=${scene} group=${null} colour=${row.colour}/>
      <${Digits} goals=${score[i]} half=${!final && row.half} ahead=${(score[i] ?? 0) > (score[1 - i] ?? 0)}/>
    </div>
      <${Squares} ...${given} match=${match} row=${row} side="R"/></div>`,
    )}</div>`;
}

/** A match that is over. @param {{props: BoardProps, tie: Tie}} given */
function TieOver({ props, tie }) {
  const mine = myTeams(props);
  const result = sheetOf(props).results.find((one) => one.match === tie.match);
  const note = result?.decider
    ? props.words(result.decided_by === 'shoot-out' ? 'penalties-score' : 'replay-score', {
        first: result.decider[0],
        second: result.decider[1],
      })
    : '';
  return html`<div class="dm" data-match=${tie.match} style=${orderOf(tie)}>
    <span class="ql">${tieName(props, tie)}</span>
    ${note && html`<em>${note}</em>`}
    ${[tie.left, tie.right].map(
      ({ team }, i) =>
        team &&
        html`<div key=${team} class=${tie.winner === team ? 'win' : ''}><${Raw} class="raw" markup=${flag(team, 20)}/>
      <span class="nm ${mine.has(team) ? 'mine' : ''}">${teamName(props, team)}</span>
      ${tie.winner === team && html`<${Raw} class="ico" markup=${icon('check', 15)}/>`}
      <b>${result?.goals?.[i] ?? ''}</b>
    </div>`,
    )}</div>`;
}

/** A match to come. @param {{props: BoardProps, tie: Tie}} given */
export function TieToCome({ props, tie }) {
  const mine = myTeams(props);
  return html`<div class="fm" data-match=${tie.match} style=${orderOf(tie)}><div class="ql">${tieName(props, tie)}</div>
    ${[tie.left, tie.right].map((side, i) => {
      const now = leaderNow(props, side);
      return html`<div key=${i} class=${side.team && mine.has(side.team) ? 'mine' : ''}>
        ${side.team ? teamName(props, side.team) : sourceName(props, side)}
        ${
          now &&
          html`<span class="now-led">
            <${Raw} class="raw" markup=${flag(now, 16)}/>
            <span class=${mine.has(now) ? 'mine' : ''}>${teamName(props, now)}</span>
          </span>`
        }</div>`;
    })}</div>`;
}

/** @param {Given & {tie: Tie}} given */
function TieBox(given) {
  const { props, tie } = given;
  if (sheetOf(props).on.some(({ match }) => match === tie.match)) return html`<${TieOn} ...${given}/>`;
  return tie.winner ? html`<${TieOver} props=${props} tie=${tie}/>` : html`<${TieToCome} props=${props} tie=${tie}/>`;
}

/**
 * The matches of earlier rounds that lead to these, round by round back to the first.
 * @param {Tie[]} all
 * @param {Tie[]} from
 * @returns {Tie[][]}
 */
function before(all, from) {
  const earlier = from
    .flatMap(({ left, right }) => [left, right])
    .filter(({ source }) => source.startsWith('W'))
    .flatMap(({ source }) => all.filter(({ match }) => String(match) === source.slice(1)));
  return earlier.length > 0 ? [earlier, ...before(all, earlier)] : [];
}

/** One round of one half of the bracket. @param {Given & {ties: Tie[], side: string, shown: string}} given */
function Column({ ties, side, shown, ...given }) {
  const round = ties[0]?.round ?? '';
  const current = sheetOf(given.props).on.some(({ match }) => ties.some((tie) => tie.match === match));
  const pairs = ties.length > 1 ? [...Array(ties.length / 2).keys()].map((i) => ties.slice(2 * i, 2 * i + 2)) : [ties];
  return html`<div class="cl ${side} ${round === shown ? 'on' : ''} ${current ? 'current' : ''}" data-round=${round}>
    ${pairs.map(
      (pair, i) => html`<div class="pair p${pair.length}" key=${i}>
    ${pair.map((tie) => html`<${TieBox} key=${tie.match} ...${given} tie=${tie}/>`)}</div>`,
    )}</div>`;
}

/** @param {Given & {shown: string, show: (round: string) => void}} given */
export function Bracket({ shown, show, ...given }) {
  const { props, scene } = given;
  const { bracket } = sheetOf(props);
  const all = bracket.flatMap(({ matches }) => matches);
  const last = bracket[bracket.length - 1]?.matches ?? [];
  const final = last[last.length - 1];
  if (!final) return null;
  const [leftRoot, rightRoot] = [final.left, final.right].map(({ source }) =>
    all.filter(({ match }) => String(match) === source.slice(1)),
  );
  const halves = [leftRoot ?? [], rightRoot ?? []].map((root) => [root, ...before(all, root)]);
  const columns = (/** @type {Tie[][]} */ half, /** @type {string} */ side) =>
    half.map(
      (ties) =>
        html`<${Column} key=${`${side}${ties[0]?.round}`} ...${given} ties=${ties} side=${side} shown=${shown}/>`,
    );
  const { dice } = scene;
  return html`<div class="tabs rounds" role="group" aria-label=${props.words('rounds')}>
    ${bracket.map(
      ({ round }) =>
        html`<button key=${round} class="tab" aria-pressed=${round === shown} onClick=${() => show(round)}>
          ${props.words('round-short', { round: slug(round) })}
        </button>`,
    )}
  </div>
    <div class="bk rounds-${bracket.length}">${columns([...(halves[0] ?? [])].reverse(), 'left')}
      <div class="cl fin ${shown === 'final' ? 'on' : ''}" data-round="final">
        <${Raw} class="raw cup" markup=${trophy(128)}/>
        ${
          sheetOf(props).champion &&
          html`<p class="champion d">
            <${Raw} class="raw" markup=${flag(sheetOf(props).champion ?? '', 30)}/>
            ${teamName(props, sheetOf(props).champion ?? '')}
          </p>`
        }
        ${[...last].reverse().map((tie) => html`<${TieBox} key=${tie.match} ...${given} tie=${tie}/>`)}</div>
      ${columns(halves[1] ?? [], 'right')}
      ${
        dice.value &&
        dice.value.group === null &&
        html`<${Dice} props=${props} faces=${dice.value.faces} ms=${dice.value.ms}/>`
      }</div>`;
}
