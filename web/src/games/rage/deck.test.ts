import { describe, expect, it } from 'vitest';
import acting from './fixtures/acting.json';
import { kindsOf } from './deck';
import type { Card, View } from './types';

const view = acting.view as unknown as View;
const kind = (of: View, name: Card) => kindsOf(of).find((each) => each.name === name);

describe('the kinds of cards', () => {
  it('are all cards of the deck', () => {
    const kinds = kindsOf({ ...view, discards: [], hand: [] });
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(36);
    expect(kinds.every(({ count, unseen }) => unseen === count)).toBe(true);
    expect(kind(view, 'FFX_1')?.actions).toEqual(['FORWARD', 'FORWARD', 'FIRE']);
  });

  it('are seen among the discards and in the own hand', () => {
    const hand = [{ card: 'FUX_1' as const, actions: [], previews: [] }];
    const now = { ...view, discards: ['FFX_2', 'FUX_3'] as Card[], hand };
    expect(kind(now, 'FFX_1')).toMatchObject({ count: 2, unseen: 1 });
    expect(kind(now, 'FUX_1')).toMatchObject({ count: 3, unseen: 1 });
    expect(kind(now, 'FFU')).toMatchObject({ count: 1, unseen: 1 });
  });
});
