/** Around the pitch: the score in stars, what is left to use, the bench. */
import { Raw, html } from '../../../web/lib.js';
import { shirt } from '../../../web/kit.js';
import { Line, PlusCard } from './cards.js';
import { fieldMan } from './pitch.js';
import { isMine, manOf, sheetOf, surname } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./reading.js').Side} Side */

/** @param {BoardProps} props */
export function MatchScore(props) {
  const { match, phase } = sheetOf(props);
  if (!match) return null;
  const { box } = props;
  if (phase === 'boost')
    return html`<p class="meaning">
      <b class="d">${match.sides[0].stars} ★</b> <span>
        ${props.words('plus-used', { used: match.sides[0].used, most: box.team.plus_in_a_match.value })}
      </span>
    </p>`;
  const one = (/** @type {Side} */ side) =>
    html`<span class="side">
      <${Raw} class="raw" markup=${shirt(side.seat, 40, side.seat + 1)}/>
      <b>${props.names[side.seat]}</b>
    </span>`;
  const [home, away] = match.sides;
  const digits = (/** @type {Side} */ side) => (side.stars === null ? '?' : side.stars);
  const mine = match.sides.find((side) => side.seat === props.seat);
  return html`<div class="scoreline stars">
    ${one(home)}
    <span class="digits" role="img"
        aria-label=${props.words('match-score', { first: String(digits(home)), second: String(digits(away)) })}>
      <b class=${Number(home.stars) > Number(away.stars) ? 'ahead' : ''}>${digits(home)}</b>
      <i>★</i>
      <b class=${Number(away.stars) > Number(home.stars) ? 'ahead' : ''}>${digits(away)}</b>
    </span>
    ${one(away)}
  </div>
    ${
      mine &&
      html`<div class="row wrap chips">
        <span class="chip">
          ${props.words('foreigners', { men: mine.foreigners ?? 0, most: box.team.foreigners.value })}
        </span>
      <span class="chip">${props.words('changes', { changes: mine.changes })}</span>
      <span class="chip">${props.words('plus-used', { used: mine.used, most: box.team.plus_in_a_match.value })}</span>
      ${mine.boost !== 0 && html`<span class="chip">${props.words('boost', { stars: mine.boost })}</span>`}
      ${mine.pennants > 0 && html`<span class="chip">${props.words('pennant-stars', { stars: mine.pennants })}</span>`}
    </div>`
    }`;
}

/** My men beside the pitch: drag them, or tap man and place in any order. @param {BoardProps & {scene: Scene}} props */
export function Bench(props) {
  const { scene } = props;
  const { match, phase } = sheetOf(props);
  if (!match?.bench) return null;
  const choosing = isMine(props) && phase === 'line_up';
  const held = scene.held.value;
  const fits = match.fits ?? {};
  const wanted = held?.number ?? null;
  const others =
    wanted === null
      ? []
      : Object.keys(fits).filter((code) => fits[code]?.includes(wanted) && !match.bench?.includes(code));
  const men = [...match.bench, ...others];
  const tap = (/** @type {string} */ code) => {
    if (wanted !== null && fits[code]?.includes(wanted)) fieldMan(props, code, wanted);
    else scene.held.value = held?.code === code ? null : { number: null, code };
  };
  const able = (/** @type {string} */ code) =>
    wanted === null ? (fits[code] ?? []).length > 0 : Boolean(fits[code]?.includes(wanted));
  const holder = held?.code && !wanted ? manOf(props.box, held.code) : undefined;
  return html`<h3 class="hd">
    ${
      wanted === null ? props.words('bench') : props.words('who-plays', { number: wanted })
    } <span class="r">${props.words('drag-or-tap')}</span>
  </h3>
    <ul class="bench">${men.map(
      (code) =>
        html`<li key=${code}>${
          choosing
            ? html`<button class="bn ${held?.code === code ? 'on' : ''} ${wanted !== null && able(code) ? 'lit' : ''}"
              disabled=${!able(code)} data-man=${code} aria-pressed=${held?.code === code} draggable=${able(code)}
              onClick=${() => tap(code)}
          onDragStart=${(/** @type {DragEvent} */ event) => {
            event.dataTransfer?.setData('text/plain', code);
            scene.held.value = { number: null, code };
          }} onDragEnd=${() => {
            scene.held.value = null;
          }}><${Line} props=${props} code=${code}/></button>`
            : html`<span class="bn"><${Line} props=${props} code=${code}/></span>`
        }</li>`,
    )}
      ${men.length === 0 && html`<li class="sm mut">${props.words('bench-empty')}</li>`}</ul>
    ${
      choosing &&
      html`<p class="sm mut">
        ${
          holder
            ? props.words('can-play', { name: surname(holder), numbers: (fits[holder.code] ?? []).join(', ') })
            : props.words(props.view.changed ? 'undo-best' : 'best-stands')
        }
      </p>`
    }`;
}

/** My Plus cards, where they can be used. @param {BoardProps} props */
export function PlusHand(props) {
  const { squad } = sheetOf(props);
  const cards = squad?.plus ?? [];
  if (!isMine(props) || cards.length === 0) return null;
  const first = new Set(props.levels[0] ?? []);
  return html`<div class="hand" role="group" aria-label=${props.words('your-plus')}>${cards.map((code, i) => {
    const step = `plus ${code}`;
    const open = first.has(step);
    const on = props.chosen[0] === step && cards.indexOf(code) === i;
    const name = props.say({ key: `plus-${code}`, args: {} });
    return html`<button key=${i} class="pc-button ${on ? 'lift' : ''} ${open ? '' : 'no'}" data-part=${step}
      data-open=${open} aria-pressed=${on}
      onClick=${(/** @type {MouseEvent} */ event) =>
        open ? props.pick(step, true) : props.ask(step, /** @type {Element} */ (event.currentTarget))}>
      <span class="sr">${open ? name : `${name}. ${props.words('not-now')}`}</span>
      <${PlusCard} props=${props} code=${code}/>
    </button>`;
  })}</div>`;
}
