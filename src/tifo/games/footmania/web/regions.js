/** The panels around the table: the coaches and their money, my eleven, what everybody has shown. */
import { Raw, html, lazy, useState } from '../../../web/lib.js';
import { icon, shirt } from '../../../web/kit.js';
import { Dialog } from '../../../web/parts/common.js';
import { Line } from './cards.js';
import { goods } from './drawing.js';
import { cashOf, isOnPitch, isTalk, itemName, manOf, millions, sheetOf, sponsorOf, surname } from './reading.js';
import { Track } from './track.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

const LineUp = lazy(() => import('./pitch.js').then((module) => module.LineUp));
const Sides = lazy(() => import('./pitch.js').then((module) => module.Sides));
const Season = lazy(() => import('./season.js').then((module) => module.Season));
const Shown = lazy(() => import('./season.js').then((module) => module.Shown));
const Standings = lazy(() => import('./season.js').then((module) => module.Standings));

/** Raise the hand, or lower it. @param {{props: BoardProps & {scene: Scene}, small?: boolean}} given */
function HandToggle({ props, small = false }) {
  const { hands } = props.scene;
  const { seat } = props;
  const raised = hands.value.includes(seat);
  const toggle = () => {
    hands.value = raised ? hands.value.filter((one) => one !== seat) : [...hands.value, seat];
  };
  return html`<button class="btn slim hand-toggle ${small ? 'small' : ''} ${raised ? 'sel' : ''}" aria-pressed=${raised}
    aria-label=${props.words(raised ? 'hand-up' : 'hand')} title=${props.words(raised ? 'hand-up' : 'hand')}
    onClick=${toggle}><${Raw} class="ico" markup=${icon('hand', small ? 18 : 22)}/></button>`;
}

/**
 * The coaches: who acts, who talks, how much money lies open.
 * @param {BoardProps & {small?: boolean, scene: Scene}} props
 */
export function Score(props) {
  const { view, seat, names, snapshot } = props;
  if (props.small)
    return html`<b class="d purse" aria-label=${props.words('your-money')}>
      ${seat >= 0 ? millions(props, cashOf(props, seat)) : ''}
    </b>`;
  const { seats } = sheetOf(props);
  return html`<ul class="coaches">${seats.map(
    (line, one) => html`<li key=${one} class=${snapshot.to_act === one ? 'acts' : ''}>
    <${Raw} class="raw" markup=${shirt(one, 30, one + 1)}/><b class="who">${names[one]}</b>
      <span class="mut">
        ${
          view.stage === 1
            ? props.words('men', { men: line.men })
            : props.words('points-pennants', { points: line.points, pennants: line.pennants })
        }
        ${view.plus_count[one] > 0 ? ` · ${props.words('plus-cards', { cards: view.plus_count[one] })}` : ''}
      </span>
    ${
      one === seat
        ? html`<${HandToggle} props=${props} small/>`
        : isTalk(props) &&
          view.actor === one &&
          html`<span class="hand-up" role="img" aria-label=${props.words('talks')}>
            <${Raw} class="ico" markup=${icon('hand', 18)}/>
          </span>`
    }
    <b class="d cash-now">${millions(props, cashOf(props, one))}</b></li>`,
  )}</ul>`;
}

/** The other purses in a phone's line, and the hand. @param {BoardProps & {scene: Scene}} props */
export function Strip(props) {
  const { seat } = props;
  const others = [...Array(props.view.seats).keys()].filter((one) => one !== seat);
  return html`<span class="row purses">
    ${others.map(
      (one) =>
        html`<span class="chip" key=${one} role="img"
          aria-label=${`${props.names[one]}: ${millions(props, cashOf(props, one))}`}>
        <${Raw} class="raw" markup=${shirt(one, 16)}/>
        ${millions(props, cashOf(props, one))}
      </span>`,
    )}
  </span>
    ${seat >= 0 && html`<${HandToggle} props=${props}/>`}`;
}

/** The table of the season, once there is one. @param {BoardProps} props */
export const Facts = (props) => (props.view.stage === 2 ? html`<${Standings} ...${props}/>` : null);

/** My eleven in a row, what is missing, what else I hold. @param {BoardProps} props */
export function Eleven(props) {
  const { squad } = sheetOf(props);
  if (!squad) return html`<p class="mut">${props.words('no-hand')}</p>`;
  const { box, view, seat } = props;
  return html`<div class="eleven">
    <div class="row mine">
      <${Raw} class="raw desk" markup=${shirt(seat, 44, seat + 1)}/>
      <div><b>${props.words('your-eleven')}</b>
      <div class="sm mut">
        ${props.words('numbers', { men: 11 - squad.gaps.length, most: view.team })}
        <br class="desk"/> <span class="phone-dot">·
        </span> ${props.words('foreigners', { men: squad.foreigners, most: box.team.foreigners.value })} ${
          squad.stars > 0 && html`<span class="phone-dot">·</span> <span class="nowrap">${squad.stars} ★</span>`
        }
      </div></div></div>
    <ol class="slots">${squad.eleven.map((code, i) => {
      const man = code ? manOf(box, code) : undefined;
      return man
        ? html`<li key=${i} class=${man.shirt}><b>${i + 1}</b><span>${surname(man)}</span></li>`
        : html`<li key=${i} class="gap"><b>${i + 1}</b><span>${props.words('missing')}</span></li>`;
    })}</ol></div>`;
}

/** My squad and everything that was shown. @param {BoardProps} props */
export function Seen(props) {
  const [open, setOpen] = useState(false);
  const { squad } = sheetOf(props);
  const others = [...Array(props.view.seats).keys()].filter((one) => one !== props.seat);
  const sponsors = (sheetOf(props).seats[props.seat]?.sponsors ?? []).map((code) => sponsorOf(props.box, code));
  return html`${
    squad &&
    html`<div class="row held-cards">
      ${
        squad.plus.length > 0 &&
        html`<span class="chip" role="img"
          aria-label=${squad.plus.map((code) => props.say({ key: `plus-${code}`, args: {} })).join(', ')}
          title=${squad.plus.map((code) => props.say({ key: `plus-${code}`, args: {} })).join(', ')}>+
        ${squad.plus.length}
      </span>`
      }
      ${sponsors.map(
        (card) =>
          card &&
          html`<span class="chip" key=${card.code} role="img" aria-label=${itemName(props, card.code)}
            title=${itemName(props, card.code)}><${Raw} class="ico" markup=${goods(card.sponsor)}/></span>`,
      )}</div>`
  }
    <button class="btn slim squads" onClick=${() => setOpen(true)}>
      <${Raw} class="ico" markup=${icon('eye', 20)}/>
      ${props.words('squads')}
    </button>
    ${
      open &&
      html`<${Dialog} label=${props.words('squads')} close=${() => setOpen(false)}>
        <h2 class="hd">${props.words('squads')}</h2>
      ${
        squad &&
        html`<div class="shown-squad">
          <h3 class="row">
            <${Raw} class="raw" markup=${shirt(props.seat, 26, props.seat + 1)}/>
            <b>${props.words('your-squad')}</b>
            <span class="sm mut">${props.words('men', { men: squad.men.length })}</span>
          </h3>
        <ul>
          ${squad.men.map(
            (code) =>
              html`<li key=${code} class="bn">
                <${Line} props=${props} code=${code}
                    more=${
                      squad.unseen.includes(code) ? html`<span class="chip">${props.words('hidden')}</span>` : null
                    }/>
              </li>`,
          )}
          ${squad.plus.map(
            (code, i) =>
              html`<li key=${i} class="bn">
                <b class="sp">${props.say({ key: `plus-${code}`, args: {} })}</b>
                <span class="sm mut">Plus</span>
              </li>`,
          )}</ul></div>`
      }
      ${others.map((one) => html`<${Shown} key=${one} props=${props} seat=${one}/>`)}
      <button class="btn" onClick=${() => setOpen(false)}>${props.words('close')}</button></${Dialog}>`
    }`;
}

/** Which view the position asks for. @param {BoardProps} props */
function dueTab(props) {
  const { match, phase } = sheetOf(props);
  if (!isOnPitch(props) || !match) return 'track';
  if (match.sides[0].eleven && (match.sides[1].eleven || phase === 'boost')) return 'match';
  return match.sides.some((side) => side.seat === props.seat) ? 'team' : 'track';
}

/** The region `table`: the track, the pitch, or the season. @param {BoardProps & {scene: Scene}} props */
export function Table(props) {
  const { scene, seat } = props;
  const due = dueTab(props);
  const tab = scene.tab.value || due;
  const tabs = [due === 'match' ? 'match' : '', 'track', seat >= 0 ? 'team' : '', 'season'].filter(Boolean);
  const shown = tabs.includes(tab) ? tab : due;
  return html`<div class="fm-table"><div class="tabs" role="group" aria-label=${props.words('views')}>${tabs.map(
    (one) =>
      html`<button key=${one} class="tab" aria-pressed=${shown === one} onClick=${() => {
        scene.tab.value = one === due ? '' : one;
      }}>${props.words(`tab-${one}`)}</button>`,
  )}</div>
    <div class="stage">
      ${
        shown === 'track'
          ? html`<${Track} ...${props}/>`
          : shown === 'team'
            ? html`<${LineUp} ...${props}/>`
            : shown === 'match'
              ? html`<${Sides} ...${props}/>`
              : html`<${Season} ...${props}/>`
      }
      ${
        scene.card.value &&
        html`<div class="flown" key=${scene.card.value.n}>
          ${scene.card.value.draw()}
          ${scene.card.value.text && html`<b class="verdict">${scene.card.value.text}</b>`}
        </div>`
      }
      ${scene.banner.value && html`<div class="banner d" aria-hidden="true">${scene.banner.value}</div>`}</div></div>`;
}
