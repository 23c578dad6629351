import { readStored, writeStored } from '../browser/local-storage';

const OFF = 'coach.off';
const GOAL = 'goal';

/** What the coach of a first game says: the goal on entering, then a line at each situation that is new, and nothing twice. */
export class Coach {
  private lines = $state.raw<string[]>([]);
  private off = $state(readStored(OFF) === 'yes');
  private readonly told: Set<string>;

  constructor(private readonly game: string) {
    this.told = new Set((readStored(this.key) ?? '').split(','));
  }

  /** The key of the line that is shown now; null where there is none. */
  get line(): string | null {
    return this.off ? null : (this.lines[0] ?? null);
  }

  enter(): void {
    this.meet(GOAL);
  }

  /** A line goes when something else is asked, also where nothing is to be said about that (null); the goal stays until it was read. */
  meet(situation: string | null): void {
    this.lines = this.lines.filter((line) => line === GOAL || line === situation);
    if (situation === null || this.off || this.told.has(situation)) return;
    this.told.add(situation);
    writeStored(this.key, [...this.told].filter(Boolean).join(','));
    this.lines = [...this.lines, situation];
  }

  dismiss(): void {
    this.lines = this.lines.slice(1);
  }

  /** No more lines, in no game. */
  turnOff(): void {
    this.off = true;
    writeStored(OFF, 'yes');
  }

  private get key(): string {
    return `coach.${this.game}`;
  }
}
