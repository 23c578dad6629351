import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollingPage } from '../../board/windows.svelte';
import { questionInSight } from './question-in-sight.svelte';

const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
let places = $state.raw<string[]>([]);
let scrolled: ReturnType<typeof vi.spyOn>;
let leave: () => void;
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(scrollingPage, 'current', 'get').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('innerHeight', 844);
  scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  document.body.innerHTML = '<div class="bar"></div><div data-stage><i data-place="card"></i><i data-place="far"></i></div><div class="guide tips"><p data-guide></p></div><div data-hand></div>';
  const boxes: Record<string, DOMRect> = { '.bar': box(0, 44), '[data-place=card]': box(480, 620), '[data-place=far]': box(-60, 40), '[data-guide]': box(500, 550), '[data-hand]': box(550, 844) };
  for (const [css, found] of Object.entries(boxes)) vi.spyOn(document.querySelector(css)!, 'getBoundingClientRect').mockReturnValue(found);
  places = [];
  leave = $effect.root(() => questionInSight(() => places, () => 0));
  flushSync();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function ask(...some: string[]) {
  places = some;
  flushSync();
  while (frames.length > 0) frames.shift()!();
}

it('scrolls once until what is asked about lies above the moves, a tip and what may be said meanwhile', () => {
  ask('card');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 180 }));
  ask('card', 'card');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('counts on what was said where it is said already', () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-said></div>');
  const said = document.querySelector<HTMLElement>('[data-said]')!;
  vi.spyOn(said, 'getBoundingClientRect').mockReturnValue(box(440, 500));
  vi.spyOn(said, 'offsetHeight', 'get').mockReturnValue(60);
  ask('card');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 188 }));
});

it('asks anew for the same places after the answer', () => {
  ask('card');
  ask();
  ask('card');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('leaves the page alone where not all of it has room', () => {
  ask('far', 'card');
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves a page alone where the moves do not lie over it', () => {
  vi.spyOn(scrollingPage, 'current', 'get').mockReturnValue(false);
  ask('card');
  expect(scrolled).not.toHaveBeenCalled();
});
