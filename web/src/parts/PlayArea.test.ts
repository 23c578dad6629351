import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table, type Heard } from '../lib/table.svelte';
import type { TableTold, Turn } from '../wire/table';
import { cards, eyesOf, tableOf } from './fixtures/cards';
import PlayArea from './PlayArea.svelte';
import Room from './fixtures/Room.svelte';

vi.mock('../lib/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')) } }));
Element.prototype.scrollTo ??= () => undefined;

const one = (seat: number): Turn => ({ type: 'One', seat });
const together = (awaited: number[], window = false): Turn => ({ type: 'Together', asked: [0, 1, 2], awaited, window });
const whisper = (eyes: number[], text: string): Heard => ({
  key: text,
  number: 1,
  happening: { type: 'InGame', eyes, event: { text } },
});

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The page of a table, and a way to let it go on. */
function sitDown(told: TableTold, heard: Heard[] = []) {
  const table = new Table('x');
  table.told = told;
  table.story = heard;
  table.recalled = true;
  const asked = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'Done', id: '', number: 11 });
  const room = mount(Room, { target: document.body, props: { table, Area: PlayArea, game: cards } });
  leave = () => {
    void unmount(room);
    leave = () => undefined;
  };
  flushSync();
  return { table, asked, goOn: (next: TableTold) => ((table.told = next), flushSync()) };
}

const page = () => `${document.title} ${document.body.textContent}`;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim().replace(/^\d/, '') === name);
const press = (name: string) => (button(name)?.click(), flushSync());

describe('several at one screen with secrets', () => {
  const both = (first: string[], second: string[]) => [eyesOf(0, 'ANNES-CARD', first), eyesOf(1, 'BENS-CARD', second)];

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

describe('a window', () => {
  it('looks the same for who can act and who can only pass, but for the moves themselves', () => {
    const shape = (moves: string[]) => {
      sitDown(tableOf(together([0, 1, 2], true), [eyesOf(0, 'CARD', moves)]));
      const html = document.querySelector('.hand')?.innerHTML.replace(/<ul[^]*?<\/ul>/g, '').replace(/id="[^"]*"|labelledby="[^"]*"/g, '');
      leave();
      return html;
    };
    expect(shape(['pass'])).toBe(shape(['pass', 'shoot']));
  });

  it('stays as it is when the seat has answered, and marks nobody', () => {
    const { goOn, asked } = sitDown(tableOf(together([0, 1, 2], true), [eyesOf(0, 'CARD', ['pass', 'shoot'])]));
    press('play pass');
    expect(asked).toHaveBeenCalledTimes(1);
    goOn(tableOf(together([1, 2], true), [eyesOf(0, 'CARD')]));
    expect(button('play pass')).toBeTruthy();
    expect(button('play shoot')).toBeTruthy();
    expect(page()).toContain('answered');
    press('play shoot');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
    expect(page()).not.toMatch(/Waiting for/);
  });
});
