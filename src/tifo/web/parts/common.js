/** Small things that several pages show. */
import { Raw, html, useEffect, useRef } from '../lib.js';
import { icon } from '../kit.js';
import { plainPoster, shelf } from '../board.js';
import { has, say, t } from '../words.js';

/** @param {{name: string, size?: number}} props */
export const Icon = ({ name, size = 20 }) => html`<${Raw} class="ico" markup=${icon(name, size)}/>`;

/** The rulebook; from a match, as it is in force there. @param {string} game @param {string} [clause] */
export function rulesLink(game, clause = '') {
  const match = /^\/m\/([^/]+)/.exec(location.pathname)?.[1];
  return `/rules/${game}${match ? `?match=${match}` : ''}${clause ? `#${clause}` : ''}`;
}

/** A clause, linked to the rulebook. @param {{game: string, id: string | null | undefined}} props */
export const Clause = ({ game, id }) => (id ? html`<a class="cid" href=${rulesLink(game, id)}>${id}</a>` : null);

/**
 * A poster's picture.
 * @param {{poster: import('../contract.d.ts').Poster | null, game: string, whole?: boolean}} props
 */
export function Art({ poster, game, whole = false }) {
  const { art, plate, foot, title } = poster ?? plainPoster(gameName(game));
  if (!whole)
    return html`<${Raw} class="raw art"
      markup=${`<svg viewBox="0 0 260 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art}</svg>`}/>`;
  const lines = title.map((line, i) => {
    const size = title.length === 1 ? Math.min(62, 440 / line.length) : 42;
    const y = title.length === 1 ? -56 + size * 0.38 : -62 + i * 46;
    const width =
      line.length < 6
        ? ''
        : `textLength="${line.length > 8 && title.length === 1 ? 226 : 212}" lengthAdjust="spacingAndGlyphs"`;
    return `<text x="130" y="${y}" text-anchor="middle" ${width} font-family="Oswald" font-weight="700"
      font-size="${size}" fill="#F6E7C1">${line}</text>`;
  });
  const markup = `<svg viewBox="0 -112 260 392" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect y="-112" width="260" height="392" fill="${foot}"/>${art}
      <rect y="-112" width="260" height="112" fill="${plate}"/>
      <path d="M0 0h260" stroke="#F6E7C1" stroke-width="4"/>${lines.join('')}</svg>`;
  return html`<${Raw} class="raw art" markup=${markup}/>`;
}

/** A small poster of a game on the shelf. @param {{game: string}} props */
export function Thumb({ game }) {
  const found = shelf.value.find(({ name }) => name === game);
  return html`<div class="thumb">${found && html`<${Art} poster=${found.poster} game=${game}/>`}</div>`;
}

/** What a bot is called. @param {string} coach */
export function coachName(coach) {
  const bot = coach.replace('bot:', '');
  return has('', `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What everybody at a table is called; namesakes by their shirts. @param {import('../wire.d.ts').Seat[]} seats */
export function seatNames(seats) {
  const names = seats.map(
    ({ name, coach, seat }) =>
      name || (coach.startsWith('bot:') ? coachName(coach) : t('seat-name', { number: seat + 1 })),
  );
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** The bot that sits down when nobody asked for another. @param {string[]} bots */
export const usualBot = (bots) => (bots.includes('rules-of-thumb') ? 'rules-of-thumb' : (bots[0] ?? 'uniform'));

/** @param {string} game */
export const gameName = (game) => say(game, { key: 'name', args: {} });

/**
 * A modal box or, on a phone, a sheet. The focus goes back where it was.
 * @param {{close: () => void, label: string, kind?: string, children?: any}} props
 */
export function Dialog({ close, label, kind = 'sheet', children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === box.current) close();
  };
  return html`<dialog ref=${box} class=${kind} aria-label=${label} onClick=${outside}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      close();
    }}>${children}</dialog>`;
}

/** Copy, or show what could not be copied. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
