/** The board during a match. */
import { h, html, lazy, useEffect, useRef, useSignal, useState } from '../lib.js';
import { Act, Undo, deedOf } from '../parts/act.js';
import { Dialog, Icon, gameName, rulesLink, seatNames } from '../parts/common.js';
import { Curtain } from '../parts/curtain.js';
import { listen } from '../parts/keys.js';
import { Masthead } from '../parts/masthead.js';
import { Story } from '../parts/story.js';
import { Timer } from '../parts/timer.js';
import { known } from '../memory.js';
import { advise, ask, confirm, pickOrPlay, play, rehearse } from '../table/acts.js';
import { look } from '../table/arrivals.js';
import { pick } from '../table/choice.js';
import { noteSeen, setGuide } from '../table/open.js';
import { make } from '../table/plan.js';
import { say, t } from '../words.js';
import { NOBODY } from '../types.js';

/** @typedef {import('../table/state.js').Table} Table @typedef {import('../board.js').BoardProps} BoardProps */

const GuidePanel = lazy(async () => (await import('../parts/guide.js')).GuidePanel);
const Refusal = lazy(async () => (await import('../parts/refusal.js')).Refusal);
const Seats = lazy(async () => (await import('../parts/seats.js')).Seats);

/** Everything that a board may want. @param {Table} table @param {any} box @returns {BoardProps} */
export function boardProps(table, box) {
  const snapshot = /** @type {import('../types.js').Snapshot} */ (table.snapshot.value);
  const { game } = snapshot;
  const names = seatNames(snapshot.seats);
  const seat = snapshot.view?.seat ?? NOBODY;
  return {
    view: snapshot.view,
    snapshot,
    seat,
    names,
    box,
    coach: (one) => {
      const coach = snapshot.seats[one]?.coach ?? '';
      return coach.startsWith('bot:')
        ? t('web-bot')
        : snapshot.me.includes(one)
          ? ''
          : t(snapshot.seats[one]?.online ? 'web-here' : 'web-away');
    },
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

/** Every legal move in words. @param {{table: Table, props: BoardProps, close: () => void}} given */
function MoveList({ table, props, close }) {
  const moves = props.legal;
  return html`<${Dialog} label=${t('web-moves')} close=${close}>
    <h2 class="hd">${t('web-moves')} <span class="r">${moves.length}</span></h2>
    ${moves.length === 0 && html`<p>${t('web-no-moves')}</p>`}
    <ol class="move-list">${moves.map(
      (move) => html`<li key=${move.move}><button class="btn" onClick=${() => {
        close();
        play(table, move.move);
      }}>
      <span>${props.say(move.say)}</span><code class="dim">${move.text}</code></button></li>`,
    )}</ol>
    <button class="btn" onClick=${close}>${t('web-close')}</button></${Dialog}>`;
}

/** @param {{close: () => void, guided: boolean}} props */
function KeyHelp({ close, guided }) {
  const keys = [
    ['1–9', 'digits'],
    ['← ↑ → ↓', 'arrows'],
    ['Enter', 'enter'],
    ['Esc', 'escape'],
    ['U', 'undo'],
    ['L', 'list'],
    ['H', 'advice'],
    ['?', 'why'],
    ...(guided ? [['G', 'guide']] : []),
  ];
  return html`<${Dialog} label=${t('web-keys')} close=${close}><h2 class="hd">${t('web-keys')}</h2>
    <dl class="keys">
      ${keys.map(
        ([key, word]) => html`<div><dt><span class="kbd">${key}</span></dt><dd>${t(`web-key-${word}`)}</dd></div>`,
      )}
    </dl>
    <button class="btn" onClick=${close}>${t('web-close')}</button></${Dialog}>`;
}

/**
 * What happened while I was away.
 * @param {{table: Table, props: BoardProps, since: number, close: () => void}} given
 */
function CatchUp({ table, props, since, close }) {
  const lines = table.story.value.filter(({ ply }) => ply >= since);
  return html`<${Dialog} label=${t('web-catch-up')} close=${close}>
    <h2 class="hd">${t('web-catch-up')} <span class="r">${t('web-since-ply', { ply: since })}</span></h2>
    <${Story} game=${props.snapshot.game} lines=${lines} names=${props.names} board=${table.board}/>
    <button class="btn go" onClick=${close}>${t('web-to-the-table')}</button></${Dialog}>`;
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

/** @param {{table: Table, box: any}} given */
export function Match({ table, box }) {
  const props = useSteady(table, boardProps(table, box));
  const { snapshot, seat } = props;
  const { game } = snapshot;
  table.given = () => boardProps(table, box);
  const [open, setOpen] = useState('');
  const lifted = useSignal(/** @type {number | null} */ (null));
  const since = table.lastSeen.value;
  const [missed, setMissed] = useState(() => !reloaded() && news(table) > 0);
  useEffect(() => listen(table, { list: () => setOpen('list'), help: () => setOpen('help') }), [table]);
  useEffect(() => {
    if (!document.hidden) noteSeen(table);
  }, [snapshot.entry]);
  useReturn(() => {
    table.lastSeen.value = known(table.id)?.seen ?? -1;
    setMissed(news(table) > 2);
    noteSeen(table);
  });
  useCurtainFalls(() => {
    lifted.value = null;
  });
  const mine = props.legal.length > 0;
  useTitle(mine ? `● ${t('web-your-turn')} · ${gameName(game)}` : `${gameName(game)} · Tifo`);
  const behind = hiddenSeat(table, lifted.value);
  const lift = async () => {
    if (behind === null) return;
    await look(table, behind);
    lifted.value = behind;
  };
  const { regions } = table.board;
  const region = (/** @type {string} */ name, more = {}) => {
    const draw = regions[name];
    return draw ? h(draw, { ...props, scene: table.scene, key: name, ...more }) : null;
  };
  const hidden =
    behind !== null ||
    (props.seat >= 0 && snapshot.way === 'pass' && lifted.value !== null && props.seat !== lifted.value);
  const dialogs = {
    list: () => html`<${MoveList} table=${table} props=${props} close=${() => setOpen('')}/>`,
    help: () => html`<${KeyHelp} guided=${table.board.guide !== undefined} close=${() => setOpen('')}/>`,
    seats: () => html`<${Seats} table=${table} props=${props} close=${() => setOpen('')}/>`,
    story: () => html`<${Dialog} label=${t('web-commentary')} close=${() => setOpen('')}>
        <h2 class="hd">${t('web-commentary')}</h2>
      <${Story} game=${game} lines=${table.story.value} names=${props.names} board=${table.board}/>
      ${region('facts')}
      ${region('rivals')}
      ${region('seen')}
      <button class="btn" onClick=${() => setOpen('')}>${t('web-close')}</button></${Dialog}>`,
  };
  const items = html`<button data-close onClick=${() => setOpen('seats')}>
    <${Icon} name="people"/>
    ${t('web-seats')}
  </button>
    <button data-close onClick=${() => setOpen('list')}><${Icon} name="list"/>${t('web-moves')}</button>
    ${mine && html`<button data-close onClick=${() => advise(table)}><${Icon} name="bulb"/>${t('web-advice')}</button>`}
    <button data-close onClick=${() => setOpen('help')}><${Icon} name="help"/>${t('web-keys')}</button>
    ${
      table.board.guide &&
      snapshot.me.length > 0 &&
      html`<button data-close onClick=${() => setGuide(table, { read: [], over: false })}>
        <${Icon} name="whistle"/>
        ${t('web-guide-restart')}
      </button>`
    }`;
  const half = table.board.half?.(props) ?? '';
  const sub = html`${seat === NOBODY ? `${t('web-watching')} · ` : ''}
    ${half}
    <span class="desk">${half ? ' · ' : ''}${t('web-ply', { ply: snapshot.ply })}</span>`;
  const deed = deedOf(table, props);
  return html`<${Masthead} title=${gameName(game)} sub=${sub} wave=${table.wave.value} rules=${rulesLink(game)}
    items=${items}
      right=${html`<span class="phone mini-score">${region('score', { small: true })}</span>`}/>
    <main id="main" class="match ${seat === NOBODY ? 'spectating' : snapshot.way === 'room' ? 'handheld' : ''}"
        data-game=${game} data-ply=${snapshot.ply} onPointerDown=${() => table.skip()}>
      ${
        table.line.value === 'lost' &&
        html`<div class="toast" role="status"><${Icon} name="globe"/>${t('web-line-lost')}</div>`
      }
      <div class="strip phone">
        <p>
          <b>${mine ? t('web-yours') : (props.names[snapshot.to_act] ?? '')}</b> ${
            mine ? (table.board.hint?.(props) ?? '') : props.say(snapshot.position)
          }
        </p>
        <${Timer} table=${table}/>${region('strip')}</div>
      <aside class="col-story">
        <section class="panel region-score" aria-label=${t('web-score')}>${region('score')}
          <div class="row between">
            <span class="chip ${mine ? 'on' : ''}">
              ${mine && html`<${Icon} name="whistle" size=${16}/>`}
              ${mine ? t('web-your-turn') : seat === NOBODY ? t('web-watching') : t('web-not-your-turn')}
            </span>
            <${Timer} table=${table}/>
            <span class="sm mut">${half}</span>
          </div></section>
        ${
          regions['facts'] &&
          html`<section class="panel region-facts" aria-label=${t('web-facts')}>${region('facts')}</section>`
        }
        <section class="panel region-story" aria-label=${t('web-commentary')}><h2 class="hd">${t('web-commentary')}
          <button class="linklike r" onClick=${() => setOpen('list')}>
            <${Icon} name="list" size=${15}/>
            ${t('web-moves')}
          </button></h2>
          <div class="scroll" tabindex="0" role="log" aria-live="polite" aria-label=${t('web-commentary')}>
            <${Story} game=${game} lines=${table.story.value} names=${props.names} board=${table.board}
                since=${since > 0 ? since : Infinity}/>
          </div></section>
      </aside>
      <section class="region-table" aria-label=${t('web-board')}>${!hidden && region('table')}</section>
      <aside class="col-hand">
        ${
          regions['rivals'] &&
          html`<section class="panel region-rivals" aria-label=${t('web-others')}>${region('rivals')}</section>`
        }
        ${
          seat !== NOBODY
            ? html`<${Act} table=${table} props=${props}/>`
            : html`<section class="act">
              <p class="due" role="status"><b>${props.say(snapshot.position)}</b></p>
            </section>`
        }
        ${
          seat !== NOBODY &&
          regions['hand'] &&
          html`<section class="panel region-hand" aria-label=${t('web-hand')}>${!hidden && region('hand')}
          <div class="region-seen">${region('seen')}</div></section>`
        }
        ${seat === NOBODY && regions['seen'] && html`<section class="panel region-seen">${region('seen')}</section>`}
      </aside>
      <div class="bar phone">
        <${Undo} table=${table}/>
        ${
          mine
            ? html`<button class="btn pri big sp confirm-phone" disabled=${!deed || table.sending.value}
              onClick=${() => confirm(table)}>
            ${deed ? html`<${Icon} name="check" size=${22}/>${deed}` : t('web-choose')}
          </button>`
            : html`<p class="sp mut bar-wait" role="status">
              ${snapshot.status === 'playing' ? t('web-waiting', { name: props.names[snapshot.to_act] ?? '…' }) : ''}
            </p>`
        }
        <button class="btn big slim" aria-label=${t('web-commentary')} onClick=${() => setOpen('story')}>
          <${Icon} name="speech"/>
        </button>
      </div>
    </main>
    ${!hidden && table.guided.value && html`<${GuidePanel} table=${table} props=${props}/>`}
    ${table.refused.value && html`<${Refusal} table=${table} props=${props} game=${game}/>`}
    ${dialogs[/** @type {keyof typeof dialogs} */ (open)]?.()}
    ${missed && html`<${CatchUp} table=${table} props=${props} since=${since} close=${() => setMissed(false)}/>`}
    ${
      behind !== null &&
      html`<${Curtain} key=${behind} seat=${behind} name=${props.names[behind]} game=${game} names=${props.names}
      lines=${table.story.value} lift=${lift}/>`
    }`;
}
