/** Parts of a rulebook: our rulings, and the components as tables. */
import { html } from '../lib.js';
import { has, say, t } from '../words.js';

/** @typedef {import('../wire.d.ts').Under} Under @typedef {import('../wire.d.ts').Ruling} Ruling */
/**
 * @typedef {import('../wire.d.ts').ComponentTable} ComponentTable
 * @typedef {import('../wire.d.ts').ComponentRow} ComponentRow
 */

/** @param {string} game @param {string} key */
const word = (game, key) => say(game, { key, args: {} });

/** @param {{mark: string}} props */
export const Mark = ({ mark }) => html`<span class="mark ${mark}">${t(`mark-${mark}`)}</span>`;

/** @param {string} key @param {string[]} parts */
const chain = (key, parts) => parts.reduce((first, second) => t(key, { first, second }));

/**
 * The name of a choice; a game may have a shorter one for rulings.
 * @param {string} game
 * @param {string} option
 * @param {string} choice
 */
function choiceName(game, option, choice) {
  const short = `under-${option}-${choice}`;
  return word(game, has(game, short) ? short : `option-${option}-${choice}`);
}

/** Are these three or more numbers in a row? @param {string[]} choices */
const isRange = (choices) =>
  choices.length > 2 && choices.every((choice, i) => /^\d+$/.test(choice) && Number(choice) === Number(choices[0]) + i);

/** @param {string} game @param {string} option @param {string[]} choices */
function choicesWords(game, option, choices) {
  const names = choices.map((choice) => choiceName(game, option, choice));
  return isRange(choices)
    ? t('under-range', { first: names[0] ?? '', last: names[names.length - 1] ?? '' })
    : chain('under-or', names);
}

/**
 * The options under which something holds, in words; nothing where it always does.
 * @param {string} game
 * @param {Under} under
 */
export function underWords(game, under) {
  if (under.length === 0) return '';
  const all = under.map((options) =>
    chain(
      'under-and',
      Object.entries(options).map(([option, choices]) =>
        t('under-one', { option: word(game, `option-${option}`), choices: choicesWords(game, option, choices) }),
      ),
    ),
  );
  return t('under', { options: chain('under-either', all) });
}

/**
 * @param {{ruling: Ruling, text: string, under: string, first: boolean}} props `first`: where links to the ruling lead
 */
export const RulingLine = ({
  ruling,
  text,
  under,
  first,
}) => html`<div class="clause ruling" id=${first ? ruling.id : null}>
  <a class="cid" href="#${ruling.id}">${ruling.id}</a>
  <p>${text}${under && html` <span class="mut sm">${under}</span>`}</p>
  <${Mark} mark="ours"/>
  </div>`;

/**
 * What stands in a place of a table; a dash where there is nothing.
 * @param {string} game
 * @param {any} cell
 * @returns {string}
 */
function cellWords(game, cell) {
  if (Array.isArray(cell)) return cell.map((part) => cellWords(game, part)).join(', ') || '–';
  if (typeof cell === 'number') return t('number', { number: cell });
  return typeof cell === 'object' ? say(game, cell) : cell || '–';
}

/** @param {{row: ComponentRow, game: string}} props */
function Marks({ row, game }) {
  const marks = [...new Set(Object.values(row.apart))];
  const columns = (/** @type {string} */ mark) =>
    Object.keys(row.apart)
      .filter((column) => row.apart[column] === mark)
      .map((column) => word(game, `column-${column}`))
      .join(', ');
  return html`<td class="from">
    <${Mark} mark=${row.mark}/>
    ${marks.map(
      (mark) =>
        html`<span class="mut sm" key=${mark}>
          ${t('mark-apart', { mark: t(`mark-${mark}`), columns: columns(mark) })}
        </span>`,
    )}
  </td>`;
}

/** @param {{table: ComponentTable, game: string}} props */
function Component({ table, game }) {
  const title = word(game, `table-${table.name}`);
  const isNumber = (/** @type {number} */ place) =>
    table.rows.every(({ cells }) => typeof cells[place] === 'number' || cells[place] === '');
  return html`<section id="table-${table.name}">
    <h3>${title}</h3>
    ${table.under.length > 0 && html`<p class="mut sm">${underWords(game, table.under)}</p>`}
    <div class="table-box" tabindex="0" role="region" aria-label=${title}>
      <table class="numbers ${table.columns.length > 3 ? 'broad' : ''}">
      <thead>
        <tr>
          ${table.columns.map(
            (column, place) =>
              html`<th key=${column} scope="col" class=${isNumber(place) ? 'num' : ''}>
                ${word(game, `column-${column}`)}
              </th>`,
          )}
          <th scope="col">${t('column-mark')}</th>
        </tr>
      </thead>
      <tbody>
        ${table.rows.map(
          (row, at) =>
            html`<tr key=${at}>
              ${row.cells.map(
                (cell, place) =>
                  html`<td key=${place} class=${isNumber(place) ? 'num' : ''}>${cellWords(game, cell)}</td>`,
              )}
              <${Marks} row=${row} game=${game}/>
            </tr>`,
        )}
      </tbody>
    </table></div></section>`;
}

/** @param {{tables: ComponentTable[], game: string}} props */
export const Components = ({
  tables,
  game,
}) => html`<h2 id="components">${t('web-components')}</h2><p class="mut">${t('web-components-about')}</p>
  ${tables.map((table) => html`<${Component} key=${table.name} table=${table} game=${game}/>`)}`;
