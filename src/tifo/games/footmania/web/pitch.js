/** The pitch with eleven places: my line-up, or both sides of a match. */
import { Raw, html } from '../../../web/lib.js';
import { shirt } from '../../../web/kit.js';
import { isMine, manOf, offers, sheetOf, shortName, starsOf, surname } from './reading.js';
import { narrow } from './track.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./reading.js').Side} Side */

/** Where each number stands, in per cent from the left and from the top. @type {Record<number, [number, number]>} */
const ALONE = {
  1: [50, 91],
  2: [86, 71],
  3: [14, 71],
  4: [38, 76],
  5: [62, 76],
  6: [30, 51.5],
  8: [70, 51.5],
  7: [85, 30],
  10: [50, 38],
  11: [15, 30],
  9: [50, 13],
};
/** The same in the lower half. @type {Record<number, [number, number]>} */
const BELOW = {
  1: [50, 93.5],
  2: [87, 81],
  3: [13, 81],
  4: [37.5, 81],
  5: [62.5, 81],
  6: [24, 68.5],
  10: [50, 68.5],
  8: [76, 68.5],
  11: [20, 56],
  9: [50, 56],
  7: [80, 56],
};

/** What stands in a place. @param {{props: BoardProps, number: number, code: string | null, size: string}} given */
function Man({ props, number, code, size }) {
  const man = code ? manOf(props.box, code) : undefined;
  if (!man) {
    return html`<b class="d">${number}</b>
      <span>${code === 'off' ? props.words('sent-off') : props.words(size === 'team' ? 'missing' : 'trainee')}</span>`;
  }
  return html`<i class=${man.shirt}>${number}</i>
    <span class="nm">${narrow.value || size === 'both' ? surname(man) : shortName(man)}</span>
    <span class="sta">
      ${starsOf(props, man.code)}
      <span class="gold" aria-hidden="true">★</span>
      ${man.shirt === 'red' && html`<em class="foreign">${props.words('foreign-mark')}</em>`}
    </span>`;
}

/** @param {BoardProps} props @param {number} number @param {string | null} code */
function placeName(props, number, code) {
  const man = code ? manOf(props.box, code) : undefined;
  if (!man) return props.words(code === 'off' ? 'place-off' : 'place-empty', { number });
  return props.words('place', { number, name: man.name, stars: starsOf(props, man.code) });
}

/** @param {BoardProps & {scene: Scene}} props @param {string} code @param {number} number */
export function fieldMan(props, code, number) {
  props.scene.held.value = null;
  props.make([`no ${number}`, code]);
}

/**
 * May this man, whom the coach holds, go there?
 * @param {BoardProps} props
 * @param {string | null} code
 * @param {number} number
 */
const fitsThere = (props, code, number) => code !== null && (sheetOf(props).match?.fits?.[code] ?? []).includes(number);

/**
 * One place. In my line-up men are dragged or tapped from place to place; in a match a place is a part of a move.
 * @param {{props: BoardProps & {scene: Scene}, number: number, code: string | null, at: [number, number], side: 'mine'
 *   | 'theirs' | 'team', size: string}} given
 */
function Place({ props, number, code, at, side, size }) {
  const { scene } = props;
  const phase = sheetOf(props).phase;
  const choosing = side === 'mine' && phase === 'line_up' && isMine(props);
  const held = scene.held.value;
  const step = `number ${number}`;
  const level = props.levels.findIndex((parts) => parts.includes(step));
  const part =
    (phase === 'target' && side === 'theirs' && level >= 0) ||
    (phase === 'touchline' && side === 'mine' && props.legal.some((move) => move.steps[1] === step));
  const goal = choosing && (held?.code ? fitsThere(props, held.code, number) : false);
  const lit = goal || part;
  const on = (choosing && held?.number === number) || (part && props.chosen.includes(step));
  const open = choosing && offers(props, `no ${number}`);
  const click = () => {
    if (part) {
      if (phase === 'touchline' && !props.chosen.includes('change')) props.pick('change');
      props.pick(step, true);
    } else if (goal && held?.code) fieldMan(props, held.code, number);
    else if (choosing) scene.held.value = on ? null : { number, code: code && code !== 'trainee' ? code : null };
  };
  const gap = code && manOf(props.box, code) ? '' : 'gap';
  const classes = `pp ${size} ${side} ${gap} ${lit ? 'lit' : ''} ${on ? 'on' : ''}`;
  const style = `left:${at[0]}%;top:${at[1]}%`;
  const inner = html`<${Man} props=${props} number=${number} code=${code} size=${size}/>`;
  if (!choosing && !part)
    return html`<div class=${classes} style=${style} role="img" aria-label=${placeName(props, number, code)}>
      ${inner}
    </div>`;
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    const dragged = event.dataTransfer?.getData('text/plain') ?? '';
    if (fitsThere(props, dragged, number)) fieldMan(props, dragged, number);
  };
  return html`<button class=${classes} style=${style} data-place=${number} data-part=${part ? step : null}
    aria-pressed=${on} disabled=${choosing && !open && !code}
      draggable=${choosing && code !== 'trainee'} onClick=${click}
      onDragStart=${(/** @type {DragEvent} */ event) => {
        event.dataTransfer?.setData('text/plain', code ?? '');
        scene.held.value = { number, code };
      }}
      onDragOver=${(/** @type {DragEvent} */ event) => {
        if (goal || fitsThere(props, scene.held.value?.code ?? null, number)) event.preventDefault();
      }}
      onDrop=${drop} onDragEnd=${() => {
        scene.held.value = null;
      }}>${inner}</button>`;
}

/** Lines of the pitch. */
const Lines = () => html`<svg class="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <g fill="none" stroke="#E9F0DD" stroke-opacity=".7" stroke-width="2">
  <rect x="2" y="2" width="96" height="96" vector-effect="non-scaling-stroke"/>
  <path d="M2 50H98M26 98V82H74V98M38 98V92H62V98M26 2V18H74V2M38 2V8H62V2" vector-effect="non-scaling-stroke"/>
  </g></svg>`;

/** My eleven: the one being chosen, or the best I could field now. @param {BoardProps & {scene: Scene}} props */
export function LineUp(props) {
  const { match, squad, phase } = sheetOf(props);
  const mine = match?.sides.find((side) => side.seat === props.seat);
  const choosing = phase === 'line_up' || phase === 'field';
  const eleven = choosing && mine?.eleven ? mine.eleven : (squad?.eleven ?? []);
  const side = choosing ? 'mine' : 'team';
  return html`<div class="fld">
    <${Lines}/>
    ${eleven.map(
      (code, i) =>
        html`<${Place} key=${i} props=${props} number=${i + 1} code=${code} at=${ALONE[i + 1]} side=${side}
          size=${choosing ? 'alone' : 'team'}/>`,
    )}
  </div>`;
}

/** Both sides; mine below. @param {BoardProps & {scene: Scene}} props */
export function Sides(props) {
  const { match, phase } = sheetOf(props);
  if (!match) return null;
  const euro = phase === 'boost';
  const below = match.sides[1].seat === props.seat && !euro ? 1 : 0;
  const draw = (/** @type {Side} */ side, /** @type {boolean} */ low) =>
    side.eleven?.map((code, i) => {
      const [x, y] = BELOW[i + 1] ?? [0, 0];
      return html`<${Place} key=${`${side.seat}-${i}`} props=${props} number=${i + 1} code=${code}
        at=${low ? [x, y] : [100 - x, 100 - y]} side=${low ? 'mine' : 'theirs'} size="both"/>`;
    });
  const lower = match.sides[below];
  const upper = match.sides[below === 0 ? 1 : 0];
  if (euro)
    return html`<div class="fld">
      <${Lines}/>
      ${lower?.eleven?.map(
        (code, i) => html`<${Place} key=${i} props=${props} number=${i + 1} code=${code}
        at=${ALONE[i + 1]} side="theirs" size="alone"/>`,
      )}
    </div>`;
  const tag = (/** @type {Side | undefined} */ side, /** @type {string} */ where) =>
    side &&
    html`<span class="side-tag ${where}">
      <${Raw} class="raw" markup=${shirt(side.seat, 24, side.seat + 1)}/>
      ${props.names[side.seat]}
    </span>`;
  return html`<div class="fld two">
    <${Lines}/>
    ${tag(upper, 'high')}
    ${tag(lower, 'low')}
    ${draw(/** @type {Side} */ (lower), true)}
    ${draw(/** @type {Side} */ (upper), false)}
  </div>`;
}
