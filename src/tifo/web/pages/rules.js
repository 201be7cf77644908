/**
 * A rulebook: one page for those in a hurry, every clause with its id and our rulings on it, then the box as tables.
 */
import { Raw, html, useEffect, useState } from '../lib.js';
import { loadBoard, rulebook } from '../board.js';
import { matches } from '../memory.js';
import { Components, Mark, RulingLine, underWords } from '../parts/book.js';
import { Icon, gameName } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { has, needBook, say, t } from '../words.js';

/** @typedef {import('../wire.d.ts').Rulebook} Rulebook @typedef {import('../contract.d.ts').Examples} Examples */
/** @typedef {import('../contract.d.ts').Example} Example */

/**
 * The chapter of a clause: BU-5.1 is of chapter 5, FM-prep-1 of chapter prep, WF-F12 of chapter F.
 * @param {string} id
 */
const chapterOf = (id) =>
  (id.slice(id.indexOf('-') + 1).split('.')[0] ?? '').replace(/(?<=.)-\d+$/, '').replace(/^([A-Z])\d+$/, '$1');

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

/** @param {{example: Example}} props */
const Figure = ({
  example,
}) => html`<figure class="fig"><figcaption><b>${t('web-example')} ${example.title}</b></figcaption>
  <${Raw} tag="div" class="fig-art" markup=${example.markup}/><p class="sm mut">${example.text}</p></figure>`;

/** @type {Rulebook} */
const EMPTY = { clauses: [], rulings: [], tables: [], components: {} };

/** @param {{game: string, hash: string, query: URLSearchParams}} props */
export function Page({ game, hash, query }) {
  const match = query.get('match');
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [figures, setFigures] = useState(/** @type {{draw?: Examples | undefined}} */ ({}));
  const [search, setSearch] = useState('');
  useEffect(() => {
    const withWords = loadBoard(game).then(async (drawn) => {
      const [draw] = await Promise.all([drawn.examples?.(), needBook(game)]);
      return { draw };
    });
    Promise.all([rulebook(game, match), withWords]).then(
      ([found, drawn]) => {
        setFigures(drawn);
        setBook(found);
        document.title = `${gameName(game)} · ${t('web-rulebook')} · Tifo`;
      },
      () => setBook(EMPTY),
    );
  }, [game, match]);
  useEffect(() => {
    if (book && hash) requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView({ block: 'center' }));
  }, [book, hash]);
  const text = (/** @type {string} */ key) => (has(game, key) ? say(game, { key, args: {} }) : '');
  const quick = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => text(`quick-${i}`)).filter(Boolean);
  const all = book ? chapters(book) : [];
  const wanted = search.trim().toLowerCase();
  const rulings = (/** @type {string} */ clause) =>
    (book?.rulings ?? []).filter((ruling) => ruling.clauses.includes(clause));
  const says = (/** @type {{id: string, key: string}} */ { id, key }) =>
    id.toLowerCase().includes(wanted) || text(key).toLowerCase().includes(wanted);
  const fits = (/** @type {{id: string, key: string}} */ clause) =>
    !wanted || says(clause) || rulings(clause.id).some(says);
  const isHit = (/** @type {string} */ id) => id === hash || rulings(id).some((ruling) => ruling.id === hash);
  const examples =
    (book &&
      figures.draw?.({
        box: book.components,
        say: (message) => say(game, message),
        words: (key, args = {}) => say(game, { key: `web-${key}`, args }),
      })) ??
    [];
  const mine = match ?? Object.entries(matches()).find(([, one]) => one.game === game && !one.over)?.[0];
  const box = html`<label class="search wide">
    <span class="sr">${t('web-search')}</span>
    <${Icon} name="eye" size=${18}/>
    <input value=${search} placeholder=${t('web-search')}
        onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}/>
  </label>`;
  return html`<${Masthead} title=${t('web-rulebook')} sub=${gameName(game)} middle=${box} heading=${false}/>
    <main id="main" class="page rulebook">
      <nav class="toc wide" aria-label=${t('web-contents')}><h2 class="hd">${t('web-contents')}</h2>
        ${quick.length > 0 && html`<a href="#quick"><b>★</b>${t('web-quick')}</a>`}
        ${all.map(
          ([chapter]) =>
            html`<a key=${chapter} href="#chapter-${chapter}"><b>${chapter}</b>${chapterName(game, chapter)}</a>`,
        )}
        ${(book?.tables ?? []).map(
          ({ name }) => html`<a key=${name} href="#table-${name}"><b>#</b>${text(`table-${name}`)}</a>`,
        )}</nav>
      <article class="rules">
        <h1>${gameName(game)}</h1>
        ${text('about') && html`<p class="lead">${text('about')}</p>`}
        ${
          match &&
          html`<p class="panel in-force">${t('web-in-force')} <a href="/rules/${game}">${t('web-whole-book')}</a></p>`
        }
        ${
          quick.length > 0 &&
          !wanted &&
          html`<section class="panel quick" id="quick">
            <h2 class="hd">${t('web-quick')}</h2>
            <ol>${quick.map((line) => html`<li key=${line}>${line}</li>`)}</ol>
          </section>`
        }
        ${all.map(([chapter, clauses]) => {
          const found = clauses.filter(fits);
          if (found.length === 0) return null;
          const name = chapterName(game, chapter);
          return html`<section key=${chapter} id="chapter-${chapter}">
            <h2>${name ? html`<span class="dim">${chapter}</span> ${name}` : `${t('web-chapter')} ${chapter}`}</h2>
            ${found.map(
              (clause) => html`<div class="settled ${isHit(clause.id) ? 'hit' : ''}" key=${clause.id}>
              <div class="clause" id=${clause.id}>
                <a class="cid" href="#${clause.id}">${clause.id}</a>
                <p>${text(clause.key)}</p>
                <${Mark} mark=${clause.printed ? 'printed' : 'ours'}/>
              </div>
              ${rulings(clause.id).map(
                (ruling) =>
                  html`<${RulingLine} key=${ruling.id} ruling=${ruling} text=${text(ruling.key)}
                    under=${match ? '' : underWords(game, ruling.under)} first=${ruling.clauses[0] === clause.id}/>`,
              )}</div>`,
            )}
            ${
              !wanted &&
              examples
                .filter((one) => found.some(({ id }) => id === one.clause))
                .map((one) => html`<${Figure} key=${one.title} example=${one}/>`)
            }</section>`;
        })}
        ${book && !wanted && book.tables.length > 0 && html`<${Components} tables=${book.tables} game=${game}/>`}
      </article>
      <aside class="col rules-side">
        ${
          mine &&
          html`<section class="panel">
            <h2 class="hd">${t('web-in-your-match')}</h2>
            <a class="btn go" href="/m/${mine}"><${Icon} name="chevl" size=${18}/>${t('web-to-the-table')}</a>
          ${!match && html`<a class="btn" href="/rules/${game}?match=${mine}">${t('web-match-book')}</a>`}</section>`
        }
        <section class="panel">
          <h2 class="hd">${t('web-where-from')}</h2>
          <ul class="marks">
            ${['printed', 'ours', 'stated', 'implied', 'found', 'reconstructed'].map(
              (mark) =>
                html`<li key=${mark}>
                  <${Mark} mark=${mark}/> <span class="sm">${t(`web-mark-${mark}-about`)}</span>
                </li>`,
            )}
          </ul>
        </section>
      </aside></main>`;
}
