/**
 * A match on this screen: what the server last said, what is being shown of it, and the choice in
 * the making. The browser knows no rules: it shows views, and offers the legal moves it was sent.
 */
import { batch, computed, effect, signal, untracked } from './lib.js';
import { get, post } from './api.js';
import * as chooser from './chooser.js';
import { follow } from './feed.js';
import { keep, known } from './memory.js';
import { pace, pause, speed } from './settings.js';
import { play as sound } from './sound.js';
import { NOBODY } from './types.js';

/** @typedef {import('./types.js').Snapshot} Snapshot @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Happened} Happened @typedef {import('./types.js').Why} Why */
/** @typedef {import('./board.js').Board} Board @typedef {import('./board.js').BoardProps} BoardProps */
/** @typedef {{ply: number, seat: number, event: Happened}} Line */

/** Is it worth telling, and everybody's to know? What I drew I see in my hand. @param {Happened} event */
const isPublic = (event) => event.say !== null && (event.secret === undefined || event.secret === null);

const PASS = 'pass';

/**
 * Is a pass all there is? The server makes it, and asking would put a button there that is gone before it is reached.
 * @param {Snapshot} snapshot
 */
const isPassedFor = ({ legal }) => legal.length === 1 && legal[0]?.text === PASS;

/** @param {import('./types.js').Ply[]} plies @returns {Line[]} */
export const linesOf = (plies) =>
  plies.flatMap(({ ply, events }) => events.filter(isPublic).map((event) => ({ ply, seat: event.seat, event })));

export class Table {
  /** @param {string} id @param {Board} board */
  constructor(id, board) {
    this.id = id;
    this.board = board;
    this.scene = board.newScene?.() ?? null;
    /** @type {import('./vendor/signals.js').Signal<Snapshot | null>} */
    this.snapshot = signal(null);
    /** Who looks: one of my seats, or NOBODY. */
    this.seat = signal(NOBODY);
    /** @type {import('./vendor/signals.js').Signal<Line[]>} */
    this.story = signal([]);
    /** @type {import('./vendor/signals.js').Signal<string[]>} */
    this.picked = signal([]);
    this.busy = signal(false);
    this.sending = signal(false);
    /** @type {import('./vendor/signals.js').Signal<'live' | 'lost'>} */
    this.line = signal('live');
    this.wave = signal(0);
    /** The server's clock against this one, in seconds. */
    this.clock = signal(0);
    /** @type {import('./vendor/signals.js').Signal<{why: Why, step: string, element: Element | null} | null>} */
    this.refused = signal(null);
    /** @type {import('./vendor/signals.js').Signal<import('./api.js').ApiError | null>} */
    this.trouble = signal(null);
    /** What a strong bot would do in my place; empty until somebody asks. */
    this.advice = signal(/** @type {import('./types.js').Advice | null} */ (null));
    this.advising = signal(false);
    /** The entry I had seen when I came back; what is later is news. */
    this.lastSeen = signal(-1);
    /** What the guide of a first match has told; null where there is none. */
    this.guided = signal(board.guide ? (known(id)?.guide ?? null) : null);
    /** What is left of a plan: moves in notation. */
    /** @type {import('./vendor/signals.js').Signal<string[]>} */
    this.planned = signal([]);
    /** The entry that was answered without asking the coach. */
    this.answered = signal(-1);
    /** What is played without asking: a pass that is all there is, the next move of a plan, or what the board says. */
    this.unasked = computed(() => this.nextUnasked());
    this.legal = computed(() =>
      this.busy.value || this.unasked.value !== null ? [] : (this.snapshot.value?.legal ?? []),
    );
    this.chosen = computed(() => chooser.extended(this.legal.value, this.picked.value));
    this.levels = computed(() => chooser.levels(this.legal.value, this.chosen.value));
    this.ready = computed(() => chooser.complete(this.legal.value, this.chosen.value));
    this.names = computed(() => (this.snapshot.value?.seats ?? []).map(({ name }) => name));
    /** @type {Entry[]} */
    this.queue = [];
    /** How many plies were told already. */
    this.told = 0;
    this.stop = () => {};
    this.closed = false;
    /** @type {(() => void) | null} */
    this.skip = null;
    this.stopUnasked = effect(() => {
      const text = this.unasked.value;
      if (text === null || this.busy.value || this.sending.value || this.closed) return;
      untracked(() => {
        this.playUnasked(text);
      });
    });
  }

  /** @returns {string | null} */
  get token() {
    const mine = known(this.id);
    return mine?.tokens[this.seat.peek()] ?? mine?.host ?? null;
  }

  /** Sit down (or look on, with NOBODY), and follow the match from here. @param {number} seat */
  async look(seat) {
    this.stop();
    this.seat.value = seat;
    this.queue = [];
    await this.sync();
    if (this.closed) return;
    this.stop = follow({
      match: this.id,
      token: this.token,
      after: this.snapshot.peek()?.entry ?? 0,
      deliver: (entry) => this.deliver(entry),
      resync: () => {
        this.sync().catch(() => undefined);
      },
      report: (state) => {
        this.line.value = state;
      },
    });
  }

  /** Ask for everything anew. */
  async sync() {
    const [snapshot, told] = await Promise.all([
      get(`/matches/${this.id}`, this.token),
      get(`/matches/${this.id}/plies`, this.token),
    ]);
    const before = this.snapshot.peek();
    if (before && snapshot.entry < before.entry) return; // The feed was faster.
    batch(() => {
      this.snapshot.value = snapshot;
      this.clock.value = snapshot.now - Date.now() / 1000;
      this.story.value = linesOf(told.plies);
      this.told = told.plies.length;
      this.picked.value = [];
      this.goOn(before);
    });
    if (this.unasked.peek() === null) this.planned.value = [];
    this.board.settle?.(this.scene);
  }

  /** @param {Entry} entry */
  deliver(entry) {
    if (entry.kind === 'online') {
      this.noteOnline(entry.online ?? []);
      return;
    }
    this.queue.push(entry);
    if (!this.busy.peek()) this.show();
  }

  /** Who is there. @param {boolean[]} online by seat */
  noteOnline(online) {
    const snapshot = this.snapshot.peek();
    if (!snapshot) return;
    const seats = snapshot.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online }));
    this.snapshot.value = { ...snapshot, seats };
  }

  /** Show what waits in the queue, one entry after the other. */
  async show() {
    this.busy.value = true;
    for (let entry = this.queue.shift(); entry && !this.closed; entry = this.queue.shift()) {
      if (entry.kind === 'takeback') {
        await this.sync().catch(() => undefined);
        continue;
      }
      if ((entry.ply ?? -1) >= this.told) {
        this.told = entry.ply + 1;
        for (const event of entry.events ?? []) await this.tell(entry, event);
      }
      if (entry.snapshot) this.arrive(entry.snapshot);
      else if (entry.kind !== 'move') await this.sync().catch(() => undefined);
    }
    this.busy.value = false;
  }

  /** @param {Entry} entry @param {Happened} event */
  async tell(entry, event) {
    if (isPublic(event)) this.story.value = [...this.story.peek(), { ply: entry.ply, seat: event.seat, event }];
    if (this.queue.length > 40 || !this.given || !this.snapshot.peek()?.view) return;
    await this.board.play?.(event, this.scene, this.props({}), this.stage());
  }

  /** @param {Snapshot} snapshot */
  arrive(snapshot) {
    const before = this.snapshot.peek();
    if (before && snapshot.entry < before.entry) return; // It was asked for meanwhile.
    batch(() => {
      this.snapshot.value = snapshot;
      this.clock.value = snapshot.now - Date.now() / 1000;
      this.refused.value = null;
      if (before?.ply !== snapshot.ply) {
        this.picked.value = [];
        this.advice.value = null;
      }
      this.goOn(before);
    });
    if (this.unasked.peek() === null) this.planned.value = [];
    const unasked = this.unasked.peek() !== null;
    if (!unasked || snapshot.way !== 'pass') this.board.settle?.(this.scene);
    const mine = snapshot.to_act === this.seat.peek() && snapshot.status === 'playing';
    if (mine && !unasked && before?.to_act !== snapshot.to_act) sound('turn');
  }

  /** @returns {import('./board.js').Stage} */
  stage() {
    return {
      wait: (ms) => {
        if (pace(ms) === 0) return Promise.resolve();
        this.noteMotion();
        return Promise.race([
          pause(pace(ms)),
          new Promise((resolve) => {
            this.skip = () => resolve(undefined);
          }),
        ]);
      },
      pace,
      frame: () =>
        new Promise((resolve) => {
          if (speed.peek() === 0 || document.hidden) {
            resolve();
            return;
          }
          this.noteMotion();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      sound,
      cheer: () => {
        this.wave.value += 1;
      },
    };
  }

  /** Something begins to move; `bench/first_motion.py` asks when. */
  noteMotion() {
    requestAnimationFrame(() => {
      performance.mark('tifo-motion');
    });
  }

  /** What the board is given. @param {Partial<BoardProps>} more @returns {BoardProps} */
  props(more) {
    return /** @type {any} */ ({ ...this.given?.(), ...more });
  }

  /** Set by the page: words and components. @type {(() => Partial<BoardProps>) | undefined} */
  given;

  // ------------------------------------------------------------------------------------- acts
  /** @param {string} step @param {boolean} [again] */
  pick(step, again = false) {
    const ready = this.ready.peek();
    if (again && ready && ready.steps[ready.steps.length - 1] === step) {
      this.confirm();
      return;
    }
    this.refused.value = null;
    this.picked.value = chooser.pick(this.legal.peek(), this.picked.peek(), step);
  }

  back() {
    this.picked.value = this.picked.peek().slice(0, -1);
  }

  async confirm() {
    const move = this.ready.peek();
    if (move) await this.play(move.move);
  }

  /** @param {number} move */
  async play(move) {
    if (this.sending.peek()) return null;
    const snapshot = this.snapshot.peek();
    const legal = snapshot?.legal.find((one) => one.move === move);
    if (legal && this.given && pace(1) > 0) this.board.begin?.(legal, this.scene, this.props({}), this.stage());
    return await this.act('moves', { seat: snapshot?.to_act, entry: snapshot?.entry, move });
  }

  /** @returns {string | null} */
  nextUnasked() {
    const snapshot = this.snapshot.value;
    if (!snapshot || snapshot.legal.length === 0) return null;
    if (isPassedFor(snapshot)) return PASS;
    const text = this.planned.value[0] ?? this.board.unasked?.(snapshot, this.scene) ?? null;
    return snapshot.legal.some((move) => move.text === text) ? text : null;
  }

  /** @param {string} text */
  async playUnasked(text) {
    const snapshot = this.snapshot.peek();
    const move = snapshot?.legal.find((one) => one.text === text);
    if (!snapshot || !move || this.answered.peek() === snapshot.entry) return;
    this.answered.value = snapshot.entry;
    if (isPassedFor(snapshot)) return;
    if (await this.play(move.move)) return;
    this.planned.value = [];
    await pause(1000);
    this.answered.value = -1;
  }

  /** What was played of a plan, by me or by the server for me, is behind us. @param {Snapshot | null} before */
  goOn(before) {
    const plies = (this.snapshot.peek()?.ply ?? 0) - (before?.ply ?? 0);
    if (plies > 0) this.planned.value = this.planned.peek().slice(plies);
  }

  /** Make moves one after the other, as long as they are legal. @param {string[]} texts */
  make(texts) {
    this.planned.value = texts;
    if (this.unasked.peek() === null) this.planned.value = [];
  }

  /** Where would moves of mine lead? Nothing is played. @param {string[]} moves */
  rehearse(moves) {
    return post(`/matches/${this.id}/rehearse`, { seat: this.snapshot.peek()?.to_act, moves }, this.token);
  }

  async undo() {
    await this.act('undo', { entry: this.snapshot.peek()?.entry });
  }

  /** Stop the clock of the move, or let it run on. @param {boolean} paused */
  async stopClock(paused) {
    await this.act('timer', { paused });
  }

  /** @param {number} seat @param {string} coach */
  async handOver(seat, coach) {
    await this.act('coach', { seat, coach });
  }

  /** Act, and take what the server says against it. @param {string} what @param {any} body */
  async act(what, body) {
    this.sending.value = true;
    this.trouble.value = null;
    try {
      return await post(`/matches/${this.id}/${what}`, body, this.token);
    } catch (error) {
      this.trouble.value = /** @type {any} */ (error);
      await this.sync().catch(() => undefined);
      return null;
    } finally {
      this.sending.value = false;
    }
  }

  /** What would a strong bot do? It knows what I know, no more. */
  async advise() {
    const snapshot = this.snapshot.peek();
    if (!snapshot || this.legal.peek().length === 0 || this.advising.peek()) return;
    this.advising.value = true;
    try {
      const advice = await post(`/matches/${this.id}/hint`, { seat: snapshot.to_act }, this.token);
      if (this.snapshot.peek()?.entry === snapshot.entry) this.advice.value = advice;
    } catch (error) {
      this.trouble.value = /** @type {any} */ (error);
    } finally {
      this.advising.value = false;
    }
  }

  /** Choose a whole move. @param {number} move */
  choose(move) {
    this.picked.value = this.legal.peek().find((one) => one.move === move)?.steps ?? [];
  }

  /**
   * Why can this part, or the last of these parts, not be chosen?
   * @param {string | string[]} step
   * @param {Element | null} [element]
   */
  async ask(step, element = null) {
    if ((this.snapshot.peek()?.legal ?? []).length === 0) return;
    sound('refused');
    const steps = [step].flat();
    try {
      const why = await post(`/matches/${this.id}/why`, { steps }, this.token);
      if (!why.legal) this.refused.value = { why, step: steps[steps.length - 1] ?? '', element };
    } catch (error) {
      this.trouble.value = /** @type {any} */ (error);
    }
  }

  /** @param {import('./memory.js').Guided} guided */
  setGuide(guided) {
    this.guided.value = guided;
    keep(this.id, { guide: guided });
  }

  /** I have seen everything up to here. */
  noteSeen() {
    const snapshot = this.snapshot.peek();
    if (snapshot && known(this.id)) keep(this.id, { seen: snapshot.ply, over: snapshot.status === 'over' });
  }

  close() {
    this.closed = true;
    this.stopUnasked();
    this.stop();
    this.skip?.();
  }
}
