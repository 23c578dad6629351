import { tick } from 'svelte';
import { numberKey } from '../browser/number-keys';

/** Lets players with a keyboard make moves of a list: the keys 1 to 9 play them, and after a move the focus goes to the next moves. */
export class ListKeys {
  private hasPlayed = false;

  /** To be created while the component of the list is set up. */
  constructor(
    private readonly list: () => HTMLElement | undefined,
    moves: () => unknown[],
  ) {
    $effect(() => {
      if (moves().length > 0 && this.hasPlayed) this.focusFirst();
    });
  }

  /** A move of the list was played. */
  played(): void {
    this.hasPlayed = true;
  }

  press(event: KeyboardEvent): void {
    const number = numberKey(event);
    if (number !== null) this.list()?.querySelectorAll<HTMLElement>('.move')[number - 1]?.click();
  }

  /** The button that had the focus is gone by then: another focus is the person's own choice. */
  private focusFirst(): void {
    this.hasPlayed = false;
    void tick().then(() => {
      if (document.activeElement === document.body) this.list()?.querySelector<HTMLElement>('.move')?.focus({ preventScroll: true });
    });
  }
}
