/** A code or a link, typed or pasted. */
import { html, useState } from '../lib.js';
import { go } from '../app.js';
import { t } from '../words.js';

/** The address that a code or a link means. @param {string} text */
export function addressOf(text) {
  const typed = text.trim();
  const link = /\/m\/([\w-]+)(#[\w=-]+)?/.exec(typed);
  if (link) return `/m/${link[1]}${link[2] ?? ''}`;
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code ? `/m/${code}` : '';
}

export function JoinForm() {
  const [text, setText] = useState('');
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const to = addressOf(text);
    if (to) go(to);
  };
  return html`<form class="join" onSubmit=${join}>
    <label class="sm mut" for="code">${t('web-join-about')}</label>
    <div class="row"><input id="code" class="field code" autocomplete="off" autocapitalize="characters" spellcheck=${false} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}/>
      <button class="btn go" type="submit">${t('web-join-button')}</button></div></form>`;
}
