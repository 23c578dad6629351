import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { eventually } from '../../fixtures/eventually';
import { leave, one, sitDown } from '../../fixtures/play-area';
import { settings } from '../../lib/browser/settings.svelte';
import type { StoryItem } from '../../lib/table/table.svelte';
import type { Happening, MissedTold, TableTold } from '../../wire/table';

const missed = vi.hoisted(() => vi.fn<(table: string, after: number) => Promise<MissedTold>>());
vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', missed, story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

let wide = false;
beforeEach(() => {
  settings.pace = 'brisk';
  missed.mockReset();
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.startsWith('(min-width') && wide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => leave());

interface Told {
  turnOf?: number;
  text: string;
}
/** A game that is told in turns, each at a place of its board. */
const turns = {
  ...cards,
  length: () => 1300,
  chapter: ({ turnOf }: Told) => (turnOf === undefined ? null : { type: 'Turn', seat: turnOf }),
  briefs: (events: Told[]) => events.slice(1).map(({ text }) => text),
  places: ({ turnOf }: Told) => (turnOf === undefined ? ['deck'] : []),
} as unknown as typeof cards;

const at = (number: number) => tableOf(one(0), [viewerOf(0, `CARD ${number}`, ['a'])], { number });
const heard = (...texts: string[]): Happening[] => texts.map((text, index) => ({ type: 'InGame', eyes: [], event: index === 0 ? { turnOf: 2, text } : { text } }));
const CARAS_TURN = heard('Cara begins', 'Cara rolls', 'Cara fires');
const items = (number: number): StoryItem[] => CARAS_TURN.map((happening, index) => ({ key: `${number}.${index}`, number, happening }));

/** A page on which Cara's turn was shown. */
function seen(): void {
  const { table } = sitDown(tableOf(one(2), [viewerOf(0, 'CARD 9')], { number: 9 }), [], turns);
  const told: TableTold = at(10);
  table.told = told;
  table.story = items(10);
  table.listener?.onStep({ number: 10, told, happenings: CARAS_TURN, own: false });
  flushSync();
  touch();
}
const stage = () => document.querySelector<HTMLElement>('[data-stage]')!;
const board = () => stage().querySelector('.frame')?.textContent;
const touch = () => (stage().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })), flushSync());
const toggle = () => document.querySelector<HTMLElement>('[data-column]')!;
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const again = () => document.querySelector<HTMLElement>('[role=log] .again');
const step = () => document.querySelector<HTMLElement>('[role=log] li button')!;
const click = (it: HTMLElement | null) => (it?.focus(), it?.click(), flushSync());

describe('the last turn', () => {
  it('is shown again at one click, without unfolding its line', () => {
    wide = true;
    seen();
    expect(again()?.closest('details')).toBeNull();
    expect(board()).not.toContain('CARD 9');
    click(again());
    expect(board()).toContain('CARD 9');
  });

  it('is shown again in a page that was loaded after it', async () => {
    wide = true;
    missed.mockResolvedValue({ table: tableOf(one(2), [viewerOf(0, 'CARD 9')], { number: 9 }), steps: [{ type: 'Step', number: 10, happenings: CARAS_TURN, play: at(10).play }] } as MissedTold);
    sitDown(at(10), items(-1), turns);
    expect(missed).not.toHaveBeenCalled();
    click(again());
    expect(missed).toHaveBeenCalledExactlyOnceWith('x', 0);
    await eventually(() => expect(board()).toContain('CARD 9'));
  });
});

describe('where the stream is a sheet over the board', () => {
  beforeEach(() => {
    wide = false;
    seen();
    click(toggle());
    expect(isOpen()).toBe(true);
  });

  it('it makes way for what is shown again, and has the focus there when it is opened anew', () => {
    const button = again();
    click(button);
    expect(isOpen()).toBe(false);
    expect(board()).toContain('CARD 9');
    expect(document.activeElement).toBe(toggle());
    click(toggle());
    expect(document.activeElement).toBe(button);
  });

  it('it makes way for the places of a step, which stay lit until a touch', async () => {
    const lights = () => document.querySelector('svg[data-lights]')?.classList.contains('lit');
    click(step());
    expect(isOpen()).toBe(false);
    expect(lights()).toBe(true);
    touch();
    expect(lights()).toBe(false);
  });
});
