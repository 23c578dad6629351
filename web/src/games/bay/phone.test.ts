import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { mountBoard, type Position } from '../../fixtures/mount-board';
import { translator } from '../../texts/translation';
import Board from './Board.svelte';
import acting from './fixtures/acting.json';
import { texts, type Key } from './texts';

vi.mock('../../board/windows.svelte', async (original) => ({ ...(await original<object>()), uprightWindow: { current: true } }));

it('numbers the spaces on a phone only in the lane that is pointed at, and names every one to those who listen', async () => {
  const { leave } = mountBoard(Board, acting as unknown as Position, translator<Key>(texts, 'en'));
  const numbers = () => [...document.querySelectorAll('.bay text')].filter(({ textContent }) => textContent === '10').length;
  expect(numbers()).toBe(0);
  const inner = document.querySelector('[aria-label*="lane 6, space 7"], [data-hint*="lane 6, space 7"]');
  inner?.parentElement?.dispatchEvent(new MouseEvent('pointerenter'));
  flushSync();
  expect(numbers()).toBe(1);
  expect(document.querySelectorAll('[data-hint*=", space "], [aria-label*=", space "]').length).toBeGreaterThanOrEqual(84);
  await leave();
});
