import type { Doing } from '../game';
import { arrangeable, moved, movesOf, previewOf, stepsOf, turned, type Step } from './orders';
import { Plan } from './plan';
import type { Card, Move, Preview, View } from './types';

/** The order in which somebody thinks of playing a card. Nothing of it is known to the table before it is confirmed. */
export class Arranging {
  chosen = $state.raw<Card | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The order was confirmed and is being played. */
  playing = $state(false);
  private view = $state.raw<View>() as View;
  private moves = $state.raw<Move[]>([]);
  private readonly plan: Plan;

  constructor(view: View, play: (move: Move) => void) {
    this.view = view;
    this.plan = new Plan(play);
  }

  /** What the rules say of this order. */
  readonly preview: Preview | null = $derived.by(() => {
    if (this.playing || this.moves.length === 0) return null;
    return previewOf(arrangeable(this.view, this.chosen)?.previews ?? [], this.steps) ?? null;
  });

  /** Whether there is something to be put in order. */
  readonly open = $derived(!this.playing && this.moves.length > 0 && this.steps.length > 0);

  readonly doing: Doing = $derived(this.playing ? 'CARRYING_OUT' : this.open ? 'LAYING_OUT' : null);

  follow(view: View, moves: Move[]): void {
    if (view === this.view && moves === this.moves) return;
    this.view = view;
    this.moves = moves;
    this.plan.seen(view, moves);
    this.playing = this.plan.active;
    const acting = view.phase.type === 'Acting';
    if (acting || !view.hand.some(({ card }) => card === this.chosen)) this.chosen = null;
    if (acting || this.chosen === null) this.reset();
  }

  choose(card: Card): void {
    this.chosen = card;
    this.reset();
  }

  move(from: number, to: number): void {
    this.steps = moved(this.steps, from, to);
  }

  turn(id: number): void {
    this.steps = turned(this.steps, id);
  }

  confirm(): void {
    this.playing = true;
    this.plan.begin(movesOf(this.chosen, this.steps), this.view, this.moves);
  }

  end(): void {
    this.plan.end();
    this.playing = false;
  }

  private reset(): void {
    const mine = this.moves.length > 0;
    this.steps = mine ? stepsOf(arrangeable(this.view, this.chosen)?.actions ?? []) : [];
  }
}
