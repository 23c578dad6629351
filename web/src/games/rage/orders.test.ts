import { describe, expect, it } from 'vitest';
import acting from './fixtures/acting.json';
import choosing from './fixtures/choosing.json';
import { arrangeable, moved, movesOf, previewOf, stepsOf, turned, type Step } from './orders';
import type { View } from './types';

function permutations(steps: Step[]): Step[][] {
  if (steps.length < 2) return [steps];
  return steps.flatMap((step, index) => permutations(steps.filter((_, at) => at !== index)).map((rest) => [step, ...rest]));
}

/** Every order, and every way of each rotation in it. */
function orders(steps: Step[]): Step[][] {
  return permutations(steps).flatMap((order) =>
    order.some(({ action }) => action === 'ROTATE') ? [order, order.map((step) => ({ ...step, way: 'LEFT' as const }))] : [order],
  );
}

describe('orders', () => {
  it.each([
    ['a card of the hand', choosing.view as unknown as View],
    ['the card in play', acting.view as unknown as View],
  ])('have a preview each, played out by the rules: %s', (_, view) => {
    for (const chosen of view.hand.length > 0 ? view.hand.map(({ card }) => card) : [null]) {
      const card = arrangeable(view, chosen);
      for (const order of orders(stepsOf(card?.actions ?? []))) {
        expect(previewOf(card?.previews ?? [], order), JSON.stringify(order)).toBeDefined();
      }
    }
  });

  it('are changed by moving an action, and by turning a rotation', () => {
    const steps = stepsOf(['FORWARD', 'ROTATE', 'FIRE']);
    expect(moved(steps, 2, 0).map(({ id }) => id)).toEqual([2, 0, 1]);
    expect(moved(steps, 0, 1).map(({ id }) => id)).toEqual([1, 0, 2]);
    expect(turned(steps, 1)[1]?.way).toBe('LEFT');
    expect(turned(turned(steps, 1), 1)).toEqual(steps);
  });

  it('are played a click each: the card, then its actions', () => {
    expect(movesOf('FXK_1', stepsOf(['FORWARD', 'ROTATE']))).toEqual([
      { type: 'PlayCard', card: 'FXK_1' },
      { type: 'Perform', action: 'FORWARD' },
      { type: 'Rotate', way: 'RIGHT' },
    ]);
    expect(movesOf(null, stepsOf(['FIRE']))).toEqual([{ type: 'Perform', action: 'FIRE' }]);
  });
});
