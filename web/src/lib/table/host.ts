import type { AttendanceTold, TableTold } from '../../wire/table';
import { currentPerson } from '../server/current-person.svelte';

/** Whether the person of this browser opened the table. A shared screen is told no `you`, so the current person counts there. */
export function isHost(told: TableTold): boolean {
  return told.host.id === (told.you ?? currentPerson.person?.id);
}

/** Whether the person of this browser may take the host's role: where the host is gone, whoever sits may. */
export function mayBecomeHost(told: TableTold, attendance: AttendanceTold | null): boolean {
  return attendance?.host === 'GONE' && !isHost(told) && told.seats.some(({ yours }) => yours);
}
