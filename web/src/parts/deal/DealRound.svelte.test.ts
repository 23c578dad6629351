import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CardsBoard from '../../fixtures/CardsBoard.svelte';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { soundPlayer } from '../../lib/sound/sound-player.svelte';
import type { SaidTold, TableTold } from '../../wire/table';
import DealRound from './DealRound.svelte';

const game = { ...cards, deal: { Card: CardsBoard, isDealt: (view: { card: string }) => view.card !== '' } } as unknown as typeof cards;
const nameOf = (seat: number) => ['Anne', 'Ben', 'Cara'][seat] ?? '';
const cara = [{ number: 9, seat: 2, saying: { type: 'Emote', name: 'ready' } }] as SaidTold[];
const onReady = vi.fn();
let leave: () => void = () => undefined;

function deal(told: TableTold) {
  const props = $state({ told, game, nameOf, onReady });
  const round = mount(DealRound, { target: document.body, props });
  leave = () => void unmount(round);
  flushSync();
  return (next: TableTold) => ((props.told = next), flushSync());
}
const page = () => document.body.textContent ?? '';
const press = (name: string) => {
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click();
  flushSync();
};

beforeEach(() => {
  localStorage.clear();
  onReady.mockReset();
});
afterEach(() => {
  leave();
  localStorage.clear();
});

describe('the deal', () => {
  const alone = () => tableOf({ type: 'One', seat: 2 }, [viewerOf(0, 'ANNES-SECRET')], { talk: cara });

  it('shows no secret before the card is turned, and none after it was confirmed', () => {
    deal(alone());
    expect(page()).toContain('Anne, your card');
    expect(document.body.innerHTML).not.toContain('ANNES-SECRET');
    press('Turn it over');
    expect(page()).toContain('ANNES-SECRET');
    press('I know it');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is heard when a card is turned over', () => {
    const play = vi.spyOn(soundPlayer, 'play').mockReturnValue();
    deal(alone());
    expect(play).not.toHaveBeenCalled();
    press('Turn it over');
    expect(play).toHaveBeenCalledExactlyOnceWith('card');
  });

  it('is confirmed once, also after a reload', () => {
    deal(alone());
    press('Turn it over');
    press('I know it');
    leave();
    deal(alone());
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('goes round among those at one screen, each behind the curtain', () => {
    deal(tableOf({ type: 'One', seat: 2 }, [viewerOf(0, 'ANNES-SECRET'), viewerOf(1, 'BENS-SECRET')], { talk: cara }));
    expect(page()).toContain('Pass the screen to Anne');
    press('I am Anne');
    expect(page()).toContain('ANNES-SECRET');
    expect(document.body.innerHTML).not.toContain('BENS-SECRET');
    press('I know it');
    expect(page()).toContain('Pass the screen to Ben');
    expect(document.body.innerHTML).not.toMatch(/ANNES-SECRET|BENS-SECRET/);
    press('I am Ben');
    expect(page()).toContain('BENS-SECRET');
    press('I know it');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is over when those at other screens know their cards, too', () => {
    const goOn = deal({ ...alone(), talk: [] });
    press('Turn it over');
    expect(onReady).not.toHaveBeenCalled();
    press('I know it');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(0);
    expect(page()).toContain('Cara');
    expect(document.body.innerHTML).not.toContain('ANNES-SECRET');
    goOn(alone());
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('waits for nobody longer than a while, nor for longer than one likes', () => {
    vi.useFakeTimers();
    deal({ ...alone(), talk: [] });
    press('Turn it over');
    press('I know it');
    vi.advanceTimersByTime(29_000);
    flushSync();
    expect(page()).toContain('Cara');
    vi.advanceTimersByTime(1_000);
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
    leave();
    localStorage.clear();
    deal({ ...alone(), talk: [] });
    press('Turn it over');
    press('I know it');
    press('Do not wait');
    expect(document.querySelector('dialog')).toBeNull();
    vi.useRealTimers();
  });

  it('waits for the cards, and does not concern watchers', () => {
    deal(tableOf({ type: 'Sea' } as never, [viewerOf(0, '')]));
    expect(document.querySelector('dialog')).toBeNull();
    leave();
    deal(tableOf({ type: 'One', seat: 2 }, [viewerOf(null, 'OPEN')]));
    expect(document.querySelector('dialog')).toBeNull();
  });
});
