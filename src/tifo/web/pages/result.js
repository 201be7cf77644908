/**
 * After the match: the result and why, the replay, the dealer checked, once more. Also the replay of a match still
 * going on.
 */
import { Raw, h, html, useEffect, useMemo, useRef, useState } from '../lib.js';
import { get } from '../api.js';
import { go } from '../app.js';
import { shirt, standOf } from '../kit.js';
import { again } from '../making.js';
import { keep, known } from '../memory.js';
import { Clause, Icon, copy, gameName, rulesLink } from '../parts/common.js';
import { GuidePanel } from '../parts/guide.js';
import { Masthead } from '../parts/masthead.js';
import { Story } from '../parts/story.js';
import { Verify } from '../parts/verify.js';
import { crowding, nextStop, placeOf, stopsOf } from '../replay.js';
import { pace, pause, speed } from '../settings.js';
import { tokenOf } from '../table/state.js';
import { has, t } from '../words.js';
import { boardProps } from './playing.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../wire.d.ts').Snapshot} Snapshot */

/** What a score means, where the game has words for it. @param {BoardProps} props @param {number} score */
const scoreWords = (props, score) =>
  has(props.snapshot.game, 'web-standing') ? props.words('standing', { score }) : score;

/** @param {{props: BoardProps, table: Table}} given */
function Hero({ props, table }) {
  const { snapshot, names } = props;
  const standing = snapshot.ending?.standing ?? [];
  const winners = standing
    .map(([rank], seat) => ({ rank, seat }))
    .filter(({ rank }) => rank === 0)
    .map(({ seat }) => seat);
  const drawn = winners.length === standing.length;
  const last = table.story.value[table.story.value.length - 1];
  const title = drawn
    ? t('web-drawn')
    : t('web-wins', { names: winners.map((seat) => names[seat]).join(' & '), count: winners.length });
  const sides = snapshot.view ? table.board.sides?.(snapshot.view, snapshot.sheet) : undefined;
  return html`<section class="result-hero" aria-label=${t('web-result')}>
    <${Raw} tag="div" class="bg" markup=${standOf(winners[0] ?? 0, 52, 14)}/>
    <div class="in"><p class="d up winner">${title}</p>
      ${
        sides
          ? html`<div class="big-score">
            ${sides.map(
              ({ seats }, i) =>
                html`<span class="team t${i}" key=${i}>
                  <${Raw} class="raw" markup=${shirt(seats[0] ?? i, 84)}/>
                  ${seats.map((seat) => names[seat]).join(' & ')}
                </span>`,
            )}
        <span class="n">${sides.map(({ goals }) => goals).join('–')}</span></div>`
          : html`<ol class="standing">${standing
              .map(([rank, score], seat) => ({ rank, score, seat }))
              .sort((a, b) => a.rank - b.rank)
              .map(
                ({ rank, score, seat }) =>
                  html`<li key=${seat}>
                    <b>${rank + 1}</b>
                    <${Raw} class="raw" markup=${shirt(seat, 30)}/>
                    ${names[seat]}
                    <span class="sp"></span>
                    <b>${scoreWords(props, score)}</b>
                  </li>`,
              )}</ol>`
      }
      <p class="why">${props.say(snapshot.ending?.say)} <${Clause} game=${snapshot.game} id=${last?.event.clause}/></p>
    </div></section>`;
}

/** What the slider says of a goal. @param {Table} table @param {import('../wire.d.ts').Happened} event */
const markOf = (table, event) => table.board.mark?.(event) ?? { label: '★', seat: event.seat };

/** Whose mark it is, if anybody's. @param {{seat: number}} given */
const MarkShirt = ({ seat }) =>
  seat >= 0 ? html`<${Raw} class="raw" markup=${shirt(seat, 24)}/>` : html`<span></span>`;

/** Positions by ply, fetched as they are looked at. @param {Table} table @param {number} ply */
function usePosition(table, ply) {
  const known = useRef(/** @type {Map<number, Snapshot>} */ (new Map()));
  const [position, setPosition] = useState(/** @type {Snapshot | null} */ (null));
  useEffect(() => {
    let wanted = true;
    const have = known.current.get(ply);
    if (have) {
      setPosition(have);
      return undefined;
    }
    get(`/matches/${table.id}/plies/${ply}`, tokenOf(table)).then(
      (found) => {
        known.current.set(ply, found);
        if (wanted) setPosition(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [ply]);
  return position;
}

/** @param {{table: Table, props: BoardProps, at: number}} given */
function Replay({ table, props, at }) {
  const total = props.snapshot.ply;
  const [ply, setPly] = useState(Math.min(at, total));
  const [running, setRunning] = useState(false);
  const [copied, setCopied] = useState(false);
  const position = usePosition(table, ply);
  const goals = useMemo(
    () => table.story.value.filter(({ event }) => table.board.isGoal?.(event)),
    [table.story.value],
  );
  const stops = useMemo(() => stopsOf(table.story.value, total), [table.story.value, total]);
  const room = crowding(goals.map(({ ply: when }) => placeOf(when, total)));
  const step = (/** @type {number} */ by) => setPly(nextStop(stops, ply, by));
  useEffect(() => {
    if (!running) return undefined;
    let wanted = true;
    pause(pace(900) || 120).then(() => {
      if (!wanted) return;
      if (ply >= total) setRunning(false);
      else step(1);
    });
    return () => {
      wanted = false;
    };
  }, [running, ply]);
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}?ply=${ply}`);
  }, [ply]);
  const lines = table.story.value.filter((one) => one.ply < ply);
  const shown = position
    ? {
        ...props,
        snapshot: position,
        view: position.view,
        seat: position.view?.seat ?? -2,
        legal: [],
        levels: [],
        chosen: [],
      }
    : null;
  const draw = table.board.regions['table'];
  const buttons = /** @type {[string, string, () => void][]} */ ([
    ['first', 'web-first', () => setPly(0)],
    ['chevl', 'web-back', () => step(-1)],
    [running ? 'pause' : 'play', running ? 'web-pause' : 'web-play', () => setRunning(!running)],
    ['chev', 'web-forward', () => step(1)],
    ['last', 'web-last', () => setPly(total)],
  ]);
  return html`<section class="panel replay" aria-label=${t('web-replay')}><div class="replay-words">
    <h2 class="hd">${t('web-replay')} <span class="r">${t('web-ply-of', { ply, plies: total })}</span></h2>
    <div class="line">${goals.map(
      (
        { ply: when, event },
        i,
      ) => html`<button class="goal-mark ${room[i]}" key=${i} style=${`left:${placeOf(when, total)}%`}
        onClick=${() => setPly(when + 1)} aria-label=${`${markOf(table, event).label}: ${props.say(event.say)}`}>
        <b>${markOf(table, event).label}</b><${MarkShirt} seat=${markOf(table, event).seat}/></button>`,
    )}
      <input type="range" min="0" max=${total} value=${ply} style=${`--at:${placeOf(ply, total)}%`}
          aria-label=${t('web-replay')} onInput=${(/** @type {any} */ event) => setPly(Number(event.target.value))}/>
    </div>
    <div class="row centre">
      ${buttons.map(
        ([name, key, act]) =>
          html`<button class="btn slim" key=${key} aria-label=${t(key)} onClick=${act}>
            <${Icon} name=${name}/>
          </button>`,
      )}
      <button class="btn slim" onClick=${() => {
        speed.value = speed.value === 1 ? 2 : 1;
      }}><span class="sr">${t('web-speed')}</span>${speed.value || 1}×</button></div>
    <div class="scroll" tabindex="0" role="log" aria-label=${t('web-commentary')}>
      <${Story} game=${props.snapshot.game} lines=${lines} names=${props.names} board=${table.board} most=${40}/>
    </div>
    <button class="btn" onClick=${async () => setCopied(await copy(`${location.origin}/m/${table.id}?ply=${ply}`))}>
      <${Icon} name="link"/>
      ${t(copied ? 'web-copied' : 'web-link-ply')}
    </button>
    </div>
    <div class="replay-board" data-game=${props.snapshot.game}>
      ${shown && draw && h(draw, { ...shown, scene: table.board.newScene?.(), key: 'replay' })}
    </div>
  </section>`;
}

/**
 * What was told just before the goal; where it is not goals that are listed, the thing itself.
 * @param {Table} table
 * @param {BoardProps} props
 * @param {number} ply
 * @param {any} event
 */
function causeOf(table, props, ply, event) {
  if (has(props.snapshot.game, 'web-goals-title')) return props.say(event.say);
  const lines = table.story.value;
  const at = lines.findIndex((line) => line.event === event && line.ply === ply);
  const before = lines
    .slice(Math.max(0, at - 3), at)
    .filter((line) => !table.board.isRoutine?.(line.event))
    .slice(-2);
  return before.map((line) => props.say(line.event.say)).join(' ') || props.say(event.say);
}

/** @param {{table: Table, props: BoardProps}} given */
function Goals({ table, props }) {
  const goals = table.story.value.filter(({ event }) => table.board.isGoal?.(event));
  if (!table.board.isGoal) return null;
  return html`<section class="panel">
    <h2 class="hd">${has(props.snapshot.game, 'web-goals-title') ? props.words('goals-title') : t('web-goals')}</h2>
    ${goals.length === 0 && html`<p class="mut">${t('web-no-goals')}</p>`}
    <ol class="goal-list">${goals.map(
      ({ ply, event }, i) => html`<li key=${i}>
        <b class="d">${markOf(table, event).label}</b>
        <${MarkShirt} seat=${markOf(table, event).seat}/>
      <span class="sp">${causeOf(table, props, ply, event)}</span>
      <a class="sm mut" href="/m/${table.id}?ply=${ply + 1}">${t('web-ply', { ply })}</a>
    </li>`,
    )}</ol></section>`;
}

/** @param {{table: Table, box: any, query: URLSearchParams}} given */
export function Result({ table, box, query }) {
  const props = boardProps(table, box);
  const { snapshot } = props;
  const over = snapshot.status === 'over';
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${gameName(snapshot.game)} · ${t('web-result')} · Tifo`;
    if (over && known(table.id)) keep(table.id, { over: true, seen: snapshot.ply });
  }, []);
  const once = async () => {
    try {
      go(`/m/${await again(table.id, tokenOf(table))}`);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  const at = query.has('ply') ? Number(query.get('ply')) : snapshot.ply;
  return html`<${Masthead} title=${gameName(snapshot.game)} sub=${t(over ? 'web-full-time' : 'web-replay')}
    rules=${rulesLink(snapshot.game)}/>
    <main id="main" class="page result"><div class="col result-main">
      ${over && html`<${Hero} props=${props} table=${table}/>`}
      <${Replay} key=${at} table=${table} props=${props} at=${at}/></div>
      <aside class="col result-side"><${Goals} table=${table} props=${props}/>
        ${over && html`<${Verify} table=${table}/>`}<span class="sp"></span>
        ${problem && html`<p class="bad" role="alert">${problem}</p>`}
        ${!over && html`<a class="btn go big" href="/m/${table.id}">${t('web-to-the-table')}</a>`}
        <div class="row">
          ${
            over &&
            snapshot.me.length > 0 &&
            html`<button class="btn pri big sp" onClick=${once}><${Icon} name="swap"/>${t('web-rematch')}</button>`
          }
          <a class="btn big" href="/">${t('web-home')}</a></div>
        ${over && snapshot.me.length > 0 && html`<p class="sm mut centre-text">${t('web-rematch-about')}</p>`}</aside>
    </main>
    ${over && table.guided.value && html`<${GuidePanel} table=${table} props=${props}/>`}`;
}
