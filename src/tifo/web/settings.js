/** Theme, sound and speed: chosen once, kept in this browser. */
import { computed, effect, signal } from './lib.js';
import { remember, remembered } from './memory.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');

/** `light`, `dark`, or empty: as the system says. */
export const theme = signal(remembered('theme', ''));
export const sound = signal(remembered('sound', false));
/** 1, 2, or 0 for off. */
export const speed = signal(remembered('speed', still.matches ? 0 : 1));
/** Short names that anybody may bear. */
const NICKNAMES = ['Camille', 'Nadia', 'Tom', 'Inès', 'Alex', 'Lola', 'Diego', 'Ana', 'Hugo', 'Noa', 'Sacha', 'Zoé'];

/** A name for a seat that has none. @param {number} seat */
export const nickname = (seat) => NICKNAMES[seat % NICKNAMES.length] ?? 'Camille';

export const myName = signal(remembered('name', '') || nickname(Math.floor(Math.random() * NICKNAMES.length)));

const systemIsDark = signal(night.matches);
night.addEventListener('change', () => {
  systemIsDark.value = night.matches;
});
still.addEventListener('change', () => {
  if (still.matches) speed.value = 0;
});

export const isDark = computed(() => (theme.value ? theme.value === 'dark' : systemIsDark.value));

/** How long something lasts at the speed that was chosen. @param {number} ms */
export const pace = (ms) => (speed.value === 0 || document.hidden ? 0 : ms / speed.value);

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms)));

effect(() => {
  document.documentElement.dataset['theme'] = isDark.value ? 'dark' : 'light';
});
effect(() => {
  document.documentElement.dataset['speed'] = String(speed.value);
});
effect(() => remember('theme', theme.value));
effect(() => remember('sound', sound.value));
effect(() => remember('speed', speed.value));
effect(() => remember('name', myName.value));
