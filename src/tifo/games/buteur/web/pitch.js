/** The pitch as SVG. The coach who looks always attacks upward, as the arrows on the cards do. */
import { Raw, html } from '../../../web/lib.js';
import { ballAt } from '../../../web/kit.js';
import { facing, litSquares, sheetOf, squareName, startOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./reading.js').Target} Target */

export const CELL = 52;
/** How wide the field around a lit square is that takes a finger: 44 px on the smallest phone. */
const REACH = CELL * 1.8;
const NET = CELL * 0.8;
const LINE = 'stroke="var(--pitch-line)" stroke-width="2.6" fill="none"';

/**
 * Where the middle of a square is drawn.
 * @param {BoardProps} props
 * @returns {(x: number, y: number) => [number, number]}
 */
export function placing(props) {
  const { up, rows, columns } = facing(props);
  const height = rows * CELL;
  return (x, y) => {
    const column = up ? x : columns - 1 - x;
    const row = up ? rows - 1 - y : y;
    const top = row < 0 ? -NET / 2 : row >= rows ? height + NET / 2 : (row + 0.5) * CELL;
    return [(column + 0.5) * CELL, top];
  };
}

/** @param {number} left @param {number} width @param {number} y @param {number} way */
function goal(left, width, y, way) {
  let net = '';
  for (let i = 0; i <= width * 4; i += 1) net += `M${(left + i / 4) * CELL} ${y}v${way * NET}`;
  for (let i = 0; i <= 3; i += 1) net += `M${left * CELL} ${y + (way * NET * i) / 3}h${width * CELL}`;
  return `<rect x="${left * CELL}" y="${way < 0 ? y - NET : y}" width="${width * CELL}" height="${NET}" fill="#10291d"
    opacity=".55"/><path d="${net}" stroke="#F6F1E2" stroke-opacity=".75" stroke-width="1.2"/>
  <path d="M${left * CELL} ${y}v${way * NET}h${width * CELL}v${-way * NET}" stroke="#FFFDF5" stroke-width="4"
      fill="none" stroke-linejoin="round"/>`;
}

/** @param {number} x @param {number} y @param {'red' | 'blue'} colour */
function cornerFlag(x, y, colour) {
  const high = CELL * 0.62;
  const cloth =
    colour === 'red'
      ? `<path d="M0-${high}l${CELL * 0.42} ${CELL * 0.14}-${CELL * 0.42} ${CELL * 0.14}z" fill="#E0432C"
        stroke="#1A231E" stroke-width=".8"/>`
      : `<path d="M0-${high}h${CELL * 0.4}v${CELL * 0.27}h-${CELL * 0.4}z" fill="#2E7BC4" stroke="#1A231E"
        stroke-width=".8"/>`;
  return `<g
    transform="translate(${x} ${y})"><path d="M0 0V-${high}" stroke="#FFFDF5" stroke-width="2.6"/>${cloth}</g>`;
}

/** Grass, lines, goals and flags. @param {BoardProps} props */
function ground(props) {
  const { rows, columns, board } = facing(props);
  const [width, height] = [columns * CELL, rows * CELL];
  const post = props.view.left_post;
  const area = (/** @type {number} */ wide, /** @type {number} */ deep) => {
    const left = ((columns - wide) / 2) * CELL;
    return `<rect x="${left}" y="0" width="${wide * CELL}" height="${deep * CELL}" ${LINE}/>
      <rect x="${left}" y="${height - deep * CELL}" width="${wide * CELL}" height="${deep * CELL}" ${LINE}/>`;
  };
  let grass = '';
  for (let y = 0; y < rows; y += 1)
    grass += `<rect x="0" y="${y * CELL}" width="${width}" height="${CELL}" fill="var(--pitch-${y % 2 ? 'a' : 'b'})"/>`;
  let grid = '';
  for (let x = 1; x < columns; x += 1) grid += `M${x * CELL} 0V${height}`;
  for (let y = 1; y < rows; y += 1) grid += `M0 ${y * CELL}H${width}`;
  const middle = width / 2;
  const spot = (/** @type {number} */ y, /** @type {number} */ r) =>
    `<circle cx="${middle}" cy="${y}" r="${r}" fill="var(--pitch-line)"/>`;
  return `<rect x="-3" y="-3" width="${width + 6}" height="${height + 6}" rx="5" fill="var(--pitch-edge)"/>${grass}
    <path d="${grid}" stroke="var(--pitch-line)" stroke-opacity=".28"/>
    <rect width="${width}" height="${height}" ${LINE}/><path d="M0 ${height / 2}H${width}" ${LINE}/>
    <circle cx="${middle}" cy="${height / 2}" r="${1.5 * CELL}" ${LINE}/>${spot(height / 2, 5)}
    ${area(board.penalty_columns.value, board.penalty_rows.value)}${area(board.goal_area_columns.value, 1)}
    ${spot(2 * CELL, 4)}${spot(height - 2 * CELL, 4)}
    ${goal(post, columns - 2 * post, 0, -1)}${goal(post, columns - 2 * post, height, 1)}
    ${cornerFlag(2, 2, 'red')}${cornerFlag(width - CELL * 0.42, 2, 'blue')}
    ${cornerFlag(2, height, 'blue')}${cornerFlag(width - CELL * 0.42, height, 'red')}`;
}

/** @param {BoardProps} props */
function labels(props) {
  const { up, rows, columns } = facing(props);
  const post = props.view.left_post;
  const text = `text-anchor="middle" font-size="${CELL * 0.27}" fill="var(--ink-2)"
    font-family="Atkinson Hyperlegible Next" font-weight="600"`;
  let out = '';
  for (let i = 0; i < columns; i += 1) {
    const letter = 'ABCDEFGHIJ'[up ? i : columns - 1 - i];
    if (i < post || i >= columns - post)
      out += `<text x="${(i + 0.5) * CELL}" y="${rows * CELL + CELL * 0.4}" ${text}>${letter}</text>`;
  }
  for (let i = 0; i < rows; i += 1)
    out += `<text x="${-CELL * 0.32}" y="${(i + 0.5) * CELL + 5}" ${text}>${up ? rows - i : i + 1}</text>`;
  return out;
}

/**
 * The square that was meant: fingers are wide and squares lie side by side.
 * @param {MouseEvent} event
 * @returns {string | null}
 */
function nearest({ clientX, clientY, currentTarget }) {
  if (!clientX || !(currentTarget instanceof Element)) return null;
  let [found, least] = [/** @type {string | null} */ (null), Infinity];
  for (const one of currentTarget.parentElement?.querySelectorAll('.target') ?? []) {
    const box = one.querySelector('.lit')?.getBoundingClientRect();
    const away = box
      ? Math.hypot(clientX - (box.left + box.right) / 2, clientY - (box.top + box.bottom) / 2)
      : Infinity;
    if (away < least) [found, least] = [one.getAttribute('data-target'), away];
  }
  return found;
}

/** @param {{props: BoardProps, target: Target, from: [number, number]}} given */
function TargetMark({ props, target, from }) {
  const at = placing(props);
  const [x, y] = at(target.x, target.y);
  const on = target.on;
  const r = CELL / 2;
  const label = target.label;
  const wide = label.length * CELL * 0.15 + 18;
  const click = (/** @type {MouseEvent} */ event) => {
    event.stopPropagation();
    props.pick(nearest(event) ?? target.step, true);
  };
  return html`<g class="target ${on ? 'on' : ''}" role="button" tabindex="-1" data-target=${target.step}
      aria-pressed=${on} onClick=${click}>
    <title>${target.name}</title>
    <path d="M${from[0]} ${from[1]}L${x} ${y}" stroke="#FFC93C" stroke-width=${on ? 7 : 4} stroke-linecap="round"
        stroke-dasharray=${on ? 'none' : '2 10'}/>
    <rect class="reach" x=${x - REACH / 2} y=${y - REACH / 2} width=${REACH} height=${REACH} fill="transparent"/>
    <rect class="lit" x=${x - r + 2} y=${y - r + 2} width=${CELL - 4} height=${CELL - 4} rx=${CELL * 0.14}
        fill=${on ? '#FFC93C' : '#FFC93C55'} stroke="#FFC93C" stroke-width="3.5"/>
    <rect x=${x - r + 0.5} y=${y - r + 0.5} width=${CELL - 1} height=${CELL - 1} rx=${CELL * 0.17} fill="none"
        stroke="#2B1D00" stroke-width="1.5"/>
    ${
      on
        ? html`${!target.sign && html`<${Raw} tag="g" markup=${ballAt(x, y - 1, CELL * 0.32)}/>`}
        ${
          target.count &&
          html`<circle cx=${x + r} cy=${y - r + 1} r=${CELL * 0.24} fill="#2B1D00" stroke="#FFC93C" stroke-width="2"/>
        <text x=${x + r} y=${y - r + 1 + CELL * 0.12} text-anchor="middle" font-size=${CELL * 0.34} font-family="Oswald"
            font-weight="600" fill="#FFC93C">${target.count}</text>`
        }`
        : html`<circle cx=${x} cy=${y} r=${CELL * 0.29} fill="#2B1D00"/>
        <text x=${x} y=${y + CELL * 0.14} text-anchor="middle" font-size=${CELL * 0.4} font-family="Oswald"
            font-weight="600" fill="#FFC93C">${target.count || target.sign}</text>`
    }
    ${
      label &&
      html`<g transform="translate(${Math.max(wide / 2, Math.min(x, 10 * CELL - wide / 2))} ${y - r - CELL * 0.2})">
      <rect x=${-wide / 2} y=${-CELL * 0.27} width=${wide} height=${CELL * 0.47} rx=${CELL * 0.12} fill="#2B1D00"/>
      <text y=${CELL * 0.075} text-anchor="middle" font-size=${CELL * 0.3} font-family="Atkinson Hyperlegible Next"
          font-weight="600" fill="#FFE9B0">${label}</text></g>`
    }
  </g>`;
}

/** The region `table`. @param {BoardProps & {scene: Scene}} props */
export function Pitch(props) {
  const { scene, view } = props;
  const { rows, columns } = facing(props);
  const at = placing(props);
  const moved = scene.ball.value;
  const [x, y] = moved ? at(moved.x, moved.y) : at(view.ball_x, view.ball_y);
  const atCentre = !moved && sheetOf(props).at_centre;
  const start = props.chosen.map(startOf).find((found) => found) ?? null;
  const ball = start && !moved ? at(...start) : atCentre ? [(columns * CELL) / 2, (rows * CELL) / 2] : [x, y];
  const targets = litSquares(props);
  const trail = scene.trail.value;
  const margin = CELL * 0.55;
  const box = `${-margin} ${-NET - 6} ${columns * CELL + margin * 1.35} ${rows * CELL + 2 * NET + 12}`;
  return html`<div class="pitch">
    <svg viewBox=${box} role="group"
        aria-label=${props.words('pitch', { square: squareName(view.ball_x, view.ball_y) })}>
      <${Raw} tag="g" markup=${ground(props) + labels(props)}/>
      ${
        trail &&
        html`<path class="trail" d="M${at(trail[0], trail[1]).join(' ')}L${at(trail[2], trail[3]).join(' ')}"/>`
      }
      ${targets.map(
        (target) =>
          html`<${TargetMark} key=${target.step} props=${props} target=${target}
            from=${target.from ? at(...target.from) : ball}/>`,
      )}
      <g class="ball" style=${`transform:translate(${ball[0]}px,${ball[1]}px);transition-duration:${moved?.ms ?? 0}ms`}>
        <circle r=${CELL * 0.47} fill="#FFFDF5" opacity=".22"/>
        <${Raw} tag="g" markup=${ballAt(0, 0, CELL * 0.36)}/>
      </g>
    </svg>
    ${
      scene.card.value &&
      html`<div class="flown ${scene.card.value.mine ? 'mine' : ''} ${scene.card.value.cut ? 'cut' : ''}"
        key=${scene.card.value.n}>
      <div class="pc"><${Raw} class="raw" markup=${scene.card.value.markup}/></div>
      ${scene.card.value.text && html`<b class="verdict">${scene.card.value.text}</b>`}</div>`
    }
    ${scene.banner.value && html`<div class="banner d" aria-hidden="true">${scene.banner.value}</div>`}
  </div>`;
}
