import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatSign } from '../../board/seat-signs';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import LiveTable from '../../fixtures/LiveTable.svelte';
import { Table } from '../../lib/table/table.svelte';
import type { Outcome, Turn } from '../../wire/table';
import PlayArea from './PlayArea.svelte';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')) } }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const one = (seat: number): Turn => ({ type: 'One', seat });
let leave: () => void = () => undefined;
let wide = true;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.startsWith('(min-width') && wide,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => leave());

function sitDown(turn: Turn, moves: string[] = [], viewer = viewerOf(0, 'CARD', moves)) {
  const table = new Table('x');
  table.told = tableOf(turn, [viewer]);
  table.storyIsLoaded = true;
  const room = mount(LiveTable, { target: document.body, props: { table, Area: PlayArea, game: cards } });
  leave = () => void unmount(room);
  flushSync();
  return {
    end() {
      const outcome: Outcome = { type: 'Crew', ending: 'sunk', players: 2, won: false };
      const over = tableOf({ type: 'Over', outcome }, [viewerOf(0, 'CARD')], { stage: 'OVER' });
      table.told = { ...over, play: { ...over.play!, outcome } };
      flushSync();
    },
  };
}

const press = (key: string, on: Element = document.body) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const toggle = () => document.querySelector<HTMLElement>('[data-column]')!;
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

describe('the row of moves', () => {
  it("names whoever's turn it is in the colour of the seat; the own turn colours the whole bar", () => {
    const name = () => document.querySelector<HTMLElement>('header p strong');
    const colour = (seat: number) => Object.assign(document.createElement('i').style, { background: seatSign(seat).colour }).background;
    sitDown(one(1));
    expect(name()?.textContent).toBe('Ben');
    expect(name()?.style.background).toBe(colour(1));
    leave();
    sitDown(one(0), ['draw']);
    expect(document.querySelector('header.mine')?.textContent).toContain('Anne, your turn');
    expect(name()).toBeNull();
  });

  it('is there where there is something to decide, and takes no room otherwise', () => {
    sitDown(one(0), ['a']);
    expect(document.querySelector('.hand .move')).not.toBeNull();
    expect(document.querySelector('[data-stage]')?.classList.contains('reserve')).toBe(false);
    leave();
    sitDown(one(2));
    expect(document.querySelector('.hand')).toBeNull();
    expect(document.querySelector('[data-stage]')?.classList.contains('reserve')).toBe(true);
  });
});

describe('the column', () => {
  it('is hidden and shown with F, but not by who writes', () => {
    wide = true;
    sitDown(one(2));
    expect(isOpen()).toBe(true);
    press('f');
    expect(isOpen()).toBe(false);
    press('F');
    expect(isOpen()).toBe(true);
    press('f', document.querySelector('.side input')!);
    expect(isOpen()).toBe(true);
  });

  it('comes back at the end of a game, with the result', () => {
    wide = true;
    const { end } = sitDown(one(2));
    press('f');
    end();
    expect(isOpen()).toBe(true);
    press('f');
    expect(isOpen()).toBe(false);
  });

  it('is a sheet on a small screen, which Escape closes and which gives the focus back', async () => {
    wide = false;
    sitDown(one(2));
    expect(isOpen()).toBe(false);
    toggle().click();
    flushSync();
    expect(document.activeElement).toBe(document.querySelector('.side'));
    press('Escape');
    await tick();
    await tick();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('opens with the form for a claim at one tap where it is a sheet', () => {
    wide = false;
    const may = viewerOf(0, 'CARD');
    sitDown(one(2), [], { ...may, talk: { ...may.talk, claims: [{ name: 'bare', blanks: [] }] } });
    document.querySelector<HTMLElement>('button[title="What do you claim?"]')?.click();
    flushSync();
    expect(isOpen()).toBe(true);
    expect(document.querySelector('.side .panel form')?.textContent).toContain('I am loyal');
  });
});
