/** Why not: what, why here, the clause with its words, and what to do instead. */
import { Raw, html, useEffect, useRef } from '../lib.js';
import { has, say, t } from '../words.js';
import { capital } from './act.js';
import { Clause, Icon, rulesLink } from './common.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */

/** The catalogue's key of a clause. @param {string} id */
export const clauseKey = (id) => `clause-${id.replaceAll('.', '-')}`;

/** The sentence itself, without the clause behind it. @param {import('../wire.d.ts').Why} why */
const reason = (why) => {
  const inner = why.message?.args?.['why'];
  return typeof inner === 'object' && 'key' in inner ? inner : why.message;
};

/**
 * Above the thing, or below it, or beside it; never over it.
 * @param {HTMLElement} box
 * @param {Element | null} target
 */
function placeAt(box, target) {
  if (!target || innerWidth < 700) return;
  const spot = target.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(12, Math.min(innerWidth - width - 12, spot.left + spot.width / 2 - width / 2));
  const [above, below] = [spot.top - height - 22, spot.bottom + 22];
  const placed = above >= 8 ? 'above' : below + height <= innerHeight - 8 ? 'below' : 'beside';
  box.style.left = `${placed === 'beside' ? Math.max(12, spot.left - width - 20) : left}px`;
  box.style.top = `${placed === 'below' ? below : Math.max(8, above)}px`;
  box.style.setProperty('--tip', `${spot.left + spot.width / 2 - left - 11}px`);
  box.dataset['placed'] = placed;
}

/** @param {{table: Table, props: BoardProps, game: string}} given */
export function Refusal({ table, props, game }) {
  const refused = table.refused.value;
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    dialog.showModal();
    placeAt(dialog, refused?.element ?? null);
    refused?.element?.classList.add('spot');
    return () => {
      refused?.element?.classList.remove('spot');
      if (refused?.element instanceof HTMLElement) refused.element.focus();
    };
  }, [refused]);
  if (!refused) return null;
  const { why, step } = refused;
  const figure = table.board.figure?.(props, step) ?? '';
  const close = () => {
    table.refused.value = null;
  };
  const key = why.clause ? clauseKey(why.clause) : '';
  return html`<dialog ref=${box} class="sheet why-box" aria-label=${t('web-not-now')} onCancel=${(
    /** @type {Event} */ event,
  ) => {
    event.preventDefault();
    close();
  }}
      onClick=${(/** @type {MouseEvent} */ event) => {
        if (event.target === box.current) close();
      }}>
    <div class="what">${figure && html`<div class="pc"><${Raw} class="raw" markup=${figure}/></div>`}
      <div><h2><${Icon} name="lock" size=${24}/>${t('web-not-now')}</h2><p>${capital(props.say(reason(why)))}</p></div>
    </div>
    ${
      why.clause &&
      html`<div class="clause-quote ${why.printed === false ? 'ours' : ''}">
      <b class="row">
        <${Clause} game=${game} id=${why.clause}/> ${t(why.printed === false ? 'mark-ours' : 'web-printed-rule')}
      </b>
      ${has(game, key) && say(game, { key, args: {} })}</div>`
    }
    <div class="row wrap">
      <button class="btn go sp" onClick=${close}>${t('web-show-playable')}</button>
      ${
        why.clause &&
        html`<a class="btn" href=${rulesLink(game, why.clause)}><${Icon} name="book"/>${t('web-read-rule')}</a>`
      }
    </div></dialog>`;
}
