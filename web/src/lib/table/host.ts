import type { TableTold } from '../../wire/table';
import { currentPerson } from '../server/current-person.svelte';

/** Whether the person of this browser opened the table. A shared screen is told no `you`, so the current person counts there. */
export function isHost(told: TableTold): boolean {
  return told.host.id === (told.you ?? currentPerson.person?.id);
}
