import type { MissedTold, TableTold } from '../../wire/table';
import { readStored, writeStored } from '../browser/local-storage';
import { api } from '../server/api';
import { retryWhileBusy } from '../server/retry';
import { earlierSteps, itemsOf, type EarlierSteps } from './earlier-steps';
import type { Scenes } from '../table/scenes.svelte';
import type { StoryItem } from '../table/table.svelte';

/**
 * What happened at a table since it was last open in this browser. The browser keeps up to which number it has shown the table;
 * whoever comes back after a pause can read the rest, or see it.
 */
export class Recap {
  private missed = $state.raw<EarlierSteps | null>(null);
  private shownUpTo = 0;

  /**
   * @param table the id of the table
   * @param shown the table with the position that has been shown to its end
   */
  constructor(
    private readonly table: string,
    private readonly shown: () => TableTold,
    private readonly fetchMissed: (after: number) => Promise<MissedTold> = (after) => api.missed(table, after),
  ) {
    const before = Number(readStored(this.key) || Infinity);
    if (this.shown().number > before) void this.load(before);
    $effect(() => this.note(this.shown()));
  }

  /** What was missed, for those who read it; empty once they are done with it. */
  readonly items: StoryItem[] = $derived(itemsOf(this.missed?.steps ?? []));

  /** Shows in fast motion what was missed. */
  show(scenes: Pick<Scenes, 'showEarlier'>): void {
    if (this.missed) scenes.showEarlier(this.missed.before, this.missed.steps);
    this.dismiss();
  }

  dismiss(): void {
    this.missed = null;
  }

  private get key(): string {
    return `shown.${this.table}`;
  }

  private async load(after: number): Promise<void> {
    const told = await retryWhileBusy(() => this.fetchMissed(after)).catch(() => null);
    if (!told) return;
    this.missed = earlierSteps(told);
  }

  /** Scenes of before, when they are shown again, take nothing back. */
  private note({ number, stage }: TableTold): void {
    this.shownUpTo = Math.max(this.shownUpTo, number);
    writeStored(this.key, stage === 'OVER' ? '' : String(this.shownUpTo));
  }
}
