import type { TableTold } from '../../wire/table';

/** Whether everybody else at the table is a bot. */
export function isAlone(told: TableTold): boolean {
  return told.seats.some(({ yours }) => yours) && told.seats.every(({ yours, sitter }) => yours || sitter.type === 'Machine');
}
