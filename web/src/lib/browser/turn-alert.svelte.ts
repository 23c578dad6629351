import { untrack } from 'svelte';
import { quietHours } from './quiet-hours.svelte';
import { markTab } from './tab-icon';

interface TurnAlert {
  /** Whether the table waits for somebody here. In a window it comes to every seat alike, so it tells nothing of who could act. */
  awaited: () => boolean;
  /** Whether the page asks somebody here for a turn of their own, after all that came before it was shown. */
  asked: () => boolean;
  /** Shows a notification to a person who does not look. */
  notify: () => void;
  ringBell: () => void;
}

/**
 * Alerts the people of this page to their turn: marks the tab, shows a notification, and rings the bell once for each turn. A person
 * who looks at the page hears the bell when the page asks. For a person who does not look, scenes wait, so the bell rings together
 * with the notification. To be called while a component is set up.
 */
export function alertToTurn({ awaited, asked, notify, ringBell }: TurnAlert): void {
  let rung = false;
  const ringOnce = () => {
    if (!rung) ringBell();
    rung = true;
  };
  $effect(() => {
    if (asked()) untrack(ringOnce);
    else rung = false;
  });
  $effect(() => {
    const isAwaited = awaited();
    markTab(isAwaited);
    if (!isAwaited) {
      rung = false;
      return;
    }
    untrack(notify);
    if (document.visibilityState === 'hidden' && !quietHours.now) untrack(ringOnce);
  });
  $effect(() => () => markTab(false));
}
