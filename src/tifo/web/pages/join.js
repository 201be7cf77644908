/** Join with a code. */
import { html, useEffect } from '../lib.js';
import { go } from '../app.js';
import { JoinForm, addressOf } from '../parts/join.js';
import { Masthead } from '../parts/masthead.js';
import { t } from '../words.js';

/** @param {{code?: string}} props */
export function Page({ code }) {
  useEffect(() => { if (code) go(addressOf(code)); }, [code]);
  return html`<${Masthead} title=${t('web-join')}/><main id="main" class="page narrow"><section class="panel"><${JoinForm}/></section></main>`;
}
