import { describe, expect, it } from 'vitest';
import type { Mistake } from '../../wire/table';
import { BetterMove } from './better-move.svelte';

const line = (name: string, percent: number) => ({ moves: [{ name }], events: [], percent, reasons: [] });
const MISTAKE: Mistake = { number: 7, seat: 0, moves: [{ name: 'bad' }], percent: 40, lines: [line('best', 60), line('good', 50)] };

describe('finding the better move', () => {
  it('is found by the first move of the best line, which gives the answer', () => {
    const quiz = new BetterMove(MISTAKE);
    expect(quiz.verdict).toBeNull();
    quiz.try({ name: 'best' });
    expect(quiz.verdict).toBe('best');
    expect(quiz.answered).toBe(true);
  });

  it('says of every other try what it is', () => {
    const quiz = new BetterMove(MISTAKE);
    quiz.try({ name: 'good' });
    expect([quiz.verdict, quiz.line?.percent]).toEqual(['good', 50]);
    quiz.try({ name: 'bad' });
    expect(quiz.verdict).toBe('same');
    quiz.try({ name: 'else' });
    expect(quiz.verdict).toBe('other');
    expect(quiz.answered).toBe(false);
  });
});
