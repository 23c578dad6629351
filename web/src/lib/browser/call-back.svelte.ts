import { untrack } from 'svelte';
import { quietHours } from './quiet-hours.svelte';
import { markTab } from './tab-icon';

interface Calls {
  /** Whether the table waits for somebody here. In a window it comes to every seat alike, so it tells nothing of who could act. */
  called: () => boolean;
  /** Whether the page asks somebody here for a turn of their own, after all that came before it was shown. */
  asked: () => boolean;
  /** Tells a person who does not look. */
  notice: () => void;
  ring: () => void;
}

/**
 * Calls the people of this page: marks the tab, and tells and rings once for each call. Who looks at the page hears the bell when
 * the page asks; who does not look could not hear it then, since scenes wait for them, and hears it with the notice.
 * To be called while a component is set up.
 */
export function callBack({ called, asked, notice, ring }: Calls): void {
  let rung = false;
  const ringOnce = () => {
    if (!rung) ring();
    rung = true;
  };
  $effect(() => {
    if (asked()) untrack(ringOnce);
    else rung = false;
  });
  $effect(() => {
    const isCalled = called();
    markTab(isCalled);
    if (!isCalled) {
      rung = false;
      return;
    }
    untrack(notice);
    if (document.visibilityState === 'hidden' && !quietHours.now) untrack(ringOnce);
  });
  $effect(() => () => markTab(false));
}
