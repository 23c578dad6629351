import { scrollingPage } from '../../board/windows.svelte';
import { bringIntoSight, fitsInRoom, whenDrawn } from './into-sight';

/**
 * Brings into sight what somebody is to choose among, where the page scrolls and the moves are a sheet over it: once for each question,
 * and only where all of it has room. To be called while a component is set up.
 *
 * @param places what the offered moves are about; empty where nobody is asked
 */
export function questionInSight(places: () => string[]): void {
  let before = '';
  $effect(() => {
    const asked = [...new Set(places())];
    if (asked.join() === before) return;
    before = asked.join();
    if (asked.length === 0 || !scrollingPage.current) return;
    return whenDrawn(() => look(asked));
  });
}

function look(places: string[]): void {
  const parts = places.flatMap((place) => document.querySelector(`[data-stage] [data-place="${CSS.escape(place)}"]`) ?? []);
  if (parts.length > 0 && fitsInRoom(parts)) bringIntoSight(parts);
}
