/** The dialogue in which an offer is put together. */
import { Raw, html, useEffect, useState } from '../../../web/lib.js';
import { icon, shirt } from '../../../web/kit.js';
import { Dialog } from '../../../web/parts/common.js';
import { Balance, Half, signed } from './deal.js';
import { cashOf, itemName, millions, passText, resaleOf, sheetOf, sum } from './reading.js';
import { Shown } from './season.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */
/**
 * @typedef {import('./reading.js').Deal} DealSheet
 * @typedef {import('./reading.js').Market} Market
 * @typedef {import('./reading.js').Suggestion} Suggestion
 */

const MOST = 2;

/**
 * A place for one more card.
 * @param {{props: BoardProps, label: string, codes: string[], add: (code: string) => void}} given
 */
function Add({ props, label, codes, add }) {
  if (codes.length === 0) return null;
  return html`<label class="addc"><${Raw} class="ico" markup=${icon('plus', 22)}/><span>${props.words('card')}</span>
    <select aria-label=${label} value="" onChange=${(/** @type {any} */ event) => {
      if (event.target.value) add(event.target.value);
      event.target.value = '';
    }}>
      <option value="">${label}</option>
      ${codes.map(
        (code) =>
          html`<option key=${code} value=${code}>
            ${itemName(props, code)}
            ${resaleOf(props, code) > 0 ? ` · ${sum(props, resaleOf(props, code))}` : ''}
          </option>`,
      )}
    </select></label>`;
}

/** @param {BoardProps} props @param {Suggestion} one */
function suggestion(props, one) {
  const name = props.names[one.to] ?? '';
  const money = signed(one.sum);
  const given = [...one.give.map((code) => itemName(props, code)), ...(money > 0 ? [sum(props, money)] : [])].join(
    ' + ',
  );
  const asked = [...one.ask.map((code) => itemName(props, code)), ...(money < 0 ? [sum(props, -money)] : [])].join(
    ' + ',
  );
  return {
    text: props.words('suggestion', { name, given, asked }),
    stars: one.after !== one.before ? `${one.before} → ${one.after} ★` : '',
  };
}

/**
 * The moves that lead to the sum.
 * @param {BoardProps} props
 * @param {string[]} before
 * @param {boolean} whom
 * @param {number} to
 * @param {string[]} give
 * @param {string[]} ask
 */
function planOf(props, before, whom, to, give, ask) {
  const side = (/** @type {string[]} */ codes) => [...codes, ...(codes.length < MOST ? [passText(props)] : [])];
  const inDebt = props.view.debt[props.seat] > 0;
  return [...before, ...(whom ? [`seat ${to}`] : []), ...side(give), ...(inDebt ? [] : side(ask))];
}

/** Put an offer together; nothing is shown to anybody before it is made. @param {BoardProps & {scene: Scene}} props */
export function OfferDialog(props) {
  const { scene, view, seat, names } = props;
  const close = () => {
    scene.offering.value = false;
  };
  const phase = sheetOf(props).phase;
  const before = { market: ['offer'], forced: ['offer'], answer: ['counter'] }[phase] ?? [];
  const [market, setMarket] = useState(/** @type {Market | null} */ (null));
  const [whom, setWhom] = useState(false);
  const [to, setTo] = useState(-1);
  const [give, setGive] = useState(/** @type {string[]} */ ([]));
  const [ask, setAsk] = useState(/** @type {string[]} */ ([]));
  const [money, setMoney] = useState('');
  const [found, setFound] = useState(/** @type {{sums: string[], deal: DealSheet} | null} */ (null));
  useEffect(() => {
    props.rehearse(before).then(({ sheet, view: led }) => {
      setMarket(sheet.market ?? { partners: [], gives: [] });
      setWhom(sheet.phase === 'whom');
      setTo(
        sheet.phase === 'whom'
          ? (sheet.market?.suggestions?.[0]?.to ?? sheet.market?.partners[0]?.seat ?? -1)
          : led.offer_to,
      );
    }, close);
  }, []);
  const plan = planOf(props, before, whom, to, give, ask);
  useEffect(() => {
    if (!market || to < 0 || give.length + ask.length === 0) {
      setFound(null);
      return undefined;
    }
    let stale = false;
    props.rehearse(plan).then(
      ({ sheet, legal }) => {
        if (stale) return;
        const sums = legal
          .map((/** @type {any} */ move) => move.text)
          .sort((/** @type {string} */ a, /** @type {string} */ b) => signed(a) - signed(b));
        const ready = sheet.phase === 'money' && sums.length > 0;
        setFound(ready ? { sums, deal: sheet.deal } : null);
        if (ready) setMoney((old) => (sums.includes(old) ? old : (sheet.deal.balance ?? sums[0])));
      },
      () => setFound(null),
    );
    return () => {
      stale = true;
    };
  }, [market, to, give.join(), ask.join()]);
  if (!market) return null;
  const partner = market.partners.find((one) => one.seat === to);
  const chooseSeat = (/** @type {number} */ other) => {
    setTo(other);
    setAsk([]);
  };
  const gaps = sheetOf(props).squad?.gaps ?? [];
  const places = [...gaps, ...[...Array(11).keys()].map((i) => i + 1).filter((number) => !gaps.includes(number))].map(
    (number) => `no ${number}`,
  );
  const asks = [
    ...(partner?.asks ?? []),
    ...(partner?.unseen && !ask.some((code) => code.startsWith('no ')) ? places : []),
  ].filter((code) => !ask.includes(code));
  const inDebt = view.debt[seat] > 0;
  const francs = found && money ? signed(money) : 0;
  const step = (/** @type {number} */ by) => {
    const at = found?.sums.indexOf(money) ?? -1;
    setMoney(found?.sums[Math.min(found.sums.length - 1, Math.max(0, at + by))] ?? money);
  };
  const take = (/** @type {Suggestion} */ one) => {
    setTo(one.to);
    setGive(one.give);
    setAsk(one.ask);
    setMoney(one.sum);
  };
  const propose = () => {
    close();
    props.make([...plan, money]);
  };
  return html`<${Dialog} label=${props.words('offer-to', { name: names[to] ?? '' })} close=${close}><div class="offer">
    <div class="row offer-head">
      ${to >= 0 && html`<${Raw} class="raw" markup=${shirt(to, 40, to + 1)}/>`}
      <div class="sp"><h2 class="d">${props.words('offer-to', { name: names[to] ?? '' })}</h2>
      <p class="sm mut">
        ${partner && props.words('open-money', { sum: millions(props, partner.cash) })} ${
          gaps.length > 0 ? props.words('lacks', { numbers: gaps.join(', ') }) : ''
        }
      </p></div><a class="cid desk" href="/rules/footmania#FM-trans-1">FM-trans-1</a>
      <button class="btn slim" aria-label=${props.words('close')} onClick=${close}>
        <${Raw} class="ico" markup=${icon('x', 20)}/>
      </button></div>
    ${
      whom &&
      market.partners.length > 1 &&
      html`<div class="row wrap" role="group" aria-label=${props.words('to-whom')}>
        ${market.partners.map(
          (one) =>
            html`<button key=${one.seat} class="btn slim ${one.seat === to ? 'sel' : ''}"
              aria-pressed=${one.seat === to} onClick=${() => chooseSeat(one.seat)}>
            <${Raw} class="raw" markup=${shirt(one.seat, 24, one.seat + 1)}/>
            ${names[one.seat]} <small>${millions(props, one.cash)}</small>
          </button>`,
        )}
      </div>`
    }
    ${
      (market.suggestions ?? []).length > 0 &&
      give.length + ask.length === 0 &&
      html`<div class="suggestions"><h3 class="hd">${props.words('suggestions')}</h3>${(market.suggestions ?? []).map(
        (one, i) => {
          const said = suggestion(props, one);
          return html`<button key=${i} class="btn" onClick=${() => take(one)}>
            <span class="sp">${said.text}</span>
            ${said.stars && html`<b class="nowrap">${said.stars}</b>`}
          </button>`;
        },
      )}</div>`
    }
    <div class="deal">
      <${Half} props=${props} title=${props.words('you-give')} codes=${give}
          drop=${(/** @type {string} */ code) => setGive(give.filter((one) => one !== code))}>
        ${
          give.length < MOST &&
          html`<${Add} props=${props} label=${props.words('add-give')}
            codes=${market.gives.filter((code) => !give.includes(code))}
            add=${(/** @type {string} */ code) => setGive([...give, code])}/>`
        }
      </${Half}>
      <${Raw} class="ico swap" markup=${icon('swap', 26)}/>
      <${Half} props=${props} title=${props.words('you-get')} codes=${ask}
          drop=${(/** @type {string} */ code) => setAsk(ask.filter((one) => one !== code))}>
        ${
          !inDebt &&
          ask.length < MOST &&
          html`<${Add} props=${props} label=${props.words('add-ask')} codes=${asks}
            add=${(/** @type {string} */ code) => setAsk([...ask, code])}/>`
        }
      </${Half}></div>
    ${
      found
        ? html`<div>
          <div class="row between sm">
            <b>${props.words(francs < 0 ? 'you-ask' : 'you-add')}</b>
            <span class="mut">${props.words('left', { sum: millions(props, cashOf(props, seat) - francs) })}</span>
          </div>
      <div class="row stepper">
        <button class="btn slim" aria-label=${props.words('less')} onClick=${() => step(-1)}>
          <${Raw} class="ico" markup=${icon('minus', 20)}/>
        </button>
        <output class="amount">${sum(props, Math.abs(francs))}</output>
        <button class="btn slim" aria-label=${props.words('more')} onClick=${() => step(1)}>
          <${Raw} class="ico" markup=${icon('plus', 20)}/>
        </button>
        <button class="btn sp" onClick=${() => setMoney(found.deal.balance ?? money)}>${props.words('balance')}</button>
      </div></div>
      <${Balance} props=${props} deal=${found.deal} money=${francs} other=${names[to] ?? ''}/>`
        : html`<p class="sm mut">${props.words('offer-help')}</p>`
    }
    <div class="row">
      <button class="btn big" onClick=${close}>${props.words('withdraw')}</button>
      <button class="btn pri big sp propose" disabled=${!found || !money} onClick=${propose}>
        <${Raw} class="ico" markup=${icon('check', 22)}/>
        ${props.words('propose')}
      </button>
    </div>
    ${to >= 0 && html`<h3 class="hd">${props.words('what-you-know')}</h3><${Shown} props=${props} seat=${to}/>`}
  </div></${Dialog}>`;
}
