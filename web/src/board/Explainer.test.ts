import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Explainer from './Explainer.svelte';

const children = createRawSnippet(() => ({
  render: () => '<div><b data-hint="A boot" tabindex="-1">boot</b><i data-hint="A pirate" tabindex="-1">pirate</i></div>',
}));
let page: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  page = mount(Explainer, { target: document.body, props: { children } });
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

function point(type: string, piece: string, x: number, pointerType = 'mouse'): void {
  document.querySelector(piece)!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: x, clientY: 5 }));
}
const press = (key: string, on: Element = document.body) => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
function explained(): string | null {
  vi.advanceTimersByTime(1000);
  flushSync();
  return document.querySelector('[role=status]')?.textContent?.trim() ?? null;
}

it('explains the piece on which the pointer rests', () => {
  point('pointerover', 'b', 10);
  point('pointermove', 'b', 11);
  expect(explained()).toBe('A boot');
});

it('leaves a piece unexplained that came under the resting pointer with the board', () => {
  point('pointerover', 'b', 10);
  expect(explained()).toBeNull();
});

it('leaves a piece unexplained that came under the pointer after a click', () => {
  point('pointerover', 'b', 10);
  point('pointerup', 'b', 11);
  point('pointerover', 'i', 11);
  expect(explained()).toBeNull();
  point('pointerover', 'b', 30);
  point('pointermove', 'b', 30); // browsers send both
  expect(explained()).toBe('A boot');
});

it('takes an explanation away when another piece comes under the resting pointer', () => {
  point('pointerover', 'b', 9);
  point('pointermove', 'b', 10);
  expect(explained()).toBe('A boot');
  point('pointerover', 'i', 10);
  expect(explained()).toBeNull();
});

it('explains the piece on which a finger stays, also after it has left, until one touches the page again', () => {
  point('pointerdown', 'b', 10, 'touch');
  expect(explained()).toBe('A boot');
  point('pointerup', 'b', 10, 'touch');
  expect(explained()).toBe('A boot');
  point('pointerdown', 'body', 200, 'touch');
  expect(explained()).toBeNull();
});

it('explains nothing to a finger that only taps', () => {
  point('pointerdown', 'b', 10, 'touch');
  vi.advanceTimersByTime(200);
  point('pointerup', 'b', 10, 'touch');
  expect(explained()).toBeNull();
});

it('explains the piece that has the focus of a keyboard; an arrow key leads to the next one', () => {
  press('Tab');
  document.querySelector('b')!.focus();
  expect(explained()).toBe('A boot');
  press('ArrowRight', document.activeElement!);
  expect(document.activeElement?.textContent).toBe('pirate');
  (document.activeElement as HTMLElement).blur();
  expect(explained()).toBeNull();
});

it('ends with Escape, also where the pointer asked and the focus is elsewhere', () => {
  point('pointerover', 'b', 10);
  point('pointermove', 'b', 11);
  expect(explained()).toBe('A boot');
  press('Escape');
  expect(explained()).toBeNull();
});
