import { tips } from './tips.svelte';

const GOAL = 'goal';
/** That one can ask for advice. */
export const ADVICE = 'advice';
/** The height of a line in the column, with its buttons, in rem. */
const ROOM = 13;

/** What the coach of a first game says: the goal on entering, then a line in each situation that is new, and nothing twice. */
export class Coach {
  private lines = $state.raw<string[]>([]);
  /** Whether the line that is shown has stood long enough to be read. */
  private isRead = false;
  private said: Set<string>;
  /** How often all had been forgotten when this was read. */
  private begun = tips.begun;
  private speaks = $state(false);

  /** @param whom a game; where people with secrets share a screen, a game and a seat: each of them is told everything once */
  constructor(private readonly whom: string) {
    this.said = tips.saidTo(whom);
    this.speaks = !this.said.has(GOAL);
  }

  /** The key of the line that is shown now; null where there is none. */
  get line(): string | null {
    return tips.on ? (this.lines[0] ?? null) : null;
  }

  /** Whether a newer line waits behind the one that is shown. */
  get waits(): boolean {
    return this.line !== null && this.lines.length > 1;
  }

  /** The height that is kept for the lines: at a first table from the beginning, later from the first line that there still is. */
  get room(): number {
    return this.speaks && tips.on ? ROOM : 0;
  }

  /** Again where the page shows its lines in another place, or where tips are wanted again: what is shown stays. */
  enter(): void {
    if (!this.told.has(GOAL)) this.meet(GOAL);
  }

  /** A line stands as long as its situation does; null: nothing is to be decided. The goal stays until it was dismissed, or was read and something newer comes. */
  meet(situation: string | null): void {
    this.lines = this.lines.filter((line) => line === GOAL || line === situation);
    if (situation !== null) this.say(situation);
  }

  /** Says once that one can ask for advice, where nothing else is said. */
  offerAdvice(): void {
    if (this.line === null) this.say(ADVICE);
  }

  private say(line: string): void {
    if (!tips.on || this.told.has(line) || this.lines.includes(line)) return;
    this.lines = [...this.lines, line];
    this.speaks = true;
    this.remember();
    this.makeRoom();
  }

  dismiss(): void {
    this.lines = this.lines.slice(1);
    this.isRead = false;
    this.remember();
  }

  /** The line that is shown has stood long enough: a newer one need not wait for a click. */
  read(): void {
    this.isRead = true;
    this.makeRoom();
  }

  private makeRoom(): void {
    if (this.isRead && this.waits) this.dismiss();
  }

  /** The line that is seen now is never said again; one behind the goal may still go unseen. */
  private remember(): void {
    const seen = this.lines[0];
    if (seen === undefined) return;
    this.told.add(seen);
    tips.keep(this.whom, this.told);
  }

  private get told(): Set<string> {
    if (this.begun !== tips.begun) this.said = tips.saidTo(this.whom);
    this.begun = tips.begun;
    return this.said;
  }
}

/**
 * Who coaches whom at a page: one coach for all who see the same, so that nothing is said twice there; where people with secrets share a
 * screen, one for each seat, and none while the curtain is down.
 */
export function coachesOf(game: string, apart: readonly number[]): (seat: number | null) => Coach | null {
  if (apart.length === 0) {
    const coach = new Coach(game);
    return () => coach;
  }
  const coaches = new Map(apart.map((seat) => [seat, new Coach(`${game}.${seat}`)]));
  return (seat) => (seat === null ? null : (coaches.get(seat) ?? null));
}
