import { untrack } from 'svelte';
import type { AnyGame } from '../../games';
import type { Table } from './table.svelte';
import { isWindow } from './turn';

/**
 * The seats of this page that pass in every window until the next round. The page sends the passes itself, so other
 * players cannot tell such a seat from one that answers quickly.
 */
export class AutoPass {
  private seats = $state.raw<number[]>([]);
  /** The number of the table at which each seat last passed: after a refusal the page does not try again. */
  private readonly lastPassAt = new Map<number, number>();

  constructor(
    private readonly table: Table,
    private readonly game: () => AnyGame,
  ) {
    $effect(() => {
      if (this.roundBegins()) this.seats = [];
    });
    $effect(() => this.pass());
  }

  /** Whether this seat passes by itself, so that the page does not ask it in windows. */
  isOn(seat: number | null): boolean {
    return seat !== null && this.seats.includes(seat);
  }

  set(seat: number, on: boolean): void {
    const others = this.seats.filter((other) => other !== seat);
    this.seats = on ? [...others, seat] : others;
  }

  private roundBegins(): boolean {
    return this.table.news.some(
      (happening) => happening.type === 'InGame' && (this.game().round?.(happening.event) ?? null) !== null,
    );
  }

  /** Passes for one seat; the next one follows when the answer is there, since a page has one request open at a time. */
  private pass(): void {
    const { told, asking } = this.table;
    const { passes } = this.game();
    if (asking || !passes || !told?.play || !isWindow(told.play.turn)) return;
    const next = told.play.eyes.find(
      ({ seat, moves }) =>
        seat !== null && this.seats.includes(seat) && moves.some(passes) && this.lastPassAt.get(seat) !== told.number,
    );
    if (!next || next.seat === null) return;
    this.lastPassAt.set(next.seat, told.number);
    const command = { type: 'Play', seat: next.seat, move: next.moves.find(passes) } as const;
    untrack(() => void this.table.ask(command));
  }
}
