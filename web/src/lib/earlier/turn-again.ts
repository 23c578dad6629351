import type { MissedTold } from '../../wire/table';
import { retryWhileBusy } from '../server/retry';
import { earlierSteps, itemsOf } from './earlier-steps';
import type { Scenes } from '../table/scenes.svelte';
import type { StoryItem } from '../table/table.svelte';

/** No turn is told in more steps. */
const LONGEST = 120;

/** Shows a turn again. A page that was loaded after it asks the server for the last steps first. */
export class TurnAgain {
  private asking = false;

  /**
   * @param newest the number of the table that is shown
   * @param lastOf the numbers of the last turn among steps of the story
   */
  constructor(
    private readonly scenes: Pick<Scenes, 'remembers' | 'again' | 'recall'>,
    private readonly newest: () => number,
    private readonly lastOf: (items: StoryItem[]) => number[],
    private readonly fetchMissed: (after: number) => Promise<MissedTold>,
  ) {}

  async show(numbers: number[]): Promise<void> {
    if (this.scenes.remembers(numbers)) return this.scenes.again(numbers);
    if (this.asking) return;
    this.asking = true;
    const told = await retryWhileBusy(() => this.fetchMissed(Math.max(0, this.newest() - LONGEST))).catch(() => null);
    this.asking = false;
    if (!told) return;
    const { before, steps } = earlierSteps(told);
    this.scenes.recall(before, steps);
    this.scenes.again(this.lastOf(itemsOf(steps)));
  }
}
