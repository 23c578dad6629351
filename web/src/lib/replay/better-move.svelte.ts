import type { AdviceLine, Mistake } from '../../wire/table';

/** What came of a try to find the better move. */
export type Verdict = 'best' | 'good' | 'same' | 'other';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "Find the better move": a mistake of a game, and what its player tries instead. */
export class BetterMove {
  tried = $state.raw<unknown>(undefined);
  answered = $state(false);

  constructor(readonly mistake: Mistake) {}

  try(move: unknown): void {
    this.tried = move;
    if (this.verdict === 'best') this.answered = true;
  }

  get verdict(): Verdict | null {
    if (this.tried === undefined) return null;
    if (isSame(this.tried, this.best?.moves[0])) return 'best';
    if (this.line) return 'good';
    return isSame(this.tried, this.mistake.moves[0]) ? 'same' : 'other';
  }

  get best(): AdviceLine | undefined {
    return this.mistake.lines[0];
  }

  /** The line that begins with the move that was tried, where it is one of the better ones. */
  get line(): AdviceLine | undefined {
    return this.mistake.lines.find(({ moves }) => isSame(moves[0], this.tried));
  }
}
