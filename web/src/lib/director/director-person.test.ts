import { describe, expect, it } from 'vitest';
import { scene, stage } from '../../fixtures/director';

describe('shown again', () => {
  it('starts from the position of before, and ends at the newest', () => {
    const { clock, director } = stage();
    const [first, second, third] = [scene(1, ['roll']), scene(2, ['sail']), scene(3, ['fire'])];
    for (const each of [first, second, third]) director.add(each);
    director.touch();
    director.again('after 1', [second], third);
    expect(director.position).toBe('after 1');
    expect(director.resting).toBe(false);
    clock.pass(400);
    expect(director.position).toBe('after 2');
    clock.pass(1000);
    expect(director.position).toBe('after 3');
    expect(director.resting).toBe(true);
  });

  it('is followed by what comes meanwhile', () => {
    const { clock, director } = stage();
    const first = scene(1, ['roll']);
    director.add(first);
    director.touch();
    director.again('start', [first], first);
    director.add(scene(2, ['sail']));
    director.touch();
    expect(director.position).toBe('after 2');
    clock.pass(60_000);
    expect(director.position).toBe('after 2');
  });
});

describe('tap for the next', () => {
  it('waits after each scene, and says only then that it was seen', () => {
    const { clock, director, seen } = stage('tap');
    director.add(scene(1, ['roll']));
    director.add(scene(2, ['sail']));
    clock.pass(60_000);
    expect(director.held).toBe(true);
    expect(director.position).toBe('after 1');
    expect(seen).toEqual([0]);
    director.touch();
    expect(seen).toEqual([0, 1]);
    expect(director.position).toBe('after 2');
    expect(director.held).toBe(false);
  });

  it('ends the motion with a first touch, and goes on with a second one', () => {
    const { director } = stage('tap');
    director.add(scene(1, ['roll']));
    director.add(scene(2, ['sail']));
    director.touch();
    expect(director.position).toBe('after 1');
    expect(director.held).toBe(true);
    director.touch();
    expect(director.position).toBe('after 2');
  });

  it('does not wait where it is the turn of the player', () => {
    const { clock, director, seen } = stage('tap');
    director.add(scene(1, ['roll'], { asks: true }));
    clock.pass(60_000);
    expect(director.held).toBe(false);
    expect(director.resting).toBe(true);
    expect(seen).toEqual([0, 1]);
  });

  it('lets a step without anything to see pass while it waits', () => {
    const { clock, director } = stage('tap');
    director.add(scene(1, ['roll']));
    clock.pass(60_000);
    director.add(scene(2, []));
    expect(director.position).toBe('after 2');
    expect(director.held).toBe(true);
  });
});

describe('somebody who was away', () => {
  it('holds nobody up meanwhile, and sees in fast motion what was missed', () => {
    const { clock, director, seen } = stage('calm');
    director.leave();
    director.add(scene(1, ['roll']));
    director.add(scene(2, ['sail']));
    expect(seen).toEqual([0, 1, 2]);
    expect(director.position).toBe('start');
    expect(director.missed).toHaveLength(2);
    director.goOn();
    expect(director.position).toBe('after 1');
    expect(director.speed).toBe(4);
    clock.pass(325);
    expect(director.position).toBe('after 2');
    clock.pass(325);
    expect(director.resting).toBe(true);
    expect(director.missed).toHaveLength(0);
  });

  it('may skip it all', () => {
    const { director } = stage('calm');
    director.leave();
    director.add(scene(1, ['roll']));
    director.finish();
    expect(director.position).toBe('after 1');
    expect(director.resting).toBe(true);
  });

  it('finds a whole new position without scenes', () => {
    const { director } = stage('calm');
    director.leave();
    director.add(scene(1, ['roll']));
    director.reset('anew', 9);
    expect(director.position).toBe('anew');
    expect(director.missed).toHaveLength(0);
  });
});
