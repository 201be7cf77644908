/** Cards: footballers front and back, sponsors, Plus cards, European teams. */
import { Raw, html } from '../../../web/lib.js';
import { COLOURS, SHIRT, goods } from './drawing.js';
import { manOf, numbersOf, plusOf, sponsorOf, starsOf, sum } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./reading.js').Man} Man */

/** The shirt on a card: a foreigner's has a white band. @param {Man} man */
export const shirtOf = (man) =>
  `<svg viewBox="0 0 44 44"
    aria-hidden="true">
  <path d="${SHIRT}" fill="${COLOURS[man.shirt]}" stroke="#1A231E"
      stroke-width="1.6"/>${man.shirt === 'red' ? '<path d="M12 24h20" stroke="#fff" stroke-width="5"/>' : ''}</svg>`;

/** A footballer as a sentence. @param {BoardProps} props @param {Man} man */
export const manSentence = (props, man) =>
  props.words('man-card', {
    name: man.name,
    numbers: numbersOf(man),
    colour: props.words(`colour-${man.shirt}`),
    stars: starsOf(props, man.code),
    price: sum(props, man.reduced),
  });

/** The front of a footballer's card. @param {{props: BoardProps, code: string, small?: boolean}} given */
export function Front({ props, code, small = false }) {
  const man = manOf(props.box, code);
  if (!man) return html`<${Card} props=${props} code=${code} small=${small}/>`;
  const basis = props.box.stars[man.shirt].value;
  return html`<div class="pc fo ${small ? 'small' : ''}" role="img" aria-label=${manSentence(props, man)}>
    <div class="top ${man.shirt}">
      <b>${man.jp ? 'JP' : man.numbers.join(' / ')}</b>
      <span>${props.words(`colour-${man.shirt}`)}</span>
    </div>
    <${Raw} class="tricot" markup=${shirtOf(man)}/>
    <div class="nm">${man.name}</div>
    <div class="st">${'★'.repeat(basis)}${man.stars > 0 && html`<i>+${man.stars}</i>`}</div>
    <div class="pr">${sum(props, man.reduced)}</div></div>`;
}

/** The back: what he costs. @param {{props: BoardProps, code: string}} given */
export function Back({ props, code }) {
  const man = manOf(props.box, code);
  if (!man) return null;
  return html`<div class="pc fo back" role="img"
    aria-label=${props.words('back-card', { price: sum(props, man.price) })}>
    <div class="in ${man.shirt}"><span>${props.words('price')}</span><b>${sum(props, man.price)}</b></div></div>`;
}

/** A card that nobody else has seen. @param {{props: BoardProps, foreign: boolean}} given */
export const Unseen = ({
  props,
  foreign,
}) => html`<div class="pc fo back" role="img" aria-label=${props.words(foreign ? 'unseen-foreign' : 'unseen-national')}>
  <div class="in ${foreign ? 'red' : 'blue'}"><b class="big">${foreign ? props.words('foreign-mark') : 'N'}</b></div>
  </div>`;

/** A sponsor, or any man with a number. @param {{props: BoardProps, code: string, small?: boolean}} given */
export function Card({ props, code, small = false }) {
  const card = sponsorOf(props.box, code);
  if (card?.sponsor) {
    const kind = props.say({ key: `sponsor-${card.sponsor}`, args: {} });
    return html`<div class="pc fo sponsor ${small ? 'small' : ''}" role="img"
      aria-label=${props.words('sponsor-card', { kind, sum: sum(props, card.sum), price: sum(props, card.resale) })}>
      <div class="top plain"><span>${kind}</span></div><${Raw} class="tricot" markup=${goods(card.sponsor)}/>
      <div class="nm">${sum(props, card.sum)}</div><div class="pr">${sum(props, card.resale)}</div></div>`;
  }
  return html`<div class="pc fo anyone ${small ? 'small' : ''}" role="img"
    aria-label=${props.words('any-number', { number: Number(code.slice(3)) })}>
    <div class="nm"><b class="big">${code.slice(3)}</b>${props.words('anyone')}</div></div>`;
}

/** Signs of the Plus cards. @type {Record<string, string>} */
const SIGNS = {
  form: '★',
  injury: '✚',
  red_card: '▮',
  physio: '✚',
  appeal: '⚖',
  crowd: '♪',
  coaching: '⇄',
  free: '★',
};

/** A Plus card. @param {{props: BoardProps, code: string}} given */
export function PlusCard({ props, code }) {
  const card = plusOf(props.box, code);
  if (!card) return null;
  const sign = card.kind === 'form' ? '★'.repeat(card.stars) : (SIGNS[card.kind] ?? '+');
  return html`<span class="pc plus ${card.kind}" aria-hidden="true">
    <span class="sign">${sign}</span>
    <b>${props.say({ key: `plus-${code}`, args: {} })}</b>
    <span class="does">${props.words(`plus-${card.kind}`)}</span>
  </span>`;
}

/** A European team. @param {{props: BoardProps, code: string}} given */
export function Rival({ props, code }) {
  const team = props.box.europeans.find((/** @type {any} */ one) => one.code === code);
  if (!team) return null;
  return html`<div class="pc fo euro" role="img"
    aria-label=${props.words('rival-card', {
      name: team.name,
      stars: team.stars,
      pennants: team.pennants,
      gate: sum(props, team.gate),
    })}>
    <div class="top violet"><b>${team.stars} ★</b></div>
    <div class="flags" aria-hidden="true">${'⚑'.repeat(Math.min(6, team.pennants))}</div>
    <div class="nm">${team.name}</div>
    <div class="pr">${sum(props, team.gate)}</div>
  </div>`;
}

/** A line with number plate, name and stars. @param {{props: BoardProps, code: string, more?: any}} given */
export function Line({ props, code, more = null }) {
  const man = manOf(props.box, code);
  if (!man) return null;
  return html`<i class="no ${man.shirt}">${numbersOf(man)}</i>
    <b class="sp">
      ${man.name}
      ${man.shirt === 'red' && html` <em class="foreign">${props.words('foreign-mark')}</em>`}
    </b>
    ${more}
    <span class="nowrap">
      ${starsOf(props, code)} <span class="gold" aria-hidden="true">★</span>
      <span class="sr">${props.words('stars-word')}</span>
    </span>`;
}
