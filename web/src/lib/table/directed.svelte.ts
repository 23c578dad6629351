import type { Director } from '../director/director';
import type { Scene } from '../director/scene';
import type { Happening, TableTold } from '../../wire/table';
import { keptWhereSame } from '../director/kept';

/**
 * What the director says, as state: it knows nothing of Svelte. Each part stands by itself, so that a beat asks nothing of what it does
 * not change, which is nearly all of a page.
 */
export class Directed {
  goal = $state.raw<TableTold | null>(null);
  position = $state.raw<TableTold | null>(null);
  settled = $state.raw<TableTold | null>(null);
  current = $state.raw<Scene<TableTold, Happening> | null>(null);
  drawn = $state.raw<Scene<TableTold, Happening> | null>(null);
  beat = $state.raw<Happening | null>(null);
  beatsShown = $state(0);
  begun = $state(0);
  resting = $state(true);
  isNewest = $state(true);
  repeating = $state(false);
  held = $state(false);
  skipped = $state(false);
  speed = $state(1);
  missed = $state.raw<number[]>([]);
  private readonly keptMissed = keptWhereSame<number>();

  /** To be called after every change of the director. */
  follow(director: Director<TableTold, Happening>): void {
    this.goal = director.goal;
    this.position = director.position;
    this.settled = director.settled;
    this.current = director.current;
    this.drawn = director.drawn;
    this.beat = director.beat?.event ?? null;
    this.beatsShown = director.beatsShown;
    this.begun = director.begun;
    this.resting = director.resting;
    this.isNewest = director.isNewest;
    this.repeating = director.repeating;
    this.held = director.held;
    this.skipped = director.skipped;
    this.speed = director.speed;
    this.missed = this.keptMissed(director.missed.map(({ number }) => number));
  }
}
