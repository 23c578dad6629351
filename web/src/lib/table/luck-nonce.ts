import { randomHex } from '../browser/hex';
import type { Table } from './table.svelte';

const given = new WeakMap<Table, Promise<unknown>>();

/** Sends this page's nonce for the luck of the table, once for each table. */
export function giveNonce(table: Table): Promise<unknown> {
  const before = given.get(table);
  if (before) return before;
  const asked = table.ask({ type: 'GiveNonce', nonce: randomHex(16) });
  given.set(table, asked);
  return asked;
}
