import { untrack } from 'svelte';
import { markTab } from '../browser/tab-icon';

/** Marks the tab while somebody here is awaited, and tells them once each time. To be called while a component is set up. */
export function callBack(isAwaited: () => boolean, notice: () => void): void {
  $effect(() => {
    const awaited = isAwaited();
    markTab(awaited);
    if (awaited) untrack(notice);
  });
  $effect(() => () => markTab(false));
}
