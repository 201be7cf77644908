/** Before the match: who is here, links and QR codes for those who are not. Also the living-room table. */
import { Raw, html, useEffect, useState } from '../lib.js';
import { post } from '../api.js';
import { loadShelf, shelf } from '../board.js';
import { go } from '../app.js';
import { icon, shirt, standOf } from '../kit.js';
import { addNonce, sit } from '../making.js';
import { forget, keep, known } from '../memory.js';
import { Icon, coachName, copy, gameName, rulesLink, usualBot } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { myName } from '../settings.js';
import { tokenOf } from '../table/state.js';
import { t } from '../words.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../wire.d.ts').Seat} Seat */

/** A code of eight signs, in two groups. @param {string} code */
const grouped = (code) => code.replace(/^(.{4})(.{4})$/, '$1\u00a0$2');

/**
 * A link as a QR code, drawn by the server, and the code to type instead.
 * @param {{path: string, code: string | undefined}} props
 */
function Qr({ path, code: typed }) {
  const [code, setCode] = useState({ svg: '', url: '' });
  useEffect(() => {
    post('/qr', { path }).then(setCode, () => undefined);
  }, [path]);
  const [copied, setCopied] = useState(false);
  const take = async () => {
    setCopied(await copy(code.url || location.origin + path));
  };
  return html`<div class="qr" role="img" aria-label=${t('web-qr')}><${Raw} class="raw" markup=${code.svg}/></div>
    ${
      typed &&
      html`<p class="seat-code"><span class="sr">${t('web-seat-code')}</span><b class="d">${grouped(typed)}</b></p>`
    }
    <button class="btn" onClick=${take}><${Icon} name="link"/>${t(copied ? 'web-copied' : 'web-copy-link')}</button>
    <input class="field sm link-text" readonly value=${code.url} aria-label=${t('web-link')}
        onFocus=${(/** @type {any} */ event) => event.target.select()}/>`;
}

/** @param {{table: Table, seat: Seat, invite: string | undefined, code: string | undefined}} props */
function Place({ table, seat, invite, code }) {
  const bot = seat.coach.startsWith('bot:');
  const mine = table.snapshot.value?.me.includes(seat.seat);
  const free = seat.coach === 'open';
  const name = bot
    ? coachName(seat.coach)
    : free
      ? t('web-free-seat')
      : seat.name || t('seat-name', { number: seat.seat + 1 });
  return html`<li class="place"><${Raw} tag="div" class="stand" markup=${standOf(seat.seat, 20, 7)}/>
    <div class="kit"><${Raw} class="raw" markup=${shirt(seat.seat, 76, seat.seat + 1)}/></div>
    <h2>${name}</h2>
    ${
      free && invite
        ? html`<${Qr} path=${`/m/${table.id}#join=${invite}`} code=${code}/>`
        : html`<div class="seated">
          <${Raw} class="ico" markup=${icon(bot ? 'bot' : free ? 'qr' : seat.ready ? 'check' : 'timer', 64)}/>
        <b>
          ${
            bot
              ? t('web-bot')
              : free
                ? t('web-waits')
                : mine
                  ? t('web-me')
                  : t(seat.ready ? 'web-is-here' : 'web-is-coming')
          }
        </b></div>`
    }
  </li>`;
}

/** @param {{table: Table, again: () => void}} props */
function SitDown({ table, again }) {
  const [name, setName] = useState(myName.value);
  const [problem, setProblem] = useState('');
  const down = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      myName.value = name.trim();
      await sit(table.id, table.snapshot.peek()?.game ?? '', name.trim());
      again();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  return html`<form class="panel sit-form" onSubmit=${down}><h2 class="hd">${t('web-sit-down')}</h2>
    <label for="nick">${t('web-nickname')}</label>
    <div class="row">
      <input id="nick" class="field" maxlength="40" required value=${name}
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}/>
      <button class="btn pri" type="submit">${t('web-sit')}</button></div>
    ${problem && html`<p class="bad" role="alert">${problem}</p>`}</form>`;
}

/** @param {{table: Table, again: () => void}} props */
export function Lobby({ table, again }) {
  const snapshot = /** @type {import('../wire.d.ts').Snapshot} */ (table.snapshot.value);
  const mine = known(table.id);
  const room = snapshot.way === 'room';
  const seated = snapshot.me.length > 0;
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${gameName(snapshot.game)} · Tifo`;
    loadShelf();
    const late = snapshot.seats.some(
      ({ seat, coach, ready }) => snapshot.me.includes(seat) && coach === 'human' && !ready,
    );
    if (late) addNonce(table.id, tokenOf(table)).catch(() => undefined);
    if (mine) keep(table.id, { commitment: mine.commitment ?? snapshot.commitment });
  }, []);
  const bots = shelf.value.find(({ name }) => name === snapshot.game)?.info.bots ?? [];
  const fill = async () => {
    await post(`/matches/${table.id}/start`, { fill: `bot:${usualBot(bots)}` }, tokenOf(table)).catch((error) =>
      setProblem(error.message),
    );
  };
  const leave = async () => {
    await post(`/matches/${table.id}/leave`, {}, tokenOf(table)).catch(() => undefined);
    forget(table.id);
    go('/');
  };
  const canSit = !seated && (mine?.invites?.['mine'] || snapshot.public) && !(room && mine?.host);
  const ready = snapshot.seats.filter((seat) => seat.ready).length;
  return html`<${Masthead} title=${t(room ? 'web-way-room' : 'web-table')} rules=${rulesLink(snapshot.game)}/>
    <main id="main" class="page lobby ${room ? 'room' : ''}">
      <div class="lobby-top">
        <div>
          <p class="mut">
            ${gameName(snapshot.game)} · ${t('web-coaches', { coaches: snapshot.seats.length })} · ${t(
              room ? 'web-room-sub' : 'web-lobby-sub',
            )}
          </p>
        <h2 class="poster-title">
          ${t(
            canSit
              ? 'web-your-seat-waits'
              : room
                ? 'web-point-phone'
                : seated || mine?.host
                  ? 'web-invite-friends'
                  : 'web-table-forms',
          )}
        </h2></div>
        ${
          snapshot.public
            ? html`<div class="code-plate">
              <span class="sr">${t('web-code')}</span>
              <b class="d">${grouped(table.id)}</b>
              <p class="mut sm">${t('web-code-about', { host: location.host })}</p>
            </div>`
            : mine?.codes && html`<p class="code-plate mut">${t('web-seat-code-about', { host: location.host })}</p>`
        }</div>
      ${canSit && html`<${SitDown} table=${table} again=${again}/>`}
      <ul class="places-grid n${snapshot.seats.length}">
        ${snapshot.seats.map(
          (seat) =>
            html`<${Place} key=${seat.seat} table=${table} seat=${seat} invite=${mine?.invites?.[seat.seat]}
              code=${mine?.codes?.[seat.seat]}/>`,
        )}
      </ul>
      <div class="lobby-foot">
        <span class="row mut">
          <${Icon} name="people" size=${22}/>
          ${t('web-seats-ready', { ready, seats: snapshot.seats.length })}
        </span>
        <span class="sp"></span>
        ${problem && html`<p class="bad" role="alert">${problem}</p>`}
        ${seated && html`<button class="btn big" onClick=${leave}>${t('web-leave')}</button>`}
        ${
          (seated || snapshot.host) &&
          html`<button class="btn pri big" onClick=${fill}>
            <${Icon} name="whistle" size=${24}/>
            ${t('web-fill-and-start')}
          </button>`
        }</div>
      <p class="sm dim commitment">${t('web-commitment')} <code>${snapshot.commitment}</code></p>
    </main>`;
}
