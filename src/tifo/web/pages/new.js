/** Setting up a table: the game, its options, who sits where, how we meet. */
import { Raw, html, useEffect, useState } from '../lib.js';
import { go } from '../app.js';
import { loadShelf, shelf } from '../board.js';
import { shirt } from '../kit.js';
import { make, makeGuided } from '../making.js';
import { Art, Icon, coachName, gameName, usualBot } from '../parts/common.js';
import { Masthead } from '../parts/masthead.js';
import { myName, nickname } from '../settings.js';
import { has, say, t } from '../words.js';

/** @typedef {{coach: string, name: string}} Place */

const WAYS = [
  ['bot', 'solo'],
  ['cards', 'pass'],
  ['sofa', 'room'],
  ['globe', 'network'],
];
const TIMERS = [0, 30, 60, 120, 600, 86400];

/** Who sits where by default. @param {string} way @param {number} seat @param {string} bot */
function usual(way, seat, bot) {
  if (way === 'pass') return 'me';
  if (way === 'room') return 'open';
  if (seat === 0) return 'me';
  return way === 'solo' ? `bot:${bot}` : 'open';
}

/** @param {{query: URLSearchParams}} props */
export function Page({ query }) {
  useEffect(() => {
    document.title = `${t('web-set-up')} · Tifo`;
    loadShelf();
  }, []);
  const games = shelf.value;
  const wanted = query.get('game');
  const start = games.find(({ name }) => name === wanted) ?? games[0];
  return html`<${Masthead} title=${t('web-set-up')}/>
    <main id="main" class="page">
      ${start && html`<${Form} start=${start.name} way=${query.get('way') ?? 'network'}/>`}
    </main>`;
}

/** @param {{name: string, game: string, choices: string[], value: string, set: (value: string) => void}} props */
function OptionField({ name, game, choices, value, set }) {
  const about = `option-${name}-about`;
  const words = (/** @type {string} */ key) => (has(game, key) ? say(game, { key, args: {} }) : '');
  return html`<fieldset class="option"><legend>${words(`option-${name}`) || name}</legend>
    ${has(game, about) && html`<p class="sm mut" id="about-${name}">${words(about)}</p>`}
    <div class="choices">${choices.map(
      (choice) => html`<label class="choice" key=${choice}>
        <input type="radio" name=${name} value=${choice} checked=${choice === value} onChange=${() => set(choice)}/>
      <span>${words(`option-${name}-${choice}`) || choice}</span></label>`,
    )}</div></fieldset>`;
}

/** @param {{start: string, way: string}} props */
function Form({ start, way: firstWay }) {
  const [game, setGame] = useState(start);
  const [way, setWay] = useState(firstWay);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [people, setPeople] = useState(/** @type {Record<number, Place>} */ ({}));
  const [open, setOpen] = useState(false);
  const [timer, setTimer] = useState(0);
  const [problem, setProblem] = useState('');
  const here = shelf.value.find(({ name }) => name === game);
  if (!here) return null;
  const { bots, options: offered } = here.info;
  const level = usualBot(bots);
  const value = (/** @type {string} */ name) =>
    options[name] ?? offered.find((one) => one.name === name)?.default ?? '';
  const count = Number(value('seats') || 2);
  const place = (/** @type {number} */ seat) =>
    people[seat] ?? { coach: usual(way, seat, level), name: seat === 0 ? myName.value : nickname(seat) };
  const put = (/** @type {number} */ seat, /** @type {Partial<Place>} */ news) =>
    setPeople({ ...people, [seat]: { ...place(seat), ...news } });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const seats = [...Array(count).keys()].map((seat) => {
      const { coach, name } = place(seat);
      return { coach, ...(coach === 'me' ? { name: name.trim() || nickname(seat) } : {}) };
    });
    const [first] = seats.filter(({ coach }) => coach === 'me');
    if (first?.name && way !== 'pass') myName.value = first.name;
    try {
      const id = await make({
        game,
        options: { ...options, seats: String(count) },
        seats,
        public: open,
        way,
        timer: timer || null,
      });
      go(`/m/${id}`);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  const guided = () =>
    makeGuided(here.info).then(
      (id) => go(`/m/${id}`),
      (error) => setProblem(error.message),
    );
  return html`<form class="setup" onSubmit=${submit}>
    <div class="col setup-main">
      <section class="panel"><h2 class="hd">${t('web-game')}</h2><div class="game-row">${shelf.value.map(
        (one) => html`<label class="game-choice" key=${one.name}>
        <input type="radio" name="game" value=${one.name} checked=${one.name === game} onChange=${() => {
          setGame(one.name);
          setOptions({});
          setPeople({});
        }}/>
        <span class="thumb"><${Art} poster=${one.poster} game=${one.name}/></span><b>${gameName(one.name)}</b></label>`,
      )}</div>
        <p class="mut about">
          ${
            has(game, 'about') && say(game, { key: 'about', args: {} })
          } <a href="/rules/${game}">${t('web-nav-rules')}</a>
        </p>
        ${
          here.info.guide &&
          html`<p class="guided-offer">
            <button type="button" class="btn guided" onClick=${guided}>
              <${Icon} name="whistle"/>
              ${t('web-guided')}
            </button> <span class="sm mut">${t('web-guided-about')}</span>
          </p>`
        }</section>
      <section class="panel"><h2 class="hd">${t('web-ways')}</h2><div class="way-row">${WAYS.map(
        ([name, one]) => html`<label class="way-choice" key=${one}>
        <input type="radio" name="way" value=${one} checked=${one === way} onChange=${() => {
          setWay(one ?? 'network');
          setPeople({});
        }}/>
        <span class="disc"><${Icon} name=${name} size=${21}/></span>
        <span><b>${t(`web-way-${one}`)}</b><br/><span class="sm mut">${t(`web-way-${one}-about`)}</span></span>
      </label>`,
      )}</div></section>
      <section class="panel"><h2 class="hd">${t('web-options')}</h2><div class="option-grid">${offered.map(
        (option) => html`<${OptionField} key=${option.name} name=${option.name} game=${game} choices=${option.choices}
        value=${value(option.name)}
        set=${(/** @type {string} */ choice) => setOptions({ ...options, [option.name]: choice })}/>`,
      )}
        <fieldset class="option">
          <legend>${t('web-timer')}</legend>
          <p class="sm mut">${t('web-timer-about')}</p>
          <div class="choices">${TIMERS.map(
            (seconds) => html`<label class="choice" key=${seconds}>
            <input type="radio" name="timer" checked=${seconds === timer} onChange=${() => setTimer(seconds)}/>
          <span>
            ${
              seconds === 0
                ? t('web-timer-none')
                : seconds === 86400
                  ? t('web-timer-day')
                  : t('web-seconds', { seconds })
            }
          </span></label>`,
          )}</div></fieldset></div></section>
    </div>
    <div class="col setup-side">
      <section class="panel"><h2 class="hd">${t('web-who-sits')}</h2><ol class="places">${[...Array(count).keys()].map(
        (seat) => {
          const { coach, name } = place(seat);
          return html`<li key=${seat}><${Raw} class="raw" markup=${shirt(seat, 40, seat + 1)}/><div class="col sp">
          <select class="field" aria-label=${t('seat-name', { number: seat + 1 })} value=${coach}
              onChange=${(/** @type {any} */ event) => put(seat, { coach: event.target.value })}>
            ${way !== 'room' && html`<option value="me">${t(way === 'pass' ? 'web-coach-here' : 'web-me')}</option>`}
            ${
              way !== 'solo' &&
              html`<option value="open">${t(way === 'room' ? 'web-coach-phone' : 'web-coach-friend')}</option>`
            }
            ${bots.map(
              (bot) => html`<option value=${`bot:${bot}`}>${t('web-bot-level', { level: coachName(bot) })}</option>`,
            )}</select>
          ${
            coach === 'me' &&
            html`<input class="field" maxlength="40" placeholder=${t('web-nickname')}
              aria-label=${`${t('web-nickname')}, ${t('seat-name', { number: seat + 1 })}`} value=${name}
              onInput=${(/** @type {any} */ event) => put(seat, { name: event.target.value })}/>`
          }
          ${
            coach.startsWith('bot:') &&
            has('', `bot-${coach.slice(4)}-about`) &&
            html`<span class="sm mut">${t(`bot-${coach.slice(4)}-about`)}</span>`
          }</div></li>`;
        },
      )}</ol></section>
      ${
        way !== 'solo' &&
        way !== 'pass' &&
        html`<section class="panel">
          <label class="row check">
            <input type="checkbox" checked=${open}
                onChange=${(/** @type {any} */ event) => setOpen(event.target.checked)}/>
        <span><b>${t('web-public')}</b><br/><span class="sm mut">${t('web-public-about')}</span></span></label>
    </section>`
      }
      ${problem && html`<p class="bad" role="alert">${problem}</p>`}
      <button class="btn pri big" type="submit">
        <${Icon} name="whistle" size=${24}/>
        ${t(way === 'solo' || way === 'pass' ? 'web-kick-off' : 'web-open-the-table')}
      </button>
    </div></form>`;
}
