import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import type { Command, Reply, SeatTold, TableTold } from '../../wire/table';
import type { Table } from '../../lib/table/table.svelte';

/** A table that does what it is asked, of which a test takes the seat away or starts the game. */
class FakeTable {
  asked: Command[] = [];
  mySeats: Partial<SeatTold>[] = [];
  told: Partial<TableTold> = { stage: 'GATHERING' };

  ask = (command: Command): Promise<Reply> => {
    this.asked.push(command);
    if (command.type === 'Sit') this.mySeats = [{ seat: command.seat }];
    return Promise.resolve({ type: 'Done', id: '', number: 1 });
  };
}

describe('somebody without a name who sits down', () => {
  let table: FakeTable;
  let person: typeof import('../../lib/server/current-person.svelte').currentPerson;
  let sitting: Promise<void>;

  beforeEach(async () => {
    vi.resetModules();
    vi.spyOn((await import('../../lib/server/api')).api, 'me').mockResolvedValue(null);
    vi.spyOn((await import('../../lib/server/api')).api, 'rename').mockImplementation((name: string, portrait: number | null = null) =>
      Promise.resolve({ id: 'mia', name, ...(portrait === null ? {} : { portrait }) }),
    );
    person = (await import('../../lib/server/current-person.svelte')).currentPerson;
    table = new FakeTable();
    sitting = (await import('./sit-down')).sitDown(table as unknown as Table, 2);
    await eventually(() => expect(person.question).not.toBeNull());
  });

  afterEach(() => vi.restoreAllMocks());

  it('has the seat before the question, and then the name and the face', async () => {
    expect(table.asked).toEqual([{ type: 'Sit', seat: 2, name: person.person?.name }]);
    expect(person.isNamed).toBe(false);
    expect(person.question?.note()).toBeNull();
    person.question?.answer({ name: 'Mia', portrait: 7 });
    await sitting;
    expect(table.asked.at(-1)).toEqual({ type: 'Rename', seat: 2, name: 'Mia', portrait: 7 });
    expect(person.isNamed).toBe(true);
  });

  it('gets up again where they cancel', async () => {
    person.question?.answer(null);
    await sitting;
    expect(table.asked.at(-1)).toEqual({ type: 'Vacate', seat: 2 });
  });

  it('plays on where the game has begun meanwhile', async () => {
    table.told = { stage: 'PLAYING' };
    expect(person.question?.note()).toEqual({ key: 'name.began' });
    person.question?.answer(null);
    await sitting;
    expect(table.asked.at(-1)).toMatchObject({ type: 'Sit' });
  });

  it('is told at once that the seat was given away, and keeps the name', async () => {
    expect(person.question?.note()).toBeNull();
    table.mySeats = [];
    expect(person.question?.note()).toEqual({ key: 'name.lost' });
    person.question?.answer({ name: 'Mia', portrait: 7 });
    await sitting;
    expect(table.asked).toHaveLength(1);
    expect(person.person?.name).toBe('Mia');
  });

  it('is told how to watch, and who can give a seat, where the game has begun without them', async () => {
    expect(person.question?.note()).toBeNull();
    table.mySeats = [];
    table.told = { stage: 'PLAYING', host: { id: 'anne', name: 'Anne' } };
    expect(person.question?.note()).toEqual({ key: 'name.lost.began', host: 'Anne', go: 'name.watch' });
    person.question?.answer({ name: 'Mia', portrait: 7 });
    await sitting;
    expect(table.asked).toHaveLength(1);
  });
});
