/** The head of every page: logo, where I am, language, sound, light or dark, menu. */
import { Raw, html, useEffect, useState } from '../lib.js';
import { icon, logo } from '../kit.js';
import { isDark, sound, speed, theme } from '../settings.js';
import { play } from '../sound.js';
import { LANGUAGES, lang, setLanguage, t } from '../words.js';

const Languages = () => html`<span class="lang" role="group" aria-label=${t('web-language')}>
  ${LANGUAGES.map(
    (one) =>
      html`<button key=${one} lang=${one} aria-pressed=${lang.value === one} onClick=${() => setLanguage(one)}>
        ${one.toUpperCase()}
      </button>`,
  )}</span>`;

function toggleSound() {
  sound.value = !sound.value;
  play('turn');
}

const toggleTheme = () => {
  theme.value = isDark.value ? 'light' : 'dark';
};

/** How fast things move. */
const Speed = () => html`<div class="seg" role="group" aria-label=${t('web-speed')}>
  ${[1, 2, 0].map(
    (one) =>
      html`<button key=${one} aria-pressed=${speed.value === one} onClick=${() => {
        speed.value = one;
      }}>${one === 0 ? t('web-speed-off') : `${one}×`}</button>`,
  )}</div>`;

/** @param {{close: () => void, items?: any}} props */
function Menu({ close, items }) {
  useEffect(() => {
    const off = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', off);
    return () => removeEventListener('keydown', off);
  }, []);
  const inside = (/** @type {MouseEvent} */ event) => {
    if (event.target instanceof Element && event.target.closest('a, [data-close]')) close();
  };
  return html`<div class="menu" onClick=${inside}>
    ${items}
    <a href="/"><${Raw} class="ico" markup=${icon('play', 18)}/>${t('web-nav-play')}</a>
    <a href="/mine"><${Raw} class="ico" markup=${icon('list', 20)}/>${t('web-nav-mine')}</a>
    <a href="/rules"><${Raw} class="ico" markup=${icon('book', 20)}/>${t('web-nav-rules')}</a>
    <button onClick=${toggleSound}>
      <${Raw} class="ico" markup=${icon('sound', 20)}/>
      ${t(sound.value ? 'web-sound-on' : 'web-sound-off')}
    </button>
    <button onClick=${toggleTheme}>
      <${Raw} class="ico" markup=${icon('moon', 20)}/>
      ${t(isDark.value ? 'web-to-light' : 'web-to-dark')}
    </button>
    <${Speed}/>
    <${Languages}/>
  </div>`;
}

/**
 * @param {{title?: string, sub?: any, middle?: any, right?: any, wave?: number, nav?: string,
 *   rules?: string, items?: any, heading?: boolean}} props
 */
export function Masthead({ title, sub, middle, right, wave = 0, nav, rules = '/rules', items, heading = true }) {
  const [open, setOpen] = useState(false);
  const pages = [
    ['/', 'web-nav-play'],
    ['/mine', 'web-nav-mine'],
    ['/rules', 'web-nav-rules'],
  ];
  return html`<header class="mast ${title ? '' : 'bare'}">
    <i class="band ${wave ? 'wave' : ''}" key=${wave} aria-hidden="true"></i>
    <a class="logo" href="/" aria-label=${`TIFO, ${t('web-home')}`}>
      <${Raw} class="raw" markup=${logo(30)}/>
      <span class="name">TIFO</span>
    </a>
    ${
      title &&
      html`<div class="head">
        ${heading ? html`<h1 class="title">${title}</h1>` : html`<p class="title">${title}</p>`}
        ${sub && html`<p class="sub">${sub}</p>`}
      </div>`
    }
    <span class="sp"></span>
    ${
      nav &&
      html`<nav class="wide" aria-label=${t('web-nav')}>
        ${pages.map(
          ([href, key]) => html`<a href=${href} aria-current=${nav === href ? 'page' : null}>${t(key ?? '')}</a>`,
        )}
      </nav>`
    }
    ${middle}<span class="sp"></span>${right}
    <div class="tools">
      <span class="desk row"><${Languages}/>
        <a class="ib" href=${rules} aria-label=${t('web-nav-rules')}><${Raw} class="ico" markup=${icon('book')}/></a>
        <button class="ib" aria-pressed=${sound.value} aria-label=${t('web-sound')} onClick=${toggleSound}>
          <span class=${sound.value ? '' : 'muted'}><${Raw} class="ico" markup=${icon('sound')}/></span>
        </button>
        <button class="ib" aria-label=${t(isDark.value ? 'web-to-light' : 'web-to-dark')} onClick=${toggleTheme}>
          <${Raw} class="ico" markup=${icon('moon')}/>
        </button></span>
      ${
        !title &&
        html`<button class="phone lang-now" onClick=${() => setOpen(!open)}>
          <${Raw} class="ico" markup=${icon('globe', 18)}/>
          <span class="sr">${t('web-language')}</span>
          ${lang.value.toUpperCase()}
        </button>`
      }
      <button class="ib" aria-label=${t('web-menu')} aria-expanded=${open} onClick=${() => setOpen(!open)}>
        <${Raw} class="ico" markup=${icon(open ? 'x' : 'menu')}/>
      </button>
    </div>
    ${open && html`<${Menu} close=${() => setOpen(false)} items=${items}/>`}
  </header>`;
}
