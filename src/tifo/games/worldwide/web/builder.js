/** Building a deck: what is in it and what is still in the box; tap, or drag one card onto another. */
import { Raw, html } from '../../../web/lib.js';
import { icon } from './art.js';
import { cardName, effectOf, kindOf, teamName } from './box.js';
import { faceOf } from './odds.js';
import { Flag } from './regions.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** @param {BoardProps} props @param {string} step */
const mayPlay = (props, step) => props.legal.some(({ steps }) => steps[0] === step);

/**
 * Put one card in the place of another: two moves.
 * @param {BoardProps} props
 * @param {string} out
 * @param {string} inn
 */
const exchange = (props, out, inn) =>
  props.make(mayPlay(props, `in ${inn}`) ? [`in ${inn}`] : [`out ${out}`, `in ${inn}`]);

/**
 * A card on one of the two shelves.
 * @param {{props: BoardProps, code: string, count: number, way: 'in' | 'out'}} given
 */
function Tile({ props, code, count, way }) {
  const step = `${way} ${code}`;
  const open = mayPlay(props, step);
  const card = props.box.actions[kindOf(props.box, code)];
  const label = props.words(way === 'in' ? 'put-in' : 'take-out', { card: cardName(props, code), count });
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    const [from, other = ''] = (event.dataTransfer?.getData('text/plain') ?? '').split(' ');
    if (from === 'in' && way === 'out' && other !== code) exchange(props, code, other);
    if (from === 'out' && way === 'in' && other !== code) exchange(props, other, code);
  };
  return html`<button class="tile ${open ? 'open' : ''}" data-part=${step} data-open=${open}
    title=${effectOf(props, card)} draggable=${true}
      onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData('text/plain', step)}
      onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()} onDrop=${drop}
      onClick=${(/** @type {MouseEvent} */ event) =>
        open ? props.make([step]) : props.ask(step, /** @type {Element} */ (event.currentTarget))}>
    <span class="sr">${label}</span>
    <span class="pc" aria-hidden="true"><${Raw} class="raw" markup=${faceOf(props, code)}/></span>
    <b aria-hidden="true">×${count}</b>
    <${Raw} class="ico sign" markup=${icon(way === 'in' ? 'plus' : 'minus', 16)}/></button>`;
}

/**
 * A count that must lie between two numbers.
 * @param {{label: string, count: number, fewest: number, most: number}} given
 */
function Count({ label, count, fewest, most }) {
  const good = count >= fewest && count <= most;
  return html`<span class="count ${good ? 'good' : 'bad'}">
    <${Raw} class="ico" markup=${icon(good ? 'check' : 'x', 16)}/>
    <b>${count}</b> ${label}
  </span>`;
}

/** @param {BoardProps} props */
export function Builder(props) {
  const { words, view } = props;
  const { deck } = props.snapshot.sheet;
  const codes = props.box.actions.map((/** @type {any} */ card) => card.code);
  const free = deck.cards < deck.target;
  const tiles = (/** @type {'in' | 'out'} */ way) =>
    codes.map((/** @type {string} */ code, /** @type {number} */ kind) => {
      const count = way === 'out' ? deck.copies[kind] : deck.box[kind] - deck.copies[kind];
      return count > 0 ? html`<${Tile} key=${code} props=${props} code=${code} count=${count} way=${way}/>` : null;
    });
  if (props.seat < 0 || props.seat % 2 !== view.builder)
    return html`<div class="builder panel">
      <h2 class="hd"><${Flag} props=${props} side=${view.builder} size=${26}/>${teamName(props, view.builder)}</h2>
      <p class="d">${props.say(props.snapshot.position)}</p>
    </div>`;
  return html`<div class="builder panel">
    <h2 class="hd">
      <${Flag} props=${props} side=${view.builder} size=${26}/>
      ${words('deck', { team: teamName(props, view.builder) })}
      <span class="r">
        <${Count} label=${words('deck-cards', { target: deck.target })} count=${deck.cards} fewest=${deck.target}
            most=${deck.target}/> <${Count}
            label=${
              deck.fewest
                ? words('deck-defences', { fewest: deck.fewest, most: deck.most })
                : words('deck-defences-free')
            } count=${deck.defences} fewest=${deck.fewest} most=${deck.most}/>
      </span></h2>
    <p class="sm mut" role="status">
      ${deck.cards === 0 ? words('deck-start') : free ? words('deck-put') : words('deck-take', { count: deck.edits })}
    </p>
    ${
      deck.cards > 0 &&
      html`<div class="shelves">
        <section class=${free ? 'free' : ''} aria-label=${words('in-deck')}>
          <h3>${words('in-deck')}</h3>
          <div class="tiles">${tiles('out')}${free && html`<span class="gap" aria-hidden="true">+1</span>`}</div>
        </section>
      <section aria-label=${words('in-box')}>
        <h3>${words('in-box')}</h3>
        <div class="tiles">${tiles('in')}</div>
      </section></div>`
    }</div>`;
}
