/** The panels around the board: the coaches with their teams, the pile. */
import { Raw, html } from '../../../web/lib.js';
import { shirt } from '../../../web/kit.js';
import { sheetOf, teamName } from './reading.js';
import { Laid, pileWords } from './table.js';
import { flag } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** Teams that can still win the cup. @param {BoardProps} props @returns {Set<string>} */
function alive(props) {
  const { groups, bracket, round, champion } = sheetOf(props);
  if (champion) return new Set([champion]);
  if (round === 'groups') return new Set(groups.flatMap(({ table }) => table.map(({ team }) => team)));
  const ties = bracket.flatMap(({ matches }) => matches);
  const inside = ties.flatMap(({ left, right }) => [left.team, right.team]).filter((team) => team !== null);
  const lost = ties
    .filter(({ winner }) => winner)
    .flatMap(({ left, right, winner }) => [left.team, right.team].filter((team) => team !== winner));
  return new Set(/** @type {string[]} */ (inside).filter((team) => !lost.includes(team)));
}

/**
 * The teams of a seat as flags, those that are out behind the others.
 * @param {{props: BoardProps, seat: number, names?: boolean}} given
 */
export function Teams({ props, seat, names = false }) {
  const still = alive(props);
  const teams = [...(sheetOf(props).seats[seat]?.teams ?? [])].sort(
    (a, b) => Number(still.has(b)) - Number(still.has(a)),
  );
  const said = teams
    .filter((team) => still.has(team))
    .map((team) => teamName(props, team))
    .join(', ');
  return html`<span class="teams" role="img" aria-label=${said || props.words('no-team')}>
    ${teams.map(
      (team) =>
        html`<span key=${team} class="tm ${still.has(team) ? '' : 'gone'}" title=${teamName(props, team)}>
          <${Raw} class="raw" markup=${flag(team, 18)}/>
          ${names && html`<span>${team}</span>`}
        </span>`,
    )}
  </span>`;
}

/** My teams; in a phone's masthead only the flags. @param {BoardProps & {small?: boolean}} props */
export function Score(props) {
  if (props.seat < 0) return props.small ? null : html`<b>${props.words('cup', { cup: sheetOf(props).cup })}</b>`;
  if (props.small) return null;
  return html`<div class="my-teams" tabindex="0" role="group" aria-label=${props.words('my-teams')}>
    <b class="row"><${Raw} class="raw" markup=${shirt(props.seat, 24)}/>${props.words('my-teams')}</b>
    <${Teams} props=${props} seat=${props.seat} names/>
  </div>`;
}

/** Everybody else, with teams and cards. @param {BoardProps} props */
export function Rivals(props) {
  const { view, seat, names, snapshot } = props;
  const { seats } = sheetOf(props);
  return html`<ul class="coaches n${view.seats > 6 ? 'many' : 'few'}" tabindex="0" aria-label=${props.words('coaches')}>
    ${seats
      .filter((one) => one.seat !== seat)
      .map(
        (one) => html`
    <li key=${one.seat} class="${one.out ? 'out' : ''} ${snapshot.to_act === one.seat ? 'acts' : ''}">
      <${Raw} class="raw" markup=${shirt(one.seat, 24, view.seats > 6 ? one.seat + 1 : '')}/>
      <span class="who">
        <b>${names[one.seat]}</b> <span class="mut xs">
          ${one.out ? props.words('out') : props.words('cards', { cards: view.hand[one.seat].count })}
        </span>
      </span>
      <${Teams} props=${props} seat=${one.seat}/></li>`,
      )}</ul>`;
}

/** Phones: what is left of the pile. @param {BoardProps} props */
export const Strip = (props) => html`<span class="chip nowrap">${pileWords(props)}</span>`;

/** Phones: what has been laid, and my teams. @param {BoardProps} props */
export const Facts = (props) => html`<div class="phone-facts">
  ${
    props.seat >= 0 &&
    html`<p><b>${props.words('my-teams')}</b> <${Teams} props=${props} seat=${props.seat} names/></p>`
  }
  <details><summary>${props.words('laid')}</summary><${Laid} ...${props}/></details></div>`;
