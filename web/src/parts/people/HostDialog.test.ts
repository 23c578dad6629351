import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { Table } from '../../lib/table/table.svelte';
import type { Person, SeatTold } from '../../wire/table';
import HostDialog from './HostDialog.svelte';

const zoe = { id: 'zoe', name: 'Zoe' };
let dialog: Record<string, never> | null = null;
afterEach(() => dialog && unmount(dialog));

const bot: SeatTold = { seat: 1, sitter: { type: 'Machine', level: 'easy' }, yours: false };

/** The dialog of Anne, the host; Cara sits at the third seat, a bot at the second one. */
function show(watchers: Person[], second: SeatTold = bot) {
  const told = tableOf({ type: 'One', seat: 0 }, []);
  const seats = [told.seats[0]!, second, told.seats[2]!];
  const table = { attendance: { seats: [], host: 'HERE', watchers, more: 0 }, ask: vi.fn(() => Promise.resolve()), asking: false };
  dialog = mount(HostDialog, { target: document.body, props: { table: table as unknown as Table, told: { ...told, seats } } });
  flushSync();
  const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent?.trim());
  const press = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click();
  return { ask: table.ask, buttons, press };
}

describe('the host', () => {
  it('gives the seat of a bot to somebody who watches', () => {
    const { ask, press } = show([zoe]);
    press('Seat 2 (Jamila) to Zoe');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'GiveSeat', seat: 1, person: 'zoe' });
  });

  it('passes the role on to anybody else who sits or watches, each named once', () => {
    const { ask, buttons, press } = show([zoe, { id: 'cara', name: 'Cara' }]);
    expect(buttons().filter((name) => !name?.startsWith('Seat'))).toEqual(['Cara', 'Zoe']);
    press('Zoe');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'PassHost', person: 'zoe' });
  });

  it('reads why there is nobody to choose', () => {
    show([], { ...bot, sitter: { type: 'Human', person: { id: 'anne', name: 'Ben' } } });
    expect(document.body.textContent).toContain('Nobody with a name is watching.');
    const { buttons } = show([]);
    expect(buttons()).toContain('Cara');
  });
});
