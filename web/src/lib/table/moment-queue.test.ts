import { describe, expect, it } from 'vitest';
import type { Moment } from '../../games/game';
import { MomentQueue } from './moment-queue.svelte';

const moment = (scene: string, seconds = 2): Moment => ({ event: { type: scene }, scene, title: scene, seconds, sound: 'wood' });

/** A clock that the test moves. */
class FakeTimer {
  private now = 0;
  private waiting: { at: number; then: () => void }[] = [];

  readonly start = (milliseconds: number, then: () => void) => {
    const entry = { at: this.now + milliseconds, then };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  };

  pass(milliseconds: number) {
    this.now += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.now);
    this.waiting = this.waiting.filter(({ at }) => at > this.now);
    due.forEach(({ then }) => then());
  }

  get idle() {
    return this.waiting.length === 0;
  }
}

describe('the queue of moments', () => {
  const queueOf = (speed = 1) => {
    const timer = new FakeTimer();
    const heard: string[] = [];
    const queue = new MomentQueue(() => speed, ({ scene }) => heard.push(scene), timer.start);
    return { timer, heard, queue };
  };

  it('shows one after the other, each for its time', () => {
    const { timer, heard, queue } = queueOf();
    queue.add([moment('vortex', 2), moment('swallowed', 1)]);
    expect(queue.current?.scene).toBe('vortex');
    timer.pass(1999);
    expect(queue.current?.scene).toBe('vortex');
    timer.pass(1);
    expect(queue.current?.scene).toBe('swallowed');
    timer.pass(1000);
    expect(queue.current).toBeNull();
    expect(heard).toEqual(['vortex', 'swallowed']);
  });

  it('goes on to the next one at a touch, and the timer of the skipped one counts no more', () => {
    const { timer, queue } = queueOf();
    queue.add([moment('one'), moment('two')]);
    timer.pass(500);
    queue.skip();
    expect(queue.current?.scene).toBe('two');
    timer.pass(1600);
    expect(queue.current?.scene).toBe('two');
    queue.skip();
    expect(queue.current).toBeNull();
    expect(timer.idle).toBe(true);
    queue.skip();
    expect(queue.current).toBeNull();
  });

  it('is as fast as motion is', () => {
    const { timer, queue } = queueOf(2);
    queue.add([moment('one', 2)]);
    timer.pass(1000);
    expect(queue.current).toBeNull();
  });

  it('shows each for one to three seconds, however fast motion is', () => {
    const fast = queueOf(4);
    expect(fast.queue.add([moment('one', 1.4)])).toBe(1000);
    expect(fast.queue.seconds).toBe(1);
    fast.timer.pass(1000);
    expect(fast.queue.current).toBeNull();
    const slow = queueOf(0.7);
    expect(slow.queue.add([moment('one', 3), moment('two', 1.4)])).toBe(5000);
    expect(slow.queue.seconds).toBe(3);
    slow.timer.pass(3000);
    expect([slow.queue.current?.scene, slow.queue.seconds]).toEqual(['two', 2]);
  });

  it('shows none where motion is still, and lets it be heard', () => {
    const { timer, heard, queue } = queueOf(0);
    queue.add([moment('one')]);
    expect(queue.current).toBeNull();
    expect(heard).toEqual(['one']);
    expect(timer.idle).toBe(true);
  });

  it('is empty after a jump', () => {
    const { timer, queue } = queueOf();
    queue.add([moment('one'), moment('two')]);
    queue.clear();
    expect(queue.current).toBeNull();
    expect(timer.idle).toBe(true);
    queue.add([moment('three')]);
    expect(queue.current?.scene).toBe('three');
  });
});
