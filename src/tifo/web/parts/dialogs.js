/** What opens over the board of a match: every move in words, the keys, what was missed, the commentary on a phone. */
import { html } from '../lib.js';
import { play } from '../table/acts.js';
import { t } from '../words.js';
import { Dialog } from './common.js';
import { Story } from './story.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */

/** Every legal move in words. @param {{table: Table, props: BoardProps, close: () => void}} given */
export function MoveList({ table, props, close }) {
  const moves = props.legal;
  return html`<${Dialog} label=${t('web-moves')} close=${close}>
    <h2 class="hd">${t('web-moves')} <span class="r">${moves.length}</span></h2>
    ${moves.length === 0 && html`<p>${t('web-no-moves')}</p>`}
    <ol class="move-list">${moves.map(
      (move) => html`<li key=${move.move}><button class="btn" onClick=${() => {
        close();
        play(table, move.move);
      }}>
      <span>${props.say(move.say)}</span><code class="dim">${move.text}</code></button></li>`,
    )}</ol>
    <button class="btn" onClick=${close}>${t('web-close')}</button></${Dialog}>`;
}

/** @param {{close: () => void, guided: boolean}} props */
export function KeyHelp({ close, guided }) {
  const keys = [
    ['1–9', 'digits'],
    ['← ↑ → ↓', 'arrows'],
    ['Enter', 'enter'],
    ['Esc', 'escape'],
    ['U', 'undo'],
    ['L', 'list'],
    ['H', 'advice'],
    ['?', 'why'],
    ...(guided ? [['G', 'guide']] : []),
  ];
  return html`<${Dialog} label=${t('web-keys')} close=${close}><h2 class="hd">${t('web-keys')}</h2>
    <dl class="keys">
      ${keys.map(
        ([key, word]) => html`<div><dt><span class="kbd">${key}</span></dt><dd>${t(`web-key-${word}`)}</dd></div>`,
      )}
    </dl>
    <button class="btn" onClick=${close}>${t('web-close')}</button></${Dialog}>`;
}

/**
 * What happened while I was away.
 * @param {{table: Table, props: BoardProps, since: number, close: () => void}} given
 */
export function CatchUp({ table, props, since, close }) {
  const lines = table.story.value.filter(({ ply }) => ply >= since);
  return html`<${Dialog} label=${t('web-catch-up')} close=${close}>
    <h2 class="hd">${t('web-catch-up')} <span class="r">${t('web-since-ply', { ply: since })}</span></h2>
    <${Story} game=${props.snapshot.game} lines=${lines} names=${props.names} board=${table.board}/>
    <button class="btn go" onClick=${close}>${t('web-to-the-table')}</button></${Dialog}>`;
}

/**
 * The commentary, and what else has no room on a phone.
 * @param {{table: Table, props: BoardProps, region: (name: string) => any, close: () => void}} given
 */
export function StoryBox({ table, props, region, close }) {
  return html`<${Dialog} label=${t('web-commentary')} close=${close}>
    <h2 class="hd">${t('web-commentary')}</h2>
    <${Story} game=${props.snapshot.game} lines=${table.story.value} names=${props.names} board=${table.board}/>
    ${region('facts')}${region('rivals')}${region('seen')}
    <button class="btn" onClick=${close}>${t('web-close')}</button></${Dialog}>`;
}
