import type { Sound } from '../../games/sounds';
import { readStored, readStoredAmong, writeStored } from '../browser/local-storage';
import { settings } from '../browser/settings.svelte';
import { synthesise } from './synthesis';

const SWITCH = ['on', 'off'] as const;
/** The same sound does not begin twice within this time: several shots of one step are one bang. */
const APART = 0.08;

/**
 * Plays the sounds of a table. It is silent until the person has touched the page, as browsers demand, and where motion is
 * still unless the person has switched sound on. It is given only what the viewer's own events tell.
 */
export class SoundPlayer {
  private chosen = $state(readStoredAmong('sound', SWITCH));
  volume = $state(storedVolume());
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private readonly begun = new Map<Sound, number>();

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  get on(): boolean {
    return this.chosen === null ? settings.motion !== 'none' : this.chosen === 'on';
  }

  setOn(on: boolean): void {
    this.chosen = on ? 'on' : 'off';
    writeStored('sound', this.chosen);
  }

  /** From 0 to 100. */
  setVolume(volume: number): void {
    this.volume = volume;
    writeStored('volume', String(volume));
    if (this.output) this.output.gain.value = loudness(volume);
  }

  /** To be called when the person touches the page for the first time. */
  unlock(): void {
    if (this.context || typeof AudioContext === 'undefined') return;
    this.context = this.open();
    this.output = this.context.createGain();
    this.output.gain.value = loudness(this.volume);
    this.output.connect(this.context.destination);
  }

  play(sound: Sound): void {
    if (!this.on || !this.context || !this.output) return;
    const now = this.context.currentTime;
    if (now - (this.begun.get(sound) ?? -1) < APART) return;
    this.begun.set(sound, now);
    synthesise(this.context, this.output, sound);
  }

  /** Waits for the first touch of this page; gives a function that stops waiting. */
  listen(page: EventTarget): () => void {
    const touched = () => {
      this.unlock();
      stop();
    };
    const stop = () => TOUCHES.forEach((touch) => page.removeEventListener(touch, touched));
    TOUCHES.forEach((touch) => page.addEventListener(touch, touched));
    return stop;
  }
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

function storedVolume(): number {
  const volume = Number(readStored('volume') ?? 60);
  return volume >= 0 && volume <= 100 ? volume : 60;
}

/** Ears hear ratios: half of the way is a quarter of the strength. */
const loudness = (volume: number) => (volume / 100) ** 2;

export const soundPlayer = new SoundPlayer();
