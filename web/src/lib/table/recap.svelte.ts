import type { MissedTold, TableTold } from '../../wire/table';
import { readStored, writeStored } from '../browser/local-storage';
import { api } from '../server/api';
import { patiently } from '../server/patience';
import { applyStep } from './apply-step';
import type { Scenes } from './scenes.svelte';
import type { StoryItem, TableStep } from './table.svelte';

/** What happened while no page was open: the table as it was seen last, and the steps since. */
interface Missed {
  before: TableTold;
  steps: TableStep[];
}

/**
 * What happened at a table since it was last open in this browser. The browser keeps up to which number it has shown the table;
 * whoever comes back after a pause can read the rest, or see it.
 */
export class Recap {
  private missed = $state.raw<Missed | null>(null);
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
  readonly items: StoryItem[] = $derived.by(() =>
    (this.missed?.steps ?? []).flatMap(({ number, happenings }) =>
      happenings.map((happening, index) => ({ key: `${number}.${index}`, number, happening })),
    ),
  );

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
    const told = await patiently(() => this.fetchMissed(after)).catch(() => null);
    if (!told) return;
    const steps: TableStep[] = [];
    told.steps.reduce((table, step) => {
      const next = applyStep(table, step);
      steps.push({ number: step.number, told: next, happenings: step.happenings, own: false });
      return next;
    }, told.table);
    this.missed = { before: told.table, steps };
  }

  /** Scenes of before, when they are shown again, take nothing back. */
  private note({ number, stage }: TableTold): void {
    this.shownUpTo = Math.max(this.shownUpTo, number);
    writeStored(this.key, stage === 'OVER' ? '' : String(this.shownUpTo));
  }
}
