import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { leave, one, page, press, sitDown, together, whisper } from '../../fixtures/play-area';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

afterEach(() => leave());

describe('several at one screen with secrets', () => {
  const both = (first: string[], second: string[]) => [viewerOf(0, 'ANNES-CARD', first), viewerOf(1, 'BENS-CARD', second)];

  it('see a curtain, and nothing of anybody’s secrets, until one of them lifts it', () => {
    const heard = [whisper([0], 'ANNE-LEARNS'), whisper([1], 'BEN-LEARNS'), whisper([0, 1], 'ALL-LEARN')];
    sitDown(tableOf(one(0), both(['a'], [])), heard);
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD|ANNE-LEARNS|BEN-LEARNS/);
    expect(page()).toContain('Pass the screen to Anne');
    expect(page()).toContain('ALL-LEARN');
    press('I am Anne');
    expect(page()).toMatch(/ANNES-CARD.*ANNE-LEARNS/);
    expect(page()).not.toMatch(/BENS-CARD|BEN-LEARNS/);
  });

  it('have it fall again at the moment of the answer, in a turn of one', () => {
    const { goOn } = sitDown(tableOf(one(0), both(['a'], [])));
    press('I am Anne');
    goOn(tableOf(one(1), both([], ['b'])));
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
    press('I am Ben');
    expect(page()).toContain('BENS-CARD');
    goOn(tableOf(one(2), both([], [])));
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
    expect(page()).toContain('Nobody here is asked right now');
  });

  it('answer one after the other where all are asked together', () => {
    const { goOn, asked } = sitDown(tableOf(together([0, 1, 2]), both(['a'], ['b'])));
    press('I am Anne');
    press('play a');
    expect(asked).toHaveBeenLastCalledWith({ type: 'Play', seat: 0, move: { name: 'a' } });
    goOn(tableOf(together([1, 2]), both([], ['b'])));
    expect(page()).toContain('Pass the screen to Ben');
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
    press('I am Ben');
    press('play b');
    expect(asked).toHaveBeenLastCalledWith({ type: 'Play', seat: 1, move: { name: 'b' } });
  });

  it('find it down again when the same seat is asked anew', () => {
    const { goOn } = sitDown(tableOf(one(0), both(['a'], [])));
    press('I am Anne');
    goOn(tableOf(one(2), both([], [])));
    goOn(tableOf(one(0), both(['a'], [])));
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
  });

  it('may look in between, until somebody is asked', () => {
    const { goOn } = sitDown(tableOf(one(2), both([], [])));
    press('I am Ben');
    expect(page()).toContain('BENS-CARD');
    press('Draw the curtain');
    expect(page()).not.toContain('BENS-CARD');
    press('I am Ben');
    goOn(tableOf(one(0), both(['a'], [])));
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD/);
  });
});

describe('several at one screen with a board that is open to all', () => {
  const open = { ...cards, openly: (view: { card: string }) => ({ ...view, card: 'OPEN-SEA' }) } as typeof cards;
  const both = (first: string[], second: string[]) => [viewerOf(0, 'ANNES-CARD', first), viewerOf(1, 'BENS-CARD', second)];

  it('see it while the curtain is down, and nothing of anybody’s secrets', () => {
    const { goOn } = sitDown(tableOf(one(0), both(['a'], [])), [whisper([0], 'ANNE-LEARNS')], open);
    expect(page()).toMatch(/OPEN-SEA.*Pass the screen to Anne/);
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD|ANNE-LEARNS|play a/);
    press('I am Anne');
    expect(page()).toMatch(/ANNES-CARD/);
    goOn(tableOf(one(1), both([], ['b'])));
    expect(page()).toMatch(/OPEN-SEA.*Pass the screen to Ben/);
    expect(page()).not.toMatch(/ANNES-CARD|BENS-CARD|play b/);
  });

  it('take back a move until the next one lifts the curtain', () => {
    const { asked, goOn } = sitDown(tableOf(one(0), both(['a'], [])), [], open);
    press('I am Anne');
    const [anne, ben] = both([], ['b']);
    goOn(tableOf(one(1), [{ ...anne!, mayTakeBack: true }, ben!]));
    document.querySelector<HTMLElement>('.hand .back button')?.click();
    expect(asked).toHaveBeenLastCalledWith({ type: 'TakeBack', seat: 0 });
  });

  it('see the same board go on, so that the mover sees what came of the move', () => {
    const { goOn } = sitDown(tableOf(one(0), both(['a'], [])), [], open);
    press('I am Anne');
    const board = document.querySelector('[data-stage] .frame > *');
    expect(board).not.toBeNull();
    goOn(tableOf(one(1), both([], ['b'])));
    expect(document.querySelector('[data-stage] .frame > *')).toBe(board);
  });
});
