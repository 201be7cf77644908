/** The rulebooks. */
import { html, useEffect } from '../lib.js';
import { loadShelf, shelf } from '../board.js';
import { Art, gameName } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { say, t } from '../words.js';

export function Page() {
  useEffect(() => {
    document.title = `${t('web-nav-rules')} · Tifo`;
    loadShelf();
  }, []);
  return html`<${Masthead} nav="/rules" title=${t('web-nav-rules')}/><main id="main" class="page narrow">
    ${shelf.value.map(
      ({ name, poster }) => html`<a class="panel book" key=${name} href="/rules/${name}">
        <span class="thumb"><${Art} poster=${poster} game=${name}/></span>
      <span>
        <b class="d">${gameName(name)}</b>
        <br/>
        <span class="mut">${say(name, { key: 'tagline', args: {} })}</span>
      </span></a>`,
    )}</main>`;
}
