import type { Move, View } from './types';

const PATIENCE = 150;
/** Less and less often, for ten seconds in all: a scene that is still being shown comes first. */
const TRIES = 20;
const pause = (tries: number) => PATIENCE * (1 + (TRIES - tries) / 4);
const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A card that is played as it was arranged: each click is a move of its own, made when the view after the last one is there. It
 * ends early where the next one is not offered.
 */
export class Plan {
  /** Whether clicks are still to come, or the last one is not answered yet. */
  active = false;
  private rest: Move[] = [];
  private view: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: (move: Move) => void) {}

  begin(moves: Move[], view: View, offered: Move[]): void {
    this.rest = [...moves];
    this.view = null;
    this.active = true;
    this.seen(view, offered);
  }

  /** To be told of every view. */
  seen(view: View, offered: Move[]): void {
    if (!this.active || view === this.view) return;
    this.view = view;
    clearTimeout(this.timer);
    const next = this.rest.shift();
    if (next && offered.some((move) => same(move, next))) this.make(next, TRIES);
    else this.end();
  }

  end(): void {
    this.active = false;
    this.rest = [];
    clearTimeout(this.timer);
  }

  /** A click while an answer is still awaited does nothing, so one that has changed nothing is made again. */
  private make(move: Move, tries: number): void {
    const before = this.view;
    this.play(move);
    this.timer = setTimeout(() => {
      if (this.view !== before) return;
      if (tries > 0) this.make(move, tries - 1);
      else this.end();
    }, pause(tries));
  }
}
