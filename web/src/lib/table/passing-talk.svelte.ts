import { untrack } from 'svelte';
import { BELL } from '../../wire/constants';
import type { SaidTold, TableTold } from '../../wire/table';
import type { Timer } from './moment-queue.svelte';

/** How long a line of talk passes over the board, in milliseconds. */
export const PASSING = 7_000;

const browserTimer: Timer = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

export const isBell = ({ saying }: SaidTold): boolean => saying.type === 'Emote' && saying.name === BELL;

/** Whether a bot has said it in passing, to something that the board may still have to show. */
export const isRemark = ({ saying }: SaidTold): boolean => saying.type === 'Remark';

/**
 * The newest line of talk, for those who do not have the talk in sight. It passes over the board, or stays there until something newer
 * is said where a page has no other place for talk. What bots say in passing only passes, and so does a bell, which everybody sees.
 */
export class PassingTalk {
  private passing = $state.raw<SaidTold | null>(null);
  private kept = $state.raw<SaidTold | null>(null);
  private last: number;

  /**
   * @param inSight whether the talk is in sight
   * @param signs the numbers of what nobody has spoken
   * @param keeps whether the page keeps what was said last
   */
  constructor(
    private readonly told: () => TableTold,
    private readonly inSight: () => boolean,
    private readonly signs: () => Set<number>,
    private readonly keeps: () => boolean = () => false,
    timer: Timer = browserTimer,
  ) {
    this.last = untrack(() => told().talk.at(-1)?.number ?? 0);
    $effect(() => this.take());
    $effect(() => (this.passing ? timer(PASSING, () => (this.passing = null)) : undefined));
    $effect(() => {
      if (!this.inSight()) return;
      this.kept = null;
      if (untrack(() => this.passing && !isBell(this.passing))) this.passing = null;
    });
    $effect(() => {
      if (!this.keeps()) this.kept = null;
    });
  }

  readonly current: SaidTold | null = $derived.by(() => this.passing ?? this.kept);
  /** Whether something stays until something newer is said, also while something else passes. */
  readonly keepsOne: boolean = $derived.by(() => this.kept !== null);
  readonly stays: boolean = $derived.by(() => this.passing === null && this.keepsOne);

  private take(): void {
    const { talk, you } = this.told();
    const signs = this.signs();
    const newest = talk.findLast(({ number }) => !signs.has(number));
    if (!newest || newest.number <= this.last) return;
    this.last = newest.number;
    // Whoever speaks has heard the others.
    if (newest.person.id === you) this.kept = null;
    else if (isBell(newest) || !untrack(this.inSight)) this.show(newest);
  }

  private show(said: SaidTold): void {
    if (isBell(said) || isRemark(said) || !untrack(this.keeps)) {
      this.passing = said;
      return;
    }
    this.passing = null;
    this.kept = said;
  }

  dismiss(): void {
    if (this.passing) this.passing = null;
    else this.kept = null;
  }
}
