import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plan } from './plan';
import type { Move, View } from './types';

const card: Move = { type: 'PlayCard', card: 'FUX_1' };
const fire: Move = { type: 'Perform', action: 'FIRE' };
const up: Move = { type: 'Perform', action: 'UP' };
const view = () => ({}) as View;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a plan', () => {
  it('makes one move, then waits for the new view', () => {
    const play = vi.fn();
    const plan = new Plan(play);
    const now = view();
    plan.begin([card, fire, up], now, [card]);
    plan.seen(now, [card]);
    expect(play.mock.calls).toEqual([[card]]);
    plan.seen(view(), [fire, up]);
    plan.seen(view(), [up]);
    expect(play.mock.calls).toEqual([[card], [fire], [up]]);
    expect(plan.active).toBe(true);
    plan.seen(view(), []);
    expect(plan.active).toBe(false);
  });

  it('ends where the next move is not offered', () => {
    const play = vi.fn();
    const plan = new Plan(play);
    plan.begin([card, fire], view(), [card]);
    plan.seen(view(), [up]);
    plan.seen(view(), [fire]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(plan.active).toBe(false);
  });

  it('makes a move again that was not heard, but not for ever', () => {
    const play = vi.fn();
    const plan = new Plan(play);
    plan.begin([card], view(), [card]);
    vi.advanceTimersByTime(200);
    expect(play).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(play.mock.calls.length).toBeLessThan(30);
    expect(plan.active).toBe(false);
  });
});
