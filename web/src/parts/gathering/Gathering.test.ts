import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { oneColumn } from '../../board/windows.svelte';
import { eventually } from '../../fixtures/eventually';
import { tableOf } from '../../fixtures/cards';
import attack from '../../games/attack';
import type { AnyGame } from '../../games';
import { Table } from '../../lib/table/table.svelte';
import type { Option, Presence, TableTold } from '../../wire/table';
import Gathering from './Gathering.svelte';

const contact = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline')) as Promise<unknown>));
vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', contact } }));

const options = ['no-powers', 'one-hit'].map((name) => ({ type: 'Switch', name, preset: false })) as unknown as Option[];
const gathering = (mine: number, chosen: Record<string, string> = {}) => {
  const told = tableOf({ type: 'One', seat: 0 }, [], { game: 'attack', stage: 'GATHERING', play: null, options: chosen });
  return { ...told, seats: told.seats.map((seat) => ({ ...seat, yours: seat.seat < mine })) } as TableTold;
};

function show(told: TableTold) {
  const table = new Table('x');
  table.told = told;
  const page = mount(Gathering, { target: document.body, props: { table, told, game: attack as unknown as AnyGame, options } });
  flushSync();
  const words = () => document.body.textContent!.replace(/\s+/g, ' ');
  const press = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click();
  const present = (host: Presence, seats: Presence[]) => ((table.attendance = { seats, host, watchers: [], more: 0 }), flushSync());
  return { table, words, press, present, leave: () => unmount(page) };
}

it('tells those who wait what the game is, for whom and how long, and leads to its lesson and rules', async () => {
  const { words, leave } = show(gathering(1));
  await eventually(() => expect(words()).toMatch(/All hands on deck.*about 25 minutes · from 7 years · all together · easy to learn/));
  expect([...document.querySelectorAll('.button[target]')].map((link) => link.getAttribute('href'))).toEqual(['/learn/attack', '/how/attack']);
  await leave();
});

it('begins on a phone with the way to invite others, for a host with open seats', async () => {
  const phone = vi.spyOn(oneColumn, 'current', 'get').mockReturnValue(true);
  const open = gathering(1);
  const seats = open.seats.map((seat) => (seat.seat === 2 ? { ...seat, sitter: { type: 'Nobody' as const } } : seat));
  for (const [told, words] of [[{ ...open, seats }, 'Invite friends'], [open, 'The crew is gathering'], [{ ...open, seats, host: ofCara }, 'The crew is gathering']] as const) {
    const { leave } = show(told);
    expect(document.querySelector('h2')!.textContent).toBe(words);
    await leave();
  }
  phone.mockRestore();
});

it('calls the options by the name of their preset', async () => {
  const { words, leave } = show(gathering(1, { 'no-powers': 'on', 'one-hit': 'on' }));
  expect(words()).toMatch(/Rules Young crew One hit drives Tootone away/);
  expect(words()).not.toMatch(/No talents|One hit wins/);
  await leave();
});

it('says "you" only where one person sits at this screen', async () => {
  const one = show(gathering(1));
  expect(one.words()).toContain('(you)');
  await one.leave();
  const two = show(gathering(2));
  expect(two.words()).not.toContain('(you)');
  await two.leave();
});

const ofCara = { id: 'cara', name: 'Cara' };
const ofZoe = { id: 'zoe', name: 'Zoe' };

it('says of everybody whether they are there, and who is the host', async () => {
  const { words, present, leave } = show({ ...gathering(1), host: ofCara });
  expect(words()).toMatch(/Cara · host/);
  present('AWAY', ['HERE', 'GONE', 'AWAY']);
  expect(words()).toMatch(/Ben gone.*Cara · host away/);
  await leave();
});

it('says it also of a host who does not sit', async () => {
  const { words, present, leave } = show({ ...gathering(1), host: ofZoe });
  expect(words()).toContain('Host: Zoe');
  present('AWAY', ['HERE', 'HERE', 'HERE']);
  expect(words()).toContain('Host: Zoe away');
  await leave();
});

it('lets whoever sits become the host where the host is gone', async () => {
  const { table, words, press, present, leave } = show({ ...gathering(1), host: ofZoe });
  const asked = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'Done', id: '', number: 11 });
  present('AWAY', ['HERE', 'HERE', 'HERE']);
  expect(words()).not.toContain('Become the host');
  present('GONE', ['HERE', 'HERE', 'HERE']);
  expect(words()).toContain('Zoe, the host, is gone.');
  press('Become the host');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'PassHost', person: 'anne' });
  await leave();
});

it('shows the link of the call to those who sit', async () => {
  contact.mockResolvedValue({ call: 'https://meet.example/kraken', webhook: null });
  const { leave } = show(gathering(1));
  const link = () => document.querySelector('a[href="https://meet.example/kraken"]');
  await eventually(() => (flushSync(), expect(link()?.textContent).toBe('Join the call')));
  await leave();
  const watcher = show(gathering(0));
  expect(document.querySelector('.call')).not.toBeNull(); // Anne is the host
  await watcher.leave();
  const stranger = show({ ...gathering(0), host: ofZoe });
  expect(document.querySelector('.call')).toBeNull();
  await stranger.leave();
});
