/** Above the choices: the ring of a reaction window, what doing nothing means, and who could still help. */
import { Raw, html, useEffect, useState } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { cardName, playerOf } from './box.js';
import { Faces, sumOf } from './odds.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

/** Seconds that a window stays open where somebody waits. */
const WINDOW = 20;
const ROUND = 2 * Math.PI * 21;

/**
 * What goes without asking: alone against bots a draw that is all there is. Where others wait for me a draw is
 * mine to make: how long it takes must not tell what I hold.
 * @param {import('../../../web/wire.d.ts').Snapshot} snapshot
 */
export function unasked(snapshot) {
  const [only] = snapshot.legal;
  return snapshot.legal.length === 1 && only?.text === 'draw' && humans(snapshot) === 1 ? only.text : null;
}

/** @param {import('../../../web/wire.d.ts').Snapshot} snapshot */
const humans = (snapshot) => snapshot.seats.filter(({ coach }) => coach === 'human').length;

/** Does somebody wait for me at another screen? @param {import('../../../web/wire.d.ts').Snapshot} snapshot */
const isAwaited = (snapshot) => snapshot.way !== 'pass' && humans(snapshot) > 1;

/**
 * A ring that empties; at its end the default move is made.
 * @param {{props: BoardProps, scene: Scene, step: string}} given
 */
function Ring({ props, scene, step }) {
  const [left, setLeft] = useState(WINDOW);
  const running = scene.running.value ?? isAwaited(props.snapshot);
  useEffect(() => setLeft(WINDOW), [props.snapshot.entry]);
  useEffect(() => {
    if (!running) return undefined;
    if (left <= 0) {
      props.make([step]);
      return undefined;
    }
    const beat = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(beat);
  }, [running, left]);
  const label = props.words(running ? 'clock-pause' : 'clock-run');
  return html`<svg class="ring ${running ? '' : 'paused'}" viewBox="0 0 52 52" role="img"
    aria-label=${props.words('clock', { seconds: left })}>
      <circle class="rim" cx="26" cy="26" r="21"/>
      <circle class="left" cx="26" cy="26" r="21" stroke-dasharray=${`${(ROUND * left) / WINDOW} ${ROUND}`}/>
      <text x="26" y="33" text-anchor="middle">${left}</text>
    </svg>
    <button class="btn slim clock" aria-label=${label} title=${label} onClick=${() => {
      scene.running.value = !running;
    }}><${Raw} class="ico" markup=${icon(running ? 'pause' : 'play', 18)}/></button>`;
}

/** What the other side may answer to my card, while I wait. @param {BoardProps} props */
function Waiting(props) {
  const { duel } = props.snapshot.sheet ?? {};
  if (!duel || duel.answers.length === 0 || props.seat % 2 !== props.view.side) return null;
  return html`<ul class="awaited">
    ${duel.answers.map(
      (/** @type {any} */ one) =>
        html`<li key=${one.code}>
          <b>${cardName(props, one.code)}</b> <span class="mut">${sumOf(props, one)}</span> <b class="r">
            ${one.chance} %
          </b>
          <${Faces} odds=${one}/>
        </li>`,
    )}
  </ul>`;
}

/** @param {BoardProps & {scene: Scene}} props */
export function Lead(props) {
  const { sheet, timer } = props.snapshot;
  if (!sheet) return null;
  if (props.legal.length === 0) return props.seat < 0 ? null : html`<${Waiting} ...${props}/>`;
  const step = sheet.default;
  const asked = sheet.window && step;
  const helper = sheet.duel?.booster ? playerOf(props, sheet.duel.booster) : undefined;
  const best = Math.max(0, .../** @type {number[]} */ (Object.values(sheet.duel?.boosted ?? {})));
  const playable = props.legal.some(({ steps }) => sheet.duel?.boosted?.[steps[0] ?? ''] !== undefined);
  return html`${
    asked &&
    html`<div class="window">${!timer && html`<${Ring} props=${props} scene=${props.scene} step=${step}/>`}
      <p class="sm mut sp">
        ${
          step === 'draw'
            ? props.words('default-draw', { count: sheet.draws })
            : props.words('default', { move: props.say(props.legal.find(({ steps }) => steps[0] === step)?.say) })
        }
      </p></div>`
  }
    ${
      helper &&
      playable &&
      html`<p class="helper">
        <${Raw} class="ico" markup=${icon('plus', 16)}/>
        <span>${props.words('helper', { player: helper.name, chance: best })}</span>
      </p>`
    }`;
}
