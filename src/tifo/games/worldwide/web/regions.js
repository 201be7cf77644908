/** The panels around the pitch: score, piles, the other coaches, what everybody has seen. */
import { Raw, html, useState } from '../../../web/lib.js';
import { shirt } from '../../../web/kit.js';
import { armband, ball, booking, icon } from './art.js';
import { abilityName, cardName, cardsIn, flag, mySide, seatsOf, teamCode, teamName } from './box.js';
import { stars } from './cards.js';
import { faceOf } from './odds.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** Cards in a pile when the end of the half comes into sight. */
const FEW = 8;

/** @param {{props: BoardProps, side: number, size?: number}} given */
export const Flag = ({ props, side, size = 28 }) =>
  html`<img class="flag" src=${flag(teamCode(props, side))} width=${size} height=${size} alt="" decoding="async"/>`;

/** The two teams and the score; left the side of the one who looks. @param {BoardProps & {small?: boolean}} props */
export function Score(props) {
  const { view, names } = props;
  const mine = mySide(props);
  const size = props.small ? 24 : 46;
  const side = (/** @type {number} */ one) => html`<span class="side"><${Flag} props=${props} side=${one} size=${size}/>
    <b>${teamName(props, one)}</b><span class="sm mut">${seatsOf(view, one)
      .map((seat) => names[seat])
      .join(' & ')}</span></span>`;
  const kicks = view.half === 5 ? html`<small>(${view.scored[mine]}–${view.scored[1 - mine]})</small>` : null;
  const label = props.words('score', { first: view.goals[mine], second: view.goals[1 - mine] });
  const digit = (/** @type {number} */ one) =>
    html`<b class=${view.goals[one] > view.goals[1 - one] ? 'ahead' : ''}>${view.goals[one]}</b>`;
  return html`<div class="scoreline ww-score ${props.small ? 'small' : ''}">
    ${side(mine)}
    <span class="digits" role="img" aria-label=${label}>${digit(mine)}<i>–</i>${digit(1 - mine)}${kicks}</span>
    ${side(1 - mine)}
  </div>`;
}

/** Stars as stars. @param {{props: BoardProps, side: number, size?: number}} given */
export function Stars({ props, side, size = 18 }) {
  const [left, most] = [props.view.stars[side], props.view.most_stars[side]];
  return html`<span class="stars" role="img" aria-label=${props.words('stars', { left, most })}>
    <${Raw} class="raw" markup=${stars(left, most, size)}/>
  </span>`;
}

/** Yellow and red cards of a coach. @param {{props: BoardProps, seat: number}} given */
function Bookings({ props, seat }) {
  const [yellow, red] = [props.view.yellows[seat], props.view.reds[seat]];
  if (!yellow && !red) return null;
  return html`<span class="booked" role="img" aria-label=${props.words('booked', { yellow, red })}>
    ${yellow > 0 && html`<${Raw} class="raw" markup=${booking('yellow')}/>${yellow > 1 && yellow}`}
    ${red > 0 && html`<${Raw} class="raw" markup=${booking('red')}/>${red > 1 && red}`}
  </span>`;
}

/** Who a coach is: captain, with the ball. @param {{props: BoardProps, seat: number}} given */
export function Roles({ props, seat }) {
  const { view } = props;
  const captain = view.seats === 4 && view.captain[seat % 2] === seat;
  const holds = view.holder === seat && props.snapshot.sheet?.dealt;
  return html`${
    captain &&
    html`<span role="img" aria-label=${props.words('captain')} title=${props.words('captain')}>
      <${Raw} class="raw" markup=${armband()}/>
    </span>`
  }
    ${
      holds &&
      html`<span class="has-ball" role="img" aria-label=${props.words('has-ball')} title=${props.words('has-ball')}>
        <${Raw} class="raw" markup=${ball}/>
      </span>`
    }`;
}

/**
 * Cards of a kind in a hand; `short`: the number alone.
 * @param {{name: string, count: number, label: string, short: boolean}} given
 */
const Count = ({ name, count, label, short }) =>
  html`<span class="chip" role=${short ? 'img' : undefined} aria-label=${short ? label : undefined} title=${label}>
    <${Raw} class="ico" markup=${icon(name, 15)}/>
    ${short ? count : label}
  </span>`;

/** One line a coach: shirt, name, stars, cards. @param {BoardProps} props */
export function Rivals(props) {
  const { view, seat, names } = props;
  const others = [...Array(view.seats).keys()].filter((one) => one !== seat);
  return html`<ul class="ww-rivals">${others.map(
    (one) => html`<li key=${one}><${Raw} class="raw" markup=${shirt(one, 30)}/>
    <span class="who">
      <b>${names[one]}</b> <span class="mut sm">
        ${[props.coach(one), teamName(props, one % 2)].filter(Boolean).join(', ')}
      </span>
    </span>
    <${Roles} props=${props} seat=${one}/>
    ${view.captain[one % 2] === one && html`<${Stars} props=${props} side=${one % 2}/>`}
    <${Count} name="cards" count=${view.hand_count[one]}
        label=${props.words('actions', { count: view.hand_count[one] })} short=${view.seats === 4}/>
    <${Count} name="people" count=${view.squad_count[one]}
        label=${props.words('players', { count: view.squad_count[one] })} short=${view.seats === 4}/>
    <${Bookings} props=${props} seat=${one}/>
  </li>`,
  )}</ul>`;
}

/** Piles and hands in a phone's line. @param {BoardProps} props */
export function Strip(props) {
  const { view } = props;
  const rival = 1 - mySide(props);
  const cards = seatsOf(view, rival).reduce((sum, seat) => sum + view.hand_count[seat], 0);
  return html`<span class="chip nowrap" role="img"
    aria-label=${props.words('pile', { cards: view.pile_count[mySide(props)] })}>
  <${Raw} class="ico" markup=${icon('cards', 15)}/>
  ${view.pile_count[mySide(props)]}
  </span>
    <span class="chip nowrap" role="img"
        aria-label=${`${teamName(props, rival)}: ${props.words('actions', { count: cards })}`}>
      <${Flag} props=${props} side=${rival} size=${16}/>
      ${cards}
    </span>`;
}

/** Piles, substitutions, abilities of both sides. @param {BoardProps} props */
export function Facts(props) {
  const { view, snapshot } = props;
  const mine = mySide(props);
  return html`<div class="ww-facts">${[mine, 1 - mine].map(
    (side) => html`<div key=${side} class="of-side">
      <h3>
        <${Flag} props=${props} side=${side} size=${20}/>
        ${teamName(props, side)} <${Stars} props=${props} side=${side} size=${15}/>
      </h3>
      <p class="sm">
        ${props.words('pile', { cards: view.pile_count[side] })}
        ${view.tokens[side] > 0 && html` · ${props.words('substitutions', { count: view.tokens[side] })}`}
        ${view.home === side && html` · ${props.words('at-home')}`}
      </p>
      <ul class="abilities">
        ${(snapshot.sheet?.abilities[side] ?? []).map(
          (/** @type {any} */ one) =>
            html`<li key=${one.name} class=${one.open ? 'open' : ''}
              title=${props.say({ key: `ability-${one.name}.effect`, args: {} })}>${abilityName(props, one.name)}</li>`,
        )}
      </ul></div>`,
  )}
    ${
      snapshot.sheet?.dealt &&
      Math.min(...view.pile_count) <= FEW &&
      html`<p class="sm mut">${props.words('half-ends')}</p>`
    }</div>`;
}

/** The cards that lie open, and those shown that are in a hand. @param {BoardProps} props */
export function Seen(props) {
  const { view, names } = props;
  const [open, setOpen] = useState(false);
  const mine = mySide(props);
  const total = view.discard.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
  const shown = [...Array(view.seats).keys()]
    .filter((one) => one !== props.seat)
    .flatMap((one) =>
      cardsIn(props, view.shown, one).map(
        ({ code, count }) => `${names[one]}: ${cardName(props, code)}${count > 1 ? ` ×${count}` : ''}`,
      ),
    );
  return html`<div class="seen">
    <button class="btn slim" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <${Raw} class="ico" markup=${icon('eye', 18)}/>
      ${props.words('discards', { cards: total })}
    </button>
    ${shown.length > 0 && html`<p class="sm mut sp">${props.words('shown')} ${shown.join(', ')}</p>`}
    ${
      open &&
      [mine, 1 - mine].map(
        (side) => html`<div key=${side} class="laid">
          <${Flag} props=${props} side=${side} size=${22}/>
          ${cardsIn(props, view.discard, side).map(
            ({ code, count }) =>
              html`<span class="tiny pc" key=${code} role="img" aria-label=${`${cardName(props, code)} ×${count}`}>
                <${Raw} class="raw" markup=${faceOf(props, code)}/>
                ${count > 1 && html`<b class="times">×${count}</b>`}
              </span>`,
          )}
      ${
        cardsIn(props, view.discard, side).length === 0 &&
        html`<span class="sm mut">${props.words('nothing-laid')}</span>`
      }</div>`,
      )
    }</div>`;
}
