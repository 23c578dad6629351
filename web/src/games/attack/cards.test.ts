import { describe, expect, it } from 'vitest';
import { pileSize, stocksOf } from './cards';
import acting from './fixtures/acting.json';
import setup from './fixtures/setup.json';
import type { View } from './types';

const playing = acting.view as View;
const choosing = setup.view as View;

describe('the cards that everybody may look up', () => {
  it('are the ten of each pirate before one is chosen', () => {
    const stocks = stocksOf(choosing);
    expect(stocks.map(({ pirates }) => pirates)).toEqual([['ASTRID'], ['BILLY'], ['ELENA'], ['SAMUEL']]);
    for (const { heaps, pirates } of stocks) {
      expect(heaps.map(({ kind }) => kind)).toEqual(['all']);
      expect(heaps[0]?.cards).toHaveLength(10);
      expect(heaps[0]?.cards.every(({ card }) => card.startsWith(`${pirates[0]}_`))).toBe(true);
    }
  });

  it('name the seat of a pirate that is taken, and of no other', () => {
    const taken = choosing.hands.flatMap((hand) => hand.pirates.map(({ pirate }) => ({ pirate, seat: hand.seat })));
    expect(taken.length).toBeGreaterThan(0);
    for (const { pirates, seat } of stocksOf(choosing)) {
      expect(seat).toBe(taken.find(({ pirate }) => pirate === pirates[0])?.seat ?? null);
    }
  });

  it('are all ten of everybody in play, wherever they lie', () => {
    for (const [index, { heaps, seat }] of stocksOf(playing).entries()) {
      const cards = heaps.flatMap((heap) => heap.cards.map(({ card }) => card));
      expect(new Set(cards).size).toBe(10);
      expect(seat).toBe(playing.hands[index]?.seat);
    }
  });

  it('tell known from unknown cards, and their number is that of the pile', () => {
    const [hand] = playing.hands;
    const known = { ...hand!, unknown: hand!.unknown.slice(1), known: [...hand!.known, ...hand!.unknown.slice(0, 1)] };
    const [stock] = stocksOf({ ...playing, hands: [known] });
    expect(stock?.heaps.map(({ kind, cards }) => [kind, cards.length])).toEqual([
      ['open', 2],
      ['unknown', known.unknown.length],
      ['known', known.known.length],
    ]);
    expect(pileSize(known)).toBe(8);
  });
});
