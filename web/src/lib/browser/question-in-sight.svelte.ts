import { scrollingPage } from '../../board/windows.svelte';
import { bringIntoSight, fitsInRoom, roomOfPage, SAID, whenDrawn } from './into-sight';

/** The height of a line of talk, which may come while somebody decides, in pixels. */
const LINE = 52;

/**
 * Brings into sight what somebody is to choose among, where the page scrolls and the moves are a sheet over it: once for each question,
 * and only where all of it has room. To be called while a component is set up.
 *
 * @param places what the offered moves are about; empty where nobody is asked
 * @param tip the height of a tip that may still come, in pixels
 */
export function questionInSight(places: () => string[], tip: () => number): void {
  let before = '';
  $effect(() => {
    const asked = [...new Set(places())];
    if (asked.join() === before) return;
    before = asked.join();
    if (asked.length === 0 || !scrollingPage.current) return;
    return whenDrawn(() => look(asked, tip()));
  });
}

const isSaid = () => (document.querySelector<HTMLElement>(SAID)?.offsetHeight ?? 0) > 0;

function look(places: string[], tip: number): void {
  const parts = places.flatMap((place) => document.querySelector(`[data-stage] [data-place="${CSS.escape(place)}"]`) ?? []);
  if (parts.length === 0) return;
  const { bottom } = roomOfPage();
  const line = isSaid() ? 0 : LINE;
  const above = [bottom - line - tip, bottom - tip, bottom].find((foot) => fitsInRoom(parts, foot));
  if (above !== undefined) bringIntoSight(parts, above);
}
