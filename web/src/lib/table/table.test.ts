import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { FakeSocket, openFakeSocket, socket, step, whole } from '../../fixtures/fake-socket';
import { Table } from './table.svelte';

describe('a table', () => {
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    table = new Table('x', 'myself', openFakeSocket);
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
    await eventually(() => expect(table.storyIsLoaded).toBe(true));
    expect(asked).toHaveBeenCalledWith('/api/tables/x/story', expect.objectContaining({ credentials: 'same-origin' }));
    expect(table.story.map(({ happening }) => happening.type)).toEqual(['Began', 'TookBack', 'Began']);
  });

  it('hears nothing twice where the story has told already what the socket brings later', async () => {
    const past = { number: 5, happenings: [{ type: 'Began' }, { type: 'TookBack', seat: 0 }] };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(past))));
    socket().open();
    socket().tell(whole(3));
    socket().tell(step(4));
    await eventually(() => expect(table.storyIsLoaded).toBe(true));
    socket().tell(step(5));
    expect(table.told?.number).toBe(5);
    expect(table.story).toHaveLength(2);
    socket().tell(step(6));
    expect(table.story).toHaveLength(3);
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
    await eventually(() => expect(table.storyIsLoaded).toBe(true));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks for the story again with the next step where the net has failed', async () => {
    const past = { number: 5, happenings: [{ type: 'Began' }, { type: 'Began' }] };
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(past)))).mockRejectedValueOnce(new TypeError('no net'));
    vi.stubGlobal('fetch', fetched);
    socket().open();
    socket().tell(whole(3));
    socket().tell(step(4));
    await eventually(() => expect(table.storyIsLoaded).toBe(true));
    expect(table.story).toHaveLength(1);
    socket().tell(step(5));
    await eventually(() => expect(table.story).toHaveLength(2));
    expect(fetched).toHaveBeenCalledTimes(2);
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
});
