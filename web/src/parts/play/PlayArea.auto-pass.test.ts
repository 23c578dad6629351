import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, page, press, sitDown, together } from '../../fixtures/play-area';
import type { ViewerTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

describe('who says nothing', () => {
  const game = { ...cards, passes: (move: { name: string }) => move.name === 'pass' } as typeof cards;
  const window = (number: number, ...viewers: ViewerTold[]) => tableOf(together([0, 1, 2], true), viewers, { number });
  const anne = () => viewerOf(0, 'ANNES-CARD', ['shoot', 'pass']);
  const ben = () => viewerOf(1, 'BENS-CARD', ['shoot', 'pass']);
  const pass = (seat: number) => ({ type: 'Play', seat, move: { name: 'pass' } });
  const flip = () => (document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(), flushSync());
  const wait = (milliseconds = 3000) => (vi.advanceTimersByTime(milliseconds), flushSync());

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
    localStorage.clear();
  });

  it('passes after the usual wait, in this window and in those that follow, once in each', () => {
    const { asked, goOn } = sitDown(window(10, anne()), [], game);
    wait(2999);
    expect(asked).not.toHaveBeenCalled();
    wait(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith(pass(0));
    goOn(window(10, anne()));
    wait();
    expect(asked).toHaveBeenCalledTimes(1);
    goOn(window(12, anne()));
    wait(2999);
    expect(asked).toHaveBeenCalledTimes(1);
    wait(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('waits as long with nothing to speak up with as with the best of cards', () => {
    const { asked } = sitDown(window(10, viewerOf(0, 'ANNES-CARD', ['pass'])), [], game);
    wait(2999);
    expect(asked).not.toHaveBeenCalled();
    wait(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith(pass(0));
  });

  it('is not offered where no window can open any more', () => {
    const box = () => document.querySelector('input[type=checkbox]');
    sitDown(tableOf(one(2), [viewerOf(0, '')]), [], game);
    expect(box()).not.toBeNull();
    leave();
    sitDown(tableOf(one(2), [viewerOf(0, '')]), [], { ...game, hasWindows: () => false } as typeof cards);
    expect(box()).toBeNull();
  });

  it('may speak up in time, and is then not taken for silent', () => {
    const { asked, goOn } = sitDown(window(10, anne()), [], game);
    wait(1000);
    press('play shoot');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'shoot' } });
    goOn(window(12, viewerOf(0, 'ANNES-CARD')));
    wait();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('has other decisions to make all the same', () => {
    const { asked, goOn } = sitDown(window(10, anne()), [], game);
    wait();
    goOn(tableOf(one(0), [anne()], { number: 12 }));
    wait();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(button('play shoot')).toBeTruthy();
  });

  it('goes on so in the next round, and can be switched off for good', () => {
    const first = sitDown(window(10, anne()), [], game);
    first.table.news = [{ type: 'InGame', eyes: [], event: { round: 2 } }];
    first.goOn(window(12, anne()));
    wait();
    expect(first.asked).toHaveBeenCalledTimes(1);
    flip();
    first.goOn(window(14, anne()));
    wait();
    expect(first.asked).toHaveBeenCalledTimes(1);
    leave();
    const second = sitDown(window(10, anne()), [], game);
    wait();
    expect(second.asked).not.toHaveBeenCalled();
    flip();
    expect(second.asked).toHaveBeenCalledExactlyOnceWith(pass(0));
  });

  it('is not asked to the screen for a window', () => {
    const { goOn, asked } = sitDown(window(10, anne(), ben()), [], game);
    expect(page()).not.toContain('Pass the screen');
    wait();
    expect(asked).toHaveBeenCalledExactlyOnceWith(pass(0));
    goOn(window(11, viewerOf(0, 'ANNES-CARD'), ben()));
    expect(asked).toHaveBeenLastCalledWith(pass(1));
    goOn(tableOf(one(1), [viewerOf(0, 'ANNES-CARD'), ben()], { number: 14 }));
    expect(page()).toContain('Pass the screen to Ben');
  });
});
