import { untrack } from 'svelte';
import { BELL } from '../../wire/constants';
import type { SaidTold, TableTold } from '../../wire/table';
import type { Timer } from './moment-queue.svelte';

/** How long a line of talk stays over the board, in milliseconds. */
export const PASSING = 7_000;

const browserTimer: Timer = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

export const isBell = ({ saying }: SaidTold): boolean => saying.type === 'Emote' && saying.name === BELL;

/** Whether a bot has said it in passing, to something that the board may still have to show. */
export const isRemark = ({ saying }: SaidTold): boolean => saying.type === 'Remark';

/** The newest line of talk, for those who do not have the talk in sight: it passes over the board. A bell passes for everybody. */
export class PassingTalk {
  current = $state.raw<SaidTold | null>(null);
  private last: number;

  /**
   * @param inSight whether the talk is in sight
   * @param signs the numbers of what nobody has spoken
   */
  constructor(
    private readonly told: () => TableTold,
    private readonly inSight: () => boolean,
    private readonly signs: () => Set<number>,
    timer: Timer = browserTimer,
  ) {
    this.last = untrack(() => told().talk.at(-1)?.number ?? 0);
    $effect(() => this.take());
    $effect(() => (this.current ? timer(PASSING, () => this.dismiss()) : undefined));
    $effect(() => {
      if (this.inSight() && untrack(() => this.current && !isBell(this.current))) this.dismiss();
    });
  }

  private take(): void {
    const { talk, you } = this.told();
    const signs = this.signs();
    const newest = talk.findLast(({ person, number }) => person.id !== you && !signs.has(number));
    if (!newest || newest.number <= this.last) return;
    this.last = newest.number;
    if (isBell(newest) || !untrack(this.inSight)) this.current = newest;
  }

  dismiss(): void {
    this.current = null;
  }
}
