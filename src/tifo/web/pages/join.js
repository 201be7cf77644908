/** Join with a code. */
import { html } from '../lib.js';
import { JoinForm } from '../parts/join.js';
import { Masthead } from '../parts/masthead.js';
import { t } from '../words.js';

/** @param {{code?: string}} props */
export const Page = ({ code }) =>
  html`<${Masthead} title=${t('web-join')}/>
    <main id="main" class="page narrow"><section class="panel"><${JoinForm} code=${code}/></section></main>`;
