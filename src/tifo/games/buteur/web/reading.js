/** What the board reads out of a view and the legal moves. It knows squares, no rules. */
/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../../../web/wire.d.ts').Legal} Legal */
/**
 * @typedef {{step: string, x: number, y: number, on: boolean, count: number, sign: string,
 *   label: string, name: string, from: [number, number] | null}} Target
 */

const LETTERS = 'ABCDEFGHIJ';
/** @type {Record<string, [number, number]>} */
const COMPASS = { SW: [-1, -1], S: [0, -1], SE: [1, -1], W: [-1, 0], E: [1, 0], NW: [-1, 1], N: [0, 1], NE: [1, 1] };
/** What the rules say of this view. @param {Pick<BoardProps, 'snapshot'>} props */
export const sheetOf = (props) => props.snapshot.sheet;

/** @param {number} x @param {number} y */
export const squareName = (x, y) => `${LETTERS[x] ?? ''}${y + 1}`;

/** Which way the pitch lies for the one who looks. @param {BoardProps} props */
export function facing(props) {
  const { view, box } = props;
  return { up: sheetOf(props).up, rows: view.rows, columns: box.board.columns.value, board: box.board };
}

/** @param {any} message @returns {[number, number] | null} */
function squareOf(message) {
  const args = message?.args;
  if (args?.column === undefined) return null;
  const column = typeof args.column === 'number' ? args.column - 1 : LETTERS.indexOf(args.column);
  return [column, Number(args.row) - 1];
}

/** @param {Legal | undefined} move */
const landing = (move) => /** @type {any} */ (move?.say.args?.['landing']);

/** How a kick ends: `in-play`, `touch`, `wide`, `goal`; empty for other moves. @param {Legal | undefined} move */
export const landingOf = (move) => (landing(move)?.key ?? '').replace('landing-', '').replace('_', '-');

/** How far a kick goes. @param {Legal | undefined} move */
export const squaresOf = (move) => Number(move?.say.args?.['squares'] ?? 0);

/** The square that a start names. @param {string} step @returns {[number, number] | null} */
export function startOf(step) {
  const [word, rest = ''] = step.split(' ');
  if (word !== 'start') return null;
  const [x = 0, y = 0] = rest.split(',').map(Number);
  return [x, y];
}

/**
 * Where a step points at, if it is a square.
 * @param {BoardProps} props
 * @param {string} step
 * @param {Legal | undefined} move
 * @returns {[number, number] | null}
 */
export function squareOfStep(props, step, move) {
  const { view } = props;
  const [word, rest = ''] = step.split(' ');
  if (word === 'start') return startOf(step);
  if (word === 'cell') return [Number(rest), facing(props).up ? 0 : view.rows - 1];
  if (word === 'throw') {
    const [dx, dy] = COMPASS[rest] ?? [0, 0];
    return [view.ball_x + dx, view.ball_y + dy];
  }
  if (word !== 'direction') return null;
  return squareOf(landing(move)?.args?.square) ?? beyondTheLine(props, rest);
}

/** Where an arrow crosses the goal line. @param {BoardProps} props @param {string} way @returns {[number, number]} */
function beyondTheLine(props, way) {
  const { up, rows } = facing(props);
  const [x, y] = props.chosen.map(startOf).find((found) => found) ?? [props.view.ball_x, props.view.ball_y];
  const ahead = up ? 1 : -1;
  const squares = up ? rows - y : y + 1;
  return [x + ('LFR'.indexOf(way) - 1) * ahead * squares, y + ahead * squares];
}

/** How an arrow lies on the screen, in degrees from upward. @param {BoardProps} props @param {string} step */
export function turnOf(props, step) {
  const [word, rest = ''] = step.split(' ');
  if (word === 'direction') return { L: -45, F: 0, R: 45 }[rest] ?? 0;
  const [dx, dy] = COMPASS[rest] ?? [0, 0];
  const flip = facing(props).up ? 1 : -1;
  return (Math.atan2(dx * flip, dy * flip) * 180) / Math.PI;
}

/** @param {BoardProps} props @param {number} x @param {number} y */
function inTheirArea(props, x, y) {
  const { left, right, first, last } = sheetOf(props).area;
  return x >= left && x <= right && y >= first && y <= last;
}

/** @param {BoardProps} props @param {string} step @param {number} level @returns {Target | null} */
function target(props, step, level) {
  const { chosen, legal } = props;
  const before = chosen.slice(0, level);
  const move = legal.find((one) => one.steps[level] === step && before.every((part, i) => one.steps[i] === part));
  const square = squareOfStep(props, step, move);
  if (!move || !square) return null;
  const kind = step.startsWith('direction') ? landingOf(move) : '';
  const area = kind === 'in-play' && inTheirArea(props, ...square);
  const start = chosen.map(startOf).find((found) => found) ?? null;
  return {
    step,
    x: square[0],
    y: square[1],
    on: chosen[level] === step,
    count: kind ? squaresOf(move) : 0,
    sign: step.startsWith('start') ? '●' : '',
    label: area ? props.words('area') : kind && kind !== 'in-play' ? props.words(`landing-${kind}`) : '',
    name: move.steps.length === level + 1 ? props.say(move.say) : squareName(...square),
    from: step.startsWith('direction') ? start : step.startsWith('start') ? square : null,
  };
}

/** The squares that may be chosen now, and the ones that were. @param {BoardProps} props @returns {Target[]} */
export function litSquares(props) {
  const found = props.levels.flatMap((steps, level) => steps.map((step) => target(props, step, level)));
  return found.filter((one) => one !== null);
}
