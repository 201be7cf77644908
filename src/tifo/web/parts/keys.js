/** The keyboard alone: digits choose, arrows move, Enter confirms, Esc steps back, U, L and ?. */
import { advise, ask, confirm, undo } from '../table/acts.js';
import { back } from '../table/choice.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table */

/** The things that can be reached with the arrows at this moment. @returns {HTMLElement[]} */
function reachable() {
  const parts = [...document.querySelectorAll('.act .parts [data-part]')];
  const cards = [...document.querySelectorAll('.region-hand [data-part]')];
  const seen = parts.filter((part) => part.checkVisibility());
  return /** @type {HTMLElement[]} */ (seen.length > 0 ? seen : cards);
}

/** @param {number} by */
function moveFocus(by) {
  const all = reachable();
  if (all.length === 0) return;
  const at = all.indexOf(/** @type {any} */ (document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** After a part was picked: the next part, or the red button. */
export function focusNext() {
  requestAnimationFrame(() => {
    const confirm = document.querySelector('.confirm:not(:disabled)');
    const [first] = reachable();
    const target = confirm ?? first;
    if (target instanceof HTMLElement) target.focus();
  });
}

/**
 * Listen until the returned function is called.
 * @param {Table} table
 * @param {{list: () => void, help: () => void}} open
 */
export function listen(table, open) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
    const handled = act(event);
    if (handled) event.preventDefault();
  };

  /** @param {KeyboardEvent} event @returns {boolean} */
  const act = (event) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (steps) {
      moveFocus(steps);
      return true;
    }
    if (/^[1-9]$/.test(event.key)) {
      const part = reachable()[Number(event.key) - 1];
      part?.click();
      if (part && part.dataset['open'] !== 'false') focusNext();
      return true;
    }
    switch (event.key) {
      case 'Enter':
        if (event.target instanceof Element && event.target.closest('button, a, summary')) {
          if (event.target.matches('[data-part]') && event.target.getAttribute('data-open') !== 'false')
            setTimeout(focusNext);
          return false;
        }
        confirm(table);
        return true;
      case 'Escape':
        back(table);
        setTimeout(() => reachable()[0]?.focus());
        return true;
      case 'u':
      case 'U':
        if (table.snapshot.peek()?.undo) undo(table);
        return true;
      case 'l':
      case 'L':
        open.list();
        return true;
      case 'h':
      case 'H':
        advise(table);
        return true;
      case '?': {
        const focused = document.activeElement;
        const step = focused?.getAttribute('data-part');
        if (step && focused?.getAttribute('data-open') === 'false') ask(table, step, focused);
        else open.help();
        return true;
      }
      default:
        return false;
    }
  };
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
