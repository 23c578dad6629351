import { beforeEach, expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { SeatTold } from '../../wire/table';
import type { Preset } from '../../games/game';
import type { GameTold } from '../server/api';
import { keepGentle, keepKnown } from '../lesson/lesson-memory';
import { openingWithBots, presetToBegin, sameOpening } from './default-setup';

beforeEach(() => localStorage.clear());

it('opens the same game once more, with the same options, clock and bots', () => {
  const seats: SeatTold[] = [
    { seat: 0, sitter: { type: 'Machine', level: 'strong' }, yours: false },
    { seat: 1, sitter: { type: 'Human', person: { id: 'anne', name: 'Anne' } }, yours: true } as SeatTold,
    { seat: 2, sitter: { type: 'Machine', level: 'easy' }, yours: false },
  ];
  const told = tableOf({ type: 'One', seat: 1 }, [], { seats, options: { quick: 'true' }, window: 10, clock: { type: 'Live', seconds: 30 } });
  expect(sameOpening(told, { id: 'anne', name: 'Anne' })).toEqual({
    game: 'cards',
    players: 3,
    options: { quick: 'true' },
    listed: false,
    clock: { type: 'Live', seconds: 30 },
    window: 10,
    advice: null,
    seats: [{ type: 'Bot', level: 'strong' }, { type: 'Me', name: 'Anne' }, { type: 'Bot', level: 'easy' }],
  });
});

it('begins with the gentle set-up for newcomers and where it was ticked, else as the game says', () => {
  const young = { name: 'young', options: { 'one-hit': 'on' }, gentle: true };
  const usual = { name: 'standard', options: {}, begins: true };
  expect(presetToBegin('attack', [usual, young])).toBe(young);
  keepKnown('attack');
  expect(presetToBegin('attack', [usual, young])).toBe(usual);
  keepGentle('attack', true);
  expect(presetToBegin('attack', [usual, young])).toBe(young);
  keepGentle('attack', false);
  expect(presetToBegin('attack', [young])).toBeUndefined();
});

it('opens a game with one click as a preset says, else with the usual bots and options', () => {
  const offer = { id: 'cards', fewest: 2, most: 4 } as GameTold;
  const opened = (preset?: Preset) => openingWithBots(offer, { id: 'anne', name: 'Anne' }, preset);
  const bots = (level: string) => Array.from({ length: 3 }, () => ({ type: 'Bot', level }));
  expect(opened()).toMatchObject({ options: {}, seats: [{ type: 'Me', name: 'Anne' }, ...bots('medium')] });
  expect(opened({ name: 'calm', options: {}, bots: 'easy' })).toMatchObject({ options: {}, seats: [{ type: 'Me' }, ...bots('easy')] });
  expect(opened({ name: 'calm', options: {}, players: 2 }).seats).toHaveLength(2);
  expect(opened({ name: 'young', options: { short: 'on' } })).toMatchObject({ options: { short: 'on' }, seats: [{ type: 'Me' }, ...bots('medium')] });
});
