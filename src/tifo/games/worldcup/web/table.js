/** The board: groups or bracket, with what is said about them above. */
import { Raw, html, useEffect, useState } from '../../../web/lib.js';
import { icon } from '../../../web/kit.js';
import { Bracket } from './bracket.js';
import { cardName, cardsOf } from './cards.js';
import { Groups } from './groups.js';
import { Paper } from './paper.js';
import { choose, isChosen, lights, myTeams, sheetOf, slug } from './reading.js';
import { COLOURS, rating, token } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps @typedef {import('./scene.js').Scene} Scene */

/** The pass and what is left of the pile. @param {BoardProps} props */
export const pileWords = (props) => {
  const { view } = props;
  if (view.extra_turns > 0) return props.words('last-turns', { turns: view.extra_turns });
  const second = view.cup === 1 && view.round === 0 && view.passes_left === 0;
  return props.words(second ? 'pile-second' : 'pile', { cards: view.draws_left });
};

/** Which cards have been laid, kind by kind. @param {BoardProps} props */
export function Laid(props) {
  const { view } = props;
  const copies = (/** @type {import('./cards.js').Card} */ card) =>
    view.cup === 1 || card.in_1930.value ? card.copies.value : 0;
  return html`<ul class="laid">
    ${cardsOf(props.box).map(
      (card, kind) =>
        copies(card) > 0 &&
        html`<li key=${card.code}>
          <span>${cardName(props, card)}</span>
          <b>${view.discard[kind]}</b>
          <span class="dim">/ ${copies(card)}</span>
        </li>`,
    )}
  </ul>`;
}

/** The meaning of rings and discs. @param {{props: BoardProps}} given */
const Legend = ({ props }) => html`<div class="legend" aria-hidden="true">
  ${
    /** @type {['1' | '-1', '' | 'exposed', string][]} */ ([
      ['1', 'exposed', 'exposed'],
      ['1', '', 'protected'],
      ['-1', '', 'cancelled'],
    ]).map(
      ([code, ring, word]) =>
        html`<span key=${word}><${Raw} class="raw" markup=${token(code, ring)}/>${props.words(word)}</span>`,
    )
  }
  <span>
    ${COLOURS.map((colour) => html`<${Raw} key=${colour} class="raw" markup=${rating(colour, 16)}/>`)}
    ${props.words('strongest-to-weakest')}
  </span></div>`;

/**
 * @param {{props: BoardProps, look: string, setLook: (look: string) => void, only: boolean, setOnly: (only: boolean) =>
 *   void, print: () => void}} given
 */
function Head({ props, look, setLook, only, setOnly, print }) {
  const [open, setOpen] = useState(false);
  const { round } = sheetOf(props);
  return html`<div class="fb">
    <h2>
      ${props.words('title', { round: slug(look === 'groups' ? 'groups' : round === 'groups' ? 'bracket' : round) })}
    </h2>
    <button class="chip pile-chip" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      ${pileWords(props)}
      <${Raw} class="ico" markup=${icon('chevd', 14)}/>
    </button>
    ${open && html`<div class="panel laid-box"><h3 class="hd">${props.words('laid')}</h3><${Laid} ...${props}/></div>`}
    <span class="sp"></span><${Legend} props=${props}/>
    <div class="seg" role="group" aria-label=${props.words('look')}>
      ${['groups', 'bracket'].map(
        (one) =>
          html`<button key=${one} aria-pressed=${look === one} onClick=${() => setLook(one)}>
            ${props.words(`look-${one}`)}
          </button>`,
      )}
    </div>
    ${
      myTeams(props).size > 0 &&
      look === 'groups' &&
      html`<button class="btn filter" aria-pressed=${only} onClick=${() => setOnly(!only)}>
        <${Raw} class="ico" markup=${icon('filter', 17)}/>
        <span>${props.words('only-mine')}</span>
      </button>`
    }
    <button class="btn print" aria-label=${props.words('print')} title=${props.words('print')} onClick=${print}>
      <${Raw} class="ico" markup=${icon('print', 18)}/>
    </button></div>`;
}

/** What the board is printed as: rendered only for the printer. */
function usePaper() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const [begin, end] = [() => setPrinting(true), () => setPrinting(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  useEffect(() => {
    if (printing) document.body.classList.add('printing-sheet');
    else document.body.classList.remove('printing-sheet');
  }, [printing]);
  return /** @type {[boolean, () => void]} */ ([
    printing,
    () => {
      setPrinting(true);
      requestAnimationFrame(() => requestAnimationFrame(() => print()));
    },
  ]);
}

/** The group that matters first: of a move that is chosen, else of a team of mine. @param {BoardProps} props */
function firstGroup(props) {
  const mine = myTeams(props);
  const { groups } = sheetOf(props);
  return (groups.find(({ table }) => table.some(({ team }) => mine.has(team))) ?? groups[0])?.name ?? '';
}

/**
 * A card was played with a square in mind: choose that square, and leave playing it to the coach.
 * @param {BoardProps} props
 * @param {Scene} scene
 */
function usePlan(props, scene) {
  useEffect(() => {
    const plan = scene.plan.peek();
    const aims = props.legal.filter(
      (move) => move.steps.includes(`row ${plan?.row}`) && move.steps[move.steps.length - 1] === plan?.verb,
    );
    if (plan && props.legal.length > 0) scene.plan.value = null;
    if (aims[0] && !isChosen(props, aims[0])) choose(props, aims[0]);
  }, [props.snapshot.entry, props.legal]);
}

/** @param {BoardProps & {scene: Scene}} given */
export function Table({ scene, ...props }) {
  const sheet = sheetOf(props);
  const now = sheet.round === 'groups' ? 'groups' : 'bracket';
  const [looked, setLook] = useState({ round: sheet.round, look: now });
  const [group, setGroup] = useState(() => firstGroup(props));
  const [tab, setTab] = useState({ round: sheet.round, tab: sheet.round });
  const [only, setOnly] = useState(false);
  const [printing, print] = usePaper();
  usePlan(props, scene);
  const picked = props.chosen.find((step) => step.startsWith('group '))?.slice(6);
  useEffect(() => {
    if (picked) setGroup(picked);
  }, [picked]);
  const look = looked.round === sheet.round ? looked.look : now;
  const first = sheet.bracket[0]?.round ?? 'final';
  const round =
    tab.round === sheet.round && tab.tab !== 'groups' ? tab.tab : sheet.round === 'groups' ? first : sheet.round;
  const given = { props, scene, lit: lights(props) };
  return html`<div class="wc cup-${sheet.cup} ${props.legal.length > 0 ? 'mine-to-act' : ''}">
    <${Head} props=${props} look=${look}
        setLook=${(/** @type {string} */ one) => setLook({ round: sheet.round, look: one })} only=${only}
        setOnly=${setOnly} print=${print}/>
    ${
      look === 'groups'
        ? html`<${Groups} ...${given} shown=${group} show=${setGroup} only=${only}/>`
        : html`<${Bracket} ...${given} shown=${round}
          show=${(/** @type {string} */ one) => setTab({ round: sheet.round, tab: one })}/>`
    }
    ${
      scene.card.value &&
      html`<div class="flown ${scene.card.value.mine ? 'mine' : ''} ${scene.card.value.shed ? 'shed' : ''}"
        key=${scene.card.value.n} aria-hidden="true">
      <span class="pc"><${Raw} class="raw" markup=${scene.card.value.markup}/></span>
    </div>`
    }
    ${scene.banner.value && html`<p class="banner d" role="status">${scene.banner.value}</p>`}
    ${printing && html`<${Paper} props=${props}/>`}</div>`;
}
