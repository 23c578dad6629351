import { expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { SeatTold } from '../../wire/table';
import { sameOpening } from './default-setup';

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
