/** What is going on now, with the things themselves: an auction, an offer, a match, a question. */
import { Raw, html, lazy, useEffect, useRef } from '../../../web/lib.js';
import { icon, shirt } from '../../../web/kit.js';
import { Back, Front, Rival, Unseen } from './cards.js';
import { Deal } from './deal.js';
import {
  cashOf,
  francs,
  isMine,
  isOnPitch,
  manOf,
  millions,
  offers,
  passText,
  sheetOf,
  sideOf,
  sum,
} from './reading.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

const OfferDialog = lazy(() => import('./offer.js').then((module) => module.OfferDialog));
const Bench = lazy(() => import('./match.js').then((module) => module.Bench));
const MatchScore = lazy(() => import('./match.js').then((module) => module.MatchScore));
const PlusHand = lazy(() => import('./match.js').then((module) => module.PlusHand));

/** What the red button says before anything was chosen. @type {Record<string, string>} */
const USUAL = { auction: 'bid', stop: 'yes', line_up: 'yes' };

/** Where Plus cards may be used. */
const WITH_PLUS = ['touchline', 'protest', 'boost', 'shed'];
/** Where an offer may be put together. */
const BARGAINS = ['market', 'forced', 'whom', 'giving', 'answer'];

/** The usual answer is chosen already. @param {BoardProps} props */
function useUsual(props) {
  const first = props.levels[0] ?? [];
  const usual = USUAL[sheetOf(props).phase] ?? '';
  const open = first.includes(usual) && first.length > 1;
  useEffect(() => {
    if (open && props.chosen.length === 0) props.pick(usual);
  }, [props.snapshot.entry, open]);
}

/** What a man would do for my team. @param {BoardProps} props @param {number} price */
function Meaning(props, price) {
  const { man } = sheetOf(props);
  if (!man || man.before === undefined || man.after === undefined) return null;
  const left = cashOf(props, props.seat) - price;
  const over =
    left >= 0 ? props.words('left', { sum: millions(props, left) }) : props.words('short', { sum: sum(props, -left) });
  return html`<p class="meaning">
    <${Raw} class="ico" markup=${icon('eye', 20)}/>
    <span>
      ${
        man.after > man.before
          ? props.words('team-goes', { before: man.before, after: man.after })
          : props.words('team-stays', { stars: man.before })
      }
    ${
      (man.fills ?? []).length > 0
        ? html` <b>${props.words('fills', { numbers: (man.fills ?? []).join(', ') })}</b>`
        : (man.gaps ?? []).length > 0 && html` <b>${props.words('lacks', { numbers: (man.gaps ?? []).join(', ') })}</b>`
    }
    ${isMine(props) && ` ${over}`}</span></p>`;
}

/** @param {{props: BoardProps, children?: any}} given */
function BothSides({ props, children }) {
  const { man } = sheetOf(props);
  if (!man) return null;
  return html`<div class="two-cards">
    <${Front} props=${props} code=${man.code}/>
    <${Back} props=${props} code=${man.code}/>
    ${children ?? html`<p class="sm mut">${props.words('front-back')}</p>`}</div>`;
}

/** Raise or lower the bid by a step. @param {BoardProps} props @param {number} by */
function bidBy(props, by) {
  const bids = props.legal.filter(({ text }) => text.startsWith('bid '));
  const at = Math.max(
    0,
    bids.findIndex(({ steps }) => steps.join() === props.chosen.join()),
  );
  const next = bids[Math.min(bids.length - 1, Math.max(0, at + by))];
  if (!next || next.steps.join() === props.chosen.join()) return;
  if (props.chosen[0] !== next.steps[0]) props.pick(next.steps[0] ?? '');
  if (next.steps[1]) props.pick(next.steps[1]);
}

/** @param {BoardProps} props */
function Auction(props) {
  const { man } = sheetOf(props);
  const { view } = props;
  if (!man) return null;
  const chosen = Number((props.chosen[1] ?? '').slice(4)) || man.lowest || 0;
  const canBid = props.legal.some(({ text }) => text.startsWith('bid '));
  return html`<h2 class="hd">
    ${props.words('auction')} <span class="r">
      ${props.words('step', { sum: sum(props, props.box.money.auction_step.value) })}
    </span>
  </h2>
    <${BothSides} props=${props}><ul class="bids">${(man.bidders ?? []).map(
      (word, seat) => html`<li key=${seat} class=${word}>
        <${Raw} class="raw" markup=${shirt(seat, 28, seat + 1)}/>
        <span title=${props.names[seat]}><span class="sr">${props.names[seat]}</span> ${props.words(`bidder-${word}`)}
      ${word === 'leads' && html`<b class="v">${sum(props, francs(props, view.bid))}</b>`}</span></li>`,
    )}</ul></${BothSides}>
    ${props.seat >= 0 && Meaning(props, chosen)}
    ${
      isMine(props) &&
      html`<div class="row stepper">
        <button class="btn slim" aria-label=${props.words('less')} disabled=${!canBid}
            onClick=${() => bidBy(props, -1)}><${Raw} class="ico" markup=${icon('minus', 20)}/></button>
      <output class="amount">${canBid ? sum(props, chosen) : '–'}</output>
      <button class="btn slim" aria-label=${props.words('more')} disabled=${!canBid} onClick=${() => bidBy(props, 1)}>
        <${Raw} class="ico" markup=${icon('plus', 20)}/>
      </button>
      <button class="btn sp" onClick=${() => props.make([passText(props)])}>${props.words('pass')}</button></div>`
    }`;
}

/** @param {BoardProps} props */
function Buying(props) {
  const { man, phase } = sheetOf(props);
  if (!man) return html`<div class="two-cards"><${Unseen} props=${props} foreign=${props.view.draw_from === 1}/></div>`;
  const card = manOf(props.box, man.code);
  return html`<h2 class="hd">${props.words(phase === 'buy' ? 'drawn' : 'scouted')}</h2>
    <${BothSides} props=${props}/>
    ${props.seat >= 0 && Meaning(props, (phase === 'buy' ? card?.price : card?.reduced) ?? 0)}`;
}

/** The offer on the table. @param {BoardProps & {scene: Scene}} props */
function Offer(props) {
  const { view, seat, names } = props;
  const { deal, phase } = sheetOf(props);
  const mine = seat === view.offer_from;
  const concerns = mine || seat === view.offer_to;
  const [left, right] = mine || !concerns ? [view.give, view.ask] : [view.ask, view.give];
  const money = francs(props, view.sum) * (mine || !concerns ? 1 : -1);
  const titles = concerns
    ? [props.words('you-give'), props.words('you-get')]
    : [
        props.words('gives', { name: names[view.offer_from] ?? '' }),
        props.words('gives', { name: names[view.offer_to] ?? '' }),
      ];
  return html`<h2 class="hd">
    ${props.words('offer-between', { from: names[view.offer_from] ?? '', to: names[view.offer_to] ?? '' })}
  </h2>
    <${Deal} props=${props} titles=${titles} give=${sideOf(props, left)} ask=${sideOf(props, right)} money=${money}
        deal=${deal ?? null} other=${names[mine ? view.offer_to : view.offer_from]}/>
    ${
      phase === 'answer' &&
      isMine(props) &&
      offers(props, 'counter') &&
      html`<button class="btn" onClick=${() => {
        props.scene.offering.value = true;
      }}><${Raw} class="ico" markup=${icon('swap', 20)}/>${props.words('counter')}</button>`
    }`;
}

/** @param {BoardProps & {scene: Scene}} props */
function Market(props) {
  const { scene } = props;
  const canOffer =
    offers(props, 'offer') ||
    sheetOf(props).phase === 'whom' ||
    (sheetOf(props).phase === 'giving' && props.view.give[0] === 0);
  return html`<h2 class="hd">
    ${props.words('market')} <span class="r">
      ${props.words(props.view.banned ? 'transfers-over' : 'transfers-open')}
    </span>
  </h2>
    <div class="row wrap">${
      canOffer &&
      html`<button class="btn go sp offer-open" onClick=${() => {
        scene.offering.value = true;
      }}><${Raw} class="ico" markup=${icon('swap', 20)}/>${props.words('make-offer')}</button>`
    }
      ${
        offers(props, passText(props)) &&
        sheetOf(props).phase === 'market' &&
        html`<button class="btn sp" onClick=${() => props.make([passText(props)])}>${props.words('go-on')}</button>`
      }</div>`;
}

/** @param {BoardProps} props */
function Euromatch(props) {
  const { rival } = sheetOf(props);
  const team = props.box.europeans[props.view.rival - 1];
  if (!team) return null;
  return html`<h2 class="hd">${props.words('euromatch')}</h2>
    <div class="two-cards"><${Rival} props=${props} code=${team.code}/>
    <p>
      ${rival && html`<b class="d big">${rival.stars} ★ – ${team.stars} ★</b><br/>`}
      <span class="sm mut">${props.words('euro-prize', { pennants: team.pennants, sum: sum(props, team.gate) })}</span>
    </p></div>`;
}

/** A button that asks to be asked. @param {BoardProps & {scene: Scene}} props */
function RaiseHand(props) {
  const { scene, seat, view } = props;
  const raised = scene.hands.value.includes(seat);
  const talking = useRef(false);
  const phase = sheetOf(props).phase;
  const atMarket = phase === 'market' && view.actor === seat;
  const raise = () => {
    scene.hands.value = [...scene.hands.value, seat];
  };
  const lower = () => {
    scene.hands.value = scene.hands.value.filter((one) => one !== seat);
  };
  useEffect(() => {
    if (atMarket) talking.current = true;
    else if (talking.current && !['sale', 'whom', 'giving', 'asking', 'money', 'answer', 'hand_over'].includes(phase)) {
      talking.current = false;
      lower();
    }
  }, [props.snapshot.entry]);
  if (seat < 0 || atMarket || props.snapshot.ending) return null;
  return html`<button class="btn raise ${raised ? 'sel' : ''}" aria-pressed=${raised}
    onClick=${raised ? lower : raise}>
    <${Raw} class="ico" markup=${icon('hand', 21)}/>${props.words(raised ? 'hand-up' : 'hand')}</button>`;
}

/** @param {BoardProps & {scene: Scene}} props */
function Now(props) {
  const sheet = sheetOf(props);
  switch (sheet.phase) {
    case 'auction':
      return Auction(props);
    case 'buy':
    case 'scouted':
      return Buying(props);
    case 'market':
    case 'forced':
    case 'whom':
      return isMine(props) ? Market(props) : null;
    case 'giving':
      return isMine(props) && props.view.give[0] === 0 ? Market(props) : Offer(props);
    case 'asking':
    case 'money':
    case 'answer':
    case 'hand_over':
      return Offer(props);
    case 'euromatch':
      return Euromatch(props);
    case 'line_up':
    case 'field':
      return html`<${MatchScore} ...${props}/><${Bench} ...${props}/>`;
    default:
      if (sheet.phase === 'boost') return html`${Euromatch(props)}<${MatchScore} ...${props}/>`;
      if (isOnPitch(props)) return html`<${MatchScore} ...${props}/>`;
      return sheet.asked ? html`<div class="pc ask inline"><b>?</b><span>${props.say(sheet.asked)}</span></div>` : null;
  }
}

/** The region `rivals`. @param {BoardProps & {scene: Scene}} props */
export function Moment(props) {
  const { offering } = props.scene;
  const bargains = BARGAINS.includes(sheetOf(props).phase) && props.view.actor === props.seat;
  useUsual(props);
  useEffect(() => {
    if (!bargains) offering.value = false;
  }, [bargains]);
  return html`<div class="moment">
    ${Now(props)}
    ${WITH_PLUS.includes(sheetOf(props).phase) && html`<${PlusHand} ...${props}/>`}
    <${RaiseHand} ...${props}/>
  </div>
    ${offering.value && isMine(props) && bargains && html`<${OfferDialog} key=${props.snapshot.ply} ...${props}/>`}`;
}
