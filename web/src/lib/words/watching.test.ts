import { expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { SeatTold, TableTold } from '../../wire/table';
import { watchingNote } from './watching';

const bot = (seat: number, more: Partial<SeatTold> = {}): SeatTold => ({ seat, sitter: { type: 'Machine', level: 'easy' }, yours: false, ...more }) as SeatTold;
const table = (more: Partial<TableTold>) => ({ ...tableOf({ type: 'One', seat: 0 }, []), you: 'dora', ...more });

it('says that a watcher only watches where no seat can be had', () => {
  expect(watchingNote(table({}), true)).toBe('You are watching: only those with a seat can play.');
});

it('names the one who can give a bot’s seat, or says that this takes a name', () => {
  const told = table({ seats: [...table({}).seats.slice(0, 2), bot(2)] });
  expect(watchingNote(told, true)).toContain('The host, Anne, can give you the seat of a bot.');
  expect(watchingNote(told, false)).toBe('You are watching: only those with a seat can play. With a name you can talk where watchers may, and be given a seat.');
  expect(watchingNote({ ...told, you: 'anne' }, true)).not.toContain('host');
  expect(watchingNote({ ...told, borrowed: 1 }, true)).not.toContain('host'); // who looks through the eyes of another seat gets none
});

it('leads back to a seat that a bot keeps', () => {
  const told = table({ seats: [bot(0, { keptFor: { id: 'dora', name: 'Dora' } })] });
  expect(watchingNote(told, true)).toBe('A bot holds your seat: “Take my seat back” brings you back into the game.');
});
