import { untrack } from 'svelte';
import type { SaidTold, TableTold } from '../../wire/table';
import { readStored, writeStored } from '../browser/local-storage';
import { isBell } from '../table/passing-talk.svelte';

/**
 * What others have said to or about those who sit at this page, until the talk was in sight, a seat of the page has said something
 * since, or it was put away. It outlives a reload: phones drop the pages that nobody looks at.
 */
export class AddressedTalk {
  private done = $state(0);
  /** The numbers of what was put away. */
  private away = $state.raw<number[]>([]);

  /**
   * @param names whether something that was said names one of these seats
   * @param inSight whether the talk is in sight
   */
  constructor(
    private readonly told: () => TableTold,
    private readonly names: (said: SaidTold, seats: number[]) => boolean,
    private readonly inSight: () => boolean,
  ) {
    this.done = untrack(() => Number(readStored(this.key) || this.latest));
    $effect(() => {
      if (this.inSight()) this.done = this.latest;
    });
    $effect(() => writeStored(this.key, this.told().stage === 'OVER' ? '' : String((this.open[0]?.number ?? this.latest + 1) - 1)));
  }

  private readonly latest = $derived.by(() => this.told().talk.at(-1)?.number ?? 0);
  private readonly seats = $derived.by(() => this.told().seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])));
  /** The number of the last thing that a seat of this page has said: it answers all that was said before. */
  private readonly answered = $derived.by(() => this.told().talk.findLast((said) => this.isMine(said) && !isBell(said))?.number ?? 0);

  /** All of it, in order. */
  readonly open: SaidTold[] = $derived.by(() => {
    const since = Math.max(this.done, this.answered);
    return this.told().talk.filter((said) => said.number > since && !this.away.includes(said.number) && !this.isMine(said) && this.names(said, this.seats));
  });

  putAway({ number }: SaidTold): void {
    this.away = [...this.away, number];
  }

  private isMine({ seat, person }: SaidTold): boolean {
    return (seat !== null && this.seats.includes(seat)) || (person.id !== '' && person.id === this.told().you);
  }

  private get key(): string {
    return `addressed.${this.told().id}`;
  }
}
