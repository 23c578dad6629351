import { untrack } from 'svelte';
import type { AnyGame } from '../../games';
import type { Table } from './table.svelte';
import { isWindow } from './turn';

/**
 * The seats of this page that let every window pass until the next round. Any seat may say so at any time, and nobody
 * elsewhere can tell it from one who answers quickly.
 */
export class Silence {
  private seats = $state.raw<number[]>([]);
  /** When each seat was last spoken for: a refusal is no reason to try the same again. */
  private readonly spoken = new Map<number, number>();

  constructor(
    private readonly table: Table,
    private readonly game: () => AnyGame,
  ) {
    $effect(() => {
      if (this.beginsRound()) this.seats = [];
    });
    $effect(() => this.pass());
  }

  /** Whether this seat is silent now: then it is not asked in windows. */
  of(seat: number | null): boolean {
    return seat !== null && this.seats.includes(seat);
  }

  set(seat: number, silent: boolean): void {
    const others = this.seats.filter((other) => other !== seat);
    this.seats = silent ? [...others, seat] : others;
  }

  private beginsRound(): boolean {
    return this.table.news.some(
      (happening) => happening.type === 'InGame' && (this.game().round?.(happening.event) ?? null) !== null,
    );
  }

  /** One seat after the other: a page asks for one thing at a time. */
  private pass(): void {
    const { told, asking } = this.table;
    const { passes } = this.game();
    if (asking || !passes || !told?.play || !isWindow(told.play.turn)) return;
    const next = told.play.eyes.find(
      ({ seat, moves }) =>
        seat !== null && this.seats.includes(seat) && moves.some(passes) && this.spoken.get(seat) !== told.number,
    );
    if (!next || next.seat === null) return;
    this.spoken.set(next.seat, told.number);
    const command = { type: 'Play', seat: next.seat, move: next.moves.find(passes) } as const;
    untrack(() => void this.table.ask(command));
  }
}
