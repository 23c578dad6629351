import { afterEach, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { leave, page, sitDown, together } from '../../fixtures/play-area';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

const game = { ...cards, decided: ({ card }: { card: string }) => (card === 'VOTED' ? 'You show 2 guns.' : '') } as unknown as typeof cards;

afterEach(() => leave());

it('says to whoever has answered what it was, while others still choose', () => {
  sitDown(tableOf(together([2]), [viewerOf(0, 'VOTED')]), [], game);
  expect(page()).toContain('You show 2 guns.');
});

it('says so to nobody while several share the screen and the curtain is down', () => {
  sitDown(tableOf(together([2]), [viewerOf(0, 'VOTED'), viewerOf(1, 'VOTED')]), [], game);
  expect(page()).not.toContain('You show 2 guns.');
});
