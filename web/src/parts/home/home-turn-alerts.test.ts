import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markInTab } from '../../lib/browser/tables-in-tabs';
import { quietHours } from '../../lib/browser/quiet-hours.svelte';
import type { TableSummary } from '../../wire/table';
import { HomeTurnAlerts } from './home-turn-alerts';

const anne = { type: 'Human' as const, person: { id: 'anne', name: 'Anne' } };
const table = (id: string, waits: boolean): TableSummary => ({ id, seats: [anne], ...(waits ? { awaited: { seats: [0], since: 1 } } : {}) }) as unknown as TableSummary;

/** The locks of a browser, as far as pages hold them. */
function fakeLocks() {
  const held: { name: string }[] = [];
  const request = async (name: string, _: unknown, hold: () => Promise<void>) => {
    held.push({ name });
    await hold();
    held.splice(held.findIndex((lock) => lock.name === name), 1);
  };
  return { request, query: () => Promise.resolve({ held }) };
}

describe('the home page', () => {
  const notified: string[] = [];
  const ringBell = vi.fn();
  let alerts: HomeTurnAlerts;

  beforeEach(async () => {
    notified.length = 0;
    ringBell.mockClear();
    alerts = new HomeTurnAlerts(({ id }) => notified.push(id), ringBell);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await alerts.look([table('old', true), table('a', false)], 'anne');
  });

  afterEach(() => {
    quietHours.set(null);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('alerts once when a table begins to wait, and not to what waited before it was opened', async () => {
    for (let again = 0; again < 2; again++) await alerts.look([table('old', true), table('a', true)], 'anne');
    expect(notified).toEqual(['a']);
    expect(ringBell).toHaveBeenCalledOnce();
    await alerts.look([table('a', false)], 'anne');
    await alerts.look([table('a', true)], 'anne');
    expect(notified).toEqual(['a', 'a']);
  });

  it('leaves the alert to a page that is open at the table', async () => {
    const close = markInTab('a');
    await alerts.look([table('a', true)], 'anne');
    expect(ringBell).not.toHaveBeenCalled();
    close();
    await alerts.look([], 'anne');
    await alerts.look([table('a', true)], 'anne');
    expect(notified).toEqual(['a']);
  });

  it('does not ring in quiet hours while nobody looks', async () => {
    vi.spyOn(quietHours, 'now', 'get').mockReturnValue(true);
    await alerts.look([table('a', true)], 'anne');
    expect(ringBell).not.toHaveBeenCalled();
  });

  it('alerts also where the browser does not say which pages are open', async () => {
    vi.stubGlobal('navigator', {});
    markInTab('a')();
    await alerts.look([table('a', true)], 'anne');
    expect(notified).toEqual(['a']);
  });
});
