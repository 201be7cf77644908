/** Table, fixtures and pennants; and what everybody has shown. */
import { Raw, html } from '../../../web/lib.js';
import { shirt } from '../../../web/kit.js';
import { Line } from './cards.js';
import { itemName, sheetOf } from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Standings(props) {
  const { seats } = sheetOf(props);
  const order = seats.map((line, seat) => ({ ...line, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return html`<table class="league"><caption class="sr">${props.words('standings')}</caption>
    <thead>
      <tr>
        <th></th>
        <th scope="col">${props.words('coach')}</th>
        <th scope="col" title=${props.words('played')}>${props.words('played-short')}</th>
        <th scope="col" title=${props.words('points')}>${props.words('points-short')}</th>
        <th scope="col" title=${props.words('pennants')}>
          <span aria-hidden="true">⚑</span>
          <span class="sr">${props.words('pennants')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      ${order.map(
        ({ seat, rank, played, points, pennants }) =>
          html`<tr key=${seat} class=${seat === props.seat ? 'me' : ''}>
            <td>${rank}</td>
            <th scope="row">
              <span class="row"><${Raw} class="raw" markup=${shirt(seat, 22, seat + 1)}/>${props.names[seat]}</span>
            </th>
            <td>${played}</td>
            <td><b>${points}</b></td>
            <td>${pennants}</td>
          </tr>`,
      )}
    </tbody></table>`;
}

/** Every match of the season, with its result where there is one. @param {BoardProps} props */
export function Fixtures(props) {
  const { fixtures } = sheetOf(props);
  const results = props.latest('RESULT', 60);
  if (fixtures.length === 0) return html`<p class="sm mut">${props.words('no-fixtures')}</p>`;
  const result = (/** @type {number} */ home, /** @type {number} */ away) =>
    results.find((event) => event.seat === home && event.told.away === away);
  return html`<ol class="fixtures">${fixtures.map(
    (matches, day) =>
      html`<li key=${day} class=${day === props.view.day ? 'now' : ''}><b class="d">${day + 1}</b><ul>${matches.map(
        ([home, away]) => {
          const found = result(home, away);
          return html`<li key=${home}>
            <span class="side"><${Raw} class="raw" markup=${shirt(home, 20, home + 1)}/>${props.names[home]}</span>
            <b class="digits">${found ? `${found.told.first}–${found.told.second}` : '–'}</b>
            <span class="side away">${props.names[away]}<${Raw} class="raw" markup=${shirt(away, 20, away + 1)}/></span>
          </li>`;
        },
      )}</ul></li>`,
  )}</ol>`;
}

/** @param {BoardProps} props */
export const Season = (props) => html`<div class="season panel">
  <h2 class="hd">${props.words('standings')} <span class="r">${props.words('pennants-help')}</span></h2>
  <${Standings} ...${props}/>
  <h2 class="hd">${props.words('fixtures')}</h2><${Fixtures} ...${props}/></div>`;

/** What a coach has shown so far; nothing else is known. @param {{props: BoardProps, seat: number}} given */
export function Shown({ props, seat }) {
  const line = sheetOf(props).seats[seat];
  if (!line) return null;
  const unseen = line.men - line.shown.length;
  return html`<div class="shown-squad">
    <h3 class="row">
      <${Raw} class="raw" markup=${shirt(seat, 26, seat + 1)}/>
      <b>${props.names[seat]}</b>
      <span class="sm mut">${props.words('men', { men: line.men })}</span>
    </h3>
    <ul>${line.shown.map((code) => html`<li key=${code} class="bn"><${Line} props=${props} code=${code}/></li>`)}
      ${line.sponsors.map((code) => html`<li key=${code} class="bn"><b class="sp">${itemName(props, code)}</b></li>`)}
      ${line.plus.map(
        (code, i) =>
          html`<li key=${`${code}${i}`} class="bn">
            <b class="sp">${props.say({ key: `plus-${code}`, args: {} })}</b>
            <span class="sm mut">Plus</span>
          </li>`,
      )}
      ${unseen > 0 && html`<li class="bn mut">${props.words('unseen-men', { men: unseen })}</li>`}
      ${
        line.men + line.sponsors.length + line.plus.length === 0 &&
        html`<li class="bn mut">${props.words('nothing-shown')}</li>`
      }</ul></div>`;
}
