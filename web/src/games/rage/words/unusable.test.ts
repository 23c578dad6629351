import { expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import choosing from '../fixtures/choosing.json';
import { texts } from '../texts';
import type { View } from '../types';
import { unusable } from './unusable';

const t = translator(texts, 'en');
const view = acting.view as unknown as View;

it('dims the actions of the card that are done', () => {
  expect(unusable(view, [], t)).toEqual([]);
  const later: View = { ...view, phase: { type: 'Acting', card: 'FKT_1', left: ['FORWARD'] } };
  expect(unusable(later, [], t).map(({ attempt }) => attempt)).toEqual([
    { type: 'Rotate', way: 'RIGHT' },
    { type: 'Perform', action: 'TENTACLES' },
  ]);
  expect(unusable(choosing.view as unknown as View, [], t)).toEqual([]);
});
