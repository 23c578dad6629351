import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollingPage } from '../../board/windows.svelte';
import { SceneInSight } from './scene-in-sight.svelte';

const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
let scene = $state<{ places: string[][] | null; resting: boolean }>({ places: null, resting: true });
let scrolled: ReturnType<typeof vi.spyOn>;
let leave: () => void;
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(scrollingPage, 'current', 'get').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  vi.stubGlobal('innerHeight', 844);
  document.body.innerHTML = '<div class="bar"></div><div data-stage><i data-place="high"></i><i data-place="low"></i></div><div data-hand></div>';
  const boxes: Record<string, DOMRect> = { '.bar': box(0, 44), '[data-place=high]': box(100, 140), '[data-place=low]': box(600, 640) };
  for (const [css, found] of Object.entries(boxes)) vi.spyOn(document.querySelector(css)!, 'getBoundingClientRect').mockReturnValue(found);
  vi.spyOn(document.querySelector<HTMLElement>('[data-hand]')!, 'offsetHeight', 'get').mockReturnValue(300);
  scene = { places: null, resting: true };
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch(): SceneInSight {
  let sight: SceneInSight | undefined;
  leave = $effect.root(() => void (sight = new SceneInSight(() => scene.places, () => scene.resting)));
  flushSync();
  return sight!;
}
function show(...places: string[]) {
  scene = { places: [places], resting: false };
  flushSync();
  while (frames.length > 0) frames.shift()!();
}
const rest = () => {
  scene = { places: null, resting: true };
  flushSync();
};

it('lowers the sheet for what it would hide, until all was shown', () => {
  const sight = watch();
  show('high');
  expect(sight.lowered).toBe(false);
  show('low');
  expect(sight.lowered).toBe(true);
  show('high');
  expect(sight.lowered).toBe(true);
  rest();
  expect(sight.lowered).toBe(false);
});

it('lowers it for a die that a board has set in motion', () => {
  document.querySelector('[data-place=low]')!.setAttribute('data-moving', '');
  const sight = watch();
  show('high');
  expect(sight.lowered).toBe(true);
});

it('scrolls to what is out of sight, but not against whoever scrolls', () => {
  vi.spyOn(document.querySelector('[data-place=high]')!, 'getBoundingClientRect').mockReturnValue(box(-200, -160));
  watch();
  show('high');
  expect(scrolled).toHaveBeenCalledOnce();
  dispatchEvent(new Event('wheel'));
  show('high', 'low');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('leaves a page alone where the moves do not lie over it', () => {
  vi.spyOn(scrollingPage, 'current', 'get').mockReturnValue(false);
  const sight = watch();
  show('low');
  expect(sight.lowered).toBe(false);
});
