/** Who sits where; hand a seat of mine to a bot and take it back. */
import { Raw, html } from '../lib.js';
import { shirt } from '../kit.js';
import { shelf } from '../board.js';
import { known } from '../memory.js';
import { handOver } from '../table/acts.js';
import { t } from '../words.js';
import { Dialog, Icon, coachName, copy, usualBot } from './common.js';

/** @typedef {import('../table/shapes.d.ts').Table} Table @typedef {import('../contract.d.ts').BoardProps} BoardProps */

/** @param {{table: Table, props: BoardProps, close: () => void}} given */
export function Seats({ table, props, close }) {
  const { snapshot, names } = props;
  const tokens = known(table.id)?.tokens ?? {};
  const bot = usualBot(shelf.value.find(({ name }) => name === snapshot.game)?.info.bots ?? ['rules-of-thumb']);
  return html`<${Dialog} label=${t('web-seats')} close=${close}><h2 class="hd">${t('web-seats')}</h2>
    <ul class="seat-list">${snapshot.seats.map(({ seat, coach, online }) => {
      const mine = seat in tokens;
      const played = coach.startsWith('bot:');
      return html`<li key=${seat}><${Raw} class="raw" markup=${shirt(seat, 34, seat + 1)}/>
        <span class="sp">
          <b>${names[seat]}</b>
          <br/>
          <span class="sm mut">
            ${
              played
                ? t('web-bot-level', { level: coachName(coach) })
                : t(mine ? 'web-me' : online ? 'web-here' : 'web-away')
            }
          </span>
        </span>
        ${
          mine &&
          !played &&
          html`<button class="btn" onClick=${() => {
            handOver(table, seat, `bot:${bot}`);
            close();
          }}><${Icon} name="bot"/>${t('web-give-to-bot')}</button>`
        }
        ${
          mine &&
          played &&
          html`<button class="btn go" onClick=${() => {
            handOver(table, seat, 'human');
            close();
          }}><${Icon} name="hand"/>${t('web-take-back')}</button>`
        }
        ${
          mine &&
          html`<button class="btn" onClick=${() => copy(`${location.origin}/m/${table.id}#seat=${tokens[seat]}`)}>
            <${Icon} name="link"/>
            ${t('web-my-link')}
          </button>`
        }</li>`;
    })}</ul>
    <div class="row wrap">
      <button class="btn" onClick=${() => copy(`${location.origin}/m/${table.id}`)}>
        <${Icon} name="eye"/>
        ${t('web-watch-link')}
      </button>
    <button class="btn" onClick=${close}>${t('web-close')}</button></div></${Dialog}>`;
}
