import { untrack } from 'svelte';
import type { TableTold } from '../../wire/table';

const MOST_OF_IT = 0.6;

/** Knows whether somebody else has said something since the talk was last in sight. */
export class UnreadTalk {
  private seen = $state(0);
  private inSight = $state(false);

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

  private readonly latest = $derived.by(() => {
    const { talk, you } = this.told();
    const signs = this.signs();
    return talk.findLast(({ person, number }) => person.id !== you && !signs.has(number))?.number ?? 0;
  });

  readonly some = $derived(!this.inSight && this.latest > this.seen);

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
