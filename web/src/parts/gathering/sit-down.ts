import { currentPerson, type NameNote } from '../../lib/server/current-person.svelte';
import { personName } from '../../lib/words/names';
import type { Table } from '../../lib/table/table.svelte';

/**
 * Takes an open seat for the person of this browser. Somebody without a name has the seat at once, under a random one, and is
 * asked afterwards: nobody loses a seat while they type, and the host sees that it is taken.
 */
export async function sitDown(table: Table, seat: number): Promise<void> {
  const me = await currentPerson.withPassingName();
  const reply = await table.ask({ type: 'Sit', seat, name: me.name });
  if (reply.type !== 'Refused' && !currentPerson.isNamed) await introduce(table, seat);
}

async function introduce(table: Table, seat: number): Promise<void> {
  const seating = new Seating(table, seat);
  const me = await currentPerson.askName(() => seating.note());
  if (seating.isLost()) return;
  if (me) await table.ask({ type: 'Rename', seat, name: me.name, portrait: me.portrait ?? null });
  else if (table.told?.stage === 'GATHERING') await table.ask({ type: 'Vacate', seat });
}

/** A seat that the person has taken, and may lose again while they choose a name. */
class Seating {
  private held = false;

  constructor(
    private readonly table: Table,
    private readonly seat: number,
  ) {}

  isLost(): boolean {
    const holds = this.table.mySeats.some(({ seat }) => seat === this.seat);
    this.held ||= holds;
    return this.held && !holds;
  }

  note(): NameNote | null {
    const { told } = this.table;
    const began = told?.stage === 'PLAYING';
    if (this.isLost()) return began ? { key: 'name.lost.began', host: personName(told.host), go: 'name.watch' } : { key: 'name.lost' };
    return began ? { key: 'name.began' } : null;
  }
}
