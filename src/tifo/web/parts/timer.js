/** How long the seat to act still has; whoever plays may stop the clock. */
import { html, useEffect, useState } from '../lib.js';
import { stopClock } from '../table/acts.js';
import { t } from '../words.js';
import { Icon } from './common.js';

/** @param {{table: import('../table/shapes.d.ts').Table}} props */
export function Timer({ table }) {
  const snapshot = table.snapshot.value;
  const timer = snapshot?.timer;
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (!timer?.deadline || timer.paused) return undefined;
    const beat = setInterval(() => setNow(Date.now() / 1000), 500);
    return () => clearInterval(beat);
  }, [timer?.deadline, timer?.paused]);
  if (!timer || (!timer.deadline && !timer.paused)) return null;
  const left = timer.deadline
    ? Math.max(0, Math.ceil(timer.deadline - now - table.clock.value))
    : Math.ceil(timer.left ?? timer.seconds);
  const words = html`<${Icon} name=${timer.paused ? 'pause' : 'timer'} size=${16}/>
    ${t(timer.paused ? 'web-timer-paused' : 'web-seconds', { seconds: left })}`;
  const late = !timer.paused && left <= 5 ? 'late' : '';
  if (snapshot.me.length === 0 || snapshot.status !== 'playing')
    return html`<span class="chip timer ${late}" role="timer" title=${t('web-timer-about')}>${words}</span>`;
  return html`<button class="chip timer ${late}" aria-pressed=${timer.paused}
    title=${t(timer.paused ? 'web-timer-go-on' : 'web-timer-pause')}
    onClick=${() => stopClock(table, !timer.paused)}>
  <span role="timer">${words}</span>
  <span class="sr">${t(timer.paused ? 'web-timer-go-on' : 'web-timer-pause')}</span>
  </button>`;
}
