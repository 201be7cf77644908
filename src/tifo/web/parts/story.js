/** Running commentary, newest first. */
import { Raw, html } from '../lib.js';
import { shirt } from '../kit.js';
import { say } from '../words.js';
import { Clause } from './common.js';

/** @typedef {import('../table.js').Line} Line */

/**
 * @param {{game: string, lines: Line[], names: string[], isGoal?: (event: any) => boolean,
 *   since?: number, most?: number}} props
 */
export function Story({ game, lines, names, isGoal, since = Infinity, most = 80 }) {
  const shown = lines.slice(-most).reverse();
  let last = -1;
  return html`<ol class="story" reversed>${shown.map(({ ply, seat, event }, i) => {
    const first = ply !== last;
    last = ply;
    return html`<li key=${`${lines.length - i}`} class="${isGoal?.(event) ? 'goal' : ''} ${ply >= since ? 'new' : ''}">
      <span class="m">${first ? ply : ''}</span>
      <span>${seat >= 0 && html`<${Raw} class="raw" markup=${shirt(seat, 18)}/>`}</span>
      <span>${say(game, event.say, names)} <${Clause} game=${game} id=${event.clause}/></span></li>`;
  })}</ol>`;
}
