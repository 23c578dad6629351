import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { centre } from '../chart';
import acting from '../fixtures/acting.json';
import { slotsOf } from '../slots';
import type { Event, Space, View } from '../types';
import { Voyages } from './voyages.svelte';

const before = acting.view as unknown as View;
const sailed = (from: Space, to: Space): Event => ({ type: 'Sailed', ship: 'EXPLORER', from, to, heading: 'CLOCKWISE', towed: null });
const place = (at: Space | null): View => ({
  ...before,
  ships: before.ships.map((ship) => (ship.ship === 'EXPLORER' ? { ...ship, at } : ship)),
});
const start: Space = { lane: 4, number: 2 };
const next: Space = { lane: 4, number: 3 };
const last: Space = { lane: 2, number: 4 };

function underWay(view: View, events: Event[], speed = 1): Voyages {
  const voyages = new Voyages();
  voyages.follow(before, slotsOf(before), [], speed);
  voyages.follow(view, slotsOf(view), events, speed);
  return voyages;
}
const angle = (voyages: Voyages) => Math.round(voyages.ships.get('EXPLORER')?.a ?? -1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a ship under way', () => {
  it('sails space by space to where the view has it', () => {
    const voyages = underWay(place(last), [sailed(start, next), sailed(next, last)]);
    expect(angle(voyages)).toBe(centre(start).a);
    vi.advanceTimersByTime(300);
    expect(angle(voyages)).toBeGreaterThanOrEqual(centre(next).a - 2);
    expect(angle(voyages)).toBeLessThan(centre(last).a);
    vi.advanceTimersByTime(600);
    expect(angle(voyages)).toBe(centre(last).a);
    voyages.stop();
  });

  it('turns its bow towards the new lane on the way, and along it at the end', () => {
    const voyages = underWay(place(last), [sailed(start, last)]);
    vi.advanceTimersByTime(150);
    const sailing = voyages.ships.get('EXPLORER');
    expect(sailing && sailing.bow).toBeLessThan(sailing?.a ?? 0);
    vi.advanceTimersByTime(600);
    expect(voyages.ships.get('EXPLORER')?.bow).toBe(voyages.ships.get('EXPLORER')?.a);
    voyages.stop();
  });

  it('does not sail ahead of what the page tells, nor twice', () => {
    const voyages = new Voyages();
    const told = [sailed(start, next), sailed(next, last)];
    const follow = (begun: number, speed = 1) => voyages.follow(place(last), slotsOf(place(last)), told, speed, begun);
    voyages.follow(before, slotsOf(before), [], 1);
    follow(1);
    vi.advanceTimersByTime(2_000);
    expect(angle(voyages)).toBe(centre(next).a);
    follow(2);
    vi.advanceTimersByTime(600);
    expect(angle(voyages)).toBe(centre(last).a);
    follow(2, 1.3);
    vi.advanceTimersByTime(150);
    expect(angle(voyages)).toBe(centre(last).a);
    voyages.stop();
  });

  it('is there at once without motion, after a jump, and when cut short', () => {
    expect(angle(underWay(place(last), [sailed(start, last)], 0))).toBe(centre(last).a);
    expect(angle(underWay(place(last), []))).toBe(centre(last).a);
    const voyages = underWay(place(last), [sailed(start, last)]);
    voyages.skip();
    expect(angle(voyages)).toBe(centre(last).a);
    voyages.stop();
  });

  it('is gone when the Kraken has swallowed it', () => {
    const voyages = underWay(place(null), [{ type: 'Swallowed', vessel: 'EXPLORER', from: start }]);
    expect(voyages.ships.has('EXPLORER')).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(voyages.ships.has('EXPLORER')).toBe(false);
    voyages.stop();
  });
});
