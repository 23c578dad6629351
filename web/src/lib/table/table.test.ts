import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Message, Request, TableTold } from '../../wire/table';
import type { ViewAs } from '../server/api';
import type { Socket } from '../server/connection';
import { Table } from './table.svelte';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.drop();
  }

  open() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code }));
  }

  tell(message: Message) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  get messages(): ClientMessage[] {
    return this.sent.map((text) => JSON.parse(text) as ClientMessage);
  }

  get requests(): Request[] {
    return this.messages.flatMap((message) => (message.type === 'Ask' ? [message.request] : []));
  }
}

const whole = (number: number, id = 'x', rematch: string | null = null): Message.Whole => ({
  type: 'Whole',
  table: { id, number, stage: 'GATHERING', seats: [], talk: [], play: null, rematch } as unknown as TableTold,
});
const step = (number: number): Message.Step => ({ type: 'Step', number, happenings: [{ type: 'Began' }], play: null });

describe('a table', () => {
  let table: Table;
  const socket = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    table = new Table('x', 'myself', (address) => new FakeSocket(address) as unknown as Socket);
    table.start();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    table.stop();
    vi.useRealTimers();
  });

  it('begins with the whole and goes on with steps', () => {
    expect(socket().address).toMatch(/^ws.*\/api\/tables\/x\/socket\?after=-1$/);
    socket().open();
    socket().tell(whole(3));
    socket().tell(step(4));
    expect(table.connectionState).toBe('open');
    expect(table.told).toMatchObject({ number: 4, stage: 'PLAYING' });
    expect(table.story).toHaveLength(1);
  });

  it('is told its past, and goes on from it without hearing anything twice', async () => {
    const past = { number: 4, happenings: [{ type: 'Began' }, { type: 'TookBack', seat: 0 }] };
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(past))));
    vi.stubGlobal('fetch', asked);
    socket().open();
    socket().tell(whole(3));
    socket().tell(step(4));
    socket().tell(step(5));
    await vi.waitFor(() => expect(table.storyIsLoaded).toBe(true), { timeout: 300_000 });
    expect(asked).toHaveBeenCalledWith('/api/tables/x/story', expect.objectContaining({ credentials: 'same-origin' }));
    expect(table.story.map(({ happening }) => happening.type)).toEqual(['Began', 'TookBack', 'Began']);
  });

  it('fetches the story once, when the game has begun', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ number: 4, happenings: [] }))));
    vi.stubGlobal('fetch', fetched);
    socket().open();
    socket().tell(whole(2));
    socket().tell({ ...step(3), happenings: [] });
    expect(fetched).not.toHaveBeenCalled();
    socket().tell(step(4));
    socket().tell(step(5));
    await vi.waitFor(() => expect(table.storyIsLoaded).toBe(true));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says what was shown, at most a few times a second, and again over another socket', () => {
    const seen = () => socket().messages.flatMap((message) => (message.type === 'Seen' ? [message.number] : []));
    socket().open();
    socket().tell(whole(3));
    table.seen(3);
    table.seen(4);
    table.seen(5);
    table.seen(5);
    expect(seen()).toEqual([3]);
    vi.advanceTimersByTime(250);
    expect(seen()).toEqual([3, 5]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([3, 5]);
    socket().drop();
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(seen()).toEqual([5]);
  });

  it('hears a step once, even when it is told twice', () => {
    socket().open();
    socket().tell(whole(3));
    socket().tell(step(4));
    socket().tell(step(4));
    expect(table.story).toHaveLength(1);
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

  it('begins anew when a stranger gets a name, and asks with it', () => {
    socket().open();
    socket().tell(whole(3));
    table.reconnect();
    void table.ask({ type: 'Start' });
    expect(FakeSocket.all[0]!.requests).toEqual([]);
    expect(socket().address).toContain('after=-1');
    socket().open();
    expect(socket().requests.map((request) => request.command.type)).toEqual(['Start']);
  });

  it('opens nothing where its page is gone before it begins', () => {
    const gone = new Table('x', 'myself', (address) => new FakeSocket(address) as unknown as Socket);
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

  it('does not send again what the server cannot read', async () => {
    socket().open();
    socket().tell(whole(3));
    const reply = table.ask({ type: 'Start' });
    socket().drop(1009);
    expect(await reply).toMatchObject({ type: 'Refused', code: 'in-doubt' });
    vi.advanceTimersByTime(700);
    socket().open();
    expect(socket().requests).toEqual([]);
  });

  it('waits no longer for an answer where the server says that a message was malformed', async () => {
    socket().open();
    socket().tell(whole(3));
    const reply = table.ask({ type: 'Start' });
    const refused = { type: 'Refused', id: '', code: 'malformed', rule: '', sentence: 'Malformed.', number: 0 } as const;
    socket().tell({ type: 'Answered', reply: refused });
    expect(await reply).toMatchObject({ type: 'Refused', code: 'malformed', sentence: 'Malformed.' });
    expect(table.asking).toBe(false);
  });

  it('does not wait when the net is back', () => {
    socket().drop();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('sends a request again with the same id until it is answered', async () => {
    socket().open();
    socket().tell(whole(3));
    const reply = table.ask({ type: 'Start' });
    const [request] = socket().requests;
    expect(request).toMatchObject({ madeAt: 3, command: { type: 'Start' } });
    socket().drop();
    vi.advanceTimersByTime(700);
    socket().open();
    expect(socket().requests).toEqual([request]);
    socket().tell({ type: 'Answered', reply: { type: 'Done', id: request!.id, number: 4 } });
    expect(await reply).toMatchObject({ type: 'Done', number: 4 });
    expect(table.asking).toBe(false);
  });

  it('shows a refusal until the next request', async () => {
    socket().open();
    socket().tell(whole(3));
    const reply = table.ask({ type: 'Start' });
    const id = socket().requests[0]!.id;
    socket().tell({ type: 'Answered', reply: { type: 'Refused', id, code: 'stale', rule: '', sentence: '', number: 3 } });
    await reply;
    expect(table.refused?.code).toBe('stale');
    void table.ask({ type: 'Start' });
    expect(table.refused).toBeNull();
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

describe('a table that goes on to its rematch', () => {
  const tables: Table[] = [];
  const socket = () => FakeSocket.all.at(-1)!;

  function come(id: string, as: ViewAs = 'myself'): Table {
    const table = new Table(id, as, (address) => new FakeSocket(address) as unknown as Socket);
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
