/** What a guard asks of the page. */
export interface Guarded {
  readonly resting: boolean;
  readonly held: boolean;
  touch(): void;
}

/** Keys that change nothing by themselves. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'F5', 'F11', 'F12'];

/**
 * An attachment for the board and the moves. While something is still being shown, the first touch ends that and does nothing
 * else: nobody acts on a position that the board does not show yet. What has `data-looks` only shows something: it ends what is
 * being shown and answers to the same touch. What has `data-unguarded` answers, and ends nothing.
 */
export function guard(scenes: Guarded): (element: HTMLElement) => () => void {
  return (element) => {
    let swallow = false;
    const isIn = (event: Event, what: string) => event.target instanceof Element && event.target.closest(what) !== null;
    const isBusy = (event: Event) => (!scenes.resting || scenes.held) && !isIn(event, '[data-unguarded]');
    const looks = (event: Event) => isIn(event, '[data-looks]');
    function stop(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    function press(event: Event): void {
      swallow = isBusy(event);
      if (!swallow) return;
      if (!looks(event)) event.stopPropagation();
      scenes.touch();
    }
    function click(event: Event): void {
      const busy = isBusy(event);
      if (!swallow && !busy) return;
      if (!swallow) scenes.touch(); // a click without a press, as screen readers make it
      swallow = false;
      if (!looks(event)) stop(event);
    }
    function key(event: KeyboardEvent): void {
      swallow = false;
      if (QUIET.includes(event.key) || !isBusy(event)) return;
      if (!looks(event)) stop(event);
      scenes.touch();
    }
    element.addEventListener('pointerdown', press, true);
    element.addEventListener('click', click, true);
    element.addEventListener('keydown', key, true);
    return () => {
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', click, true);
      element.removeEventListener('keydown', key, true);
    };
  };
}
