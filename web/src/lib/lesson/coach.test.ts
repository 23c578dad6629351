import { beforeEach, describe, expect, it } from 'vitest';
import { ADVICE, Coach, coachesOf } from './coach.svelte';
import { tips } from './tips.svelte';

beforeEach(() => {
  localStorage.clear();
  tips.set(true);
});

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

  it('lets a newer line take the place of a goal that was read', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.read();
    expect(coach.line).toBe('goal');
    coach.meet('sail');
    expect(coach.line).toBe('sail');
  });

  it('lets a newer line wait until the goal was read', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.meet('sail');
    expect([coach.line, coach.waits]).toEqual(['goal', true]);
    coach.read();
    expect([coach.line, coach.waits]).toEqual(['sail', false]);
  });

  it('takes a line away when its situation is over', () => {
    const coach = new Coach('bay');
    coach.meet('lay');
    coach.meet(null);
    expect(coach.line).toBeNull();
    coach.meet('lay');
    expect(coach.line).toBeNull();
  });

  it('takes a line away when another situation comes that needs no words any more', () => {
    const coach = new Coach('bay');
    coach.meet('sail');
    coach.meet('lay');
    coach.meet('sail');
    expect(coach.line).toBeNull();
  });

  it('keeps a line that nobody has seen yet for its next situation', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.meet('choose');
    coach.meet('sail');
    coach.dismiss();
    expect(coach.line).toBe('sail');
    coach.meet('choose');
    expect(coach.line).toBe('choose');
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

  it('says once that one can ask for advice, where nothing else is said', () => {
    const coach = new Coach('bay');
    coach.meet('sail');
    coach.offerAdvice();
    expect([coach.line, coach.waits]).toEqual(['sail', false]);
    coach.dismiss();
    coach.offerAdvice();
    expect(coach.line).toBe(ADVICE);
    coach.meet('sail');
    coach.offerAdvice();
    expect(coach.line).toBeNull();
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
    tips.set(false);
    expect(coach.line).toBeNull();
    const other = new Coach('rage');
    other.enter();
    expect(other.line).toBeNull();
  });

  it('says everything again, the goal first, to whoever wants tips again', () => {
    const coach = new Coach('bay');
    coach.enter();
    coach.dismiss();
    coach.meet('sail');
    tips.set(false);
    coach.meet('fire');
    expect([coach.line, coach.room]).toEqual([null, 0]);
    tips.set(true);
    coach.enter();
    coach.meet('sail');
    expect(coach.line).toBe('goal');
    coach.dismiss();
    expect(coach.line).toBe('sail');
  });
});

describe('the coaches of several people at one screen', () => {
  it('say nothing twice where all see the same', () => {
    const coachOf = coachesOf('bay', []);
    coachOf(0)!.meet('sail');
    coachOf(1)!.meet('sail');
    expect(coachOf(1)).toBe(coachOf(0));
    coachOf(0)!.dismiss();
    coachOf(1)!.meet('sail');
    expect(coachOf(1)!.line).toBeNull();
  });

  it('tell each what is new to that one where they have secrets, and nobody while the curtain is down', () => {
    const coachOf = coachesOf('shadow', [0, 2]);
    coachOf(0)!.meet('vote');
    coachOf(0)!.dismiss();
    coachOf(2)!.meet('vote');
    expect(coachOf(2)!.line).toBe('vote');
    expect(coachOf(null)).toBeNull();
    expect(coachOf(1)).toBeNull();
    const again = coachesOf('shadow', [0, 2]);
    again(0)!.meet('vote');
    expect(again(0)!.line).toBeNull();
  });
});
