import { settings } from './settings.svelte';

/** A stretch of the window, from top to bottom. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** The room between what is brought into sight and what lies over the page, in pixels. */
const MARGIN = 8;

/** The row of moves, on a phone a sheet over the page; boards have hands of their own. */
export const SHEET = '[data-hand=""]';

/** What was said last, on a phone over the sheet with the moves. */
export const SAID = '[data-said]';

/** How much of the sheet with the moves stays in sight where it makes way, in pixels. */
export const SHEET_EDGE = 44;

/** Calls a function when the page is drawn: the board may be drawn after what calls this, and lays itself out anew one frame after its size has changed. */
export function whenDrawn(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/** How far to scroll so that a stretch is in the room. Where it is too high for that, its top is. */
export function scrollNeeded({ top, bottom }: Stretch, room: Stretch): number {
  const [above, below] = [top - MARGIN - room.top, bottom + MARGIN - room.bottom];
  if (above < 0 || above < below) return above;
  return Math.max(0, below);
}

/**
 * Scrolls the stage, or the page where the stage is higher than the window, until these parts of it lie under nothing.
 *
 * @param bottom where in the window the room of the page ends, if not at what lies over it
 */
export function bringIntoSight(parts: Element[], bottom?: number): void {
  const stage = parts[0]?.closest('[data-stage]');
  if (!stage) return;
  const frame = stage.querySelector('[data-scrolls]');
  const scrolls = frame !== null && /auto|scroll/.test(getComputedStyle(frame).overflowY);
  const top = scrollNeeded(stretchOf(parts), scrolls ? frame.getBoundingClientRect() : { ...roomOfPage(), ...(bottom !== undefined && { bottom }) });
  const behavior = settings.motion === 'none' ? 'instant' : 'smooth';
  if (top === 0) return;
  if (scrolls) frame.scrollBy({ top, behavior });
  else window.scrollBy({ top, behavior });
}

/** Whether all of these parts have room at once in a page that scrolls, above a place of the window. */
export function fitsInRoom(parts: Element[], foot: number): boolean {
  const all = stretchOf(parts);
  return all.bottom - all.top + 2 * MARGIN <= foot - edgeOfBar();
}

/** Where the bar ends once the page was scrolled: with large letters it goes with the page. */
function edgeOfBar(): number {
  const bar = document.querySelector<HTMLElement>('.bar');
  if (!bar) return 0;
  const { position, top } = getComputedStyle(bar);
  return position === 'sticky' ? Math.max(0, parseFloat(top) + bar.offsetHeight) : 0;
}

function stretchOf(parts: Element[]): Stretch {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

/** Between the bar, or the words of a guide below it, and what lies over the foot of the page. */
export function roomOfPage(): Stretch {
  const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();
  const above = boxOf('.guide:not(.tips) [data-guide]') ?? boxOf('.bar');
  const below = [SAID, '.guide.tips [data-guide]', SHEET].flatMap((css) => boxOf(css) ?? []).filter(({ top, bottom }) => bottom > top);
  return { top: Math.max(0, above?.bottom ?? 0), bottom: Math.min(innerHeight, ...below.map(({ top }) => top)) };
}
