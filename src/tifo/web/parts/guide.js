/** The guided first match: one tip at a time, beside the thing it speaks of. Nothing waits for it. */
import { html, useLayoutEffect, useRef } from '../lib.js';
import { setGuide } from '../table/open.js';
import { t } from '../words.js';
import { Icon } from './common.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */
/** @typedef {import('../contract.d.ts').Tip} Tip */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 14;
const EDGE = 8;
/** How often the ring looks where its thing went, in milliseconds. */
const LOOK = 250;

/** @param {Table} table @param {BoardProps} props @returns {Tip | null} */
function dueTip(table, props) {
  const guide = table.guided.value;
  if (!guide || guide.over || props.snapshot.me.length === 0) return null;
  return table.board.guide?.tips.find(({ key, when }) => !guide.read.includes(key) && when(props)) ?? null;
}

/** The first thing of a selector that can be seen. @param {string} selector */
function seen(selector) {
  if (!selector) return null;
  return (
    [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0 && !one.closest('.guide')) ??
    null
  );
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Beside the thing where there is room, and over as little as possible of what one acts with.
 * @param {Box | null} thing
 * @param {number} width
 * @param {number} height
 */
function spotFor(thing, width, height) {
  const bar = seen('.bar')?.getBoundingClientRect();
  const ceiling = (seen('.mast')?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const floor = (bar ? bar.top : innerHeight) - EDGE;
  const low = floor - height;
  const clamp = (/** @type {number} */ value, /** @type {number} */ most, least = EDGE) =>
    Math.max(least, Math.min(value, most));
  const across = (/** @type {number} */ left) => clamp(left, innerWidth - width - EDGE);
  const down = (/** @type {number} */ top) => clamp(top, low, ceiling);
  /** @type {[number, number][]} */
  const spots = [
    [EDGE + 4, low],
    [innerWidth - width - EDGE, low],
    [EDGE + 4, ceiling],
    [innerWidth - width - EDGE, ceiling],
  ];
  if (thing) {
    const middle = across((thing.left + thing.right - width) / 2);
    const level = down((thing.top + thing.bottom - height) / 2);
    spots.unshift(
      [thing.right + GAP, level],
      [thing.left - GAP - width, level],
      [middle, thing.top - GAP - height],
      [middle, thing.bottom + GAP],
    );
  }
  const keepClear = [thing, seen('.act.mine')?.getBoundingClientRect(), bar].filter(
    (box) => box !== null && box !== undefined,
  );
  let best = spots[0] ?? [EDGE, ceiling];
  let least = Infinity;
  for (const [left, top] of spots) {
    const box = { left, top, right: left + width, bottom: top + height };
    const inside = left >= EDGE && top >= ceiling && box.right <= innerWidth - EDGE + 1 && box.bottom <= floor + 1;
    const cost = keepClear.reduce((sum, other) => sum + overlap(box, other), inside ? 0 : 1e7);
    if (cost < least) [best, least] = [[left, top], cost];
  }
  return best;
}

/** @param {HTMLElement} panel @param {HTMLElement} ring @param {string} selector */
function place(panel, ring, selector) {
  const thing = seen(selector)?.getBoundingClientRect() ?? null;
  ring.hidden = thing === null;
  if (thing) {
    Object.assign(ring.style, {
      left: `${thing.left - 5}px`,
      top: `${thing.top - 5}px`,
      width: `${thing.width + 10}px`,
      height: `${thing.height + 10}px`,
    });
  }
  const [left, top] = spotFor(thing, panel.offsetWidth, panel.offsetHeight);
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
}

/** @param {{table: Table, props: BoardProps}} given */
export function GuidePanel({ table, props }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(/** @type {Tip | null} */ (null));
  const tip = table.busy.value ? last.current : dueTip(table, props);
  last.current = tip;
  const selector = tip?.mark?.(props) ?? '';
  const guide = table.guided.value;
  const read = () => {
    if (guide && tip) setGuide(table, { ...guide, read: [...guide.read, tip.key] });
  };
  useLayoutEffect(() => {
    if (!tip) return undefined;
    const look = () => {
      if (panel.current && ring.current) place(panel.current, ring.current, selector);
    };
    look();
    const beat = setInterval(look, LOOK);
    const key = (/** @type {KeyboardEvent} */ event) => {
      const busy = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
      if (!busy && event.key.toLowerCase() === 'g' && !event.ctrlKey && !event.metaKey) read();
    };
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    addEventListener('keydown', key);
    return () => {
      clearInterval(beat);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
      removeEventListener('keydown', key);
    };
  });
  if (!tip || !guide) return null;
  const tips = table.board.guide?.tips.length ?? 0;
  return html`<i class="guide-ring" ref=${ring} aria-hidden="true"></i>
    <aside class="guide" ref=${panel} aria-label=${t('web-guide')} aria-live="polite" data-tip=${tip.key}>
      <p class="guide-head">
        <${Icon} name="whistle" size=${18}/>
        <span>${t('web-guide')}</span>
        <span class="r">${t('web-guide-progress', { tip: guide.read.length + 1, tips })}</span>
      </p>
      <h2>${props.words(`guide-${tip.key}-title`)}</h2>
      <p>${props.words(`guide-${tip.key}`)}</p>
      <div class="row">
        <button class="btn go got-it" onClick=${read}>
          <${Icon} name="check" size=${18}/>
          ${t('web-guide-read')}
          <span class="kbd" aria-hidden="true">G</span>
        </button>
        <button class="linklike" onClick=${() => setGuide(table, { ...guide, over: true })}>
          ${t('web-guide-skip')}
        </button></div>
    </aside>`;
}
