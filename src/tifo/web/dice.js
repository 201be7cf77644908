/** Dice as they lie on a table, and how they roll: d6 with pips, d20 in vermilion, cubes with a sign. */
import { h, useLayoutEffect, useRef, useState } from './lib.js';

/** How long a die rolls, before the speed that was chosen. */
export const ROLL = 700;

const INK = '#1A231E';
/** Pips of each face, in thirds from the middle. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};

/**
 * A cube with anything on its face, drawn around 0, 0 within 15 units; of wood, or white.
 * @param {string} face SVG markup @param {number} [size] @param {boolean} [wood]
 */
export const cube = (face, size = 44, wood = true) =>
  `<svg class="die" width="${size}" height="${size}" viewBox="0 0 44 46"
    aria-hidden="true"><rect x="2" y="4" width="40" height="41" rx="8" fill="#0004"/>
  <rect x="2" y="1.5" width="40" height="40" rx="8" fill="${wood ? '#DDB680' : '#FFFDF5'}" stroke="#8A7A55"
      stroke-width="1.2"/>${
        wood
          ? `<path d="M5 12c9 3 24-3 34 1M4 27c12-3 22 4 36 0M6 36c10-2 20 2 33-1" stroke="#B98F57" stroke-width="1"
            fill="none" opacity=".6"/>`
          : ''
      }<g transform="translate(22 21.5)">${face}</g></svg>`;

/** A white die with pips. @param {number} face 1 to 6 @param {number} [size] */
export const d6 = (face, size = 44) =>
  cube(
    (PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x * 10.5}" cy="${y * 10.5}" r="3.9" fill="${INK}"/>`).join(''),
    size,
    false,
  );

/** Six corners of the outline, three of the front triangle. */
const RIM = [0, 1, 2, 3, 4, 5].map((i) => corner(50, -90 + 60 * i));
const FRONT = ['0 -29', '26 17', '-26 17'];
/** Which corner of the rim meets which of the front. */
const EDGES = [
  [0, 0],
  [1, 0],
  [5, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 2],
  [5, 2],
];

/** @param {number} radius @param {number} degrees */
function corner(radius, degrees) {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
}

/**
 * An icosahedron with its number on the front triangle.
 * @param {number | ''} face 1 to 20, or none yet
 * @param {number} [size]
 * @param {string} [colour]
 */
export function d20(face, size = 64, colour = '#B2341F') {
  const rim = RIM.join(' ');
  const edges = EDGES.map(([from = 0, to = 0]) => `M${RIM[from]}L${FRONT[to]}`).join('');
  return `<svg class="die" width="${size}" height="${size}" viewBox="-56 -54 112 114"
    aria-hidden="true"><ellipse cy="52" rx="36" ry="6" fill="#0004"/><polygon points="${rim}" fill="${colour}"/>
  <polygon points="${FRONT.join(' ')}" fill="#fff" opacity=".16"/>
  <path d="${edges}M${FRONT[0]}L${FRONT[1]}L${FRONT[2]}Z" stroke="#fff" stroke-opacity=".75" stroke-width="1.8"
      fill="none"/><polygon points="${rim}" fill="none" stroke="${INK}" stroke-width="2.4"/>
  <text y="12" text-anchor="middle" font-family="Oswald" font-weight="600" font-size="27"
      fill="#fff">${face}</text></svg>`;
}

/** Three turns and a settling. */
const TUMBLE = [
  { transform: 'translateY(-60%) rotate(-1080deg) scale(.8)', offset: 0 },
  { transform: 'translateY(0) rotate(-40deg) scale(1.08)', offset: 0.72 },
  { transform: 'translateY(-9%) rotate(12deg) scale(1.02)', offset: 0.86 },
  { transform: 'none', offset: 1 },
];

/**
 * A die that rolls whenever `toss` becomes another number, and lies on `face` in the end. While it
 * turns it shows other faces; with `ms` 0 (animations off, reduced motion) it shows its face at once.
 * `ms` is `stage.pace(ROLL)`; await `stage.wait(ROLL)` beside it.
 * @param {{draw: (face: number) => string, face: number, sides: number, toss: number, ms: number, label: string}} props
 */
export function Die({ draw, face, sides, toss, ms, label }) {
  const [shown, setShown] = useState(face);
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    setShown(face);
    const element = host.current;
    if (!element || ms <= 0) return undefined;
    const turning = element.animate(TUMBLE, { duration: ms, easing: 'cubic-bezier(.2,.8,.2,1)' });
    const beats = [1, 2, 3, 4].map((beat) =>
      setTimeout(() => setShown(otherFace(face, beat, sides)), (beat - 1) * ms * 0.13),
    );
    beats.push(setTimeout(() => setShown(face), ms * 0.55));
    return () => {
      turning.cancel();
      beats.forEach(clearTimeout);
    };
  }, [toss, face, ms]);
  return h('span', {
    ref: host,
    class: 'raw',
    role: 'img',
    'aria-label': label,
    dangerouslySetInnerHTML: { __html: draw(shown) },
  });
}

/** A face that turns past before the die lies still. @param {number} face @param {number} beat @param {number} sides */
const otherFace = (face, beat, sides) => ((face + beat * 7) % sides) + 1;
