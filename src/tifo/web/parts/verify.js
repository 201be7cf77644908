/** The dealer checked, here in the browser. */
import { html, useState } from '../lib.js';
import { get } from '../api.js';
import { known } from '../memory.js';
import { verify } from '../verify.js';
import { t } from '../words.js';
import { Icon } from './common.js';

/** @typedef {import('../verify.js').Finding} Finding */

/** @param {{table: import('../table/shapes.d.ts').Table}} props */
export function Verify({ table }) {
  const [found, setFound] = useState(/** @type {Finding[]} */ ([]));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const commitment = table.snapshot.value?.commitment ?? '';
  const check = async () => {
    setBusy(true);
    setProblem('');
    try {
      const [file, draws] = await Promise.all([get(`/matches/${table.id}/file`), get(`/matches/${table.id}/draws`)]);
      const mine = known(table.id);
      setFound(await verify(file, draws.draws, mine?.commitment, mine?.nonces ?? []));
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    } finally {
      setBusy(false);
    }
  };
  return html`<section class="panel verify">
    <h2 class="hd">${t('web-verify')} <span class="r desk">${t('web-verify-where')}</span></h2>
    <p class="sm mut">${t('web-verify-commitment')}</p><p class="hash">${commitment.match(/.{4}/g)?.join(' ')}</p>
    <ul class="findings" aria-live="polite">${found.map(
      ({
        what,
        holds,
        count,
        at,
      }) => html`<li key=${what} class=${holds ? 'holds' : 'broken'}><${Icon} name=${holds ? 'check' : 'x'} size=${24}/>
      <span>${t(`web-verify-${what}-${holds ? 'true' : 'false'}`, { count, at: at ?? 0 })}</span></li>`,
    )}</ul>
    ${problem && html`<p class="bad" role="alert">${problem}</p>`}
    <div class="row wrap">
      <button class="btn go sp" disabled=${busy} onClick=${check}>
        <${Icon} name="dice"/>
        ${t(found.length ? 'web-verify-again' : 'web-verify-now')}
      </button>
      <a class="btn" href="/api/matches/${table.id}/file" download="${table.id}.tifo.json">
        <${Icon} name="down"/>
        ${t('web-file')}
      </a></div></section>`;
}
