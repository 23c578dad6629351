import { expect, it } from 'vitest';
import { translator } from '../../texts/translation';
import { keyOf } from './chart';
import { explained } from './explained';
import acting from './fixtures/acting.json';
import { texts } from './texts';
import type { Move, View } from './types';
import { label } from './words/label';

const t = translator(texts, 'en');
const view = acting.view as unknown as View;
const moves = acting.moves as unknown as Move[];
const words = { t, nameOf: (seat: number) => `N${seat}`, label: (move: Move) => label(move, view, t) };

it('keeps what is said of a space that has not changed', () => {
  const before = explained(view, moves, words);
  const again = explained({ ...view }, [...moves], words, before);
  expect(again.every((space, index) => space === before[index])).toBe(true);
});

it('says anew what has changed: a ship that is somewhere else', () => {
  const before = explained(view, [], words);
  const [ship] = view.ships;
  const from = keyOf(ship!.at!);
  const to = before.find(({ hint, space }) => keyOf(space) !== from && hint.split('.').length === 2)!;
  const moved = { ...view, ships: [{ ...ship!, at: to.space }, ...view.ships.slice(1)] };
  const changed = explained(moved, [], words, before).filter((space, index) => space !== before[index]);
  expect(changed.map(({ space }) => keyOf(space)).sort()).toEqual([from, keyOf(to.space)].sort());
});
