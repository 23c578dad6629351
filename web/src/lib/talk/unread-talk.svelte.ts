import { untrack } from 'svelte';
import type { TableTold } from '../../wire/table';

const MOST_OF_IT = 0.6;

/** Knows how much others have said since the talk was last in sight. */
export class UnreadTalk {
  private seen = $state(0);
  inSight = $state(false);

  constructor(
    private readonly told: () => TableTold,
    /** The numbers of what nobody has spoken. */
    private readonly signs: () => Set<number> = () => new Set(),
  ) {
    this.seen = untrack(() => this.latest);
    $effect(() => {
      if (this.inSight) this.seen = this.latest;
    });
  }

  private readonly spoken = $derived.by(() => {
    const { talk, you } = this.told();
    const signs = this.signs();
    return talk.filter(({ person, number }) => person.id !== you && !signs.has(number));
  });
  private readonly latest = $derived(this.spoken.at(-1)?.number ?? 0);

  readonly count = $derived(this.inSight ? 0 : this.spoken.filter(({ number }) => number > this.seen).length);

  /** An attachment for the element that shows the talk. */
  readonly watch = (talk: Element): (() => void) => {
    const observer = new IntersectionObserver(([entry]) => (this.inSight = entry?.isIntersecting ?? false), {
      threshold: MOST_OF_IT,
    });
    observer.observe(talk);
    return () => {
      observer.disconnect();
      this.inSight = false;
    };
  };
}
