/** Reading the box and a view: which card has which number, who sits where, what a step speaks of. */

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/**
 * @typedef {object} Action an Action card of the box
 * @property {string} code
 * @property {'attack' | 'shot' | 'defence'} kind
 * @property {number} [pa]
 * @property {number} [roll]
 * @property {number} [foul]
 * @property {number[]} [needs]
 * @property {string[]} [after]
 * @property {number[]} [shot]
 * @property {number} [draw]
 * @property {number} [draw_player]
 * @property {number} [discard]
 * @property {boolean} [shields]
 * @property {number} [lifts]
 * @property {string} [recalls]
 * @property {boolean} [bars_tackle]
 */
/** @typedef {{code: string, name: string, position: string, ball: boolean}} Player a Player card of the box */
/**
 * @typedef {{needed: number, first: number, foul: number, chance: number, code?: string, base?: number, pa?: number,
 *   bonus?: number, block?: number, home?: number, yellow?: number, red?: number}} Odds
 */

export const SEATS_A_SIDE = 2;

/** @param {BoardProps} props @param {number} kind @returns {Action | undefined} */
export const actionOf = (props, kind) => props.box.actions[kind];

/** @param {any} box @param {string} code @returns {number} */
export const kindOf = (box, code) => box.actions.findIndex((/** @type {Action} */ card) => card.code === code);

/** @param {BoardProps} props @param {string} code @returns {Player | undefined} */
export const playerOf = (props, code) => props.box.players.find((/** @type {Player} */ card) => card.code === code);

/** The name of an Action card. @param {{say: BoardProps['say']}} props @param {string} code */
export const cardName = (props, code) => props.say({ key: `card-${code.toLowerCase()}`, args: {} });

/** @param {BoardProps} props @param {string} name */
export const abilityName = (props, name) => props.say({ key: `ability-${name}`, args: {} });

/** @param {BoardProps} props @param {number} side */
export const teamCode = (props, side) => props.box.teams[props.view.team[side]]?.code ?? '';

/** @param {BoardProps} props @param {number} side */
export const teamName = (props, side) =>
  props.say({ key: `team-${props.box.teams[props.view.team[side]]?.name}`, args: {} });

/** The side of the one who looks; a spectator sits behind the first. @param {BoardProps} props */
export const mySide = (props) => (props.seat < 0 ? 0 : props.seat % SEATS_A_SIDE);

/** The seats of a side, captain first. @param {any} view @param {number} side @returns {number[]} */
export function seatsOf(view, side) {
  const captain = view.captain[side];
  return view.seats === 4 ? [captain, captain ^ 2] : [captain];
}

/**
 * A row of counts by kind, as kinds.
 * @param {BoardProps} props
 * @param {number[]} counts
 * @param {number} row
 * @returns {{kind: number, code: string, count: number}[]}
 */
export function cardsIn(props, counts, row) {
  const kinds = props.box.actions.length;
  return props.box.actions
    .map((/** @type {Action} */ card, /** @type {number} */ kind) => ({
      kind,
      code: card.code,
      count: counts[row * kinds + kind] ?? 0,
    }))
    .filter((/** @type {{count: number}} */ one) => one.count > 0);
}

/**
 * The Player cards of a mask.
 * @param {BoardProps} props
 * @param {number} mask
 * @param {number} side
 * @returns {Player[]}
 */
export function playersIn(props, mask, side) {
  const squad = props.box.players.length / props.box.teams.length;
  const first = squad * props.view.team[side];
  return props.box.players
    .slice(first, first + squad)
    .filter((/** @type {Player} */ _, /** @type {number} */ i) => (mask >> i) & 1);
}

/** The flag of a team, round. @param {string} code */
export const flag = (code) => `/web/flags/${code}.svg`;

/**
 * The card that a step speaks of: its code, and what is done with it.
 * @param {string} step
 * @returns {{word: string, code: string}}
 */
export function stepOf(step) {
  const [first = '', rest = ''] = step.split(' ');
  return rest ? { word: first, code: rest } : { word: /^[A-Z]/.test(first) ? 'play' : first, code: first };
}

/**
 * What a card does once it comes off, in a few words.
 * @param {{box: any, words: BoardProps['words'], say: BoardProps['say']}} props
 * @param {Action} card
 */
export function effectOf(props, card) {
  const { words } = props;
  /** @type {[any, string, any?][]} */
  const lines = [
    [card.draw_player, 'effect-draw-player', { count: card.draw_player }],
    [card.draw, 'effect-draw', { count: card.draw }],
    [card.discard, 'effect-discard', { count: card.discard }],
    [card.shields, 'effect-shields'],
    [card.lifts, 'effect-lifts', { count: card.lifts }],
    [card.recalls, 'effect-recalls', { card: cardName(props, card.recalls ?? 'P') }],
    [card.bars_tackle, 'effect-bars-tackle'],
    [
      card.kind === 'shot',
      'effect-shot',
      { from: card.needs?.[0] ?? 0, to: card.needs?.[(card.needs?.length ?? 1) - 1] ?? 0 },
    ],
    [card.kind === 'defence' && card.foul, 'effect-foul', { foul: card.foul }],
    [card.kind === 'defence' && !card.foul, 'effect-clean'],
  ];
  return lines
    .filter(([has]) => has)
    .map(([, key, args]) => words(key, args))
    .join(', ');
}

/** When and what, from the catalogue's own words. @param {BoardProps} props @param {any} card */
export function playerWords(props, card) {
  const kinds = (/** @type {string[]} */ codes) => codes.map((code) => cardName(props, code)).join(' / ');
  const shots = props.box.actions.filter((/** @type {any} */ one) => one.kind === 'shot').length;
  const on = card.on ? (card.on.length === shots ? props.say({ key: 'any-shot', args: {} }) : kinds(card.on)) : '';
  const when = props.say({ key: `when-${card.trigger}`, args: { card: on } });
  /** @type {[string, any][]} */
  const effects = [
    ['save', card.save],
    ['boost', card.boost],
    ['cancel', card.cancel === 1],
    ['cancel-roll', card.cancel > 1 && card.cancel],
    ['pa', card.pa],
    ['stars', card.stars],
    ['quality', card.quality],
    ['undefended', card.undefended],
    ['take-back', card.take_back],
    ['no-discard', card.no_discard],
    ['two-dice', card.dice > 1],
    ['reroll', card.trigger === 'rolled'],
    [card.trigger === 'save' ? 'draw-if-saved' : 'draw', card.draw],
  ];
  const does = effects
    .filter(([, count]) => count)
    .map(([key, count]) => props.say({ key: `does-${key}`, args: { count: Number(count) } }))
    .join(', ');
  const [before = '', after = ''] = props
    .say({ key: 'player-text', args: { when: when.charAt(0).toUpperCase() + when.slice(1), does: '§' } })
    .split('§');
  return { before, does, after };
}
