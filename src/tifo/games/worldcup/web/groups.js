/** The groups: each with its table as it would stand now, and its matches. */
import { Raw, html, useRef } from '../../../web/lib.js';
import { TieToCome } from './bracket.js';
import { isMine, myTeams, sheetOf, signed, teamName } from './reading.js';
import { Dice } from './roll.js';
import { Played, Playing } from './row.js';
import { flag, rating, trophy } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./row.js').Given} Given */
/** @typedef {import('./reading.js').Group} Group @typedef {import('./reading.js').Line} Line */

/**
 * `told`: is anybody ahead of anybody yet?
 * @param {{props: BoardProps, line: Line, mine: boolean, told: boolean}} given
 */
function TableLine({ props, line, mine, told }) {
  const name = teamName(props, line.team);
  return html`<li class="tr ${told && line.through ? 'q' : ''}">
    <b class="n">${line.place}</b><${Raw} class="raw" markup=${flag(line.team, 18)}/>
    <span class="nm ${mine ? 'mine' : ''}">
      <span class="three" title=${name}>${line.team}</span>
      <span class="name">${name}</span>
    </span>
    <${Raw} class="raw" markup=${rating(line.colour, 16)}/>
    <span class="sr">${props.words('rating', { colour: line.colour })}</span>
    ${
      told &&
      line.reason &&
      html`<span class="reason" title=${props.words('reason', { reason: line.reason })}>
        ${props.words('reason-short', { reason: line.reason })}
      </span>`
    }
    <b class="pt">${line.points}<span class="sr"> ${props.words('points')}</span></b>
    <span class="gd">${signed(line.for - line.against)}</span>
  </li>`;
}

/** @param {Given & {group: Group, on: boolean, only: boolean}} given */
function Panel({ group, on, only, ...given }) {
  const { props, scene, lit } = given;
  const mine = myTeams(props);
  const { on: board } = sheetOf(props);
  const matches = only ? group.matches.filter((match) => isMine(props, match)) : group.matches;
  const { dice } = scene;
  return html`<section
    class="g ${on ? 'on' : ''} ${dice.value?.group === group.name ? 'rolling' : ''} m${group.matches.length}"
    data-group=${group.name} aria-label=${props.say({ key: 'group', args: { name: group.name } })}>
    <div class="gh"><h3 aria-hidden="true">${group.name}</h3>
      <ol class="gt" aria-label=${props.words(group.final ? 'table-final' : 'table-now')}>
        ${group.table.map(
          (line) =>
            html`<${TableLine} key=${line.team} props=${props} line=${line} mine=${mine.has(line.team)}
              told=${group.final || group.table.some(({ place }) => place > 1)}/>`,
        )}
      </ol></div>
    <div class="ms">${matches.map((match) => {
      const playing = board.find((one) => one.match === match);
      return playing
        ? html`<${Playing} key=${match} props=${props} scene=${scene} lit=${lit} match=${playing}/>`
        : html`<${Played} key=${match} props=${props} match=${match}/>`;
    })}</div>
    ${dice.value?.group === group.name && html`<${Dice} props=${props} faces=${dice.value.faces} ms=${dice.value.ms}/>`}
  </section>`;
}

/** Groups in which a square is lit. @param {Given} given @returns {Set<string | null>} */
const litGroups = ({ props, lit }) =>
  new Set(
    sheetOf(props)
      .on.filter(({ rows }) => rows.some(({ row }) => lit.has(row)))
      .map(({ group }) => group),
  );

/**
 * A tab for each group, where one is shown at a time.
 * @param {Given & {shown: string, show: (group: string) => void}} given
 */
function Tabs({ shown, show, ...given }) {
  const { props } = given;
  const mine = myTeams(props);
  const lit = litGroups(given);
  return html`<div class="tabs" role="group" aria-label=${props.words('groups')}>${sheetOf(props).groups.map(
    ({ name, table }) => html`
    <button key=${name}
        class="tab ${table.some(({ team }) => mine.has(team)) ? 'me' : ''} ${lit.has(name) ? 'has-lit' : ''}"
        aria-pressed=${name === shown}
      aria-label=${props.say({ key: 'group', args: { name } })} onClick=${() => show(name)}>${name}</button>`,
  )}</div>`;
}

/** Where the groups of 1930 lead: the semi-finals, beside the last group. @param {{props: BoardProps}} given */
const Way = ({
  props,
}) => html`<section class="g way" aria-label=${props.words('look-bracket')}><${Raw} class="raw" markup=${trophy(64)}/>
  ${sheetOf(props).bracket[0]?.matches.map((tie) => html`<${TieToCome} key=${tie.match} props=${props} tie=${tie}/>`)}
  </section>`;

/** How far a finger must go to turn to the next group. */
const SWIPE = 56;

/** @param {Given & {shown: string, show: (group: string) => void, only: boolean}} given */
export function Groups({ shown, show, only, ...given }) {
  const { props, scene } = given;
  const { groups, cup } = sheetOf(props);
  const start = useRef(/** @type {[number, number] | null} */ (null));
  const at = scene.focus.value?.group ?? shown;
  const visible = only ? groups.filter(({ matches }) => matches.some((match) => isMine(props, match))) : groups;
  const turn = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.changedTouches;
    if (!start.current || !touch || only) return;
    const [x, y] = [touch.clientX - start.current[0], touch.clientY - start.current[1]];
    const next = groups[groups.findIndex(({ name }) => name === shown) + (x < 0 ? 1 : -1)];
    if (next && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) show(next.name);
  };
  return html`${!only && html`<${Tabs} ...${given} shown=${at} show=${show}/>`}
    <div class="gs cup-${cup} ${only ? 'only' : ''}" onTouchStart=${(/** @type {TouchEvent} */ event) => {
      start.current = [event.touches[0]?.clientX ?? 0, event.touches[0]?.clientY ?? 0];
    }} onTouchEnd=${turn}>
      ${visible.map(
        (group) => html`<${Panel} key=${group.name} ...${given} group=${group} on=${group.name === at} only=${only}/>`,
      )}
      ${cup === '1930' && !only && html`<${Way} props=${props}/>`}
      ${visible.length === 0 && html`<p class="mut">${props.words('no-matches')}</p>`}</div>`;
}
