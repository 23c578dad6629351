import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import round from '../fixtures/round.json';
import type { Event, View } from '../types';
import { Chain } from './chain.svelte';

const steps = round as unknown as { view: View; events: Event[] }[];
const [first, ...rest] = steps as [(typeof steps)[0], ...typeof steps];
const sailing = rest.find(({ events }) => events.some(({ type }) => type === 'Moved'))!;
const before = steps[steps.indexOf(sailing) - 1]!;
const timed = sailing.events.filter(({ type }) => type !== 'PileShuffled');

let tables = 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A board of its own, at a table where none was left. */
function opened(view: View): Chain {
  return new Chain(view, `${++tables}`);
}

describe('a chain', () => {
  it('shows one event after the other, then the view', () => {
    const chain = opened(before.view);
    chain.follow(before.view, before.events, 1);
    expect(chain.beat).toBeNull();
    chain.follow(sailing.view, sailing.events, 1);
    expect(chain.beat?.event).toBe(timed[0]);
    vi.advanceTimersByTime(20_000);
    expect(chain.playing).toBe(false);
    expect(chain.beat).toBeNull();
    expect(chain.scene.ships.map(({ seat }) => seat)).toEqual(
      sailing.view.ships.filter(({ space }) => space).map(({ seat }) => seat),
    );
  });

  it('keeps the view of before for words and figures until all is drawn', () => {
    const chain = opened(before.view);
    chain.follow(before.view, before.events, 1);
    chain.follow(sailing.view, sailing.events, 1);
    expect(chain.settled).toBe(before.view);
    vi.advanceTimersByTime(20_000);
    expect(chain.settled).toBe(sailing.view);
    chain.follow(first.view, [], 1);
    expect(chain.settled).toBe(first.view);
  });

  it('settles each view of several when all that led to it is drawn', () => {
    const chain = opened(before.view);
    chain.follow(before.view, before.events, 1);
    chain.follow(sailing.view, sailing.events, 1);
    chain.follow(first.view, [{ type: 'RoundBegan', round: 2, first: 0 }, { type: 'ShipPlaced', seat: 0, space: 'N1' }], 1);
    while (chain.settled === before.view) vi.advanceTimersToNextTimer();
    expect(chain.settled).toBe(sailing.view);
    expect(chain.playing).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(chain.settled).toBe(first.view);
  });

  it('draws no event before the page tells it, and then at once', () => {
    const chain = opened(before.view);
    const { view, events } = sailing;
    chain.follow(before.view, before.events, 1);
    chain.follow(view, events, 1, 1);
    vi.advanceTimersByTime(20_000);
    expect(chain.beat?.event).toBe(events[0]);
    expect(chain.playing).toBe(true);
    chain.follow(view, events, 1, events.length - 1);
    expect(chain.beat?.event).toBe(events.at(-2));
    chain.follow(view, events, 1, events.length);
    expect(chain.beat?.event).toBe(events.at(-1));
    expect(chain.settled).toBe(before.view);
    vi.advanceTimersByTime(2_000);
    expect(chain.settled).toBe(view);
    expect(chain.playing).toBe(false);
  });

  it('tells nothing twice, whatever else changes', () => {
    const chain = opened(before.view);
    chain.follow(before.view, [], 1);
    chain.follow(sailing.view, sailing.events, 1);
    vi.advanceTimersByTime(20_000);
    chain.follow(sailing.view, sailing.events, 2);
    expect(chain.playing).toBe(false);
  });

  it('is cut short by a click, and not played at all without motion', () => {
    const chain = opened(before.view);
    chain.follow(before.view, [], 1);
    chain.follow(sailing.view, sailing.events, 1);
    chain.skip();
    expect(chain.playing).toBe(false);
    chain.follow(first.view, first.events, 0);
    expect(chain.playing).toBe(false);
  });

  it('jumps where a view comes without a story', () => {
    const chain = opened(before.view);
    chain.follow(before.view, [], 1);
    chain.follow(sailing.view, sailing.events, 1);
    chain.follow(first.view, [], 1);
    expect(chain.playing).toBe(false);
    expect(chain.scene.rage).toBe(first.view.rage);
  });

  it('does not go on at another table, nor where nothing is told any more', () => {
    const chain = opened(before.view);
    chain.follow(before.view, [], 1);
    chain.follow(sailing.view, sailing.events, 1);
    chain.stop();
    expect(opened(sailing.view).scene.rage).toBe(sailing.view.rage);
    chain.stop();
    const back = new Chain(first.view, `${tables - 1}`);
    back.follow(first.view, [], 1);
    expect(back.playing).toBe(false);
    expect(back.scene.ships.map(({ lane }) => lane)).toEqual(first.view.ships.flatMap(({ space }) => (space ? [Number(space[1])] : [])));
  });

  it('goes on at the next board where a curtain fell in the middle', () => {
    const chain = opened(before.view);
    chain.follow(before.view, [], 1);
    chain.follow(sailing.view, sailing.events, 1);
    chain.stop();
    const next = new Chain(sailing.view, `${tables}`);
    next.follow(sailing.view, sailing.events, 1);
    expect(next.beat?.event).toBe(timed[1]);
    vi.advanceTimersByTime(20_000);
    expect(next.playing).toBe(false);
    next.follow(sailing.view, sailing.events, 1);
    expect(next.playing).toBe(false);
  });
});
