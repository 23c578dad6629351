import { untrack } from 'svelte';
import type { AnyGame } from '../../games';
import { readStored, writeStored } from '../browser/local-storage';
import type { Timer } from './moment-queue.svelte';
import type { Table } from './table.svelte';
import { isWindow } from './turn';

/** How long a page waits in a window before it passes by itself: the same for every seat, whatever it holds. */
export const SILENCE_SECONDS = 3;

const browserTimer: Timer = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * The seats of this page that say nothing in windows unless their player speaks up in time. That is the standing habit of every
 * page, so a pass after the usual wait tells nothing; the player can switch it off for good.
 */
export class AutoPass {
  /** The seats that are switched otherwise than this browser is used to. */
  private switched = $state.raw<number[]>([]);
  private readonly usual = readStored('silence') !== 'off';
  private held = $state(false);
  /** The seats whose wait is over. */
  private due = $state.raw<number[]>([]);
  private readonly waits = new Map<number, () => void>();
  /** The position that the waits began in. */
  private position: unknown = null;
  /** The seat for which the page has passed since. */
  private passed: number | null = null;
  /** The number of the table at which each seat last passed: after a refusal the page does not try again. */
  private readonly lastPassAt = new Map<number, number>();

  constructor(
    private readonly table: Table,
    private readonly game: () => AnyGame,
    private readonly timer: Timer = browserTimer,
  ) {
    $effect(() => this.wait());
    $effect(() => this.pass());
    $effect(() => () => this.callOff());
  }

  /** Whether this seat passes by itself, so that the page does not ask it in windows. */
  isOn(seat: number | null): boolean {
    return seat !== null && this.usual !== this.switched.includes(seat);
  }

  /** The habit stays, also at the next table. */
  set(seat: number, on: boolean): void {
    const others = this.switched.filter((other) => other !== seat);
    this.switched = on === this.usual ? others : [...others, seat];
    writeStored('silence', on ? 'on' : 'off');
  }

  /** Passes nothing while the player is being asked whether a move is meant. */
  hold(held: boolean): void {
    this.held = held;
  }

  /**
   * Starts the wait of each seat that could pass. It begins anew with every position, since another window may follow at once;
   * but not where a seat of this page has just passed and others of it are still to pass in the same window.
   */
  private wait(): void {
    const open = this.open();
    const position = this.table.told?.play ?? null;
    if (position === this.position) return;
    this.position = position;
    const sameWindow = this.passed !== null && open.length > 0 && !open.includes(this.passed);
    this.passed = null;
    if (sameWindow) return;
    this.callOff();
    untrack(() => (this.due = []));
    for (const seat of open) {
      this.waits.set(seat, this.timer(SILENCE_SECONDS * 1000, () => (this.due = [...this.due, seat])));
    }
  }

  private callOff(): void {
    this.waits.forEach((callOff) => callOff());
    this.waits.clear();
  }

  /** The seats of this page that may pass in the present window. */
  private open(): number[] {
    const { told } = this.table;
    const { passes } = this.game();
    if (!passes || !told?.play || !isWindow(told.play.turn)) return [];
    return told.play.eyes.flatMap(({ seat, moves }) => (seat !== null && moves.some(passes) ? [seat] : []));
  }

  /** Passes for one seat; the next one follows when the answer is there, since a page has one request open at a time. */
  private pass(): void {
    const { told, asking } = this.table;
    const { passes } = this.game();
    if (asking || this.held || !passes || !told?.play || !isWindow(told.play.turn)) return;
    const next = told.play.eyes.find(
      ({ seat, moves }) =>
        seat !== null && this.isOn(seat) && this.due.includes(seat) && moves.some(passes) && this.lastPassAt.get(seat) !== told.number,
    );
    if (!next || next.seat === null) return;
    this.lastPassAt.set(next.seat, told.number);
    this.passed = next.seat;
    const command = { type: 'Play', seat: next.seat, move: next.moves.find(passes) } as const;
    untrack(() => void this.table.ask(command));
  }
}
