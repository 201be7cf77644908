/** Pass and play: the stand holds up the next coach's shirt, and the hand stays hidden behind it. */
import { Raw, html, useEffect, useRef, useState } from '../lib.js';
import { mosaic, SHIRTS, shirt } from '../kit.js';
import { pace } from '../settings.js';
import { say, t } from '../words.js';
import { Icon } from './common.js';

const HOLD = 500;

/** @param {number} seat */
function cloth(seat) {
  const { colour } = SHIRTS[seat % 6] ?? { colour: '#1F5A86' };
  const wide = innerWidth >= 700;
  const [columns, rows] = wide ? [46, 28] : [20, 33];
  return mosaic(columns, rows, (_, y) => (Math.floor(y / 3) % 2 ? '#F3ECDD' : colour), 11);
}

/**
 * @param {{seat: number, name: string, game: string, names: string[],
 *   lines: import('../table/shapes.d.ts').Line[], lift: () => void}} props
 */
export function Curtain({ seat, name, game, names, lines, lift }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [held, setHeld] = useState(false);
  const timer = useRef(/** @type {any} */ (0));
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const press = () => {
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(lift, HOLD);
  };
  const release = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  useEffect(() => release, []);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      press();
    }
  };
  return html`<dialog ref=${box} class="curtain" aria-label=${t('web-curtain-to', { name })}
    onCancel=${(/** @type {Event} */ event) => event.preventDefault()}
      style=${`--fall:${pace(420)}ms`}>
    <${Raw} tag="div" class="cloth" markup=${cloth(seat)}/>
    <div class="curtain-card">
      <${Raw} class="raw" markup=${shirt(seat, 112)}/>
      <p class="mut"><b>${t('web-curtain-pass')}</b></p>
      <h2>${name}</h2>
      ${
        lines.length > 0 &&
        html`<div class="since"><b>${t('web-since-turn')}</b>
        <ul>${lines.slice(-5).map(({ event }, i) => html`<li key=${i}>${say(game, event.say, names)}</li>`)}</ul></div>`
      }
      <button class="btn pri big lift ${held ? 'held' : ''}" autofocus onPointerDown=${press} onPointerUp=${release}
          onPointerLeave=${release}
        onKeyDown=${key} onKeyUp=${release} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${Icon} name="eye" size=${24}/>
      ${t('web-curtain-lift')}
    </button>
      <p class="sm mut">${t('web-curtain-hold')}</p>
    </div></dialog>`;
}
