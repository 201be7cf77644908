/** Small sounds made on the spot. Off until somebody switches them on; nothing is told by sound alone. */
import { sound } from './settings.js';

/** @type {AudioContext | null} */
let context = null;

/** @param {number} pitch @param {number} at @param {number} length @param {OscillatorType} type @param {number} loud */
function note(pitch, at, length, type = 'sine', loud = 0.12) {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** @param {number} length @param {number} tone @param {number} loud */
function rustle(length, tone, loud) {
  context ??= new AudioContext();
  const frames = Math.round(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = tone;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

const SOUNDS = {
  turn: () => {
    note(1760, 0, 0.16);
    note(2093, 0.18, 0.24);
  },
  card: () => rustle(0.12, 3200, 0.25),
  ball: () => note(110, 0, 0.18, 'triangle', 0.3),
  goal: () => rustle(0.9, 900, 0.5),
  refused: () => note(140, 0, 0.14, 'square', 0.06),
  whistle: () => {
    note(2300, 0, 0.25);
    note(2300, 0.35, 0.5);
  },
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (sound.peek()) SOUNDS[name]();
}
