import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../games';
import { cards } from '../../fixtures/cards';
import { lengthsOf } from '../director/beats';
import type { Happening, ReplayStep } from '../../wire/table';
import { replayKey } from './replay-keys';
import { ReplayPlayer } from './replay-player.svelte';

const game = { ...cards, length: ({ length }: { length: number }) => length } as unknown as AnyGame;
const moment = (number: number, length: number): ReplayStep => ({ number, at: 0, happenings: [{ type: 'InGame', eyes: [], event: { length } }], play: { number } as never });
const player = () => new ReplayPlayer([moment(1, 0), moment(2, 3000), moment(3, 0), moment(4, 800)], 0, (happenings: Happening[]) => lengthsOf(happenings, game));

describe('a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows each moment for as long as its scene lasts, and one in which nothing moves for a short while', () => {
    const it = player();
    it.toggle();
    vi.advanceTimersByTime(500);
    expect(it.at).toBe(1);
    vi.advanceTimersByTime(2999);
    expect(it.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(it.at).toBe(2);
    vi.advanceTimersByTime(500);
    expect(it.at).toBe(3);
    expect(it.playing).toBe(false);
  });
});

describe('a moment of several events', () => {
  const events = [1000, 0, 600].map((length): Happening => ({ type: 'InGame', eyes: [], event: { length } }));
  const two = () => new ReplayPlayer([moment(1, 0), { ...moment(2, 0), happenings: events }], 0, (happenings) => lengthsOf(happenings, game));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown event by event, with the position of before until all were shown', () => {
    const it = two();
    it.jump(1);
    expect([it.begun, it.before]).toEqual([1, { number: 1 }]);
    vi.advanceTimersByTime(1000);
    expect([it.begun, it.before]).toEqual([3, { number: 1 }]);
    vi.advanceTimersByTime(600);
    expect([it.begun, it.before]).toEqual([3, null]);
  });

  it('is shown at once after a jump away from it', () => {
    const it = two();
    it.jump(1);
    it.jump(0);
    expect([it.begun, it.before]).toEqual([0, null]);
    vi.advanceTimersByTime(5000);
    expect(it.begun).toBe(0);
  });
});

describe('a replay without spoilers', () => {
  const marks = { turn: [], round: [], mark: [2] };
  const press = (it: ReplayPlayer, key: string, spoilerFree: boolean) => replayKey(new KeyboardEvent('keydown', { key }), it, marks, spoilerFree);

  it('has no key that leads to great moments or to the end, and goes on step by step', () => {
    const it = player();
    expect([',', '.', 'End'].map((key) => press(it, key, true))).toEqual(['spoils', 'spoils', 'spoils']);
    expect(it.at).toBe(0);
    expect(press(it, 'ArrowRight', true)).toBe(true);
    expect(it.at).toBe(1);
    expect(press(it, '.', false)).toBe(true);
    expect(it.at).toBe(2);
  });
});
