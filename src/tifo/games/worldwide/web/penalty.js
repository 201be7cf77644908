/** A penalty: six corners of a goal, two numbers chosen in secret. */
import { Raw, html } from '../../../web/lib.js';
import { ball } from './art.js';
import { mySide, teamName } from './box.js';
import { Flag } from './regions.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

const NUMBERS = [1, 2, 3, 4, 5, 6];
const GLOVES = `<svg viewBox="0 0 48 48"
    aria-hidden="true">
  <g fill="#F3ECDD" stroke="#1A231E" stroke-width="2"
      stroke-linejoin="round"><path d="M6 40V22l3-12a3 3 0 0 1 5 1l1 8 2-1a3 3 0 0 1 4 4l-3 18z"/>
    <path d="M42 40V22l-3-12a3 3 0 0 0-5 1l-1 8-2-1a3 3 0 0 0-4 4l3 18z"/></g>
  <path d="M7 36h12M29 36h12" stroke="#B2341F" stroke-width="4"/></svg>`;

/** The kicks of a shoot-out. @param {{props: BoardProps}} given */
function Kicks({ props }) {
  const { view } = props;
  if (view.half !== 5) return null;
  const mine = mySide(props);
  return html`<ul class="kicks">
    ${[mine, 1 - mine].map(
      (side) =>
        html`<li key=${side}>
          <${Flag} props=${props} side=${side} size=${22}/>
          <b>
            ${teamName(props, side)}
          </b> ${props.words('kicks', { scored: view.scored[side], kicks: view.kicks[side] })}
        </li>`,
    )}
  </ul>`;
}

/** @param {BoardProps & {scene: Scene}} props */
export function Penalty(props) {
  const { view, scene, words } = props;
  const shown = scene.penalty.value;
  const mine = props.legal.length > 0;
  const aims = props.snapshot.sheet?.phase === 'aim';
  const title = shown
    ? words(shown.goal ? 'penalty-in' : 'penalty-held')
    : mine
      ? words(aims ? 'penalty-aim' : 'penalty-save')
      : props.say(props.snapshot.position);
  const secret = Math.max(view.aim, 0);
  return html`<div class="spot-kick" role="group" aria-label=${title}>
    <h2 class="d">${title}</h2>
    <${Kicks} props=${props}/>
    <div class="goal-mouth">${NUMBERS.map((n) => {
      const step = `face ${n}`;
      const on = props.chosen[0] === step;
      const inside = html`<b>${n}</b>
        ${(shown?.aim === n || (!shown && secret === n)) && html`<${Raw} class="raw thing" markup=${ball}/>`}
        ${shown?.save === n && html`<${Raw} class="raw thing gloves" markup=${GLOVES}/>`}`;
      return mine && !shown
        ? html`<button key=${n} class="corner target ${on ? 'on' : ''}" data-target=${step} aria-pressed=${on}
          aria-label=${words('number', { face: n })} onClick=${() => props.pick(step, true)}>${inside}</button>`
        : html`<span key=${n} class="corner">${inside}</span>`;
    })}</div>
    ${!shown && html`<span class="spot-ball" aria-hidden="true"><${Raw} class="raw" markup=${ball}/></span>`}
    <p class="grass-line">${view.keeper >= 0 && !shown ? words('keeper-covers') : words('penalty-rule')}</p></div>`;
}
