import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { leave, one, page, press, see, sitDown, together } from '../../fixtures/play-area';
import { soundPlayer } from '../../lib/sound/sound-player.svelte';
import { BELL } from '../../wire/constants';
import type { Happening, SaidTold, TableTold, Turn } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

const NOW = 1_000_000_000;
const rung = vi.spyOn(soundPlayer, 'play').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  rung.mockClear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Anne's page; Ben and Cara have browsers of their own. The turn began so many seconds ago. */
function annes(turn: Turn, moves: string[], seconds: number, more: Partial<TableTold> = {}): TableTold {
  const told = tableOf(turn, [viewerOf(0, 'A', moves)], more);
  const play = { ...told.play!, since: NOW - seconds * 1000 };
  return { ...told, play, seats: told.seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) };
}
const row = () => document.querySelector('.wait')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
const pass = (seconds: number) => (vi.advanceTimersByTime(seconds * 1000), flushSync());
const said = (seat: number, name: string, number = 11): SaidTold => ({ number, at: NOW, person: { id: `p${seat}`, name: ['Anne', 'Ben', 'Cara'][seat]! }, seat, saying: { type: 'Emote', name } });
const heard = (one: SaidTold): Happening => ({ type: 'Spoke', said: one });

describe('where somebody is waited for', () => {
  it('says after a while for whom and how long, and rings for them', () => {
    const { asked } = sitDown(annes(one(2), [], 15));
    expect(row()).toBeNull();
    pass(10);
    expect(row()).toContain('Waiting for Cara: 0:25');
    document.querySelector<HTMLElement>('.wait button')?.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Say', seat: 0, saying: { type: 'Emote', name: BELL } });
  });

  it.each([
    ['a secret decision', false],
    ['a window', true],
  ])('names nobody in %s', (_, window) => {
    sitDown(annes(together([1, 2], window), [], 65));
    expect(row()).toContain('The crew has been deciding for 1:05.');
    expect(row()).not.toMatch(/Ben|Cara/);
  });

  it('rests the bell for everybody while it has just rung', () => {
    const { asked } = sitDown(annes(one(2), [], 30, { talk: [said(1, BELL)] }));
    document.querySelector<HTMLElement>('.wait button')?.click();
    expect(asked).not.toHaveBeenCalled();
    expect(row()).toContain('The bell has rung');
    pass(22);
    expect(row()).toContain('Ring the bell');
  });

  it('hurries nobody who plays with bots alone', () => {
    const told = annes(one(0), ['a'], 300);
    sitDown({ ...told, seats: told.seats.map((seat) => (seat.seat === 0 ? seat : { ...seat, sitter: { type: 'Machine', level: 'medium' } })) });
    expect(row()).toBeNull();
  });
});

describe('whoever has not decided', () => {
  it.each([
    [25, 'Take the time you need'],
    [70, 'It is still up to you'],
    [130, 'Please decide'],
  ])('is reminded after %i seconds', (seconds, words) => {
    sitDown(annes(together([0, 2]), ['a'], seconds));
    expect(row()).toContain(words);
  });

  it('is rung for after a minute just as those are who have answered', () => {
    sitDown(annes(together([0, 2]), ['a'], 50));
    rung.mockClear();
    pass(15);
    expect(rung).toHaveBeenCalledExactlyOnceWith('turn');
    leave();
    vi.setSystemTime(NOW);
    sitDown(annes(together([2]), [], 50));
    rung.mockClear();
    pass(15);
    expect(rung).toHaveBeenCalledExactlyOnceWith('turn');
  });
});

describe('the bell', () => {
  it.each([
    ['has answered', together([2]), [] as string[]],
    ['has not', together([0, 2]), ['a']],
  ])('is heard and seen by whoever %s', (_, turn, moves) => {
    const { table, goOn } = sitDown(annes(turn, moves, 30));
    rung.mockClear();
    table.news = [heard(said(1, BELL))];
    goOn({ ...annes(turn, moves, 30), talk: [said(1, BELL)] });
    expect(rung).toHaveBeenCalledExactlyOnceWith('bell');
    expect(document.querySelector('.passing')?.textContent).toContain('Ben rings the bell');
  });
});

describe('talk that is not in sight', () => {
  it('passes over the board, is counted, and opens at a click', () => {
    const told = annes(one(2), [], 0);
    const { goOn } = sitDown(told);
    press('Crew and talk');
    see(false);
    goOn({ ...told, number: 11, talk: [said(1, 'wave')] });
    goOn({ ...told, number: 12, talk: [said(1, 'wave'), said(2, 'oops', 12)] });
    expect(document.querySelector('.passing')?.textContent).toContain('Cara Oops!');
    expect(document.querySelector('[data-column] .count')?.textContent).toBe('2');
    document.querySelector<HTMLElement>('.passing button')?.click();
    flushSync();
    expect(document.querySelector('.passing button')).toBeNull();
    expect(document.querySelector('aside.open')).not.toBeNull();
  });

  it('goes by itself, and is not shown twice to those who read it', () => {
    const told = annes(one(2), [], 0);
    const { goOn } = sitDown(told);
    see(false);
    goOn({ ...told, number: 11, talk: [said(1, 'wave')] });
    expect(page()).toContain('Ahoy!');
    pass(8);
    expect(document.querySelector('.passing button')).toBeNull();
    see(true);
    goOn({ ...told, number: 12, talk: [said(1, 'wave'), said(2, 'oops', 12)] });
    expect(document.querySelector('.passing button')).toBeNull();
  });
});
