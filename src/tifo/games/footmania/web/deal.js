/** A bargain as it lies on the table: both sides, the money, its balance. */
import { Raw, html } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { Front } from './cards.js';
import { itemName, manOf, millions, sheetOf, sum, surname } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('./reading.js').Deal} DealSheet */

/** The francs that a sum adds to my side; negative: that I ask for. @param {string} text */
export const signed = (text) => Number(text.split(' ')[1] ?? 0) * (text.startsWith('get') ? -1 : 1);

/**
 * Resale value of both sides, and what the bargain does to my team.
 * @param {{props: BoardProps, deal: DealSheet, money: number, other: string}} given
 */
export function Balance({ props, deal, money, other }) {
  const goes = deal.goes + Math.max(0, money);
  const comes = deal.comes + Math.max(0, -money);
  const share = goes + comes > 0 ? (100 * goes) / (goes + comes) : 50;
  const gaps = sheetOf(props).squad?.gaps ?? [];
  const lost = deal.gaps.filter((number) => !gaps.includes(number));
  const verdict = Math.abs(share - 50) < 6 ? 'even' : share > 50 ? 'dear' : 'cheap';
  const { further } = deal;
  const man = further ? manOf(props.box, further.item) : undefined;
  return html`<div class="fair">
    <div class="row between sm">
      <span>${props.words('you')} <b>${millions(props, goes)}</b></span>
      <b>${props.words(`deal-${verdict}`)}</b>
      <span>${other} <b>${millions(props, comes)}</b></span>
    </div>
    <div class="scale" aria-hidden="true">
      <i style=${`left:${share}%`}></i>
      <span style=${`width:${share}%`}></span>
    </div>
    <p class="sm">
      ${props.words(deal.guess ? 'resale-guess' : 'resale')} ${
        deal.after === deal.before
          ? props.words('team-stays', { stars: deal.before })
          : props.words(deal.guess ? 'team-goes-about' : 'team-goes', { before: deal.before, after: deal.after })
      }
      ${lost.length > 0 && ` ${props.words('leaves-gap', { numbers: lost.join(', ') })}`}
      ${
        man &&
        further &&
        html` <b>${props.words('advice')}</b> ${props.words('ask-too', { name: surname(man), stars: further.stars })}`
      }</p></div>`;
}

/** @param {{props: BoardProps, title: string, codes: string[], drop?: (code: string) => void, children?: any}} given */
export function Half({ props, title, codes, drop, children }) {
  return html`<div class="half"><h3 class="hd">${title}</h3><div class="cards">${codes.map((code) =>
    drop
      ? html`<button key=${code} class="take" onClick=${() => drop(code)}>
        <span class="sr">${props.words('take-off', { item: itemName(props, code) })}</span>
        <${Front} props=${props} code=${code} small/>
        <span class="off" aria-hidden="true"><${Raw} class="ico" markup=${icon('x', 16)}/></span>
      </button>`
      : html`<${Front} key=${code} props=${props} code=${code} small/>`,
  )}${children}</div></div>`;
}

/**
 * An offer: both sides, the money, its balance.
 * @param {{props: BoardProps, titles: string[], give: string[], ask: string[], money: number, deal: DealSheet | null,
 *   other: string}} given
 */
export function Deal({ props, titles, give, ask, money, deal, other }) {
  const cash = (/** @type {boolean} */ here) =>
    here &&
    html`<div class="cash"><${Raw} class="ico" markup=${icon('coin', 22)}/><b>${sum(props, Math.abs(money))}</b></div>`;
  return html`<div class="deal">
    <${Half} props=${props} title=${titles[0]} codes=${give}>${cash(money > 0)}</${Half}>
    <${Raw} class="ico swap" markup=${icon('swap', 26)}/>
    <${Half} props=${props} title=${titles[1]} codes=${ask}>${cash(money < 0)}</${Half}>
  </div>
    ${
      deal &&
      html`<${Balance} props=${props}
        deal=${{ ...deal, goes: deal.goes - Math.max(0, money), comes: deal.comes - Math.max(0, -money) }}
        money=${money} other=${other}/>`
    }`;
}
