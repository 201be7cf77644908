/** The first page: a poster a game, the match in progress, open tables, join with a code. */
import { Raw, html, useEffect, useState } from '../lib.js';
import { get } from '../api.js';
import { go } from '../app.js';
import { loadShelf, shelf } from '../board.js';
import { ballMosaic } from '../kit.js';
import { make, makeGuided } from '../making.js';
import { forget, keep, matches } from '../memory.js';
import { Art, Icon, Thumb, gameName, usualBot } from '../parts/common.js';
import { JoinForm } from '../parts/join.js';
import { Masthead } from '../parts/masthead.js';
import { myName } from '../settings.js';
import { has, say, t } from '../words.js';

/** @typedef {import('../wire.d.ts').Snapshot} Snapshot @typedef {import('../wire.d.ts').OpenTable} OpenTable */
/** @typedef {import('../board.js').Shelf} Shelf */

/** My matches that are still going on, the latest first. @returns {Promise<Snapshot[]>} */
export async function running() {
  const mine = Object.entries(matches())
    .filter(([, { over }]) => !over)
    .sort(([, a], [, b]) => b.at - a.at);
  const found = await Promise.all(
    mine.slice(0, 8).map(async ([id, { tokens, host }]) => {
      const token = Object.values(tokens)[0] ?? host ?? null;
      try {
        return await get(`/matches/${id}`, token);
      } catch (error) {
        if (/** @type {any} */ (error).status === 404) forget(id);
        return null;
      }
    }),
  );
  for (const snapshot of found) if (snapshot?.status === 'over') keep(snapshot.match, { over: true });
  return found.filter((snapshot) => snapshot && snapshot.status !== 'over');
}

/** Where a match stands, in a few words. @param {Snapshot} snapshot */
export function standing(snapshot) {
  const names = snapshot.seats.map(({ name }) => name);
  return snapshot.position
    ? say(snapshot.game, snapshot.position, names)
    : t('web-waiting-seats', { free: snapshot.seats.filter(({ ready }) => !ready).length });
}

/** Me against a bot, at once. @param {Shelf} game */
export async function playBots({ name, info }) {
  const bot = usualBot(info.bots);
  const seats = info.options.find((option) => option.name === 'seats');
  const count = Number(seats?.default ?? 2);
  const others = Array.from({ length: count - 1 }, () => ({ coach: `bot:${bot}` }));
  const id = await make({
    game: name,
    options: {},
    way: 'solo',
    public: false,
    timer: null,
    seats: [{ coach: 'me', name: myName.value }, ...others],
  });
  go(`/m/${id}`);
}

/** @param {{mine: Snapshot[]}} props */
function Hero({ mine }) {
  const [first] = mine;
  const yours = first?.me.includes(first.to_act);
  return html`<section class="hero" aria-label=${t('web-welcome')}>
    <${Raw} tag="div" class="bg" markup=${ballMosaic(90, 12, 73)}/>
    <div class="words">
      <h1>
        ${
          first
            ? t(yours ? 'web-hero-your-move' : 'web-hero-goes-on', { name: first.seats[first.me[0] ?? -1]?.name ?? '' })
            : html`${t('web-hero')}<br/>${t('web-hero-second')}`
        }
      </h1>
      <p>${first ? standing(first) : t('web-hero-about')}</p>
    </div>
    ${
      first &&
      html`<a class="btn pri" href="/m/${first.match}">
        <${Icon} name="play" size=${15}/>
        ${t('web-resume', { game: gameName(first.game) })}
      </a>`
    }
  </section>`;
}

/** @param {{game: Shelf, first: boolean}} props */
function Poster({ game, first }) {
  const [busy, setBusy] = useState(false);
  const seats = game.info.options.find(({ name }) => name === 'seats')?.choices ?? ['2'];
  const range = seats.length > 1 ? `${seats[0]}–${seats[seats.length - 1]}` : seats[0];
  const once = (/** @type {() => Promise<unknown>} */ begin) => () => {
    setBusy(true);
    begin().finally(() => setBusy(false));
  };
  const played = Object.values(matches()).some((one) => one.game === game.name);
  return html`<article class="poster">
    <div class="desk art-whole"><${Art} poster=${game.poster} game=${game.name} whole/></div>
    <div class="phone art-small"><${Art} poster=${game.poster} game=${game.name}/></div>
    <div class="body">
      <h2 class=${'phone-title'}>${gameName(game.name)}</h2>
      <p class="desk tagline">${say(game.name, { key: 'tagline', args: {} })}</p>
      <p class="meta">
        <span><${Icon} name="people" size=${17}/>${range}</span>
        ${
          has(game.name, 'web-time') &&
          html`<span><${Icon} name="timer" size=${17}/>${say(game.name, { key: 'web-time', args: {} })}</span>`
        }
      </p>
      <span class="sp"></span>
      <div class="buttons">
        <button class="btn ${first ? 'pri' : 'go'}" disabled=${busy} onClick=${once(() => playBots(game))}>
          <${Icon} name="play" size=${16}/>
          ${t('web-play-bots')}
        </button>
        <a class="btn" href="/table/new?game=${game.name}" aria-label="${t('web-set-up')}: ${gameName(game.name)}">
          <${Icon} name="people"/>
          <span class="desk">${t('web-set-up')}</span>
        </a></div>
      ${
        game.info.guide &&
        !played &&
        html`<button class="linklike guided" disabled=${busy}
          onClick=${once(async () => go(`/m/${await makeGuided(game.info)}`))}>
        <${Icon} name="whistle" size=${17}/>
        ${t('web-guided')}
      </button>`
      }
    </div></article>`;
}

/** @param {{tables: OpenTable[]}} props */
function OpenTables({ tables }) {
  return html`<section class="panel" id="open">
    <h2 class="hd">
      ${t('web-open-tables')} <span class="r">${t('web-tables-waiting', { tables: tables.length })}</span>
    </h2>
    ${tables.length === 0 && html`<p class="mut sm">${t('web-no-tables')}</p>`}
    ${tables.slice(0, 12).map((table) => {
      return html`<div class="open-table" key=${table.match}><${Thumb} game=${table.game}/>
        <div>
          <b>${gameName(table.game)}</b>
          <div class="sm mut">
            ${table.names.join(', ') || '…'}
            <br/>
            ${t('web-seats-taken', { taken: table.seats - table.free, seats: table.seats })}
          </div>
        </div>
        <a class="btn slim" href="/m/${table.match}">${t('web-sit')}</a></div>`;
    })}</section>`;
}

/** Public matches that anybody may watch. @param {{tables: OpenTable[]}} props */
function Running({ tables }) {
  if (tables.length === 0) return null;
  return html`<section class="panel" id="running">
    <h2 class="hd">${t('web-running')} <span class="r">${tables.length}</span></h2>
    ${tables.slice(0, 8).map(
      (table) => html`<div class="open-table" key=${table.match}><${Thumb} game=${table.game}/>
      <div><b>${gameName(table.game)}</b><div class="sm mut">${table.names.join(' – ')}</div></div>
      <a class="btn slim" href="/m/${table.match}"><${Icon} name="eye" size=${18}/>${t('web-watch')}</a></div>`,
    )}</section>`;
}

const WAYS = [
  ['cards', 'pass'],
  ['sofa', 'room'],
  ['globe', 'network'],
];

export function Page() {
  const [mine, setMine] = useState(/** @type {Snapshot[]} */ ([]));
  const [tables, setTables] = useState(/** @type {OpenTable[]} */ ([]));
  const [watched, setWatched] = useState(/** @type {OpenTable[]} */ ([]));
  useEffect(() => {
    document.title = 'Tifo';
    loadShelf();
    running().then(setMine);
    const look = () => {
      get('/matches?open=1').then(setTables, () => undefined);
      get('/matches?running=1').then(setWatched, () => undefined);
    };
    look();
    const beat = setInterval(look, 8000);
    return () => clearInterval(beat);
  }, []);
  const games = shelf.value;
  return html`<${Masthead} nav="/"/>
    <main id="main" class="page home">
      <div class="home-main"><${Hero} mine=${mine}/>
        ${
          mine.length > 1 &&
          html`<p class="also">
            ${t('web-also-running')} ${mine
              .slice(1, 4)
              .map(
                ({ match, game }) => html`<a class="chip" href="/m/${match}" key=${match}>${gameName(game)}</a>`,
              )} <a href="/mine">${t('web-nav-mine')}</a>
          </p>`
        }
        <section class="posters" aria-label=${t('web-games')} aria-busy=${games.length === 0}>
          ${games.length === 0 && [0, 1, 2, 3].map((i) => html`<div class="poster ghost" key=${i}></div>`)}
          ${games.map(
            (game, i) => html`<${Poster} key=${game.name} game=${game} first=${mine.length === 0 && i === 0}/>`,
          )}</section></div>
      <aside class="rail">
        <section class="panel"><h2 class="hd">${t('web-join')}</h2><${JoinForm}/></section>
        <section class="panel desk"><h2 class="hd">${t('web-ways')}</h2>
          ${WAYS.map(
            ([name, way]) => html`<a class="way" key=${way} href="/table/new?way=${way}">
              <span class="disc"><${Icon} name=${name} size=${21}/></span>
            <span><b>${t(`web-way-${way}`)}</b><br/><span class="sm mut">${t(`web-way-${way}-about`)}</span></span>
            <span class="sp"></span>
            <${Icon} name="chev" size=${18}/>
          </a>`,
          )}</section>
        <${OpenTables} tables=${tables}/>
        <${Running} tables=${watched}/>
      </aside>
    </main>`;
}
