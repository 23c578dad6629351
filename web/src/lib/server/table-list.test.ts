import { afterEach, expect, it, vi } from 'vitest';
import type { ListFilter } from './api';
import { TableList } from './table-list.svelte';

const PAGES: Record<string, unknown> = {
  '/api/lists/open?': { tables: [{ id: 'c' }, { id: 'b' }], next: '7-b' },
  '/api/lists/open?after=7-b': { tables: [{ id: 'a' }], next: null },
  '/api/lists/open?game=bay&seats=4': { tables: [{ id: 'c' }], next: null },
};

const fetched: string[] = [];
let filter: ListFilter = { game: '', seats: '' };

function list(): TableList {
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const page = PAGES[path];
    return new Response(JSON.stringify(page ?? {}), { status: page ? 200 : 503 });
  });
  return new TableList('open', () => filter);
}

const ids = (read: TableList) => read.tables.map((table) => table.id);

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.length = 0;
  filter = { game: '', seats: '' };
});

it('reads one page, then the next, and then both again', async () => {
  const open = list();
  await open.refresh();
  expect(ids(open)).toEqual(['c', 'b']);
  expect(open.hasMore).toBe(true);
  await open.more();
  expect(ids(open)).toEqual(['c', 'b', 'a']);
  expect(open.hasMore).toBe(false);
  await open.refresh();
  expect(ids(open)).toEqual(['c', 'b', 'a']);
});

it('asks for the tables of a game with so many seats, from the first page on', async () => {
  const open = list();
  await open.more();
  filter = { game: 'bay', seats: '4' };
  await open.restart();
  expect(fetched.at(-1)).toBe('/api/lists/open?game=bay&seats=4');
  expect(ids(open)).toEqual(['c']);
});

it('stays as it is where the server does not answer', async () => {
  const open = list();
  await open.refresh();
  filter = { game: 'rage', seats: '' };
  await open.refresh();
  expect(ids(open)).toEqual(['c', 'b']);
});

it('leaves an answer alone that came after the filter was changed', async () => {
  const open = list();
  const reading = open.refresh();
  filter = { game: 'bay', seats: '4' };
  await reading;
  expect(ids(open)).toEqual([]);
});
