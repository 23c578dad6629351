import { scrollingPage } from '../../board/windows.svelte';
import { bringIntoSight, SAID, SHEET, SHEET_EDGE, whenDrawn } from './into-sight';

/** What boards set in motion outside of their places, such as a die in a panel. */
const MOVING = '[data-moving]';

/**
 * Keeps what is being shown in sight where the page scrolls and the moves are a sheet over it: the sheet makes way until all was
 * shown, and the page scrolls where that is not enough. Whoever scrolls meanwhile is left alone.
 */
export class SceneInSight {
  /** Whether the sheet makes way. */
  lowered = $state(false);
  private led = true;

  /**
   * @param showing the places of what is shown right now; null where nothing is
   * @param resting whether everything has been shown
   */
  constructor(showing: () => string[][] | null, resting: () => boolean) {
    $effect(() => {
      if (!resting()) return;
      this.lowered = false;
      this.led = true;
    });
    $effect(() => {
      const places = showing();
      if (places === null || resting() || !scrollingPage.current) return;
      return whenDrawn(() => this.look(places.flat()));
    });
    $effect(() => {
      const leave = () => (this.led = false);
      for (const type of ['touchmove', 'wheel']) addEventListener(type, leave, { passive: true });
      return () => ['touchmove', 'wheel'].forEach((type) => removeEventListener(type, leave));
    });
  }

  private look(places: string[]): void {
    const stage = document.querySelector('[data-stage]');
    if (!stage) return;
    const lit = places.flatMap((place) => stage.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? []);
    const parts = [...lit, ...stage.querySelectorAll(MOVING)];
    if (parts.length === 0) return;
    const hand = document.querySelector<HTMLElement>(SHEET);
    const heightOf = (css: string) => document.querySelector<HTMLElement>(css)?.offsetHeight ?? 0;
    const foot = innerHeight - heightOf('.guide.tips [data-guide]') - heightOf(SAID);
    const top = foot - (hand?.offsetHeight ?? 0);
    if (parts.some((part) => part.getBoundingClientRect().bottom > top)) this.lowered = hand !== null;
    if (this.led) bringIntoSight(parts, this.lowered ? foot - SHEET_EDGE : top);
  }
}
