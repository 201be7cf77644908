/** The table: the three rounds, and in front of each coach a card and a die. */

import { Die, d6 } from '/web/dice.js';
import { ballAt, shirt } from '/web/kit.js';
import { html, Raw } from '/web/lib.js';
import { Lying } from './cards.js';

/** @typedef {import('/web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */
/** @typedef {BoardProps & {scene: Scene}} Props */
/** @typedef {{name: string, points: number, winner: number}} Round */

/** The phase in which the home coach's card lies face down. */
const FIELD_AWAY = 2;
const SIDES = 6;
const BALL = `<svg width="18" height="20" viewBox="-11 -11 22 26" aria-hidden="true">${ballAt(0, 0, 10)}</svg>`;

/** @param {BoardProps} props @param {number} points */
const pointsOf = (props, points) => props.say({ key: 'board-points', args: { points } });

/** @param {{props: BoardProps, round: Round, now: boolean}} given */
function RoundPlate({ props, round, now }) {
  const balls = Array.from({ length: round.points }, () => BALL).join('');
  return html`<li class="ct-round ${now ? 'now' : ''}" aria-current=${now ? 'step' : undefined}>
    <b class="d">${props.say({ key: `round-${round.name}`, args: {} })}</b>
    <${Raw} class="raw" role="img" aria-label=${pointsOf(props, round.points)} markup=${balls}/>
    <span class="ct-winner">${
      round.winner >= 0 &&
      html`<${Raw} class="raw" markup=${shirt(round.winner, 24)}/><span>${props.names[round.winner]}</span>`
    }</span></li>`;
}

/** What lies before a coach: as it moves, else as the position says. @param {Props} props @param {number} seat */
function lying({ view, scene, snapshot: { sheet } }, seat) {
  const still = { card: view.fielded[seat] - 1, pips: view.die[seat], total: sheet.totals[seat], toss: 0, ms: 0 };
  return scene.lying.value[seat] ?? still;
}

/** The card before a coach, its back, or nothing. @param {{props: Props, seat: number, card: number}} given */
function Spot({ props, seat, card }) {
  const down = props.view.phase === FIELD_AWAY && seat === props.snapshot.sheet.home;
  if (card >= 0) return html`<${Lying} props=${props} number=${card}/>`;
  const label = props.words(down ? 'face-down' : 'no-card');
  return html`<div class=${down ? 'ct-back' : 'ct-none'} role="img" aria-label=${label}></div>`;
}

/** A coach's side of the table. @param {{props: Props, seat: number}} given */
function Place({ props, seat }) {
  const { sheet, status } = props.snapshot;
  const { card, pips, total, toss, ms } = lying(props, seat);
  const draw = (/** @type {number} */ pips) => d6(pips, 58);
  const die = props.words('die', { pips });
  return html`<section class="ct-place" aria-label=${props.names[seat]}>
    <div class="ct-who"><${Raw} class="raw" markup=${shirt(seat, 40)}/><span><b>${props.names[seat]}</b>
      <span class="sm">${pointsOf(props, sheet.points[seat])}</span>
      ${seat === sheet.home && status === 'playing' && html`<span class="chip ct-home">${props.words('home')}</span>`}
    </span></div>
    <div class="ct-spot"><${Spot} props=${props} seat=${seat} card=${card}/></div>
    <div class="ct-die">
      ${pips > 0 && html`<${Die} draw=${draw} face=${pips} sides=${SIDES} toss=${toss} ms=${ms} label=${die}/>`}
      ${total && html`<b class="ct-total" role="img" aria-label=${props.words('total', { total })}>${total}</b>`}
    </div></section>`;
}

/** @param {Props} props */
export function Table(props) {
  const { view, scene, seat, snapshot } = props;
  const below = Math.max(seat, 0);
  /** @type {Round[]} */
  const rounds = snapshot.sheet.rounds;
  const plates = rounds.map(
    (round, i) => html`<${RoundPlate} key=${round.name} props=${props} round=${round} now=${i === view.round}/>`,
  );
  return html`<div class="ct"><ol class="ct-rounds">${plates}</ol><div class="ct-grass">
    ${[1 - below, below].map((one) => html`<${Place} key=${one} props=${props} seat=${one}/>`)}
    ${scene.banner.value && html`<p class="ct-banner d" role="status">${scene.banner.value}</p>`}</div></div>`;
}

/** The points; left those of the one who looks. @param {BoardProps & {small?: boolean}} props */
export function Score(props) {
  const { points } = props.snapshot.sheet;
  const mine = Math.max(props.seat, 0);
  const [first, second] = [points[mine], points[1 - mine]];
  const side = (/** @type {number} */ seat) => html`<span class="ct-side">
    <${Raw} class="raw" markup=${shirt(seat, props.small ? 26 : 44)}/>
    ${!props.small && html`<b>${props.names[seat]}</b>`}</span>`;
  return html`<div class="ct-score ${props.small ? 'small' : ''}">${side(mine)}
    <span class="ct-digits d" role="img" aria-label=${props.words('score', { first, second })}>${first}–${second}</span>
    ${side(1 - mine)}</div>`;
}

/** The pile and the hands, in words. @param {BoardProps} props */
export function Facts({ view, names, say, words }) {
  const hands = names.map((name, seat) => `${name}: ${words('cards', { cards: view.hand[seat].count })}`);
  return html`<p class="sm mut">${say({ key: 'board-pile', args: { cards: view.pile_count } })}</p>
    <p class="sm mut">${hands.join(' · ')}</p>`;
}
