/**
 * What a choice is worth: the number needed, the faces of the d20, the chance in per cent. All figures come from the
 * sheet.
 */
import { Raw, html } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { PLACES, face } from './cards.js';
import { cardName, effectOf, kindOf, playerOf, playerWords, stepOf } from './box.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../../../web/wire.d.ts').Legal} Legal @typedef {import('./box.js').Odds} Odds */

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** One cell for each face of the d20. @param {{odds: Odds}} given */
export function Faces({ odds }) {
  const { first, foul } = odds;
  const printed = new Set([1, foul, first, 20]);
  const look = (/** @type {number} */ n) => (n <= foul ? 'foul' : n >= first ? 'good' : '');
  return html`<span class="faces" aria-hidden="true">
    ${FACES.map((n) => html`<i key=${n} class=${look(n)}>${printed.has(n) ? n : ''}</i>`)}
  </span>`;
}

/** "19 − 4 PA − 1 bonus = 14 or more". @param {BoardProps} props @param {Odds} odds */
export function sumOf(props, odds) {
  const { words } = props;
  if (odds.base === undefined) return words('or-more', { needed: odds.needed });
  const less = /** @type {[number | undefined, string][]} */ ([
    [odds.pa, 'less-pa'],
    [odds.bonus, 'less-bonus'],
    [odds.block, 'less-block'],
    [odds.home, 'less-home'],
  ])
    .filter(([count]) => count)
    .map(([count, key]) => words(key, { count: count ?? 0 }));
  return less.length === 0
    ? words('or-more', { needed: odds.needed })
    : `${odds.base} ${less.join(' ')} = ${words('or-more', { needed: odds.needed })}`;
}

/** What the referee looks at. @param {BoardProps} props @param {Odds} odds */
export function refereeOf(props, odds) {
  const { words } = props;
  const lines = [];
  if (odds.foul) lines.push(words('foul-on', { foul: odds.foul }));
  if (odds.red) lines.push(words('red-on', { face: odds.red }));
  const [yellow, from] = [odds.yellow ?? 0, (odds.red ?? 0) + 1];
  if (yellow >= from)
    lines.push(yellow === from ? words('yellow-at', { face: yellow }) : words('yellow-on', { from, to: yellow }));
  return lines.join(' ');
}

/**
 * The face of an Action card without its effect.
 * @param {{box: any, say: BoardProps['say'], words: BoardProps['words']}} props
 * @param {string} code
 * @param {boolean} [whole]
 */
export function faceOf(props, code, whole = false) {
  const card = props.box.actions[kindOf(props.box, code)];
  if (!card) return '';
  return face(card, {
    name: cardName(props, code),
    shot: props.words('shot-sign'),
    effect: whole ? effectOf(props, card) : '',
  });
}

/** A small picture of what a step speaks of. @param {{props: BoardProps, step: string}} given */
export function Thumb({ props, step }) {
  const { word, code } = stepOf(step);
  if (kindOf(props.box, code) >= 0)
    return html`<span class="pic pc"><${Raw} class="raw" markup=${faceOf(props, code)}/></span>`;
  const player = playerOf(props, code);
  if (player)
    return html`<span class="pic role" style=${`--place:${PLACES[player.position]}`}>
      ${props.say({ key: `place-${player.position.toLowerCase()}`, args: {} })}
    </span>`;
  if (word === 'use' || word === 'choose')
    return html`<span class="pic star"><${Raw} class="raw" markup=${icon('star', 26)}/></span>`;
  return null;
}

/** The chance, large. @param {{props: BoardProps, chance: number, what: string}} given */
const Chance = ({ props, chance, what }) =>
  html`<span class="chance">
    <b>${chance}</b>
    <small>%</small>
    ${what && html`<em>${props.words(`chance-${what}`)}</em>`}
  </span>`;

/** What could stop a card that I might play. @param {BoardProps} props @param {Odds[]} answers */
const risks = (props, answers) =>
  answers.length === 0
    ? props.words('nobody-defends')
    : answers
        .map((one) =>
          props.words('risk', { card: cardName(props, one.code ?? ''), needed: one.needed, chance: one.chance }),
        )
        .join(' · ');

/** With the ball: where a card leads. @param {BoardProps} props @param {string} code @param {any} attack */
function attackMore(props, code, attack) {
  const card = props.box.actions[kindOf(props.box, code)];
  const goal = attack.goal !== null;
  const lead = goal
    ? props.words('shot-at', { pa: attack.to })
    : props.words('pa-to', { from: props.view.pa, to: attack.to });
  return html`<${Thumb} props=${props} step=${code}/>
    <span class="sum">${lead}${!goal && effectOf(props, card) ? html` · ${effectOf(props, card)}` : null}</span>
    <span class="risk"><${Raw} class="ico" markup=${icon('shield', 15)}/>${risks(props, attack.answers)}</span>
    ${goal && html`<${Chance} props=${props} chance=${attack.goal} what="goal"/>`}`;
}

/** By phase: what the per cent is of. @type {Record<string, string>} */
const OF = {
  defend: 'ball',
  'partner-defends': 'ball',
  'home-roll': 'ball',
  dive: 'whistle',
  cancel: 'cancel',
  strike: 'goal',
  reroll: 'goal',
  specialist: 'goal',
  keeper: 'save',
  'keeper-ready': 'save',
};

/**
 * What a Player card or an ability says, without its name.
 * @param {BoardProps} props
 * @param {Legal | undefined} move
 */
function effectSaid(props, move) {
  const effect = move?.say.args['effect'];
  return typeof effect === 'object' && 'key' in effect ? props.say(effect) : '';
}

/**
 * What else the button of a part shows.
 * @param {BoardProps} props
 * @param {string} step
 * @param {Legal | undefined} move
 */
export function moreOf(props, step, move) {
  const { sheet } = props.snapshot;
  const { code } = stepOf(step);
  const attack = sheet?.attacks?.[step];
  if (attack) return attackMore(props, code, attack);
  const odds = sheet?.odds?.[step];
  const said = effectSaid(props, move);
  const thumb = html`<${Thumb} props=${props} step=${step}/>`;
  if (odds) {
    const d20 = odds.needed > 1;
    const sum = d20 && odds.needed !== undefined ? sumOf(props, odds) : '';
    const note = refereeOf(props, odds);
    return html`${thumb}
      <span class="sum">${[sum, d20 && odds.base === undefined ? '' : said].filter(Boolean).join(' · ')}</span>
      <${Chance} props=${props} chance=${odds.chance} what=${OF[sheet.phase] ?? ''}/>
      ${d20 && html`<${Faces} odds=${odds}/>`}
      ${note && html`<span class="risk"><${Raw} class="ico" markup=${icon('whistle', 15)}/>${note}</span>`}`;
  }
  const card = props.box.actions[kindOf(props.box, code)];
  const player = playerOf(props, code);
  const sum = said || (card ? effectOf(props, card) : player ? lineOf(props, player) : plainMore(props, step));
  return sum ? html`${thumb}<span class="sum">${sum}</span>` : undefined;
}

/** A Player card's line. @param {BoardProps} props @param {any} player */
function lineOf(props, player) {
  const { before, does, after } = playerWords(props, player);
  return before + does + after;
}

/** What the moves without a card bring. @param {BoardProps} props @param {string} step */
function plainMore(props, step) {
  if (step === 'draw') return props.words('more-draw', { count: props.snapshot.sheet?.draws ?? 0 });
  if (step === 'give-back')
    return props.words(props.view.received ? 'more-give-back-received' : 'more-give-back', {
      count: props.box.match.give_back_draw.value,
    });
  return '';
}
