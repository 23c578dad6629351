import { expect, it } from 'vitest';
import choosing from '../fixtures/choosing.json';
import type { View } from '../types';
import { revealed } from './revealed';

it('lays open the cards of all seats, each as its own view knows them', () => {
  const view = choosing.view as unknown as View;
  const others = view.ships.map(({ seat }): View => ({ ...view, you: seat, hand: seat === 0 ? view.hand : view.hand.slice(0, 1) }));
  const open = revealed({ ...view, you: null, hand: [] }, others);
  expect(open.hands).toHaveLength(view.ships.length);
  expect(open.hands?.[0]).toEqual(view.hand);
  expect(open.hands?.[1]).toEqual(view.hand.slice(0, 1));
});
