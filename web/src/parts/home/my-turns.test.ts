import { expect, it } from 'vitest';
import type { TableSummary } from '../../wire/table';
import { byUrgency, isMyTurn } from './my-turns';

const anne = { type: 'Human' as const, person: { id: 'anne', name: 'Anne' } };
const ben = { type: 'Human' as const, person: { id: 'ben', name: 'Ben' } };
const table = (id: string, seats: number[] | null, since = 0): TableSummary =>
  ({ id, seats: [anne, ben], ...(seats ? { awaited: { seats, since } } : {}) }) as unknown as TableSummary;

it('knows whose turn it is', () => {
  expect(isMyTurn(table('a', [0]), 'anne')).toBe(true);
  expect(isMyTurn(table('a', [1]), 'anne')).toBe(false);
  expect(isMyTurn(table('a', [0, 1]), 'ben')).toBe(true);
  expect(isMyTurn(table('a', null), 'anne')).toBe(false);
  expect(isMyTurn(table('a', [0]), undefined)).toBe(false);
});

it('shows first what waits longest for the person, and then the others as they were', () => {
  const tables = [table('new', [1]), table('late', [0], 30), table('gathering', null), table('early', [0], 10)];
  expect(byUrgency(tables, 'anne').map(({ id }) => id)).toEqual(['early', 'late', 'new', 'gathering']);
});
