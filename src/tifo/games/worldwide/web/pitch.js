/**
 * The attack on the pitch. Its height is measured in PA: the chain climbs card by card from the halfway
 * line to the goal, and the gauge beside it fills. Whoever looks attacks upward.
 */
import { Raw, html } from '../../../web/lib.js';
import { Die, d20, d6 } from '../../../web/dice.js';
import { ball, icon } from './art.js';
import { cardName, kindOf, mySide, playerOf, teamName } from './box.js';
import { faceOf } from './odds.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{code: string, x: number, level: number, gained: number}} Spot */

/** Where the cards of a chain lie, in per cent of the width: neighbours never touch. */
const LANES = [20, 50, 80, 35, 65];
const TOP_LEVEL = 9;
const SHOWN = 7;
/** Phases in which the Action card is still at stake. */
const AT_STAKE = [
  'with',
  'cancel',
  'defend',
  'partner-defends',
  'dive',
  'home-roll',
  'boost',
  'strike',
  'reroll',
  'keeper',
];

/** From the halfway line, in per cent of the height. @param {number} level */
const height = (level) => 7 + (level / TOP_LEVEL) * 82;

/** The validated cards, each at the PA it led to. @param {BoardProps} props @returns {Spot[]} */
function chainOf(props) {
  const { view, box } = props;
  const kinds = view.chain.slice(0, view.chain_count);
  let level = view.pa;
  /** @type {Spot[]} */
  const spots = [];
  for (let i = kinds.length - 1; i >= 0 && spots.length < SHOWN; i -= 1) {
    const card = box.actions[kinds[i]];
    spots.unshift({
      code: card.code,
      x: LANES[i % LANES.length] ?? 50,
      level: Math.max(level, 0),
      gained: card.pa ?? 0,
    });
    level -= card.pa ?? 0;
  }
  return spots;
}

/** Where a card at this height lies farthest from the others. @param {Spot[]} spots @param {number} level */
function roomiest(spots, level) {
  const room = (/** @type {number} */ x) =>
    Math.min(100, ...spots.map((spot) => Math.hypot(spot.x - x, (spot.level - level) * 9)));
  return [...LANES].sort((a, b) => room(b) - room(a))[0] ?? 50;
}

/**
 * The card at stake, and where it would lead.
 * @param {BoardProps & {scene: Scene}} props
 * @param {Spot[]} spots
 * @returns {Spot | null}
 */
function stakeOf(props, spots) {
  const { view, scene, box, snapshot } = props;
  const shown =
    scene.card.value || (AT_STAKE.includes(snapshot.sheet?.phase) && view.card >= 0 ? box.actions[view.card].code : '');
  if (!shown) return null;
  const card = box.actions[kindOf(box, shown)];
  const shot = card.kind === 'shot';
  const level = shot ? Math.min(view.pa + 1, 8) : Math.min(snapshot.sheet?.duel?.to ?? view.pa + card.pa, 8);
  return {
    code: shown,
    x: shot ? roomiest(spots, level) : (LANES[view.chain_count % LANES.length] ?? 50),
    level,
    gained: shot ? 0 : level - view.pa,
  };
}

/** Grass and lines of half a pitch, goal on top. */
const GROUND = `<rect x="1" y="1" width="98" height="98" class="line"/>
  <path d="M18 1V34H82V1M35 1V13H65V1" class="line"/>
    <path d="M38 34a14 10 0 0 0 24 0M34 99a16 12 0 0 1 32 0" class="line"/>`;

/**
 * The gauge: one cell a point, the shooting zone, and the point too many.
 * @param {{props: BoardProps, pa: number, to: number}} given
 */
function Gauge({ props, pa, to }) {
  const shot = props.box.actions[kindOf(props.box, 'T')];
  const most = props.box.match.most_pa.value;
  const cells = Array.from({ length: most + 1 }, (_, i) => i + 1);
  const look = (/** @type {number} */ n) =>
    `${n > most ? 'never' : n <= pa ? 'on' : n <= to ? 'would' : ''} ${shot.needs.includes(n) ? 'zone' : ''}`;
  return html`<div class="gauge" role="img" aria-label=${props.words('gauge', { pa, to })}>
    ${cells.map(
      (n) =>
        html`<i key=${n} class=${look(n)}>
          <b>${n}</b>
          ${shot.needs.includes(n) && html`<em>+${shot.shot[shot.needs.indexOf(n)]}</em>`}
        </i>`,
    )}</div>`;
}

/** @param {{props: BoardProps & {scene: Scene}, spot: Spot, now?: boolean, children?: any}} given */
function CardAt({ props, spot, now = false, children }) {
  const at = `--x:${spot.x}%;--h:${height(spot.level)}%`;
  const name = cardName(props, spot.code);
  return html`<div class="placed ${now ? 'now' : ''}" style=${at}>
    <div class="pc" role="img"
        aria-label=${spot.gained ? props.words('card-for', { card: name, pa: spot.gained }) : name}>
      <${Raw} class="raw" markup=${faceOf(props, spot.code, now)}/>
    </div>${children}</div>`;
}

/** The ways the ball took, dotted. @param {{spots: Spot[], up: boolean, shot: boolean}} given */
function Ways({ spots, up, shot }) {
  const y = (/** @type {number} */ level) => (up ? 100 - height(level) : height(level));
  const points = [[50, up ? 99 : 1], ...spots.map(({ x, level }) => [x, y(level)])];
  if (shot) points.push([50, up ? 1 : 99]);
  return html`<svg class="ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <polyline points=${points.map((one) => one.join(',')).join(' ')}/>
  </svg>`;
}

/** Dice on the grass. @param {{props: BoardProps & {scene: Scene}}} given */
function Rolls({ props }) {
  const { scene } = props;
  const rolls = scene.rolls.value;
  if (rolls.length === 0) return null;
  return html`<div class="rolls"><div class="row">${rolls.map(
    (roll) => html`<span class="roll" key=${roll.n}>${roll.who && html`<b>${roll.who}</b>`}
      <${Die} draw=${(/** @type {number} */ face) => (roll.sides === 20 ? d20(face, 104) : d6(face, 68))}
          face=${roll.face} sides=${roll.sides} toss=${roll.n} ms=${roll.ms} label=${`d${roll.sides}: ${roll.face}`}/>
      ${roll.text && html`<span class="need">${roll.text}</span>`}</span>`,
  )}</div>
    ${scene.verdict.value && html`<p class="verdict">${scene.verdict.value}</p>`}</div>`;
}

/** What holds for this attack, in chips. @param {BoardProps} props */
function marksOf(props) {
  const { view, words } = props;
  const marks = [];
  if (view.restart === 1) marks.push(words('mark-free-kick'));
  if (view.restart === 2) marks.push(words('mark-corner'));
  if (view.block > 0) marks.push(words('mark-block', { count: view.block * props.box.abilities.block_bonus.value }));
  const shot = props.snapshot.sheet?.shot;
  if (shot)
    marks.push(
      shot.quality === null
        ? shotMark(words, shot.bonus, shot.chance)
        : words('mark-quality', { quality: shot.quality, chance: shot.chance }),
    );
  return marks;
}

/**
 * A shot before its roll: what is added, or taken away.
 * @param {BoardProps['words']} words
 * @param {number} bonus
 * @param {number} chance
 */
function shotMark(words, bonus, chance) {
  if (bonus < 0) return words('mark-shot-malus', { malus: -bonus, chance });
  return words(bonus > 0 ? 'mark-shot-bonus' : 'mark-shot', { bonus, chance });
}

/** The pill under the card at stake. @param {BoardProps} props */
function askOf(props) {
  const { to_act: seat } = props.snapshot;
  if (props.legal.length > 0) return props.words('ask-you');
  return seat >= 0 ? props.words('ask', { name: props.names[seat] ?? '' }) : '';
}

/** @param {BoardProps & {scene: Scene}} props */
export function Pitch(props) {
  const { view, scene, words } = props;
  const up = view.side === mySide(props);
  const spots = chainOf(props);
  const rest = spots[spots.length - 1];
  const stake = stakeOf(props, spots);
  const card = stake && props.box.actions[kindOf(props.box, stake.code)];
  const shot = card?.kind === 'shot';
  const pa = scene.pa.value ?? view.pa;
  const answer = scene.answer.value || (stake && view.defence >= 0 && props.snapshot.sheet?.duel?.defence) || '';
  const quality = props.snapshot.sheet?.shot?.quality ?? null;
  const player = view.player >= 0 ? props.box.players[view.player] : undefined;
  const at = stake ?? rest ?? { x: 50, level: Math.max(view.pa, 0.2) };
  const title = stake
    ? words('attacks-with', { side: teamName(props, view.side), card: cardName(props, stake.code) })
    : words('attacks', { side: teamName(props, view.side) });
  return html`<div class="ww-pitch ${up ? 'upward' : 'downward'}" role="group" aria-label=${title}>
    <header>
      <h2>${title}</h2>
      <p>${stake && stake.gained > 0 ? words('pa-would', { pa, to: pa + stake.gained }) : words('pa', { pa })}</p>
    </header>
    <${Gauge} props=${props} pa=${pa} to=${stake && !shot ? stake.level : pa}/>
    <div class="grass">
      <svg class="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g transform=${up ? '' : 'matrix(1 0 0 -1 0 100)'}><${Raw} tag="g" markup=${GROUND}/></g>
      </svg>
      <span class="net" aria-hidden="true"></span>
      <${Ways} spots=${stake ? [...spots, stake] : spots} up=${up} shot=${shot}/>
      ${spots.map(
        (spot, i) =>
          html`<${CardAt} key=${`${i}-${spot.code}`} props=${props} spot=${spot}>
            <span class="pill"><${Raw} class="ico" markup=${icon('check', 13)}/>+${spot.gained}</span>
          </${CardAt}>`,
      )}
      ${
        stake &&
        html`<${CardAt} key="now" props=${props} spot=${stake} now=${true}>
        ${
          quality !== null &&
          html`<span class="die-now" role="img" aria-label=${words('quality', { quality })}>
            <${Raw} class="raw" markup=${d6(view.die, 34)}/>= ${quality}
          </span>`
        }
        ${
          answer &&
          html`<div class="pc answer ${stake.x > 60 ? 'left' : ''}" role="img" aria-label=${cardName(props, answer)}>
            <${Raw} class="raw" markup=${faceOf(props, answer)}/>
          </div>`
        }
        ${
          !answer &&
          !scene.card.value &&
          html`<span class="pill ask"><${Raw} class="ico" markup=${icon('timer', 14)}/>${askOf(props)}</span>`
        }</${CardAt}>`
      }
      <span class="ball ${stake || rest ? 'beside' : ''}"
          style=${`left:${at.x}%;${up ? 'bottom' : 'top'}:${height(at.level)}%`} aria-hidden="true">
        <${Raw} class="raw" markup=${ball}/>
      </span>
      ${
        player &&
        html`<p class="note">
          ${playerOf(props, player.code)?.name} (
          ${props.say({ key: `place-${player.position.toLowerCase()}`, args: {} })})
        </p>`
      }
      ${scene.note.value && html`<p class="note">${scene.note.value}</p>`}
      <${Rolls} props=${props}/>
      ${scene.banner.value && html`<p class="banner d" role="status">${scene.banner.value}</p>`}
    </div>
    <footer>
      ${marksOf(props).map((mark) => html`<span class="chip" key=${mark}>${mark}</span>`)}
      <span class="sp"></span>
      <${LastRoll} props=${props}/>
    </footer>
  </div>`;
}

/** The last d20 and what it decided. @param {{props: BoardProps & {scene: Scene}}} given */
function LastRoll({ props }) {
  const { last, rolls } = props.scene;
  return html`<${LastSaid} props=${props}
    last=${last.value ?? (rolls.value.length > 0 ? undefined : props.latest('DEFENCE_ROLLED', 1)[0])}/>`;
}

/** @param {{props: BoardProps, last: import('../../../web/wire.d.ts').Happened | undefined}} given */
function LastSaid({ props, last }) {
  if (!last) return html`<span>${props.words('zone')}</span>`;
  const face = last.told.natural;
  return html`<span class="last-roll">
    <${Raw} class="raw" markup=${d20(face, 34)}/>
    <span>${props.say(last.say)}</span>
  </span>`;
}
