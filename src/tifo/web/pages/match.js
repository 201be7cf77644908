/** A match: the lobby before it, the board during it, the result after it. */
import { html, lazy, signal, useEffect, useMemo, useState } from '../lib.js';
import { get } from '../api.js';
import { loadBoard, rulebook } from '../board.js';
import { keep, known } from '../memory.js';
import { Masthead } from '../parts/masthead.js';
import { pagesStyle } from '../style.js';
import { look } from '../table/arrivals.js';
import { open as openTable } from '../table/open.js';
import { t } from '../words.js';
import { NOBODY } from '../seats.js';
import { Match } from './playing.js';

/** @typedef {import('../wire.d.ts').Snapshot} Snapshot */

const Lobby = lazy(async () => (await Promise.all([import('./lobby.js'), pagesStyle()]))[0].Lobby);
const Result = lazy(async () => (await Promise.all([import('./result.js'), pagesStyle()]))[0].Result);

/**
 * A seat's link carries its token after the #, which no server's log ever sees.
 * @param {string} id
 * @param {string} hash
 */
async function takeLink(id, hash) {
  const given = new URLSearchParams(hash);
  const [token, invite] = [given.get('seat'), given.get('join')];
  if (token || invite) history.replaceState(null, '', location.pathname + location.search);
  if (invite && mySeat(id) === NOBODY) keep(id, { invites: { mine: invite } });
  if (!token) return;
  const snapshot = await get(`/matches/${id}`, token);
  const tokens = Object.fromEntries(snapshot.me.map((/** @type {number} */ seat) => [seat, token]));
  keep(id, { game: snapshot.game, way: snapshot.way, tokens });
}

/** The first of my seats. @param {string} id */
export const mySeat = (id) => {
  const seats = Object.keys(known(id)?.tokens ?? {})
    .map(Number)
    .filter((seat) => seat >= 0);
  return seats.length > 0 ? Math.min(...seats) : NOBODY;
};

/** @param {{id: string, query: URLSearchParams, hash: string}} props */
export function Page({ id, query, hash }) {
  const [table, setTable] = useState(/** @type {import('../table/shapes.d.ts').Table | null} */ (null));
  const [box, setBox] = useState(/** @type {any} */ (null));
  const [lost, setLost] = useState(false);
  const version = useMemo(() => signal(0), [id]);
  useEffect(() => {
    let close = () => {};
    const open = async () => {
      await takeLink(id, hash);
      const seat = mySeat(id);
      const snapshot = await get(`/matches/${id}`, known(id)?.tokens[seat] ?? null);
      const [board, rules] = await Promise.all([loadBoard(snapshot.game), rulebook(snapshot.game)]);
      const opened = openTable(id, board);
      close = opened.close;
      await look(opened.table, seat);
      setBox(rules.components);
      setTable(opened.table);
    };
    open().catch(() => setLost(true));
    return () => close();
  }, [id, version.value]);
  if (lost)
    return html`<${Masthead} title=${t('web-match')}/>
      <main id="main" class="page">
        <div class="panel"><p>${t('web-no-match')}</p><p><a class="btn go" href="/">${t('web-home')}</a></p></div>
      </main>`;
  const snapshot = table?.snapshot.value;
  if (!table || !snapshot)
    return html`<${Masthead} title=${t('web-match')}/><main id="main" class="page" aria-busy="true"></main>`;
  const again = () => {
    version.value += 1;
  };
  if (snapshot.status === 'open') return html`<${Lobby} table=${table} again=${again}/>`;
  if ((snapshot.status === 'over' && !table.busy.value) || query.has('ply'))
    return html`<${Result} table=${table} box=${box} query=${query}/>`;
  return html`<${Match} table=${table} box=${box}/>`;
}
