import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdOpen } from '../../lib/browser/open-tables';
import { quietHours } from '../../lib/browser/quiet-hours.svelte';
import type { TableSummary } from '../../wire/table';
import { TurnCalls } from './turn-calls';

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
  const notices: string[] = [];
  const ring = vi.fn();
  let calls: TurnCalls;

  beforeEach(async () => {
    notices.length = 0;
    ring.mockClear();
    calls = new TurnCalls(({ id }) => notices.push(id), ring);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await calls.look([table('old', true), table('a', false)], 'anne');
  });

  afterEach(() => {
    quietHours.set(null);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('calls once when a table begins to wait, and not to what waited before it was opened', async () => {
    for (let again = 0; again < 2; again++) await calls.look([table('old', true), table('a', true)], 'anne');
    expect(notices).toEqual(['a']);
    expect(ring).toHaveBeenCalledOnce();
    await calls.look([table('a', false)], 'anne');
    await calls.look([table('a', true)], 'anne');
    expect(notices).toEqual(['a', 'a']);
  });

  it('leaves the call to a page that is open at the table', async () => {
    const close = holdOpen('a');
    await calls.look([table('a', true)], 'anne');
    expect(ring).not.toHaveBeenCalled();
    close();
    await calls.look([], 'anne');
    await calls.look([table('a', true)], 'anne');
    expect(notices).toEqual(['a']);
  });

  it('does not ring in quiet hours while nobody looks', async () => {
    vi.spyOn(quietHours, 'now', 'get').mockReturnValue(true);
    await calls.look([table('a', true)], 'anne');
    expect(ring).not.toHaveBeenCalled();
  });

  it('calls also where the browser does not say which pages are open', async () => {
    vi.stubGlobal('navigator', {});
    holdOpen('a')();
    await calls.look([table('a', true)], 'anne');
    expect(notices).toEqual(['a']);
  });
});
