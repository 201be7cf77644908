/** No such page. */
import { html } from '../lib.js';
import { Masthead } from '../parts/masthead.js';
import { t } from '../words.js';

export const Page = () => html`<${Masthead} title="Tifo"/><main id="main" class="page narrow"><section class="panel">
  <h2 class="hd">${t('web-offside')}</h2>
  <p>${t('web-no-page')}</p>
  <p><a class="btn go" href="/">${t('web-home')}</a></p>
  </section></main>`;
