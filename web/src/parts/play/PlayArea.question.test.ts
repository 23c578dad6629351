import { afterEach, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import CardsBoard from '../../fixtures/CardsBoard.svelte';
import { leave, one, sitDown } from '../../fixtures/play-area';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));
vi.mock('../../board/windows.svelte', () => {
  const [yes, no] = [{ current: true }, { current: false }];
  return { lowWindow: no, uprightWindow: yes, deskWindow: no, laptopWindow: no, wideWindow: no, narrowWindow: yes };
});

afterEach(() => leave());

const heading = () => document.querySelector('.moves h2');

it('stands in full above the moves on a phone, also where they have a question of their own', () => {
  const game = { ...cards, question: () => 'Against Anne?' } as typeof cards;
  sitDown(tableOf(one(0), [viewerOf(0, 'THE-SEVENTH-CARD-OF-A-LONG-NAME', ['a'])]), [], game);
  expect(heading()?.textContent).toBe('Look at THE-SEVENTH-CARD-OF-A-LONG-NAME');
  expect(heading()?.classList.contains('hidden')).toBe(false);
  expect(document.querySelector('.question')?.textContent).toBe('Against Anne?');
});

it('has the panel of a game in the place of the moves that it takes, and only for those', () => {
  const takes = (moves: { name: string }[]) => moves.some(({ name }) => name === 'ritual');
  const game = { ...cards, choice: { Panel: CardsBoard, takes } } as unknown as typeof cards;
  const { goOn } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['ritual'])]), [], game);
  const panel = () => document.querySelector('.hand.sheet .cards');
  expect(panel()).not.toBeNull();
  expect(heading()).toBeNull();
  goOn(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]));
  expect(panel()).toBeNull();
  expect(heading()).not.toBeNull();
});
