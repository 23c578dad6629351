import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { Person, SeatTold } from '../../wire/table';
import { LOOK_EVERY, Presence } from './presence.svelte';

const people = vi.hoisted(() => vi.fn<(table: string) => Promise<Person[]>>());
vi.mock('../server/api', () => ({ api: { people } }));

const { seats } = tableOf({ type: 'One', seat: 0 }, []);

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function watch(crew: SeatTold[]): Presence {
  vi.useFakeTimers();
  people.mockReset();
  let presence!: Presence;
  leave = $effect.root(() => {
    presence = new Presence(
      () => 'x',
      () => crew,
    );
  });
  flushSync();
  return presence;
}

describe('who is at the table', () => {
  it('is asked now and then: a seat is away while its person has no page open', async () => {
    const presence = watch(seats);
    people.mockResolvedValueOnce([{ id: 'anne', name: 'Anne' }]);
    expect(presence.away).toEqual([]);
    await vi.advanceTimersByTimeAsync(LOOK_EVERY);
    expect(people).toHaveBeenCalledExactlyOnceWith('x');
    expect(presence.away).toEqual([2]);
    people.mockResolvedValueOnce([{ id: 'cara', name: 'Cara' }]);
    await vi.advanceTimersByTimeAsync(LOOK_EVERY);
    expect(presence.away).toEqual([]);
  });

  it('stays as it was where the server does not answer', async () => {
    const presence = watch(seats);
    people.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
    await vi.advanceTimersByTimeAsync(2 * LOOK_EVERY);
    expect(presence.away).toEqual([2]);
  });

  it('is not asked where nobody else could be away', async () => {
    watch(seats.slice(0, 2));
    await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY);
    expect(people).not.toHaveBeenCalled();
  });
});
