import { settings } from './settings.svelte';

/** A stretch of the window, from top to bottom. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** The room between what is brought into sight and what lies over the page, in pixels. */
const MARGIN = 8;

/** How far to scroll so that a stretch is in the room. Where it is too high for that, its top is. */
export function scrollNeeded({ top, bottom }: Stretch, room: Stretch): number {
  const [above, below] = [top - MARGIN - room.top, bottom + MARGIN - room.bottom];
  if (above < 0 || above < below) return above;
  return Math.max(0, below);
}

/** Scrolls the stage, or the page where the stage is higher than the window, until these parts of it lie under nothing. */
export function bringIntoSight(parts: Element[]): void {
  const stage = parts[0]?.closest('[data-stage]');
  if (!stage) return;
  const frame = stage.querySelector('[data-scrolls]');
  const scrolls = frame !== null && /auto|scroll/.test(getComputedStyle(frame).overflowY);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const all = { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  const top = scrollNeeded(all, scrolls ? frame.getBoundingClientRect() : roomOfPage());
  const behavior = settings.motion === 'none' ? 'instant' : 'smooth';
  if (top === 0) return;
  if (scrolls) frame.scrollBy({ top, behavior });
  else window.scrollBy({ top, behavior });
}

/** Between the words of the guide and the moves, where these lie over the page. */
function roomOfPage(): Stretch {
  const guide = document.querySelector('.guide [data-guide]')?.getBoundingClientRect();
  const moves = document.querySelector('[data-hand]')?.getBoundingClientRect();
  return { top: guide?.bottom ?? 0, bottom: moves?.top ?? innerHeight };
}
