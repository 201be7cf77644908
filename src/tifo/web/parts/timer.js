/** How long the seat to act still has. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../words.js';
import { Icon } from './common.js';

/** @param {{table: import('../table.js').Table}} props */
export function Timer({ table }) {
  const timer = table.snapshot.value?.timer;
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (!timer?.deadline) return undefined;
    const beat = setInterval(() => setNow(Date.now() / 1000), 500);
    return () => clearInterval(beat);
  }, [timer?.deadline]);
  if (!timer?.deadline) return null;
  const left = Math.max(0, Math.ceil(timer.deadline - now - table.clock.value));
  return html`<span class="chip timer ${left <= 5 ? 'late' : ''}" role="timer" title=${t('web-timer-about')}><${Icon} name="timer" size=${16}/>${t('web-seconds', { seconds: left })}</span>`;
}
