import type { SeatTold, TableSummary } from '../../wire/table';

/** Whether a table waits for this person. In a window it waits for everybody alike. */
export function isMyTurn({ awaited, seats }: TableSummary, me: string | undefined): boolean {
  return (awaited?.seats ?? []).some((seat) => {
    const sitter = seats[seat];
    return sitter?.type === 'Human' && sitter.person.id === me;
  });
}

/** The tables that wait for this person first, and of those the one that waits longest. */
export function byUrgency(tables: TableSummary[], me: string | undefined): TableSummary[] {
  const waiting = tables.filter((table) => isMyTurn(table, me)).sort((a, b) => (a.awaited?.since ?? 0) - (b.awaited?.since ?? 0));
  return [...waiting, ...tables.filter((table) => !isMyTurn(table, me))];
}

/** The seats of a table, as names and faces are made of them. */
export const seatsOf = ({ seats }: TableSummary): SeatTold[] => seats.map((sitter, seat) => ({ seat, sitter, yours: false }));
