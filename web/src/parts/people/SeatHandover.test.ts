import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Table } from '../../lib/table/table.svelte';
import SeatHandover from './SeatHandover.svelte';

let dialog: Record<string, never> | null = null;
afterEach(() => dialog && unmount(dialog));

const buttons = () => [...document.querySelectorAll('button')];
const press = (text: string) => {
  buttons().find((one) => one.textContent?.trim() === text)?.click();
  flushSync();
};

it('offers a seat to those who watch now, and asks once before', () => {
  const ask = vi.fn(() => Promise.resolve());
  const attendance = { seats: ['HERE', 'GONE'], host: 'HERE', watchers: [{ id: 'zoe', name: 'Zoe' }, { id: 'tom', name: 'Tom' }], more: 1 };
  const onclose = vi.fn();
  dialog = mount(SeatHandover, { target: document.body, props: { table: { attendance, ask } as unknown as Table, seat: 1, onclose } });
  expect(buttons().map((one) => one.textContent?.trim())).toEqual(['Zoe', 'Tom']);
  press('Zoe');
  expect(ask).not.toHaveBeenCalled();
  press('Cancel');
  press('Tom');
  press('Yes, Tom plays on');
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'HandOver', seat: 1, person: 'tom' });
  expect(onclose).toHaveBeenCalled();
});
