/** The middle of the page: the pitch, or what comes before it and at the spot. */
import { html } from '../../../web/lib.js';
import { Builder } from './builder.js';
import { abilityName, mySide, teamName } from './box.js';
import { Penalty } from './penalty.js';
import { Pitch } from './pitch.js';
import { Flag, Stars } from './regions.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

/** The two teams before a match: stars, abilities, whose ground it is. @param {BoardProps} props */
function TeamSheets(props) {
  const { view, snapshot } = props;
  const mine = mySide(props);
  return html`<div class="team-sheets">${[mine, 1 - mine].map(
    (side) => html`<section key=${side} class="panel">
      <h2><${Flag} props=${props} side=${side} size=${54}/><span class="d">${teamName(props, side)}</span></h2>
    <p>
      <${Stars} props=${props} side=${side} size=${22}/>
      ${view.home === side && html` <span class="chip">${props.words('at-home')}</span>`}
    </p>
    <ul>
      ${(snapshot.sheet?.abilities[side] ?? []).map(
        (/** @type {any} */ one) =>
          html`<li key=${one.name}>
            <b>${abilityName(props, one.name)}</b> <span class="mut">
              ${props.say({ key: `ability-${one.name}.effect`, args: {} })}
            </span>
          </li>`,
      )}
    </ul></section>`,
  )}</div>`;
}

/** @param {BoardProps & {scene: Scene}} props */
export function Table(props) {
  const phase = props.snapshot.sheet?.phase ?? '';
  if (phase === 'build') return html`<${Builder} ...${props}/>`;
  if (phase === 'abilities' || phase === 'captaincy') return html`<${TeamSheets} ...${props}/>`;
  if (phase === 'aim' || phase === 'save' || props.scene.penalty.value) return html`<${Penalty} ...${props}/>`;
  return html`<${Pitch} ...${props}/>`;
}
