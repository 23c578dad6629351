import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, page, press, sitDown, whisper } from '../../fixtures/play-area';
import { currentPerson } from '../../lib/server/current-person.svelte';
import type { TableTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

afterEach(() => leave());

/** A table that Dora watches; Cara at the third seat lends her eyes. */
function watched(more: Partial<TableTold> = {}): TableTold {
  const told = tableOf(one(0), [viewerOf(null, 'OPEN')]);
  const seats = told.seats.map((seat) => ({ ...seat, yours: false, ...(seat.seat === 2 ? { lendsEyes: true } : {}) }));
  return { ...told, you: 'dora', seats, ...more };
}

function looking(card: string): TableTold {
  const told = watched({ borrowed: 2 });
  return { ...told, play: { ...told.play!, borrowed: { seat: 2, view: { card } } } };
}

const has = (name: string) => eventually(() => (flushSync(), expect(button(name)).toBeDefined()));

describe('a watcher', () => {
  it('chooses through whose eyes to look, under a name', async () => {
    vi.spyOn(currentPerson, 'askName').mockResolvedValue({ id: 'dora', name: 'Dora' });
    const { asked } = sitDown(watched());
    await has('Look through the eyes of Cara');
    press('Look through the eyes of Cara');
    await eventually(() => expect(asked).toHaveBeenCalledWith({ type: 'BorrowEyes', seat: 2 }));
  });

  it('sees on the board what the seat saw, with words that say so, and nothing moves there', async () => {
    const { asked, goOn } = sitDown(looking('CARAS-OLD-CARD'), [whisper([], 'HEARD')]);
    expect(document.querySelector('.cards')?.textContent).toContain('CARAS-OLD-CARD');
    await has('Back to the table as it is now');
    expect(page()).toContain('You see what Cara saw a round ago.');
    press('Back to the table as it is now');
    expect(asked).toHaveBeenCalledWith({ type: 'BorrowEyes', seat: null });
    goOn(watched());
    expect(page()).not.toContain('CARAS-OLD-CARD');
    expect(page()).not.toContain('You see what Cara saw');
    expect(document.querySelector('.cards')?.textContent).toContain('OPEN');
  });

  it('sees everything after the game, so nothing is borrowed then', () => {
    sitDown({ ...looking('CARAS-OLD-CARD'), stage: 'OVER' });
    expect(page()).not.toContain('CARAS-OLD-CARD');
  });
});

describe('a player', () => {
  it('lends the eyes of the seat in the menu, and is told what that means', async () => {
    const { asked } = sitDown(tableOf(one(2), [viewerOf(0, 'ANNES-CARD')], { seats: tableOf(one(2), []).seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) }));
    press('Menu');
    press('Watchers…');
    await eventually(() => (flushSync(), expect(page()).toContain('always a whole round late')));
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
    expect(asked).toHaveBeenCalledWith({ type: 'LendEyes', seat: 0, lent: true });
  });
});
