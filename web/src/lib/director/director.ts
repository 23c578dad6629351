import type { Clock } from './clock';
import type { Pace } from '../browser/settings.svelte';
import { speedAt } from './pace';
import { hasLength, timed, type Beat, type Scene } from './scene';

export interface DirectorOptions<E> {
  clock: Clock;
  pace: () => Pace;
  /** Something of what the director says has changed. */
  onChange: () => void;
  /**
   * An event is shown now: the place for its sound and its moment. Returns how many milliseconds the moment takes, so that the
   * board moves when it is over; 0 for none. Not called for what is skipped.
   */
  onBeat?: (event: E) => number;
  /** Everything up to this number has been shown. */
  onSeen: (number: number) => void;
}

/** How long the position of before stands still, in milliseconds. */
const BEFORE_AGAIN = 400;

/** An event whose words were read on its moment takes no longer than its motion, in milliseconds as drawn. */
const AFTER_MOMENT = 800;

/** `held`: the scene is over, and waits for a touch. `away`: nobody looks, and scenes are kept for later. */
type Phase = 'rest' | 'running' | 'held' | 'away';

/**
 * Shows what happens at a table scene by scene. The position is always that of the scene that is shown, so the board is never
 * ahead of it; and it is the newest as soon as somebody touches something, so the board is never behind what can be clicked.
 * A moment covers the board, so nothing moves there before it is over.
 */
export class Director<P, E> {
  private phase: Phase = 'rest';
  private queue: Scene<P, E>[] = [];
  private scene: Scene<P, E> | null = null;
  private before: Scene<P, E> | null = null;
  private at = 0;
  /** Whether nothing of the scene has been seen on the board yet. */
  private opening = false;
  /** Whether a moment covers the board. */
  private covered = false;
  private fast = false;
  private repeats = false;
  private cut = false;
  private shown: P | null = null;
  /** What has been shown to its end. */
  private done: P | null = null;
  private stopClock: () => void = () => undefined;

  constructor(private readonly options: DirectorOptions<E>) {}

  /** What the board shows; while a scene runs, the position that it leads to, but for a moment that opens it. */
  get position(): P | null {
    return this.opening ? this.done : this.shown;
  }

  /** The position that the scene leads to, also while a moment opens it. */
  get goal(): P | null {
    return this.shown;
  }

  /** What may be told in words: while a scene runs, the position before it. */
  get settled(): P | null {
    return this.done;
  }

  /** The scene that is running, or the last one. */
  get current(): Scene<P, E> | null {
    return this.scene;
  }

  /** The scene that led to the position of the board; its events are what the board sets in motion. */
  get drawn(): Scene<P, E> | null {
    return this.opening ? this.before : this.scene;
  }

  /** How many events of the drawn scene have been in motion on the board, with the one that is now. */
  get begun(): number {
    const all = this.drawn?.beats.length ?? 0;
    if (this.phase !== 'running' || this.opening) return all;
    return Math.min(this.covered ? this.at : this.at + 1, all);
  }

  /** The event that is shown right now. */
  get beat(): Beat<E> | null {
    return this.phase === 'running' ? (this.scene?.beats[this.at] ?? null) : null;
  }

  /** How many events of the current scene have been shown, with the one that is shown right now. */
  get beatsShown(): number {
    const all = this.scene?.beats.length ?? 0;
    return this.phase === 'running' ? Math.min(this.at + 1, all) : all;
  }

  /** How many times faster than drawn the current scene moves. */
  get speed(): number {
    const { own = false, clock = false } = this.scene ?? {};
    return speedAt(this.options.pace(), { brisk: own || clock, fast: this.fast });
  }

  /** Whether a touch has cut the motion of the current scene short. */
  get skipped(): boolean {
    return this.cut;
  }

  /** Whether nothing moves and nothing newer is known, so that a click acts on the position that it sees. */
  get resting(): boolean {
    return this.isNewest && this.phase !== 'running';
  }

  /** Whether what is shown is the newest that is known; it may still be moving. */
  get isNewest(): boolean {
    return this.queue.length === 0;
  }

  /** Whether the next scene waits for a touch. */
  get held(): boolean {
    return this.phase === 'held';
  }

  /** Whether scenes of before are shown again. */
  get repeating(): boolean {
    return this.repeats;
  }

  /** What was missed while nobody looked. */
  get missed(): readonly Scene<P, E>[] {
    return this.phase === 'away' ? this.queue : [];
  }

  /** Shows a whole new position, without a scene that leads to it. */
  reset(position: P, number: number): void {
    this.stopClock();
    this.queue = [];
    this.scene = null;
    this.shown = this.done = position;
    this.cut = this.fast = this.repeats = this.opening = this.covered = false;
    if (this.phase !== 'away') this.phase = 'rest';
    this.options.onSeen(number);
    this.options.onChange();
  }

  add(scene: Scene<P, E>): void {
    this.queue.push({ ...scene, beats: timed(scene.beats) });
    if (this.phase === 'away') this.options.onSeen(scene.number);
    else if (this.phase === 'rest') this.next();
    else if (this.phase === 'held') this.passWithoutTouch();
    this.options.onChange();
  }

  /** Where nothing is to be seen, as when somebody talks, nobody has to touch anything; what was held before still is. */
  private passWithoutTouch(): void {
    const [next] = this.queue;
    if (!next || this.queue.length > 1 || hasLength(next)) return;
    this.queue = [];
    this.scene = next;
    this.shown = this.done = next.position;
    if (next.asks) this.over();
  }

  /** The person touches something: ends what runs, and shows all that is known. Where scenes wait for a touch, it ends this one only. */
  touch(): void {
    this.stopClock();
    if (this.phase === 'running' && this.options.pace() === 'tap' && !this.fast) {
      this.cut = true;
      this.over();
    } else if (this.phase === 'held') {
      this.seen();
      this.next();
    } else {
      this.finish();
    }
    this.options.onChange();
  }

  /** Shows everything that is known, at once. */
  finish(): void {
    this.stopClock();
    this.scene = this.queue.at(-1) ?? this.scene;
    this.shown = this.done = this.scene?.position ?? this.shown;
    this.queue = [];
    this.cut = true;
    this.fast = this.repeats = this.opening = this.covered = false;
    this.phase = 'rest';
    this.seen();
    this.options.onChange();
  }

  /** Shows scenes of before again, or scenes that this page has not seen, in fast motion; and ends at the newest position. */
  again(before: P, scenes: Scene<P, E>[], newest: Scene<P, E> | undefined, fast = false): void {
    this.stopClock();
    const last = newest && newest.number !== scenes.at(-1)?.number ? [{ ...newest, beats: [] }] : [];
    this.queue = [...scenes.map((scene) => ({ ...scene, beats: timed(scene.beats) })), ...last];
    this.shown = this.done = before;
    this.scene = null;
    this.cut = this.opening = this.covered = false;
    this.fast = fast;
    this.repeats = true;
    this.phase = 'running';
    this.options.onChange();
    this.wait(BEFORE_AGAIN, () => this.next());
  }

  /** Nobody looks any more: ends what runs, and keeps what comes for later. */
  leave(): void {
    this.stopClock();
    this.seen();
    this.done = this.shown;
    this.opening = this.covered = false;
    this.phase = 'away';
    this.options.onChange();
  }

  /** Somebody looks again: shows in fast motion what was missed. */
  goOn(): void {
    if (this.phase !== 'away') return;
    this.fast = true;
    this.next();
    this.options.onChange();
  }

  /** The moment has gone from the board, by itself or because somebody skipped it. */
  uncover(): void {
    if (!this.covered) return;
    this.stopClock();
    this.move(AFTER_MOMENT);
    this.options.onChange();
  }

  /** Stops for good: shows nothing any more. */
  stop(): void {
    this.stopClock();
    this.queue = [];
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) {
      this.phase = 'rest';
      this.fast = this.repeats = false;
      return;
    }
    this.before = this.scene;
    this.scene = scene;
    this.shown = scene.position;
    this.cut = false;
    this.opening = true;
    this.phase = 'running';
    this.at = -1;
    this.nextBeat();
  }

  private nextBeat(): void {
    this.at += 1;
    const beat = this.scene?.beats[this.at];
    if (!beat) return this.over();
    const moment = this.options.onBeat?.(beat.event) ?? 0;
    this.covered = moment > 0;
    if (this.covered) this.wait(moment, () => this.move(AFTER_MOMENT));
    else this.move();
  }

  /** The board shows the event that has come. */
  private move(longest = Infinity): void {
    const length = Math.min(this.scene?.beats[this.at]?.length ?? 0, longest) / this.speed;
    this.covered = false;
    if (length === 0) return this.nextBeat();
    this.opening = false;
    this.wait(length, () => this.nextBeat());
  }

  private wait(milliseconds: number, then: () => void): void {
    this.stopClock = this.options.clock.after(milliseconds, () => {
      then();
      this.options.onChange();
    });
  }

  private over(): void {
    const scene = this.scene;
    this.done = this.shown;
    this.opening = false;
    const waits = this.options.pace() === 'tap' && !this.fast && scene && hasLength(scene) && !scene.own && !scene.asks;
    this.phase = waits ? 'held' : 'rest';
    if (waits) return;
    this.seen();
    this.next();
  }

  private seen(): void {
    if (this.scene) this.options.onSeen(this.scene.number);
  }
}
