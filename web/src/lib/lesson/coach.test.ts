import { beforeEach, describe, expect, it } from 'vitest';
import { Coach } from './coach.svelte';

beforeEach(() => localStorage.clear());

describe('the coach of a first game', () => {
  it('tells the goal on entering, and what is new after it was read', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.meet('sail');
    expect(coach.line).toBe('goal');
    coach.dismiss();
    expect(coach.line).toBe('sail');
    coach.dismiss();
    expect(coach.line).toBeNull();
  });

  it('goes on to the next situation by itself', () => {
    const coach = new Coach('bay');
    coach.meet('sail');
    coach.meet('fire');
    expect(coach.line).toBe('fire');
  });

  it('takes a line back when something else is asked, told before or without words of its own', () => {
    const coach = new Coach('bay');
    coach.meet('sail');
    coach.meet(null);
    expect(coach.line).toBeNull();
    coach.meet('fire');
    coach.meet('sail');
    expect(coach.line).toBeNull();
  });

  it('keeps the goal until it was read, and then speaks of what is asked now', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.meet('sail');
    coach.meet(null);
    expect(coach.line).toBe('goal');
    coach.dismiss();
    expect(coach.line).toBeNull();
  });

  it('says nothing twice, in this page or in the next', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.meet('sail');
    coach.dismiss();
    coach.dismiss();
    coach.meet('sail');
    expect(coach.line).toBeNull();
    const again = new Coach('bay');
    again.enter();
    again.meet('sail');
    expect(again.line).toBeNull();
  });

  it('speaks in each game anew', () => {
    new Coach('bay').enter();
    const other = new Coach('rage');
    other.enter();
    expect(other.line).toBe('goal');
  });

  it('is silent in every game once nobody wants it', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.turnOff();
    expect(coach.line).toBeNull();
    const other = new Coach('rage');
    other.enter();
    expect(other.line).toBeNull();
  });
});
