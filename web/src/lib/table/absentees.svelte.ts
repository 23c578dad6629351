import type { TableTold } from '../../wire/table';
import { awaitedAway, idleSeats } from './attendance';
import { isHost } from './host';
import type { Table } from './table.svelte';

interface Page {
  /** The table as the words of the page tell it. */
  told: () => TableTold;
  /** Whether the page asks somebody here: then that is what its row is for. */
  asked: () => boolean;
  /** Whether the crew is in sight, with who is away and what can be done about it. */
  crewInSight: () => boolean;
}

/** The people whom the game waits for and who are away, or idle, as the row of moves tells it. To be created while a component is set up. */
export class Absentees {
  /** The seats that the game waits for and whose people are away. */
  readonly away = $derived.by(() => awaitedAway(this.table.attendance, this.page.told()));
  private now = $state(0);
  private readonly concerned = $derived.by(() => !this.page.asked() && (this.table.mySeats.length > 0 || isHost(this.page.told())));
  /** Of those the ones that have a row here. */
  readonly rows = $derived.by(() => (this.concerned && !this.page.crewInSight() ? this.away : []));
  /** The seats whose people are there, and were asked so long ago that a bot may sit in. */
  readonly idle = $derived.by(() => (this.concerned ? idleSeats(this.page.told(), this.now).filter((seat) => !this.away.includes(seat)) : []));
  readonly any = $derived(this.rows.length > 0 || this.idle.length > 0);

  constructor(
    private readonly table: Table,
    private readonly page: Page,
  ) {
    $effect(() => {
      const at = this.page.told().play?.idleAt ?? null;
      if (at === null) return;
      const timer = setTimeout(() => (this.now = Date.now()), at - Date.now());
      return () => clearTimeout(timer);
    });
  }
}
