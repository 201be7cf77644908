/** The board during a match. */
import { h, html, lazy, useEffect, useRef, useSignal, useState } from '../lib.js';
import { Act, Undo, deedOf } from '../parts/act.js';
import { Icon, gameName, rulesLink, seatNames } from '../parts/common.js';
import { listen } from '../parts/keys.js';
import { Masthead } from '../parts/masthead.js';
import { Story } from '../parts/story.js';
import { Timer } from '../parts/timer.js';
import { known } from '../memory.js';
import { advise, ask, confirm, pickOrPlay, rehearse } from '../table/acts.js';
import { look } from '../table/arrivals.js';
import { pick } from '../table/choice.js';
import { noteSeen, setGuide } from '../table/open.js';
import { make } from '../table/plan.js';
import { say, t } from '../words.js';
import { NOBODY } from '../seats.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */

/**
 * What the parts of the page share.
 * @typedef {{table: Table, props: BoardProps, mine: boolean, hidden: boolean, half: string,
 *   region: (name: string, more?: object) => any, setOpen: (name: string) => void}} Given
 */

const Curtain = lazy(async () => (await import('../parts/curtain.js')).Curtain);
const CatchUp = lazy(async () => (await import('../parts/dialogs.js')).CatchUp);
const KeyHelp = lazy(async () => (await import('../parts/dialogs.js')).KeyHelp);
const MoveList = lazy(async () => (await import('../parts/dialogs.js')).MoveList);
const StoryBox = lazy(async () => (await import('../parts/dialogs.js')).StoryBox);
const GuidePanel = lazy(async () => (await import('../parts/guide.js')).GuidePanel);
const Refusal = lazy(async () => (await import('../parts/refusal.js')).Refusal);
const Seats = lazy(async () => (await import('../parts/seats.js')).Seats);

/**
 * What kind of coach sits there; nothing for me.
 * @param {import('../wire.d.ts').Snapshot} snapshot
 * @param {number} seat
 */
function coachWords({ seats, me }, seat) {
  const { coach = '', online = false } = seats[seat] ?? {};
  if (coach.startsWith('bot:')) return t('web-bot');
  return me.includes(seat) ? '' : t(online ? 'web-here' : 'web-away');
}

/** Everything that a board may want. @param {Table} table @param {any} box @returns {BoardProps} */
export function boardProps(table, box) {
  const snapshot = /** @type {import('../wire.d.ts').Snapshot} */ (table.snapshot.value);
  const { game } = snapshot;
  const names = seatNames(snapshot.seats);
  const seat = snapshot.view?.seat ?? NOBODY;
  return {
    view: snapshot.view,
    snapshot,
    seat,
    names,
    box,
    coach: (one) => coachWords(snapshot, one),
    legal: table.legal.value,
    levels: table.levels.value,
    chosen: table.chosen.value,
    pick: (step, again) => (again ? pickOrPlay : pick)(table, step),
    ask: (step, element) => {
      ask(table, step, element ?? null);
    },
    say: (message) => say(game, message, names),
    words: (key, args = {}) => say(game, { key: `web-${key}`, args }, names),
    make: (texts) => make(table, texts),
    rehearse: (texts) => rehearse(table, texts),
    latest: (happening, most) =>
      table.story.value
        .filter(({ event }) => event.happening === happening)
        .slice(-most)
        .map(({ event }) => event),
  };
}

/** The page's title says whose move it is. @param {string} text */
function useTitle(text) {
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** How many things others did since I last looked. @param {Table} table */
function news(table) {
  const snapshot = table.snapshot.peek();
  const since = table.lastSeen.peek();
  if (since < 0 || snapshot?.way === 'pass' || snapshot?.me.length === 0) return 0;
  return table.story.peek().filter(({ ply, seat }) => ply >= since && !snapshot?.me.includes(seat)).length;
}

const reloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Somebody looks at this tab again. @param {() => void} back */
function useReturn(back) {
  useEffect(() => {
    const show = () => {
      if (!document.hidden) back();
    };
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, []);
}

/** Which seat waits behind the curtain, if any. @param {Table} table @param {number | null} lifted */
function hiddenSeat(table, lifted) {
  const snapshot = table.snapshot.value;
  if (
    snapshot?.way !== 'pass' ||
    snapshot.status !== 'playing' ||
    table.unasked.value !== null ||
    snapshot.me.length + Object.keys(known(table.id)?.tokens ?? {}).length < 3
  )
    return null;
  const humans = snapshot.seats.filter(({ coach }) => coach === 'human').map(({ seat }) => seat);
  const looking = humans.includes(snapshot.to_act) ? snapshot.to_act : snapshot.view?.seat;
  return humans.length > 1 && looking !== lifted && humans.includes(looking) ? looking : null;
}

/**
 * On a screen that is passed round, what is played for another coach without asking does not turn the table.
 * @param {Table} table @param {BoardProps} now @returns {BoardProps}
 */
function useSteady(table, now) {
  const kept = useRef(now);
  if (table.unasked.value !== null && now.snapshot.way === 'pass')
    return { ...kept.current, legal: [], levels: [], chosen: [] };
  kept.current = now;
  return now;
}

/** Tab hidden: the curtain falls; a seat that was away long is told what happened. @param {() => void} fall */
function useCurtainFalls(fall) {
  useEffect(() => {
    const hide = () => {
      if (document.hidden) fall();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
}

/** The seats whose curtain was lifted, and who waits behind it now. @param {Table} table @param {BoardProps} props */
function useCurtain(table, { seat, snapshot }) {
  const lifted = useSignal(/** @type {number | null} */ (null));
  useCurtainFalls(() => {
    lifted.value = null;
  });
  const behind = hiddenSeat(table, lifted.value);
  const others = seat >= 0 && snapshot.way === 'pass' && lifted.value !== null && seat !== lifted.value;
  const lift = async () => {
    if (behind === null) return;
    await look(table, behind);
    lifted.value = behind;
  };
  return { behind, hidden: behind !== null || others, lift };
}

/** Did others do more than a little while I was away? @param {Table} table @param {BoardProps} props */
function useMissed(table, { snapshot }) {
  const [missed, setMissed] = useState(() => !reloaded() && news(table) > 0);
  useEffect(() => {
    if (!document.hidden) noteSeen(table);
  }, [snapshot.entry]);
  useReturn(() => {
    table.lastSeen.value = known(table.id)?.seen ?? -1;
    setMissed(news(table) > 2);
    noteSeen(table);
  });
  return /** @type {const} */ ([missed, () => setMissed(false)]);
}

/** What the menu has for a match. @param {Given} given */
const menuItems = ({ table, props, mine, setOpen }) => html`<button data-close onClick=${() => setOpen('seats')}>
    <${Icon} name="people"/>${t('web-seats')}</button>
  <button data-close onClick=${() => setOpen('list')}><${Icon} name="list"/>${t('web-moves')}</button>
  ${mine && html`<button data-close onClick=${() => advise(table)}><${Icon} name="bulb"/>${t('web-advice')}</button>`}
  <button data-close onClick=${() => setOpen('help')}><${Icon} name="help"/>${t('web-keys')}</button>
  ${
    table.board.guide &&
    props.snapshot.me.length > 0 &&
    html`<button data-close onClick=${() => setGuide(table, { read: [], over: false })}>
      <${Icon} name="whistle"/>${t('web-guide-restart')}</button>`
  }`;

/** @param {Given} given */
function Top(given) {
  const { table, props, half, region } = given;
  const { game, ply } = props.snapshot;
  const sub = html`${props.seat === NOBODY ? `${t('web-watching')} · ` : ''}${half}
    <span class="desk">${half ? ' · ' : ''}${t('web-ply', { ply })}</span>`;
  return html`<${Masthead} title=${gameName(game)} sub=${sub} wave=${table.wave.value} rules=${rulesLink(game)}
    items=${menuItems(given)}
    right=${html`<span class="phone mini-score">${region('score', { small: true })}</span>`}/>`;
}

/** Phones: the line above the board. @param {Given} given */
const Strip = ({ table, props, mine, region }) => html`<div class="strip phone">
  <p>
    <b>${mine ? t('web-yours') : (props.names[props.snapshot.to_act] ?? '')}</b> ${
      mine ? (table.board.hint?.(props) ?? '') : props.say(props.snapshot.position)
    }
  </p>
  <${Timer} table=${table}/>${region('strip')}</div>`;

/** Score, facts and commentary. @param {Given} given */
function StoryColumn({ table, props, mine, half, region, setOpen }) {
  const since = table.lastSeen.value;
  const whose = mine ? 'web-your-turn' : props.seat === NOBODY ? 'web-watching' : 'web-not-your-turn';
  return html`<aside class="col-story">
    <section class="panel region-score" aria-label=${t('web-score')}>${region('score')}
      <div class="row between">
        <span class="chip ${mine ? 'on' : ''}">
          ${mine && html`<${Icon} name="whistle" size=${16}/>`}
          ${t(whose)}
        </span>
        <${Timer} table=${table}/>
        <span class="sm mut">${half}</span>
      </div></section>
    ${
      table.board.regions['facts'] &&
      html`<section class="panel region-facts" aria-label=${t('web-facts')}>${region('facts')}</section>`
    }
    <section class="panel region-story" aria-label=${t('web-commentary')}><h2 class="hd">${t('web-commentary')}
      <button class="linklike r" onClick=${() => setOpen('list')}>
        <${Icon} name="list" size=${15}/>
        ${t('web-moves')}
      </button></h2>
      <div class="scroll" tabindex="0" role="log" aria-live="polite" aria-label=${t('web-commentary')}>
        <${Story} game=${props.snapshot.game} lines=${table.story.value} names=${props.names} board=${table.board}
            since=${since > 0 ? since : Infinity}/>
      </div></section>
  </aside>`;
}

/** The others, the action panel, my cards. @param {Given} given */
function HandColumn({ table, props, hidden, region }) {
  const { regions } = table.board;
  const looksOn = props.seat === NOBODY;
  return html`<aside class="col-hand">
    ${
      regions['rivals'] &&
      html`<section class="panel region-rivals" aria-label=${t('web-others')}>${region('rivals')}</section>`
    }
    ${
      looksOn
        ? html`<section class="act">
          <p class="due" role="status"><b>${props.say(props.snapshot.position)}</b></p>
        </section>`
        : html`<${Act} table=${table} props=${props}/>`
    }
    ${
      !looksOn &&
      regions['hand'] &&
      html`<section class="panel region-hand" aria-label=${t('web-hand')}>${!hidden && region('hand')}
        <div class="region-seen">${region('seen')}</div></section>`
    }
    ${looksOn && regions['seen'] && html`<section class="panel region-seen">${region('seen')}</section>`}
  </aside>`;
}

/** Phones: the line below the board. @param {Given} given */
function Bar({ table, props, mine, setOpen }) {
  const { status, to_act: toAct } = props.snapshot;
  const deed = deedOf(table, props);
  return html`<div class="bar phone">
    <${Undo} table=${table}/>
    ${
      mine
        ? html`<button class="btn pri big sp confirm-phone" disabled=${!deed || table.sending.value}
          onClick=${() => confirm(table)}>
          ${deed ? html`<${Icon} name="check" size=${22}/>${deed}` : t('web-choose')}
        </button>`
        : html`<p class="sp mut bar-wait" role="status">
          ${status === 'playing' ? t('web-waiting', { name: props.names[toAct] ?? '…' }) : ''}
        </p>`
    }
    <button class="btn big slim" aria-label=${t('web-commentary')} onClick=${() => setOpen('story')}>
      <${Icon} name="speech"/>
    </button>
  </div>`;
}

/** What somebody opened over the board. @param {{open: string, given: Given}} props */
function Opened({ open, given }) {
  const { table, props, region, setOpen } = given;
  const close = () => setOpen('');
  if (open === 'list') return html`<${MoveList} table=${table} props=${props} close=${close}/>`;
  if (open === 'help') return html`<${KeyHelp} guided=${table.board.guide !== undefined} close=${close}/>`;
  if (open === 'seats') return html`<${Seats} table=${table} props=${props} close=${close}/>`;
  if (open === 'story') return html`<${StoryBox} table=${table} props=${props} region=${region} close=${close}/>`;
  return null;
}

/** @param {{table: Table, box: any}} from */
export function Match({ table, box }) {
  const props = useSteady(table, boardProps(table, box));
  const { snapshot, seat } = props;
  const { game } = snapshot;
  table.given = () => boardProps(table, box);
  const [open, setOpen] = useState('');
  const [missed, dismiss] = useMissed(table, props);
  const { behind, hidden, lift } = useCurtain(table, props);
  useEffect(() => listen(table, { list: () => setOpen('list'), help: () => setOpen('help') }), [table]);
  const mine = props.legal.length > 0;
  useTitle(mine ? `● ${t('web-your-turn')} · ${gameName(game)}` : `${gameName(game)} · Tifo`);
  const region = (/** @type {string} */ name, more = {}) => {
    const draw = table.board.regions[name];
    return draw ? h(draw, { ...props, scene: table.scene, key: name, ...more }) : null;
  };
  const given = { table, props, mine, hidden, half: table.board.half?.(props) ?? '', region, setOpen };
  return html`<${Top} ...${given}/>
    <main id="main" class="match ${seat === NOBODY ? 'spectating' : snapshot.way === 'room' ? 'handheld' : ''}"
        data-game=${game} data-ply=${snapshot.ply} onPointerDown=${() => table.skip()}>
      ${
        table.line.value === 'lost' &&
        html`<div class="toast" role="status"><${Icon} name="globe"/>${t('web-line-lost')}</div>`
      }
      <${Strip} ...${given}/>
      <${StoryColumn} ...${given}/>
      <section class="region-table" aria-label=${t('web-board')}>${!hidden && region('table')}</section>
      <${HandColumn} ...${given}/>
      <${Bar} ...${given}/>
    </main>
    ${!hidden && table.guided.value && html`<${GuidePanel} table=${table} props=${props}/>`}
    ${table.refused.value && html`<${Refusal} table=${table} props=${props} game=${game}/>`}
    <${Opened} open=${open} given=${given}/>
    ${missed && html`<${CatchUp} table=${table} props=${props} since=${table.lastSeen.value} close=${dismiss}/>`}
    ${
      behind !== null &&
      html`<${Curtain} key=${behind} seat=${behind} name=${props.names[behind]} game=${game} names=${props.names}
        lines=${table.story.value} lift=${lift}/>`
    }`;
}
