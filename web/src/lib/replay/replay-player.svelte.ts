import type { Happening, PlayTold, ReplayStep } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { nearest } from './replay-marks';

/** A moment in which nothing moves is seen this long, in milliseconds, and so is the one that it begins with. */
const STILL = 500;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Plays a finished game moment by moment. A moment is an entry of the log that changed what the game looks like. */
export class ReplayPlayer {
  readonly moments: ReplayStep[];
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What happened between the moment before and this one, for boards to animate; empty after a jump. */
  news = $state.raw<Happening[]>([]);
  /** How many of them have been shown, with the one that is shown now. */
  begun = $state(0);
  private beat = $state.raw<ReturnType<typeof setTimeout> | undefined>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: ReplayStep[],
    at: number,
    /** How long each of these happenings is seen in a scene of their own, in milliseconds as drawn. */
    private readonly lengthsOf: (happenings: Happening[]) => number[],
  ) {
    this.moments = steps.filter((step) => step.play !== null);
    this.at = Math.max(0, Math.min(at || 0, this.moments.length - 1));
  }

  get moment(): ReplayStep | undefined {
    return this.moments[this.at];
  }

  /** The position that the events which are shown now began with; null where all have been shown. */
  get before(): PlayTold | null {
    return this.begun < this.news.length || this.beat !== undefined ? (this.moments[this.at - 1]?.play ?? null) : null;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** All that has happened up to this moment, for the story. */
  get told(): { key: string; happening: Happening }[] {
    const number = this.moment?.number ?? 0;
    return this.steps
      .filter((step) => step.number <= number)
      .flatMap((step) => step.happenings.map((happening, index) => ({ key: `${step.number}.${index}`, happening })));
  }

  jump(at: number): void {
    const next = Math.max(0, Math.min(at, this.last));
    this.news = next === this.at + 1 ? (this.moments[next]?.happenings ?? []) : [];
    this.at = next;
    this.clear();
    this.begun = 0;
    this.show(this.lengthsOf(this.news));
  }

  /** Shows one happening after the other, as a table does. */
  private show(lengths: number[]): void {
    this.clear();
    if (settings.speedFactor === 0) this.begun = lengths.length;
    if (this.begun >= lengths.length) return;
    const length = lengths[this.begun] ?? 0;
    this.begun += 1;
    if (length === 0) this.show(lengths);
    else this.beat = setTimeout(() => this.show(lengths), length / (this.speed * settings.speedFactor));
  }

  private clear(): void {
    clearTimeout(this.beat);
    this.beat = undefined;
  }

  /** Nothing is shown any more. */
  stop(): void {
    this.pause();
    this.clear();
  }

  /** To the next moment of these, or back to the one before. */
  jumpTo(moments: number[], direction: -1 | 1): void {
    const next = nearest(moments, this.at, direction);
    if (next !== undefined) this.jump(next);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.advance(STILL);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Goes on after a while, as long as the scene that is shown then. */
  private advance(after: number): void {
    this.timer = setTimeout(() => {
      this.jump(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.advance(Math.max(STILL, this.lengthsOf(this.news).reduce((sum, length) => sum + length, 0)));
    }, after / (this.speed * (settings.speedFactor || 1)));
  }
}
