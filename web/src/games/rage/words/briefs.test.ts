import { expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../../texts/translation';
import { texts, type Key } from '../texts';
import type { Event } from '../types';
import { briefs } from './briefs';

const nameOf = (seat: number) => ['Edna', 'Wanda'][seat] ?? '';
const card: Event[] = [
  { type: 'CardPlayed', seat: 0, card: 'FFX_1' },
  { type: 'ActionBegan', seat: 0, action: 'FORWARD', way: null },
  { type: 'Moved', seat: 0, from: 'N2', to: 'E2', why: 'SAILED', by: null },
  { type: 'Moved', seat: 1, from: 'E2', to: 'S1', why: 'BUMPED', by: 0 },
  { type: 'ActionBegan', seat: 0, action: 'ROTATE', way: 'LEFT' },
  { type: 'Rotated', way: 'LEFT', front: 'WEST' },
  { type: 'ActionBegan', seat: 0, action: 'FIRE', way: null },
  { type: 'Damaged', seat: 1, points: 1, damage: 2, harm: 'CANNON' as never },
  { type: 'RageGrew', points: 1, rage: 6 },
  { type: 'RageAttackBegan' },
  { type: 'Damaged', seat: 1, points: 2, damage: 4, harm: 'KRAKEN' },
];
const told = (events: Event[], language: (typeof LANGUAGES)[number] = 'en') => briefs(events, translator<Key>(texts, language), nameOf);

it('say of each action of a card what came of it', () => {
  expect(told(card)).toEqual([
    'Forward: sails to east (lane 2), bumps Wanda; Rotate Kraken left: the Kraken looks west; Fire: Wanda +1 damage; rage attack: Wanda +2 damage',
  ]);
});

it('name an action that changed nothing, and the card while none has begun', () => {
  expect(told(card.slice(0, 2))).toEqual(['Forward']);
  expect(told(card.slice(0, 1))).toEqual(['plays Forward, Forward, Fire']);
  expect(told([])).toEqual([]);
});

it.each(LANGUAGES)('have words in %s', (language) => {
  const [line] = told(card, language);
  expect(line?.split('; ')).toHaveLength(4);
  expect(line).not.toMatch(/\{|undefined/);
});
