/** The score sheet on paper: groups, results, the bracket and whose the teams are. */
import { html } from '../../../web/lib.js';
import { sourceName, tieName } from './bracket.js';
import { sheetOf, signed, slug, teamName } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./reading.js').Group} Group */

/** The score of a match, or room to write it. @param {BoardProps} props @param {number} match */
function score(props, match) {
  const { results } = sheetOf(props);
  const found = results.find((one) => one.match === match);
  const by = found?.decided_by === 'shoot-out' ? 'penalties-score' : 'replay-score';
  const more = found?.decider ? ` ${props.words(by, { first: found.decider[0], second: found.decider[1] })}` : '';
  return found?.goals ? `${found.goals[0]}–${found.goals[1]}${more}` : '    –    ';
}

/** @param {{props: BoardProps, group: Group}} given */
function GroupOnPaper({ props, group }) {
  const { results } = sheetOf(props);
  return html`<section><h3>${props.say({ key: 'group', args: { name: group.name } })}</h3>
    <table><tbody>${group.matches.map((match) => {
      const found = results.find((one) => one.match === match);
      return (
        found &&
        html`<tr key=${match}>
          <td>${teamName(props, found.left)}</td>
          <td class="c">${score(props, match)}</td>
          <td class="e">${teamName(props, found.right)}</td>
        </tr>`
      );
    })}</tbody></table>
    <table class="standings">
      <thead>
        <tr>
          <th></th>
          <th>${props.words('team')}</th>
          ${['won', 'drawn', 'lost', 'goals', 'points'].map(
            (key) => html`<th class="c" key=${key}>${props.words(`column-${key}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${group.table.map(
          (line) =>
            html`<tr key=${line.team} class=${line.through ? 'q' : ''}>
              <td>${line.place}</td>
              <td>${teamName(props, line.team)}</td>
              <td class="c">${line.won}</td>
              <td class="c">${line.drawn}</td>
              <td class="c">${line.lost}</td>
              <td class="c">${line.for}:${line.against} ${signed(line.for - line.against)}</td>
              <td class="c"><b>${line.points}</b></td>
            </tr>`,
        )}
      </tbody></table></section>`;
}

/** @param {{props: BoardProps}} given */
export function Paper({ props }) {
  const { cup, seats, groups, bracket, champion } = sheetOf(props);
  return html`<article class="paper"><header><h1>${props.words('paper', { cup })}</h1>
      <p>
        ${seats.map(
          ({ seat, teams }) =>
            html`<span key=${seat}>
              <b>${props.names[seat]}</b> ${teams.map((team) => teamName(props, team)).join(', ')}
            </span>`,
        )}
      </p></header>
    <div class="paper-groups">
      ${groups.map((group) => html`<${GroupOnPaper} key=${group.name} props=${props} group=${group}/>`)}
    </div>
    <div class="paper-rounds">${bracket.map(
      ({ round, matches }) =>
        html`<section key=${round}>
          <h3>${props.say({ key: `round-${slug(round)}`, args: {} })}</h3>
          <table><tbody>${matches.map(
            (tie) => html`<tr key=${tie.match}>
      <td class="dim">${tieName(props, tie)}</td>
      ${[tie.left, tie.right]
        .map((side) => (side.team ? teamName(props, side.team) : sourceName(props, side)))
        .map((name, i) =>
          i === 0
            ? html`<td>${name}</td><td class="c">${score(props, tie.match)}</td>`
            : html`<td class="e">${name}</td>`,
        )}
    </tr>`,
          )}</tbody></table></section>`,
    )}</div>
    ${champion && html`<p class="paper-champion">${props.words('champion', { team: teamName(props, champion) })}</p>`}
  </article>`;
}
