/** The track: eleven squares by seven, on phones turned to seven by eleven. */
import { Raw, html, signal, useMemo } from '../../../web/lib.js';
import { ballAt } from '../../../web/kit.js';
import { d6 } from '../../../web/dice.js';
import { PACKS, cell, deck, pawn, plate } from './drawing.js';
import { francs, sheetOf, squareCode, squareKind, squareName, sum } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./drawing.js').Box} Box */

const phones = matchMedia('(max-width: 699px)');
export const narrow = signal(phones.matches);
phones.addEventListener('change', () => {
  narrow.value = phones.matches;
});

const SIDE = 80;
const HALF = SIDE / 2;
const ALL = [...Array(41).keys()].map(squareCode);

/** Column and row of a square of the lap. @param {number} i @returns {[number, number]} */
function lap(i) {
  if (i <= 3) return [0, 3 - i];
  if (i <= 13) return [i - 3, 0];
  if (i <= 19) return [10, i - 13];
  return i <= 29 ? [29 - i, 6] : [0, 35 - i];
}

/** Where a square lies. @param {string} code @param {boolean} turned @returns {Box} */
export function boxOf(code, turned) {
  const number = Number(code.slice(1));
  if (code === 'C') return { x: (turned ? 3 : 5) * SIDE, y: (turned ? 5 : 3) * SIDE, w: SIDE, h: SIDE };
  if (code.startsWith('P')) {
    const [x, y] = lap(number);
    return turned
      ? { x: (6 - y) * SIDE, y: x * SIDE, w: SIDE, h: SIDE }
      : { x: x * SIDE, y: y * SIDE, w: SIDE, h: SIDE };
  }
  const along = number <= 4 ? SIDE + (4 - number) * HALF : 4 * SIDE + (number - 5) * HALF;
  return turned
    ? { x: 7 * SIDE - along - HALF, y: 5 * SIDE, w: HALF, h: SIDE }
    : { x: 5 * SIDE, y: along, w: SIDE, h: HALF };
}

/** @param {string} code @param {boolean} turned @returns {[number, number]} */
function middle(code, turned) {
  const { x, y, w, h } = boxOf(code, turned);
  return [x + w / 2, y + h / 2];
}

/** Which way it is from one square to another, in degrees from upward. @param {string} from @param {string} to */
export function turn(from, to) {
  const [x, y] = middle(from, narrow.value);
  const [left, top] = middle(to, narrow.value);
  return Math.round((Math.atan2(left - x, y - top) * 180) / Math.PI);
}

/** What never changes. @param {BoardProps} props @param {boolean} turned */
function ground(props, turned) {
  const [wide, high] = turned ? [7 * SIDE, 11 * SIDE] : [11 * SIDE, 7 * SIDE];
  const lines = 'stroke="var(--pitch-line)" stroke-opacity=".7" stroke-width="2.5" fill="none"';
  let out = `<rect x="-7" y="-7" width="${wide + 14}" height="${high + 14}" rx="12" fill="var(--pitch-edge)"/>
    <rect x="${SIDE}" y="${SIDE}" width="${wide - 2 * SIDE}" height="${high - 2 * SIDE}" fill="var(--pitch-a)"/>`;
  for (let i = 0; i < 5; i += 2) {
    out += turned
      ? `<rect x="${SIDE}" y="${SIDE + i * SIDE * 1.8}" width="${5 * SIDE}" height="${SIDE * 1.8}"
        fill="var(--pitch-b)"/>`
      : `<rect x="${SIDE + i * SIDE * 1.8}" y="${SIDE}" width="${SIDE * 1.8}" height="${5 * SIDE}"
        fill="var(--pitch-b)"/>`;
  }
  out += `<circle cx="${wide / 2}" cy="${high / 2}" r="${SIDE * 1.15}" ${lines}/>`;
  for (const code of ALL)
    if (code !== 'C')
      out += cell(boxOf(code, turned), squareKind(props.box, code), (word) =>
        turned ? '' : props.words(`cell-${word}`),
      );
  return `${out}
    <circle cx="${wide / 2}" cy="${high / 2}" r="${SIDE * 0.36}"
        fill="#F6EFDF"/>${ballAt(wide / 2, high / 2, SIDE * 0.24)}`;
}

/** Packs, prize and pactole. @param {BoardProps} props @param {boolean} turned */
function inside(props, turned) {
  const { view, box } = props;
  const counts = PACKS.map((_, pack) => view.pack[pack].rest + view.pack[pack].count);
  const foreign = props.words('foreign-mark');
  const prize = box.money[view.team === box.team.ten.value ? 'prize_ten' : 'prize_eleven'].value;
  const [first, figure] =
    view.stage === 1
      ? [props.words(turned ? 'prize' : 'first-team'), sum(props, prize)]
      : [props.words('match-day'), `${Math.min(view.day + 1, sheetOf(props).days)} / ${sheetOf(props).days}`];
  const pactole = sum(props, francs(props, view.pactole));
  if (turned) {
    return (
      PACKS.map((_, pack) => deck(pack, 98 + pack * 77, 2 * SIDE, 0.9, foreign, '', String(counts[pack]))).join('') +
      plate(94, 8.3 * SIDE, 182, first, figure, true) +
      plate(284, 8.3 * SIDE, 182, props.words('cell-pactole'), pactole, true)
    );
  }
  const at = [110, 216, 610, 318, 506];
  return (
    PACKS.map((_, pack) =>
      deck(
        pack,
        at[pack] ?? 0,
        124,
        1,
        foreign,
        props.words(`pack-${pack}`),
        props.words('cards', { cards: counts[pack] ?? 0 }),
      ),
    ).join('') +
    plate(96, 330, 196, first, figure) +
    plate(588, 330, 196, props.words('pactole'), pactole)
  );
}

/** A way over the board as a line. @param {string[]} path @param {boolean} turned */
const line = (path, turned) => path.map((code, i) => `${i ? 'L' : 'M'}${middle(code, turned).join(' ')}`).join('');

/** @param {{props: BoardProps, step: string, turned: boolean}} given */
function Target({ props, step, turned }) {
  const code = step.slice(7);
  const { x, y, w, h } = boxOf(code, turned);
  const on = props.chosen[0] === step;
  const way = sheetOf(props).ways?.[code];
  const pays = way?.pays ? ` · ${sum(props, way.pays)}` : '';
  const click = (/** @type {Event} */ event) => {
    event.stopPropagation();
    props.pick(step, true);
  };
  return html`<g class="target ${on ? 'on' : ''}" role="button" tabindex="-1" data-target=${step} aria-pressed=${on}
    onClick=${click}>
    <title>${squareName(props, code)}${pays}</title>
    ${
      on &&
      way &&
      html`<path d=${line(way.path, turned)} fill="none" stroke="#2B1D00" stroke-width="11" stroke-dasharray="1 13"
        stroke-linecap="round"/>
      <path d=${line(way.path, turned)} fill="none" stroke="#FFC93C" stroke-width="6" stroke-dasharray="1 13"
          stroke-linecap="round"/>`
    }
    <rect x=${x - 4} y=${y - 4} width=${w + 8} height=${h + 8} fill="transparent"/>
    <rect x=${x + 2} y=${y + 2} width=${w - 4} height=${h - 4} rx="6" fill="#FFC93C" fill-opacity=${on ? 0.55 : 0.14}
        stroke="#FFC93C" stroke-width="6"/>
    <rect x=${x - 1} y=${y - 1} width=${w + 2} height=${h + 2} rx="8" fill="none" stroke="#2B1D00" stroke-width="2"/>
    ${
      on &&
      html`<circle cx=${x + w - 12} cy=${y + 12} r="13" fill="#2B1D00"/>
        <path d=${`M${x + w - 18} ${y + 12}l4.500 5 8-10`} fill="none" stroke="#FFC93C" stroke-width="3.500"/>`
    }
  </g>`;
}

/**
 * The pawns; those that share a square stand beside each other.
 * @param {{props: BoardProps & {scene: Scene}, turned: boolean}} given
 */
function Pawns({ props, turned }) {
  const { view, scene } = props;
  const hop = scene.hop.value;
  const squares = [...Array(view.seats).keys()].map((seat) =>
    hop?.seat === seat ? hop.square : squareCode(view.square[seat]),
  );
  return squares.map((code, seat) => {
    const here = squares.flatMap((other, one) => (other === code ? [one] : []));
    const [x, y] = middle(code, turned);
    const apart = (here.indexOf(seat) - (here.length - 1) / 2) * (code === 'C' ? 30 : here.length > 2 ? 17 : 27);
    const hops = hop?.seat === seat;
    const top = y - (code.startsWith('M') ? 2 : 6);
    return html`<g key=${seat} class="pawn"
      style=${`transform:translate(${x + apart}px,${top}px);transition-duration:${hops ? hop.ms : 0}ms`}>
      <g key=${hops ? code : ''} class=${hops ? 'hops' : ''} style=${hops ? `animation-duration:${hop.ms}ms` : ''}>
        <title>${props.words('pawn', { name: props.names[seat] ?? '', square: squareName(props, code) })}</title>
      <${Raw} tag="g" transform=${`scale(${code.startsWith('M') ? 1 : 1.28})`} markup=${pawn(seat)}/></g></g>`;
  });
}

/** The board. @param {BoardProps & {scene: Scene}} props */
export function Track(props) {
  const { scene, view } = props;
  const turned = narrow.value && !props.snapshot.ending;
  const words = props.words('cell-blue');
  const still = useMemo(() => ground(props, turned), [turned, words]);
  const [wide, high] = turned ? [7 * SIDE, 11 * SIDE] : [11 * SIDE, 7 * SIDE];
  const targets = props.legal.length > 0 && sheetOf(props).phase === 'way' ? (props.levels[0] ?? []) : [];
  const die = scene.die.value ?? (view.die > 0 ? { pips: view.die, face: view.die, ms: 0, n: 0 } : null);
  const trail = scene.trail.value;
  return html`<div class="track ${turned ? 'turned' : ''}">
    <svg viewBox=${`-8 -8 ${wide + 16} ${high + 16}`} role="group" aria-label=${props.words('board')}>
      <${Raw} tag="g" markup=${still}/><${Raw} tag="g" markup=${inside(props, turned)}/>
      ${trail && html`<path class="trail" d=${line(trail, turned)}/>`}
      ${targets.map((step) => html`<${Target} key=${step} props=${props} step=${step} turned=${turned}/>`)}
      <${Pawns} props=${props} turned=${turned}/>
      ${
        die &&
        html`<g transform=${turned ? 'translate(252 540)' : 'translate(322 346)'}>
          <g class=${die.ms > 0 ? 'rolls' : ''} key=${die.n} style=${`animation-duration:${die.ms}ms`}>
            <title>${props.words('die', { pips: die.pips })}</title>
            <${Raw} tag="g" markup=${d6(die.face, 56)}/>
          </g>
        </g>`
      }
    </svg>
  </div>`;
}
