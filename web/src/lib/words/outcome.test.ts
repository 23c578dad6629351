import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../wire/table';
import { outcomeTitle } from './outcome';

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
