import { describe, expect, it } from 'vitest';
import type { ReviewStep } from '../../wire/table';
import { balanceOf, changesOf, signed, turningPoints } from './review-figures';

const step = (number: number, mover: number | null, drawn: boolean, ...percents: number[]): ReviewStep => ({ number, mover, drawn, percents });

const STEPS = [
  step(3, null, false, 50, 50),
  step(4, null, true, 60, 40),
  step(5, 0, false, 55, 45),
  step(6, null, false, 55, 45),
  step(7, 1, false, 30, 70),
  step(9, null, true, 32, 68),
];

describe('a review', () => {
  it('tells decisions and the sea apart, as one seat sees them', () => {
    expect(changesOf(STEPS, 0)).toEqual([
      { number: 4, mover: null, percent: 10 },
      { number: 5, mover: 0, percent: -5 },
      { number: 7, mover: 1, percent: -25 },
      { number: 9, mover: null, percent: 2 },
    ]);
    expect(balanceOf(changesOf(STEPS, 0), 0)).toEqual({ own: -5, others: -25, sea: 12 });
    expect(balanceOf(changesOf(STEPS, 1), 1)).toEqual({ own: 25, others: 5, sea: -12 });
  });

  it('knows the turning points, in the order of the game', () => {
    expect(turningPoints(changesOf(STEPS, 0), 2).map(({ number }) => number)).toEqual([4, 7]);
    expect(turningPoints(changesOf(STEPS, 0)).map(({ number }) => number)).toEqual([4, 5, 7]);
  });

  it('writes changes with their sign', () => {
    expect([signed(5), signed(-12), signed(0)]).toEqual(['+5', '−12', '+0']);
  });
});
