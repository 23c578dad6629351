import { describe, expect, it } from 'vitest';
import { coach } from '.';

describe('what the coach says of the rules', () => {
  it('is that guns are spent in a mutiny that succeeds, and come back otherwise', () => {
    expect(coach.en.LOYALTY).toMatch(/spent if the mutiny succeeds, else you get them back/);
  });

  it('is that whoever jumps overboard still wins with their side', () => {
    expect(coach.en.NAVIGATING).toMatch(/jump overboard: you then look on, and win with your side/);
  });
});
