import { untrack } from 'svelte';
import { readStored, writeStored } from '../browser/local-storage';
import type { StoryItem } from './table.svelte';

/**
 * What happened at a table since it was last open in this browser. The browser keeps how much of the story it has shown; whoever
 * comes back after a pause is told the rest.
 */
export class Recap {
  private readonly before: number | null;
  private dismissed = $state(false);
  /** How long the story was when it had arrived: what comes later is seen as it happens. */
  private upTo = $state<number | null>(null);

  constructor(
    private readonly table: { id: string; story: StoryItem[]; storyIsLoaded: boolean },
    private readonly isOver: () => boolean,
  ) {
    const stored = readStored(this.key);
    this.before = stored ? Number(stored) : null;
    $effect(() => this.note());
  }

  /** What was missed; empty once the reader has seen it. */
  readonly missed: StoryItem[] = $derived.by(() =>
    this.dismissed || this.before === null || this.upTo === null ? [] : this.table.story.slice(this.before, this.upTo),
  );

  dismiss(): void {
    this.dismissed = true;
  }

  private get key(): string {
    return `seen.${this.table.id}`;
  }

  private note(): void {
    const { story, storyIsLoaded } = this.table;
    if (!storyIsLoaded) return;
    untrack(() => (this.upTo ??= story.length));
    writeStored(this.key, this.isOver() ? '' : String(story.length));
  }
}
