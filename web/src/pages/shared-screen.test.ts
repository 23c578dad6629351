import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../fixtures/cards';
import LiveTable from '../fixtures/LiveTable.svelte';
import { router } from '../lib/browser/router.svelte';
import { Table } from '../lib/table/table.svelte';
import type { TableTold } from '../wire/table';
import SharedScreen from '../parts/play/SharedScreen.svelte';

vi.mock('../lib/server/api', () => ({
  api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), replay: () => Promise.reject(new Error('offline')), exportAddress: () => '' },
}));

const outcome = { type: 'Crew', players: 3, won: true, ending: 'bay' } as const;
const over = (number: number, rematch: string | null): TableTold => {
  const told = tableOf({ type: 'Over', outcome }, [viewerOf(null, '')], { number, stage: 'OVER', rematch });
  return { ...told, play: { ...told.play!, outcome } };
};

describe('a shared screen', () => {
  let leave: () => void = () => undefined;
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);

  beforeEach(() => go.mockClear());
  afterEach(() => leave());

  function shown(told: TableTold) {
    const table = new Table('x', 'nobody');
    table.told = told;
    table.storyIsLoaded = true;
    const page = mount(LiveTable, { target: document.body, props: { table, Area: SharedScreen, game: cards } });
    leave = () => void unmount(page);
    flushSync();
    return { table, goOn: (next: TableTold) => ((table.told = next), flushSync()) };
  }
  const show = (told: TableTold) => shown(told).goOn;

  it('says at a click on the board why nothing happens there', () => {
    const click = () => document.querySelector('[data-stage] > .frame')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const { table } = shown(tableOf({ type: 'One', seat: 0 }, [viewerOf(null, '')]));
    click();
    expect(table.refused?.sentence).toContain('only shows the board');
    leave();
    const ended = shown(over(10, null));
    click();
    expect(ended.table.refused?.sentence).toBe('The game is over: nothing can be moved any more. “Watch it again” shows it from the beginning.');
  });

  it('goes along to the next game, since nobody is there to click', () => {
    const goOn = show(over(10, null));
    expect(go).not.toHaveBeenCalled();
    goOn(over(11, 'y'));
    expect(go).toHaveBeenCalledExactlyOnceWith('/t/y/screen');
  });

  it('stays at a game that was over long ago', () => {
    show(over(11, 'y'));
    expect(go).not.toHaveBeenCalled();
  });

  it('invites nobody to a game that is over', () => {
    show(over(10, null));
    expect(document.querySelector('.invite')).toBeNull();
  });

  it('says who is not there, in the crew and where they are waited for', () => {
    const told = tableOf({ type: 'One', seat: 2 }, [viewerOf(null, 'X')]);
    const { table } = shown(told);
    expect(document.body.textContent).not.toMatch(/gone|away/);
    table.attendance = { seats: ['AWAY', 'HERE', 'GONE'], host: 'AWAY', watchers: [], more: 0 };
    flushSync();
    const marks = [...document.querySelectorAll('.presence')].map((mark) => mark.textContent);
    expect(marks).toEqual(['away', 'gone']);
    expect(document.querySelector('.bar')?.textContent).toContain('Cara (away)');
  });

  it('asks all for silence where the rules do', () => {
    const told = tableOf({ type: 'One', seat: 0 }, [viewerOf(null, '')]);
    const goOn = show({ ...told, play: { ...told.play!, silence: true } });
    const asks = () => document.body.textContent.includes('Mute now');
    expect(asks()).toBe(true);
    goOn({ ...told, number: 11, play: { ...told.play!, silence: false } });
    expect(asks()).toBe(false);
  });
});
