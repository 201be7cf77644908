/** The one place to act: what is due, the parts to choose from, and the red button that names the deed. */
import { h, html } from '../lib.js';
import { advise, confirm, pickOrPlay, undo } from '../table/acts.js';
import { back, choose, nextParts } from '../table/choice.js';
import { t } from '../words.js';
import { Icon } from './common.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */

/**
 * The parts on offer now, with words; cards are picked from the hand.
 * @param {Table} table
 * @param {BoardProps} props
 */
export function offers(table, props) {
  const { chosen, legal, levels } = props;
  const level = Math.min(chosen.length, levels.length - 1);
  const done = table.ready.value !== null;
  const at = done ? Math.max(0, levels.length - 1) : level;
  const before = chosen.slice(0, at);
  return (levels[at] ?? nextParts(legal, before)).map((step) => {
    const move = legal.find((one) => one.steps[at] === step && before.every((part, i) => one.steps[i] === part));
    const words = table.board.part?.(props, step, move);
    const label =
      words?.label || (move && move.steps.length === at + 1 ? props.say(move.say) : groupOf(props, move) || step);
    return { step, label, arrow: words?.arrow, more: words?.more, on: chosen[at] === step };
  });
}

/**
 * What the moves that begin alike are called together, where the catalogue says so.
 * @param {BoardProps} props
 * @param {import('../wire.d.ts').Legal | undefined} move
 */
function groupOf(props, move) {
  if (!move) return '';
  const key = `${move.say.key}.group`;
  const text = props.say({ key, args: move.say.args });
  return text === key ? '' : text;
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the red button says. @param {Table} table @param {BoardProps} props */
export function deedOf(table, props) {
  const move = table.ready.value;
  if (!move) return '';
  return capital(table.board.deed?.(props, move) ?? props.say(move.say));
}

/** @param {{table: Table, props: BoardProps}} given */
export function Parts({ table, props }) {
  const list = offers(table, props).filter(({ step }) => !(table.board.regions['hand'] && step.startsWith('card ')));
  if (list.length === 0) return null;
  return html`<div class="parts" role="group" aria-label=${t('web-parts')}>${list.map(
    ({ step, label, arrow, more, on }, i) => html`
    <button key=${step}
        class="btn ${on ? 'sel' : ''} ${more ? 'rich' : ''} ${table.board.isOnTable?.(step) ? 'on-table' : ''}"
        data-part=${step} aria-pressed=${on}
        onClick=${() => pickOrPlay(table, step)}>
      ${i < 9 && html`<span class="kbd" aria-hidden="true">${i + 1}</span>`}
      ${
        arrow !== undefined &&
        html`<span class="turn" style=${`transform:rotate(${arrow}deg)`}><${Icon} name="up" size=${18}/></span>`
      }
      <span>${capital(label)}</span>${more}</button>`,
  )}</div>`;
}

/** @param {{table: Table, disabled?: boolean}} given */
export const Undo = ({
  table,
}) => html`<button class="btn big slim undo" disabled=${!table.snapshot.value?.undo || table.sending.value}
  title=${table.snapshot.value?.undo ? t('web-undo') : t('web-undo-none')}
  aria-label=${table.snapshot.value?.undo ? t('web-undo') : t('web-undo-none')} onClick=${() => undo(table)}>
  <${Icon} name="undo"/>
  </button>`;

/**
 * What a strong bot would do in my place, and a way to choose that.
 * @param {{table: Table, props: BoardProps}} given
 */
function Advice({ table, props }) {
  const advice = table.advice.value;
  if (!advice && !table.advising.value) return null;
  return html`<div class="advice" role="status"><${Icon} name="bulb" size=${22}/>
    <p>${advice ? props.say(advice.say) : t('web-advising')}</p>
    ${
      advice &&
      props.legal.some(({ move }) => move === advice.move) &&
      html`<button class="btn slim" onClick=${() => choose(table, advice.move)}>${t('web-advice-choose')}</button>`
    }</div>`;
}

/** @param {{table: Table, props: BoardProps}} given */
export function Act({ table, props }) {
  const snapshot = table.snapshot.value;
  const mine = props.legal.length > 0;
  const picked = table.picked.value.length > 0;
  const deed = deedOf(table, props);
  const first = props.chosen[0];
  const title = mine && first ? capital(table.board.part?.(props, first, undefined)?.label ?? '') : '';
  const waiting = snapshot?.status === 'playing' && !mine && !snapshot.me.includes(snapshot.to_act);
  return html`<section class="act ${mine ? 'mine' : ''}" aria-label=${t('web-act')}>
    <p class="due" role="status" aria-live=${mine ? 'assertive' : 'polite'}>
      <b>${title || props.say(snapshot?.position)}</b>
      ${mine && html`<span class="sm mut">${table.board.hint?.(props) ?? t('web-hint')}</span>`}</p>
    ${table.board.regions['lead'] && h(table.board.regions['lead'], { ...props, scene: table.scene })}
    ${mine && html`<${Parts} table=${table} props=${props}/>`}
    ${mine && html`<${Advice} table=${table} props=${props}/>`}
    ${
      waiting &&
      html`<p class="mut sm waiting">
        <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
        ${t('web-waiting', { name: props.names[snapshot?.to_act ?? -1] ?? '…' })}
      </p>`
    }
    <div class="row acts">
      <${Undo} table=${table}/>
      ${
        mine &&
        html`<button class="btn big slim" disabled=${table.advising.value} title=${t('web-advice')}
          aria-label=${t('web-advice')} onClick=${() => advise(table)}><${Icon} name="bulb"/></button>`
      }
      ${
        mine &&
        html`<button class="btn pri big sp confirm" disabled=${!deed || table.sending.value}
          onClick=${() => confirm(table)}>
        ${deed ? html`<${Icon} name="check" size=${22}/>${deed}` : t('web-choose')}</button>`
      }
      ${
        mine &&
        picked &&
        html`<button class="btn big desk put-back" onClick=${() => back(table)}>
          <${Icon} name="x"/>
          <span>${t('web-put-back')}</span>
        </button>`
      }
    </div>
    ${table.trouble.value && html`<p class="sm bad" role="alert">${table.trouble.value.message}</p>`}
  </section>`;
}
