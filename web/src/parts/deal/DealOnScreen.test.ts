import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CardsBoard from '../../fixtures/CardsBoard.svelte';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import LiveTable from '../../fixtures/LiveTable.svelte';
import { soundPlayer } from '../../lib/sound/sound-player.svelte';
import { Table } from '../../lib/table/table.svelte';
import type { Happening, SaidTold } from '../../wire/table';
import SharedScreen from '../play/SharedScreen.svelte';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')) } }));

const game = { ...cards, deal: { Card: CardsBoard, isDealt: () => true } } as unknown as typeof cards;
const sound = vi.spyOn(soundPlayer, 'play');
const ready = (...seats: number[]) => seats.map((seat, index) => ({ number: 9 + index, at: 0, seat, person: { id: `p${seat}`, name: '' }, saying: { type: 'Emote', name: 'ready' } })) as SaidTold[];
const everybodysView = (talk: SaidTold[]) => {
  const told = tableOf({ type: 'One', seat: 2 }, [viewerOf(null, 'OPEN')], { talk, you: null });
  return { ...told, seats: told.seats.map((seat) => ({ ...seat, yours: false })) };
};

let leave: () => void = () => undefined;
beforeEach(() => {
  sound.mockReset();
});
afterEach(() => leave());

/** The shared screen of a table whose game has just begun, or which is loaded anew. */
function open(news: Happening[]) {
  const table = new Table('x', 'nobody');
  table.told = everybodysView([]);
  table.news = news;
  const cover = vi.spyOn(table, 'cover');
  const room = mount(LiveTable, { target: document.body, props: { table, Area: SharedScreen, game } });
  leave = () => void unmount(room);
  flushSync();
  return { cover, goOn: (...seats: number[]) => ((table.told = everybodysView(ready(...seats))), flushSync()) };
}
const dialog = () => document.querySelector('dialog.deal');

it('shows who still looks at a card, with a sound for each who knows it, and then the board', () => {
  const { cover, goOn } = open([{ type: 'Began' } as Happening]);
  expect(dialog()?.textContent).toMatch(/Anne.*Ben.*Cara/);
  expect(sound.mock.calls).toEqual([['card']]);
  expect(cover).toHaveBeenLastCalledWith(true);
  goOn(1);
  expect(dialog()?.textContent).not.toContain('Ben');
  expect(sound).toHaveBeenCalledTimes(2);
  goOn(0, 1, 2);
  expect(dialog()).toBeNull();
  expect(sound).toHaveBeenCalledTimes(2);
  expect(cover).toHaveBeenLastCalledWith(false);
});

it('shows nothing of it where the game has begun before', () => {
  open([]);
  expect(dialog()).toBeNull();
  expect(sound).not.toHaveBeenCalled();
});
