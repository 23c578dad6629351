import { tablesInTabs } from '../../lib/browser/tables-in-tabs';
import { quietHours } from '../../lib/browser/quiet-hours.svelte';
import type { TableSummary } from '../../wire/table';
import { isMyTurn } from './my-turns';

/**
 * Alerts the person of a home page to the tables that begin to wait for them, also while nobody looks at the page. A page that is open
 * at such a table alerts them itself.
 */
export class HomeTurnAlerts {
  private known: Set<string> | null = null;

  constructor(
    private readonly notify: (table: TableSummary) => void,
    private readonly ringBell: () => void,
  ) {}

  /** Takes in the list of the person's tables. What waited when the page was opened is no news. */
  async look(tables: TableSummary[], me: string | undefined): Promise<void> {
    const waiting = tables.filter((table) => isMyTurn(table, me));
    const { known } = this;
    this.known = new Set(waiting.map(({ id }) => id));
    const fresh = known ? waiting.filter(({ id }) => !known.has(id)) : [];
    if (fresh.length === 0) return;
    const open = await tablesInTabs();
    const unopened = fresh.filter(({ id }) => !open.has(id));
    unopened.forEach(this.notify);
    if (unopened.length > 0 && (document.visibilityState !== 'hidden' || !quietHours.now)) this.ringBell();
  }
}
