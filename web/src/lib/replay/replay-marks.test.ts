import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games';
import rage from '../../games/rage';
import type { ReplayStep } from '../../wire/table';
import { marksOf, nearest } from './replay-marks';

const step = (...events: unknown[]): ReplayStep => ({
  number: 0,
  at: 0,
  happenings: events.map((event) => ({ type: 'InGame', eyes: [], event })),
  play: null,
});

describe('what one can jump to', () => {
  it('is where turns and rounds begin, and what nobody should miss', () => {
    const moments = [
      step({ type: 'RoundBegan', round: 1, first: 0 }),
      step({ type: 'CardPlayed', seat: 0, card: 'FUX' }),
      step({ type: 'ActionBegan', seat: 0, action: 'FIRE', way: null }, { type: 'RageAttackBegan' }),
      step({ type: 'CardPlayed', seat: 1, card: 'FUX' }),
    ];
    expect(marksOf(moments, rage as unknown as AnyGame)).toEqual({ turn: [0, 1, 3], round: [0], mark: [2] });
  });

  it('is the next one or the one before, or none', () => {
    expect(nearest([0, 3, 7], 3, 1)).toBe(7);
    expect(nearest([0, 3, 7], 3, -1)).toBe(0);
    expect(nearest([0, 3, 7], 7, 1)).toBeUndefined();
  });
});
