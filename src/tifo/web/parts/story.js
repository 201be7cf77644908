/** Running commentary, newest first; what one ply caused is one paragraph. */
import { Raw, html } from '../lib.js';
import { shirt } from '../kit.js';
import { say } from '../words.js';
import { Clause } from './common.js';

/** @typedef {import('../table/shapes.d.ts').Line} Line @typedef {import('../contract.d.ts').Board} Board */

/** @param {Line[]} lines @returns {Line[][]} */
function byPly(lines) {
  /** @type {Line[][]} */
  const groups = [];
  for (const line of lines) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.ply === line.ply) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** @param {{game: string, lines: Line[], names: string[], board: Board, since?: number, most?: number}} props */
export function Story({ game, lines, names, board, since = Infinity, most = 80 }) {
  return html`<ol class="story">${byPly(lines)
    .slice(-most)
    .reverse()
    .map((group) => {
      const [first] = group;
      if (!first) return null;
      const clauses = [
        ...new Set(group.filter(({ event }) => !board.isRoutine?.(event)).map(({ event }) => event.clause)),
      ];
      const goal = group.some(({ event }) => board.isGoal?.(event));
      return html`<li key=${first.ply} class="${goal ? 'goal' : ''} ${first.ply >= since ? 'new' : ''}">
      <span class="m">${first.ply}</span>
      <span>${first.seat >= 0 && html`<${Raw} class="raw" markup=${shirt(first.seat, 18)}/>`}</span>
      <span>
        ${group.map(({ event }) => say(game, event.say, names)).join(' ')} ${clauses.map(
          (id) => html`<${Clause} key=${id} game=${game} id=${id}/> `,
        )}
      </span></li>`;
    })}</ol>`;
}
