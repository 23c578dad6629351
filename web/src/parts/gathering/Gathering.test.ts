import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { tableOf } from '../../fixtures/cards';
import attack from '../../games/attack';
import type { AnyGame } from '../../games';
import { Table } from '../../lib/table/table.svelte';
import type { Option, TableTold } from '../../wire/table';
import Gathering from './Gathering.svelte';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', contact: () => Promise.reject(new Error('offline')) } }));

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
  return { words, leave: () => unmount(page) };
}

it('tells those who wait what the game is, for whom and how long, and leads to its lesson and rules', async () => {
  const { words, leave } = show(gathering(1));
  await eventually(() => expect(words()).toMatch(/All hands on deck.*about 25 minutes · from 7 years · all together · easy to learn/));
  expect([...document.querySelectorAll('.button[target]')].map((link) => link.getAttribute('href'))).toEqual(['/learn/attack', '/how/attack']);
  await leave();
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
