/** The shell: which page the address names, and the way from one to the next. */
import { h, html, render, signal, useEffect, useErrorBoundary, useState } from './lib.js';
import { get } from './api.js';
import { remembered } from './memory.js';
import { matchStyle, pagesStyle } from './style.js';
import { lang, needWords, setLanguage, t } from './words.js';

/** @typedef {{path: string, query: URLSearchParams, hash: string}} Place */

const here = () => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

/** @type {import('./vendor/signals.js').Signal<Place>} */
export const place = signal(here());

/** @param {string} to */
export function go(to) {
  history.pushState(null, '', to);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.value = here();
});
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download')
  )
    return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || event.defaultPrevented) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.search === location.search && link.hash) {
    history.replaceState(null, '', link.href);
    place.value = here();
    document.getElementById(link.hash.slice(1))?.scrollIntoView();
    return;
  }
  go(link.pathname + link.search + link.hash);
});

/** @typedef {() => Promise<{Page: (props: any) => any}>} Load */

/** A page among the others. @param {Load} load @returns {Load} */
const paper = (load) => async () => (await Promise.all([load(), pagesStyle()]))[0];

/** @type {[RegExp, Load][]} */
const ROUTES = [
  [/^\/$/, paper(() => import('./pages/home.js'))],
  [/^\/table\/new$/, paper(() => import('./pages/new.js'))],
  [/^\/mine$/, paper(() => import('./pages/mine.js'))],
  [/^\/join(?:\/(?<code>[^/]+))?$/, paper(() => import('./pages/join.js'))],
  [/^\/m\/(?<id>[^/]+)$/, async () => (await Promise.all([import('./pages/match.js'), matchStyle()]))[0]],
  [/^\/rules$/, paper(() => import('./pages/shelf.js'))],
  [/^\/rules\/(?<game>[a-z0-9_-]+)$/, paper(() => import('./pages/rules.js'))],
];
const LOST = paper(() => import('./pages/lost.js'));

/** @param {{place: Place}} props */
function Page({ place: { path, query, hash } }) {
  const [page, setPage] = useState(/** @type {any} */ (null));
  const [error, reset] = useErrorBoundary((problem) => console.error(problem));
  useEffect(() => {
    let wanted = true;
    const route = ROUTES.find(([shape]) => shape.test(path));
    const params = route?.[0].exec(path)?.groups ?? {};
    const load = route?.[1] ?? LOST;
    load().then((module) => {
      if (!wanted) return;
      reset();
      setPage({ Page: module.Page, params, key: path });
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  if (error)
    return html`<main id="main" class="page">
      <p class="panel">${t('web-broken')} <a href="/">${t('web-home')}</a></p>
    </main>`;
  return page && h(page.Page, { ...page.params, key: page.key, query, hash });
}

function App() {
  return html`<a class="btn skip" href="#main">${t('web-skip')}</a><${Page} place=${place.value}/>`;
}

/** The language of the house, for a guest who has not chosen one. */
async function speakAsServed() {
  const { language } = await get('/server').catch(() => ({ language: null }));
  if (language && language !== lang.peek()) await setLanguage(language);
}

async function start() {
  document.documentElement.lang = lang.value;
  const asked = place.value.query.get('lang');
  if (asked) await setLanguage(asked);
  await needWords('');
  const root = document.getElementById('root');
  if (root) render(h(App, null), root);
  if (!asked && !remembered('lang', '')) await speakAsServed();
}

start();
