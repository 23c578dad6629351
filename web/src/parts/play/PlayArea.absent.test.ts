import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { leave, one, page, press, sitDown, together } from '../../fixtures/play-area';
import type { Presence, TableTold, Turn } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

afterEach(() => leave());

/** Anne's page; Ben and Cara have browsers of their own. */
function annes(turn: Turn, moves: string[] = [], more: Partial<TableTold> = {}): TableTold {
  const told = tableOf(turn, [viewerOf(0, 'A', moves)], more);
  return { ...told, seats: told.seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) };
}

/** The page without the crew in sight, as on a phone. */
function boardOnly(told: TableTold, seats: Presence[] = ['HERE', 'HERE', 'GONE'], host: Presence = 'HERE') {
  const sat = sitDown(told);
  press('Crew and talk');
  sat.table.attendance = { seats, host, watchers: [], more: 0 };
  flushSync();
  return sat;
}

const row = () => document.querySelector('.hand.sheet .absent')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;

it('says who is waited for and away, and the host lets a bot sit in', () => {
  const { asked, table, goOn } = boardOnly(annes(one(2)));
  expect(row()).toBe('Cara is away. Let a bot sit in (Cara)');
  expect(page()).toContain('Cara (away): looks at A');
  document.querySelector<HTMLElement>('.absent button')?.click();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'SitIn', seat: 2, level: 'medium' });
  table.attendance = { ...table.attendance!, seats: ['HERE', 'HERE', 'HERE'] };
  flushSync();
  expect(row()).toBeNull();
  goOn(annes(one(1)));
  expect(row()).toBeNull();
});

it('does not say it twice where the crew is in sight', () => {
  boardOnly(annes(one(2)));
  press('Crew and talk');
  expect(row()).toBeNull();
  expect(page()).toContain('gone');
});

it('says to a guest who can help', () => {
  const ben = { id: 'ben', name: 'Ben' };
  boardOnly(annes(one(2), [], { host: ben }));
  expect(row()).toBe('Cara is away. Ben can let a bot sit in.');
});

it('leaves the row of moves to whoever is asked', () => {
  boardOnly(annes(together([0, 2]), ['a']));
  expect(row()).toBeNull();
});

it('names in a secret decision all who were asked, and in a window nobody', () => {
  const { goOn } = boardOnly(annes(together([2])), ['HERE', 'AWAY', 'AWAY']);
  expect(row()).toMatch(/Ben is away\. .*Cara is away\./);
  goOn(annes(together([1, 2], true)));
  expect(row()).toBeNull();
});

it('is not for those who only look on', () => {
  const told = annes(one(2));
  boardOnly({ ...told, you: 'dora', seats: told.seats.map((seat) => ({ ...seat, yours: false })) });
  expect(row()).toBeNull();
});

describe('somebody who is there and does not move', () => {
  const idle = (turn: Turn, idleAt = Date.now() - 1) => {
    const told = annes(turn);
    return { ...told, play: { ...told.play!, idleAt } };
  };
  const there: Presence[] = ['HERE', 'HERE', 'HERE'];

  it('gives place to a bot, also where the crew is in sight', async () => {
    const { asked, table } = sitDown(idle(one(2)));
    table.attendance = { seats: there, host: 'HERE', watchers: [], more: 0 };
    await eventually(() => (flushSync(), expect(row()).toBe('Cara has not moved for a while. Let a bot sit in (Cara)')));
    document.querySelector<HTMLElement>('.absent button')?.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'SitIn', seat: 2, level: 'medium' });
  });

  it('is not accused while the time has not come', () => {
    boardOnly(idle(one(2), Date.now() + 600_000), there);
    expect(row()).toBeNull();
  });

  it('is not told from those who have answered in secret', async () => {
    boardOnly(idle(together([2])), there);
    await eventually(() => (flushSync(), expect(row()).toBe('The game has been waiting for a while. Let a bot sit in (Ben) Let a bot sit in (Cara)')));
  });
});

describe('the menu of a guest', () => {
  it('offers the role of a host who is gone', () => {
    const { asked, table } = boardOnly(annes(one(2), [], { host: { id: 'cara', name: 'Cara' } }), ['HERE', 'HERE', 'GONE'], 'AWAY');
    press('Menu');
    expect(page()).not.toContain('Become the host');
    table.attendance = { ...table.attendance!, host: 'GONE' };
    flushSync();
    press('Become the host');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'PassHost', person: 'anne' });
  });
});
