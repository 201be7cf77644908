/** A code or a link, typed or pasted. */
import { html, useEffect, useState } from '../lib.js';
import { post } from '../api.js';
import { go } from '../app.js';
import { t } from '../words.js';

/**
 * The page that a link or the code of a table or of a seat leads to.
 * @param {string} text
 * @returns {Promise<string>}
 */
async function addressOf(text) {
  const link = /\/m\/([\w-]+)(#[\w=-]+)?/.exec(text);
  return link ? `/m/${link[1]}${link[2] ?? ''}` : (await post('/codes', { code: text })).link;
}

/** @param {{code?: string | undefined}} props a code that came with the address */
export function JoinForm({ code = '' }) {
  const [text, setText] = useState(code);
  const [problem, setProblem] = useState('');
  const join = async () => {
    if (!text.trim()) return;
    setProblem('');
    await addressOf(text.trim()).then(go, (error) => setProblem(error.message));
  };
  useEffect(() => {
    if (code) join();
  }, [code]);
  return html`<form class="join" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    join();
  }}>
    <label class="sm mut" for="code">${t('web-join-about')}</label>
    <div class="row">
      <input id="code" class="field code" autocomplete="off" autocapitalize="characters" spellcheck=${false}
          value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}/>
      <button class="btn go" type="submit">${t('web-join-button')}</button></div>
    ${problem && html`<p class="bad sm" role="alert">${problem}</p>`}</form>`;
}
