/** A rulebook: one page for those in a hurry, then every clause with its id, and where each number comes from. */
import { Raw, html, useEffect, useState } from '../lib.js';
import { loadBoard, rulebook } from '../board.js';
import { matches } from '../memory.js';
import { Icon, gameName } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { has, say, t } from '../words.js';

/** @typedef {import('../types.js').Rulebook} Rulebook @typedef {import('../board.js').Board} Board */
/** @typedef {import('../board.js').Example} Example */

/** The chapter of a clause: BU-5.1 is of chapter 5, FM-prep-1 of chapter prep, WF-F12 of chapter F. @param {string} id */
const chapterOf = (id) => (id.slice(id.indexOf('-') + 1).split('.')[0] ?? '').replace(/(?<=.)-\d+$/, '').replace(/^([A-Z])\d+$/, '$1');

/** @param {string} game @param {string} chapter */
function chapterName(game, chapter) {
  const key = `chapter-${chapter}`;
  const own = `web-chapter-${chapter}`;
  if (has(game, own)) return say(game, { key: own, args: {} });
  return has(game, key) ? say(game, { key, args: {} }) : '';
}

/** @param {Rulebook} book */
function chapters(book) {
  /** @type {Map<string, Rulebook['clauses']>} */
  const found = new Map();
  for (const clause of book.clauses) {
    const chapter = chapterOf(clause.id);
    found.set(chapter, [...(found.get(chapter) ?? []), clause]);
  }
  return [...found];
}

/** @param {{mark: string}} props */
const Mark = ({ mark }) => html`<span class="mark ${mark}">${t(`web-mark-${mark}`)}</span>`;

/** Every value of a table of components that says where it comes from. @param {any} components @param {string} [path] @returns {{path: string, value: any, mark: string}[]} */
function values(components, path = '') {
  return Object.entries(components).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    if (Array.isArray(value)) return [];
    if (value && typeof value === 'object')
      return 'mark' in value && 'value' in value ? [{ path: name, value: value.value, mark: value.mark }] : values(value, name);
    return [];
  });
}

/** How many rows of a table carry which mark. @param {any[]} rows */
function tally(rows) {
  /** @type {Record<string, number>} */
  const count = {};
  for (const row of rows) if (row?.mark) count[row.mark] = (count[row.mark] ?? 0) + (row.copies ?? 1);
  return Object.entries(count);
}

/** @param {{components: any, game: string}} props */
function Numbers({ components, game }) {
  const lists = Object.entries(components).filter(([, rows]) => Array.isArray(rows));
  const label = (/** @type {string} */ path) => {
    const key = `web-value-${path.replaceAll('.', '-')}`;
    return has(game, key) ? say(game, { key, args: {} }) : path.replaceAll(/[._]/g, ' ');
  };
  const shown = (/** @type {any} */ value) => (has(game, `colour-${value}`) ? say(game, { key: `colour-${value}`, args: {} }) : String(value));
  return html`<h2 id="numbers">${t('web-numbers')}</h2><p class="mut">${t('web-numbers-about')}</p>
    <div class="table-box" tabindex="0" role="region" aria-label=${t('web-numbers')}><table class="numbers"><thead><tr><th>${t('web-what')}</th><th>${t('web-value')}</th><th>${t('web-from')}</th></tr></thead>
    <tbody>${values(components).map(({ path, value, mark }) => html`<tr key=${path}><td>${label(path)}</td><td>${Array.isArray(value) ? value.join(', ') : shown(value)}</td><td><${Mark} mark=${mark}/></td></tr>`)}
    ${lists.flatMap(([name, rows]) => tally(/** @type {any[]} */ (rows)).map(([mark, count]) => html`<tr key=${name + mark}><td>${label(name)}</td><td>${count}</td><td><${Mark} mark=${mark}/></td></tr>`))}</tbody></table></div>`;
}

/** @param {{example: Example}} props */
const Figure = ({ example }) => html`<figure class="fig"><figcaption><b>${t('web-example')} ${example.title}</b></figcaption>
  <${Raw} tag="div" class="fig-art" markup=${example.markup}/><p class="sm mut">${example.text}</p></figure>`;

/** @param {{game: string, hash: string}} props */
export function Page({ game, hash }) {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [board, setBoard] = useState(/** @type {Board | null} */ (null));
  const [search, setSearch] = useState('');
  useEffect(() => {
    Promise.all([rulebook(game), loadBoard(game)]).then(([found, drawn]) => {
      setBoard(drawn);
      setBook(found);
      document.title = `${gameName(game)} · ${t('web-rulebook')} · Tifo`;
    }, () => setBook({ clauses: [], components: {} }));
  }, [game]);
  useEffect(() => { if (book && hash) requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView({ block: 'center' })); }, [book, hash]);
  const text = (/** @type {string} */ key) => (has(game, key) ? say(game, { key, args: {} }) : '');
  const quick = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => text(`quick-${i}`)).filter(Boolean);
  const all = book ? chapters(book) : [];
  const wanted = search.trim().toLowerCase();
  const fits = (/** @type {{id: string, key: string}} */ { id, key }) => !wanted || id.toLowerCase().includes(wanted) || text(key).toLowerCase().includes(wanted);
  const examples = book && board?.examples ? board.examples({ box: book.components, say: (message) => say(game, message), words: (key, args = {}) => say(game, { key: `web-${key}`, args }) }) : [];
  const mine = Object.entries(matches()).find(([, one]) => one.game === game && !one.over);
  const box = html`<label class="search wide"><span class="sr">${t('web-search')}</span><${Icon} name="eye" size=${18}/><input value=${search} placeholder=${t('web-search')} onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}/></label>`;
  return html`<${Masthead} title=${t('web-rulebook')} sub=${gameName(game)} middle=${box} heading=${false}/>
    <main id="main" class="page rulebook">
      <nav class="toc wide" aria-label=${t('web-contents')}><h2 class="hd">${t('web-contents')}</h2>
        ${quick.length > 0 && html`<a href="#quick"><b>★</b>${t('web-quick')}</a>`}
        ${all.map(([chapter]) => html`<a key=${chapter} href="#chapter-${chapter}"><b>${chapter}</b>${chapterName(game, chapter)}</a>`)}
        <a href="#numbers"><b>#</b>${t('web-numbers')}</a></nav>
      <article class="rules">
        <h1>${gameName(game)}</h1>
        ${text('about') && html`<p class="lead">${text('about')}</p>`}
        ${quick.length > 0 && !wanted && html`<section class="panel quick" id="quick"><h2 class="hd">${t('web-quick')}</h2><ol>${quick.map((line) => html`<li key=${line}>${line}</li>`)}</ol></section>`}
        ${all.map(([chapter, clauses]) => {
          const found = clauses.filter(fits);
          if (found.length === 0) return null;
          const name = chapterName(game, chapter);
          return html`<section key=${chapter} id="chapter-${chapter}"><h2>${name ? html`<span class="dim">${chapter}</span> ${name}` : `${t('web-chapter')} ${chapter}`}</h2>
            ${found.map((clause) => html`<div class="clause ${clause.id === hash ? 'hit' : ''}" id=${clause.id} key=${clause.id}><a class="cid" href="#${clause.id}">${clause.id}</a><p>${text(clause.key)}</p><${Mark} mark=${clause.printed ? 'printed' : 'ours'}/></div>`)}
            ${!wanted && examples.filter((one) => found.some(({ id }) => id === one.clause)).map((one) => html`<${Figure} key=${one.title} example=${one}/>`)}</section>`;
        })}
        ${book && !wanted && html`<${Numbers} components=${book.components} game=${game}/>`}
      </article>
      <aside class="col rules-side">
        ${mine && html`<section class="panel"><h2 class="hd">${t('web-in-your-match')}</h2><a class="btn go" href="/m/${mine[0]}"><${Icon} name="chevl" size=${18}/>${t('web-to-the-table')}</a></section>`}
        <section class="panel"><h2 class="hd">${t('web-where-from')}</h2><ul class="marks">${['printed', 'ours', 'stated', 'implied', 'found', 'reconstructed'].map((mark) => html`<li key=${mark}><${Mark} mark=${mark}/> <span class="sm">${t(`web-mark-${mark}-about`)}</span></li>`)}</ul></section>
      </aside></main>`;
}
