import type { Reply } from '../../wire/table';
import type { Table } from '../table/table.svelte';

/** A note that answers a click where no rule does: it says what the game waits for. */
export function noteOf(sentence: string, number: number, rule = ''): Reply.Refused {
  return { type: 'Refused', id: '', number, code: 'nothing-here', sentence, rule };
}

/** The same for the same value, in whichever order its fields stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
}

/**
 * Asks the server why a move cannot be made; the table then has its refusal. A move that is offered is not sent, since it would be
 * played. Where only another kind of move is due, `awaited` says more than the rule.
 */
export async function askWhyNot(table: Table, seat: number, move: unknown, offered: unknown[], awaited: string): Promise<void> {
  const isOffered = offered.some((other) => canonical(other) === canonical(move));
  const reply = isOffered ? null : await table.ask({ type: 'Play', seat, move });
  const number = table.told?.number ?? 0;
  if (reply === null) table.refused = noteOf(awaited, number);
  else if (reply.type === 'Refused' && reply.code === 'NOT_NOW') table.refused = noteOf(awaited, number, reply.rule);
}
