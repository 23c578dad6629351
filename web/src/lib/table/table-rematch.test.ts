import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, openFakeSocket, socket, step, whole } from '../../fixtures/fake-socket';
import type { ViewAs } from '../server/api';
import { Table } from './table.svelte';

describe('a table that goes on to its rematch', () => {
  const tables: Table[] = [];

  function come(id: string, as: ViewAs = 'myself'): Table {
    const table = new Table(id, as, openFakeSocket);
    tables.push(table);
    table.start();
    return table;
  }

  function comeAndHearOfTheRematch(): Table {
    const table = come('x');
    socket().open();
    socket().tell(whole(7, 'x', 'y'));
    return table;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });

  afterEach(() => {
    tables.splice(0).forEach((table) => table.stop());
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('keeps its socket, and asks there', () => {
    comeAndHearOfTheRematch().stop();
    const next = come('y');
    void next.ask({ type: 'Start' });
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket().messages).toMatchObject([
      { type: 'Follow', table: 'y' },
      { type: 'Ask', request: { madeAt: -1, command: { type: 'Start' } } },
    ]);
    expect(next.connectionState).toBe('open');
  });

  it('hears nothing of the table before, and that one nothing more', () => {
    const before = comeAndHearOfTheRematch();
    before.stop();
    const next = come('y');
    socket().tell(step(8));
    socket().tell(whole(9, 'x', 'y'));
    expect(next.told).toBeNull();
    socket().tell(whole(1, 'y'));
    socket().tell(step(2));
    expect(next.told).toMatchObject({ id: 'y', number: 2 });
    expect(before.told).toMatchObject({ id: 'x', number: 7 });
  });

  it('comes back to the rematch after a loss', () => {
    const before = comeAndHearOfTheRematch();
    before.stop();
    const next = come('y');
    socket().tell(whole(3, 'y'));
    socket().drop();
    expect(next.connectionState).toBe('lost');
    vi.advanceTimersByTime(700);
    expect(before.connectionState).toBe('open');
    expect(socket().address).toMatch(/\/y\/socket\?after=3$/);
  });

  it('closes the socket where it goes elsewhere', () => {
    comeAndHearOfTheRematch().stop();
    come('z');
    come('y', 'nobody');
    expect(FakeSocket.all).toHaveLength(3);
    expect(FakeSocket.all[0]!.sent).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all[0]!.readyState).toBe(3);
  });

  it('opens a socket where the old one is lost, or has slept', () => {
    const before = comeAndHearOfTheRematch();
    socket().drop();
    before.stop();
    come('y').stop();
    expect(socket().address).toMatch(/\/y\/socket\?after=-1$/);

    const slept = comeAndHearOfTheRematch();
    vi.setSystemTime(Date.now() + 3_600_000);
    slept.stop();
    expect(socket().readyState).toBe(3);
  });

  it('opens a socket where the old one is lost on the way', () => {
    comeAndHearOfTheRematch().stop();
    socket().drop();
    come('y');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('closes at once where there is no rematch', () => {
    const table = come('x');
    socket().open();
    socket().tell(whole(3));
    table.stop();
    expect(socket().readyState).toBe(3);
  });
});
