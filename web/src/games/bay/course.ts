import { same } from './chart';
import type { Move, Reach, Space, View } from './types';

const PATIENCE = 150;
/** Less and less often, for ten seconds in all: a scene that is still being shown comes first. */
const TRIES = 20;
const pause = (tries: number) => PATIENCE * (1 + (TRIES - tries) / 4);

/** The steps that lead to a space, itself the last; none where it is out of reach. */
export function wayTo(goal: Space | null, reach: Reach[]): Space[] {
  const last = reach.find(({ at }) => same(at, goal));
  return last ? [...wayTo(last.from, reach), last.at] : [];
}

/**
 * A way that is sailed step by step: each step is a move of its own, made when the view after the last one is there. It ends early
 * where the next step is not offered any more, or where something else could be decided now and not later.
 */
export class Course {
  private rest: Space[] = [];
  private view: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: (move: Move) => void) {}

  /** Sets out; the view is the one that is seen now. */
  begin(path: Space[], view: View, moves: Move[]): void {
    this.rest = [...path];
    this.view = null;
    this.seen(view, moves);
  }

  /** To be told of every view. */
  seen(view: View, moves: Move[]): void {
    if (view === this.view) return;
    const first = this.view === null;
    this.view = view;
    clearTimeout(this.timer);
    if (this.rest.length === 0) return;
    if (!first && moves.some((move) => move.type === 'DoubleTreasure')) return this.end();
    const to = this.rest[0];
    const step = moves.find((move) => move.type === 'Sail' && same(move.to, to));
    if (!step) {
      // Between two decisions the sea may have its say; then nothing is offered for a moment.
      if (view.phase.type === 'Acting' || moves.length > 0) this.end();
      return;
    }
    this.rest.shift();
    this.make(step, TRIES);
  }

  end(): void {
    this.rest = [];
    clearTimeout(this.timer);
  }

  /** A click while an answer is still awaited does nothing, so a step that has changed nothing is made again. */
  private make(step: Move, tries: number): void {
    const before = this.view;
    this.play(step);
    this.timer = setTimeout(() => {
      if (this.view === before && tries > 0) this.make(step, tries - 1);
    }, pause(tries));
  }
}
