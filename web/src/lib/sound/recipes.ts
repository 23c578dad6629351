import type { Sound } from '../../games/sounds';

/** When a voice of a sound begins and how long it lasts, in seconds, and how loud it is at its loudest. */
interface Timed {
  at: number;
  length: number;
  volume: number;
}

/** A tone that glides from one pitch to another. */
export interface Tone extends Timed {
  wave: OscillatorType;
  from: number;
  to: number;
}

/** Noise through a filter whose frequency glides. */
export interface Noise extends Timed {
  filter: BiquadFilterType;
  from: number;
  to: number;
  q?: number;
}

export type Voice = Tone | Noise;

export const isTone = (voice: Voice): voice is Tone => 'wave' in voice;

/** A die that knocks on the tray. */
const knock = (at: number, pitch: number, volume: number): Voice[] => [
  { filter: 'bandpass', from: pitch, to: pitch * 0.8, q: 6, at, length: 0.05, volume },
  { wave: 'triangle', from: pitch / 6, to: pitch / 8, at, length: 0.04, volume: volume / 2 },
];

/** A small bell. */
const bell = (at: number, pitch: number, volume: number): Voice[] => [
  { wave: 'sine', from: pitch, to: pitch, at, length: 0.5, volume },
  { wave: 'sine', from: pitch * 2.76, to: pitch * 2.76, at, length: 0.18, volume: volume / 4 },
];

/** What each sound is made of: all are computed, the page loads no file for them. None lasts a second. */
export const RECIPES: Record<Sound, Voice[]> = {
  dice: [
    ...knock(0, 2600, 0.9),
    ...knock(0.09, 3300, 0.7),
    ...knock(0.16, 2300, 0.75),
    ...knock(0.25, 2900, 0.5),
    ...knock(0.31, 2500, 0.35),
    ...knock(0.35, 2700, 0.25),
  ],
  wood: [
    { filter: 'lowpass', from: 1400, to: 300, at: 0, length: 0.16, volume: 0.9 },
    { wave: 'triangle', from: 190, to: 80, at: 0, length: 0.2, volume: 0.8 },
    { filter: 'bandpass', from: 2200, to: 900, q: 3, at: 0.03, length: 0.22, volume: 0.5 },
    { filter: 'bandpass', from: 1500, to: 700, q: 4, at: 0.14, length: 0.16, volume: 0.35 },
  ],
  splash: [
    { filter: 'bandpass', from: 500, to: 2600, q: 0.8, at: 0, length: 0.35, volume: 0.7 },
    { filter: 'lowpass', from: 1800, to: 250, at: 0.08, length: 0.7, volume: 0.5 },
    { wave: 'sine', from: 240, to: 620, at: 0.3, length: 0.09, volume: 0.2 },
    { wave: 'sine', from: 320, to: 820, at: 0.44, length: 0.07, volume: 0.15 },
  ],
  cannon: [
    { filter: 'lowpass', from: 3000, to: 90, at: 0, length: 0.75, volume: 1 },
    { wave: 'sine', from: 130, to: 34, at: 0, length: 0.6, volume: 1 },
    { filter: 'highpass', from: 4000, to: 2500, at: 0, length: 0.05, volume: 0.6 },
  ],
  card: [
    { filter: 'highpass', from: 2200, to: 5200, at: 0, length: 0.12, volume: 0.4 },
    { filter: 'bandpass', from: 1100, to: 700, q: 2, at: 0.1, length: 0.06, volume: 0.5 },
  ],
  turn: [...bell(0, 659, 0.5), ...bell(0.18, 880, 0.5)],
  bell: [...bell(0, 784, 0.8), ...bell(0.2, 784, 0.7)],
  claim: [
    { wave: 'triangle', from: 392, to: 392, at: 0, length: 0.12, volume: 0.4 },
    { wave: 'triangle', from: 523, to: 523, at: 0.11, length: 0.12, volume: 0.4 },
    { wave: 'triangle', from: 466, to: 466, at: 0.22, length: 0.3, volume: 0.45 },
  ],
  kraken: [
    { wave: 'sawtooth', from: 78, to: 38, at: 0, length: 0.95, volume: 0.35 },
    { wave: 'sawtooth', from: 83, to: 41, at: 0.02, length: 0.9, volume: 0.3 },
    { wave: 'sine', from: 62, to: 30, at: 0, length: 0.95, volume: 0.8 },
    { filter: 'lowpass', from: 700, to: 120, at: 0.05, length: 0.85, volume: 0.6 },
  ],
};

export const lengthOf = (sound: Sound): number => Math.max(...RECIPES[sound].map(({ at, length }) => at + length));
