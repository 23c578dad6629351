import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, page, press, sitDown } from '../../fixtures/play-area';
import { settings } from '../../lib/browser/settings.svelte';
import type { Recap } from '../../lib/earlier/recap.svelte';
import type { Scenes } from '../../lib/table/scenes.svelte';
import type { Table } from '../../lib/table/table.svelte';
import type { Happening, TableTold } from '../../wire/table';
import SceneNote from './SceneNote.svelte';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

/** A game whose every event is seen for a while, and whose losers are out. */
const slow = {
  ...cards,
  length: () => 1300,
  isOut: ({ card }: { card: string }) => card === 'SUNK',
} as typeof cards;

/** The server tells a step. */
function step(table: Table, told: TableTold, ...texts: string[]) {
  const happenings = texts.map((text): Happening => ({ type: 'InGame', eyes: [], event: { text } }));
  const number = table.told!.number + 1;
  table.told = { ...told, number };
  table.story = [...table.story, ...happenings.map((happening, index) => ({ key: `${number}.${index}`, number, happening }))];
  table.listener?.onStep({ number, told: table.told, happenings, own: false });
  flushSync();
}

const pass = (milliseconds: number) => (vi.advanceTimersByTime(milliseconds), flushSync());
const board = () => document.querySelector('[data-stage] .frame')?.textContent ?? '';
const beside = () => `${document.title} ${document.querySelector('.bar')?.textContent} ${document.querySelector('.side')?.textContent} ${document.querySelector('.hand.sheet')?.textContent ?? ''}`;

describe('while a scene runs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'brisk';
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  it('no part of the page tells how it ends before the board has shown it', () => {
    const { table } = sitDown(tableOf(one(2), [viewerOf(0, 'AFLOAT')]), [], slow);
    step(table, tableOf(one(2), [viewerOf(0, 'SUNK')]), 'Cara fires', 'Anne sinks');
    expect(board()).toContain('SUNK');
    expect(board()).toContain('before: AFLOAT');
    expect(beside()).toContain('AFLOAT');
    expect(beside()).toContain('Cara fires');
    expect(beside()).not.toMatch(/SUNK|Anne sinks/);
    expect(document.querySelector('.out')).toBeNull();
    pass(1000);
    expect(beside()).toContain('Anne sinks');
    expect(beside()).not.toContain('SUNK');
    pass(1000);
    expect(beside()).toContain('SUNK');
    expect(board()).not.toContain('before');
    expect(document.querySelector('.out')).not.toBeNull();
  });

  it('the bar names nobody whose turn is over: it says who is next, or that the sea decides', () => {
    const chapters = { ...slow, sentence: () => '', chapter: ({ text }: { text: string }) => (text === 'next' ? { type: 'Turn', seat: 2 } : text === 'round' ? { type: 'Round' } : null) } as unknown as typeof cards;
    const bar = () => document.querySelector('.bar')?.textContent ?? '';
    const { table } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]), [], chapters);
    expect(bar()).toContain('Anne, your turn');
    step(table, tableOf(one(2), [viewerOf(0, 'CARD')]), 'round', 'next');
    expect(bar()).toContain('The sea decides');
    expect(bar()).not.toContain('Anne');
    pass(1000);
    expect(bar()).toContain('Cara is next');
    pass(1000);
    expect(bar()).toContain('Cara: looks at CARD');
  });

  it('nobody is called, and no move is listed, before it is their turn on the board', () => {
    const { table, asked } = sitDown(tableOf(one(2), [viewerOf(0, 'CARD')]), [], slow);
    step(table, tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]), 'Cara fires');
    expect(beside()).not.toMatch(/your turn/i);
    expect(button('play a')).toBeUndefined();
    document.querySelector('[data-stage]')!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    flushSync();
    expect(beside()).toContain('Anne, your turn');
    press('play a');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'a' } });
  });

  it('the moves of before stay in the row, and a touch of them only ends the scene', () => {
    const { table, asked } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]), [], slow);
    step(table, tableOf(one(0), [viewerOf(0, 'CARD', ['b'])]), 'Anne rolls');
    expect(button('play a')?.getAttribute('aria-disabled')).toBe('true');
    press('play a');
    expect(asked).not.toHaveBeenCalled();
    press('play b');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'b' } });
  });

  it('a move of several steps is carried out without a question in between', () => {
    const { table } = sitDown(tableOf(one(0), [viewerOf(0, 'CARRIED', ['a'])]), [], slow);
    expect(beside()).toContain('Anne plays.');
    expect(beside()).not.toMatch(/your turn/i);
    expect(button('play a')).toBeUndefined();
    step(table, tableOf(one(0), [viewerOf(0, 'CARD', ['b'])]), 'Anne fires');
    pass(2000);
    expect(beside()).toContain('Anne, your turn');
    expect(button('play b')).toBeDefined();
  });

  it('the moves go with the turn: they do not wait until all that came of it was shown', () => {
    const mine = tableOf(one(0), [{ ...viewerOf(0, 'CARD', ['a']), mayTakeBack: true, mayAskAdvice: true }]);
    const { table } = sitDown(mine, [], slow);
    expect(button('play a')).toBeDefined();
    step(table, tableOf(one(2), [viewerOf(0, 'CARD')]), 'Anne is done');
    expect(button('play a')).toBeUndefined();
    expect(document.querySelector('.hand.sheet')).toBeNull();
    expect(document.querySelector('.bar.mine')).toBeNull();
  });

  it('a turn that can be taken back leaves nothing but the way back', () => {
    const { table } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]), [], slow);
    step(table, tableOf(one(2), [{ ...viewerOf(0, 'CARD'), mayTakeBack: true }]), 'Anne is done');
    expect(button('play a')).toBeUndefined();
    expect(button('Take back')).toBeDefined();
  });

  it('the arrow stands at the one whose turn has begun on the board', () => {
    const turns = { ...slow, chapter: ({ text }: { text: string }) => (text === 'Cara rolls' ? { type: 'Turn', seat: 2 } : null) } as unknown as typeof cards;
    const { table } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]), [], turns);
    const arrow = () => document.querySelector('[aria-current] strong')?.textContent;
    expect(arrow()).toBe('Anne');
    step(table, tableOf(one(1), [viewerOf(0, 'CARD')]), 'Anne is done', 'Cara rolls');
    expect(arrow()).toBe('Anne');
    pass(1000);
    expect(arrow()).toBe('Cara');
    pass(2000);
    expect(arrow()).toBe('Ben');
  });

  it('the end of the game is not told before the board has shown it', () => {
    const outcome = { type: 'Crew', won: true, ending: 'won' } as never;
    const over = tableOf({ type: 'Over', outcome }, [viewerOf(0, 'CARD')], { stage: 'OVER' });
    const { table } = sitDown(tableOf(one(2), [viewerOf(0, 'CARD')]), [], slow);
    step(table, { ...over, play: { ...over.play!, outcome } }, 'Cara wins');
    expect(document.querySelector('.end')).toBeNull();
    pass(2000);
    expect(document.querySelector('.end')).not.toBeNull();
  });

  it('the curtain falls at once, so that nobody sees the cards of who has just moved', () => {
    const both = (first: string[], second: string[]) => [viewerOf(0, 'ANNES-CARD', first), viewerOf(1, 'BENS-CARD', second)];
    const { table } = sitDown(tableOf(one(0), both(['a'], [])), [], slow);
    press('I am Anne');
    expect(page()).toContain('ANNES-CARD');
    step(table, tableOf(one(1), both([], ['b'])), 'Anne fires');
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
  });
});

describe('"What you missed"', () => {
  function note(numbers: number[], missed: string[]) {
    const finish = vi.fn();
    const dismiss = vi.fn();
    const scenes = { missed: numbers, held: false, finish } as unknown as Scenes;
    const recap = { dismiss } as unknown as Recap;
    const shown = mount(SceneNote, { target: document.body, props: { scenes, missed, recap } });
    flushSync();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    void unmount(shown);
    return { finish, dismiss };
  }

  it('closes with Escape as with its button', () => {
    expect(note([], ['Elena walked aft', 'Billy shot']).dismiss).toHaveBeenCalledOnce();
  });

  it('skips with Escape the scenes that wait to be shown', () => {
    const { finish, dismiss } = note([3, 4], ['Elena walked aft']);
    expect(finish).toHaveBeenCalledOnce();
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('hears no Escape where there is nothing to tell', () => {
    const { finish, dismiss } = note([], ['Elena walked aft']);
    expect(finish).not.toHaveBeenCalled();
    expect(dismiss).not.toHaveBeenCalled();
  });
});
