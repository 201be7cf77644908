/** My matches, as this browser remembers them. */
import { html, useEffect, useState } from '../lib.js';
import { loadShelf } from '../board.js';
import { matches } from '../memory.js';
import { Thumb, gameName } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { lang, t } from '../words.js';
import { running, standing } from './home.js';

export function Page() {
  const [live, setLive] = useState(/** @type {import('../wire.d.ts').Snapshot[]} */ ([]));
  useEffect(() => {
    document.title = `${t('web-nav-mine')} · Tifo`;
    loadShelf();
    running().then(setLive);
  }, []);
  const over = Object.entries(matches())
    .filter(([, one]) => one.over)
    .sort(([, a], [, b]) => b.at - a.at);
  return html`<${Masthead} nav="/mine" title=${t('web-nav-mine')}/><main id="main" class="page narrow">
    <section class="panel"><h2 class="hd">${t('web-going-on')}</h2>
      ${live.length === 0 && html`<p class="mut">${t('web-none-going-on')}</p>`}
      ${live.map(
        (one) => html`<div class="open-table" key=${one.match}>
          <${Thumb} game=${one.game}/>
          <div><b>${gameName(one.game)}</b><div class="sm mut">${standing(one)}</div></div>
        <a class="btn ${one.me.includes(one.to_act) ? 'pri' : 'go'}" href="/m/${one.match}">
          ${t(one.me.includes(one.to_act) ? 'web-your-turn' : 'web-open')}
        </a></div>`,
      )}</section>
    <section class="panel"><h2 class="hd">${t('web-played')}</h2>
      ${over.length === 0 && html`<p class="mut">${t('web-none-played')}</p>`}
      ${over.map(
        ([id, one]) => html`<div class="open-table" key=${id}>
          <${Thumb} game=${one.game}/>
          <div>
            <b>${gameName(one.game)}</b>
            <div class="sm mut">${new Date(one.at).toLocaleString(lang.value)}</div>
          </div>
        <a class="btn" href="/m/${id}">${t('web-result')}</a></div>`,
      )}</section></main>`;
}
