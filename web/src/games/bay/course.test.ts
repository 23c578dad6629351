import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Course, wayTo } from './course';
import type { Move, Space, View } from './types';

const at = (number: number): Space => ({ lane: 3, number });
const sail = (number: number): Move => ({ type: 'Sail', to: at(number) });
const view = (phase: View['phase']['type'] = 'Acting') => ({ phase: { type: phase } }) as View;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the way to a space', () => {
  const reach = [
    { at: at(4), steps: 1, from: at(3), harm: [] },
    { at: at(5), steps: 2, from: at(4), harm: [] },
    { at: at(6), steps: 3, from: at(5), harm: [] },
  ];

  it('is followed back from there, step by step', () => {
    expect(wayTo(at(6), reach)).toEqual([at(4), at(5), at(6)]);
    expect(wayTo(at(4), reach)).toEqual([at(4)]);
  });

  it('is none where the steps do not lead', () => {
    expect(wayTo(at(3), reach)).toEqual([]);
    expect(wayTo(null, reach)).toEqual([]);
  });
});

describe('a course', () => {
  it('plays one step, then waits for the new view', () => {
    const play = vi.fn();
    const course = new Course(play);
    const first = view();
    course.begin([at(4), at(5)], first, [sail(4)]);
    expect(play.mock.calls).toEqual([[sail(4)]]);
    course.seen(first, [sail(4)]);
    expect(play).toHaveBeenCalledTimes(1);
    course.seen(view(), [sail(5)]);
    expect(play.mock.calls).toEqual([[sail(4)], [sail(5)]]);
    course.seen(view(), [sail(6)]);
    vi.advanceTimersByTime(1_000);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('waits while the sea has its say', () => {
    const play = vi.fn();
    const course = new Course(play);
    course.begin([at(4), at(5)], view(), [sail(4)]);
    course.seen(view('Losing'), []);
    course.seen(view(), [sail(5)]);
    expect(play).toHaveBeenLastCalledWith(sail(5));
  });

  it('ends where the next step is not offered any more', () => {
    const play = vi.fn();
    const course = new Course(play);
    course.begin([at(4), at(5)], view(), [sail(4)]);
    course.seen(view(), []);
    course.seen(view(), [sail(5)]);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('ends where treasure could be doubled, which would be too late a step later', () => {
    const play = vi.fn();
    const course = new Course(play);
    course.begin([at(4), at(5)], view(), [sail(4)]);
    course.seen(view(), [sail(5), { type: 'DoubleTreasure' }]);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('makes a step again that was not heard, but not for ever', () => {
    const play = vi.fn();
    const course = new Course(play);
    course.begin([at(4)], view(), [sail(4)]);
    vi.advanceTimersByTime(200);
    expect(play).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(play.mock.calls.length).toBeLessThan(30);
    vi.advanceTimersByTime(60_000);
    expect(play.mock.calls.length).toBeLessThan(30);
  });
});
