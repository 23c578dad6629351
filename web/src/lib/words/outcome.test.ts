import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../wire/table';
import { hasWon, outcomeTitle, ownResult } from './outcome';

const race = (points: number[], winners: number[]): Outcome => ({ type: 'Race', points, winners, ending: 'time-up' });
const title = (outcome: Outcome) => outcomeTitle(outcome, (seat) => ['Anne', 'Ben', 'Cara'][seat] ?? '');

describe('the outcome of a race', () => {
  it('names who has won, also where some share it', () => {
    expect(title(race([3, 1, 2], [0]))).toBe('Anne: victory!');
    expect(title(race([3, 3, 2], [0, 1]))).toBe('Anne and Ben: victory!');
  });

  it('is a draw where all share it', () => {
    expect(title(race([0, 0, 0], [0, 1, 2]))).toBe('A draw.');
  });
});

describe('the own result', () => {
  const crew = (won: boolean): Outcome => ({ type: 'Crew', players: 3, won, ending: 'ship-sunk' });
  const sides: Outcome = { type: 'Sides', side: 'pirates', winners: [1, 2], ending: 'cove' };

  it('is what became of the seats of this person', () => {
    expect(ownResult(crew(true), [0])).toBe('won');
    expect(ownResult(crew(false), [0, 1])).toBe('lost');
    expect(ownResult(sides, [0])).toBe('lost');
    expect(ownResult(sides, [1])).toBe('won');
    expect(ownResult(race([2, 2, 2], [0, 1, 2]), [1])).toBe('draw');
  });

  it('is none for a watcher, and where some at this screen won and others lost', () => {
    expect(ownResult(sides, [])).toBeNull();
    expect(ownResult(sides, [0, 1])).toBeNull();
  });

  it('is told seat by seat', () => {
    expect([0, 1, 2].map((seat) => hasWon(sides, seat))).toEqual([false, true, true]);
  });
});
