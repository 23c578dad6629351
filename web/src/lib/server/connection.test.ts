import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, openFakeSocket, socket, step, whole } from '../../fixtures/fake-socket';
import { Table } from '../table/table.svelte';

describe('the connection of a table', () => {
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    table = new Table('x', 'myself', openFakeSocket);
    table.start();
  });

  afterEach(() => {
    table.stop();
    vi.useRealTimers();
  });

  it('comes back by itself and asks for what it has missed', () => {
    socket().open();
    socket().tell(whole(7));
    socket().drop();
    expect(table.connectionState).toBe('lost');
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().address).toMatch(/after=7$/);
    socket().open();
    socket().tell(step(9));
    expect(table.told?.number).toBe(9);
  });

  it('opens nothing where its page is gone before it begins', () => {
    const gone = new Table('x', 'myself', openFakeSocket);
    gone.stop();
    gone.start();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('tries less and less often while nobody answers', () => {
    for (let seconds = 0; seconds < 60; seconds++) {
      socket().drop();
      vi.advanceTimersByTime(1000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(4);
    expect(FakeSocket.all.length).toBeLessThan(15);
  });

  it.each([1001, 1006, 4408])('comes back soon after the code %i, and sends again what is pending', (code) => {
    socket().open();
    socket().tell(whole(3));
    void table.ask({ type: 'Start' });
    socket().drop(code);
    expect(table.connectionState).toBe('lost');
    vi.advanceTimersByTime(700);
    socket().open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().requests).toEqual(FakeSocket.all[0]!.requests);
  });

  it.each([
    [4404, 'noTable', 'no-such-table'],
    [4500, 'damaged', 'damaged'],
  ])('gives up after %i', async (closeCode, state, code) => {
    socket().open();
    const reply = table.ask({ type: 'Start' });
    socket().drop(closeCode);
    expect(table.connectionState).toBe(state);
    expect(await reply).toMatchObject({ type: 'Refused', code });
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('says that it was too much, and comes back after a long wait only', () => {
    socket().open();
    socket().tell(whole(3));
    socket().drop(4429);
    expect(table.connectionState).toBe('tooMany');
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(table.connectionState).toBe('open');
    socket().drop();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('does not wait when the net is back', () => {
    socket().drop();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('keeps the socket alive, and drops one that slept', () => {
    socket().open();
    vi.advanceTimersByTime(16_000);
    expect(socket().messages).toEqual([{ type: 'Ping' }]);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
