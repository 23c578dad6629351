import type { TableTold } from '../../wire/table';
import { visitor } from '../server/current-person.svelte';

/** Whether this person opened the table; at a shared screen the table does not know who looks. */
export function isHost(told: TableTold): boolean {
  return told.host.id === (told.you ?? visitor.me?.id);
}
