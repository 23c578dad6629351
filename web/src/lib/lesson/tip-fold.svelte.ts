import { untrack } from 'svelte';

/** So many seconds a new tip stands before talk folds it: long enough to be noticed. */
const GLANCE = 4;

/** Whether a tip has made way by itself: somebody talks, or its decision is made. A new tip stands whole again. To be made while a component is set up. */
export class TipFold {
  folded = $state(false);
  private noticed = $state(false);
  private heard = 0;
  private wasAsked = false;

  /**
   * @param line the key of the tip; null where there is none
   * @param asked whether the person has something to decide
   * @param spoken the number of what others have said last
   */
  constructor(line: () => string | null, asked: () => boolean, spoken: () => number) {
    $effect(() => {
      if (line() === null) return;
      this.folded = this.noticed = false;
      this.heard = untrack(spoken);
      const timer = setTimeout(() => (this.noticed = true), GLANCE * 1000);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.noticed && spoken() > this.heard) this.folded = true;
    });
    $effect(() => {
      if (this.wasAsked && !asked()) this.folded = true;
      this.wasAsked = asked();
    });
  }
}
