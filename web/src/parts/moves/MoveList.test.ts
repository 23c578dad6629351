import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { Pointing } from '../../lib/table/pointing.svelte';
import { Table } from '../../lib/table/table.svelte';
import { askWhyNot } from '../../lib/moves/why-not';
import type { Reply } from '../../wire/table';
import MoveList from './MoveList.svelte';

let leave: () => void = () => undefined;
afterEach(() => leave());

const game = { ...cards, unusable: () => [{ text: 'Fly', attempt: { name: 'fly' } }], finishes: (move: { name: string }) => move.name === 'end' } as typeof cards;

function list(moves: object[], onWhy?: (move: unknown) => void, more: object = {}) {
  const onMove = vi.fn();
  const props = { game, view: {}, moves, busy: false, nameOf: String, onMove, ...(onWhy ? { onWhy } : {}), ...more };
  const shown = mount(MoveList, { target: document.body, props });
  leave = () => {
    leave = () => undefined;
    void unmount(shown);
  };
  flushSync();
  return onMove;
}
const fly = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Fly');

describe('actions that cannot be used now', () => {
  it('stand dimmed after the moves, ask why when they are clicked, and have no key', () => {
    const onWhy = vi.fn();
    const onMove = list([{ name: 'a' }], onWhy);
    expect(fly()?.getAttribute('aria-disabled')).toBe('true');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
    expect(onWhy).not.toHaveBeenCalled();
    fly()?.click();
    expect(onWhy).toHaveBeenCalledExactlyOnceWith({ name: 'fly' });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('are left out where nothing is offered, and where nobody may ask', () => {
    list([], vi.fn());
    expect(fly()).toBeUndefined();
    leave();
    list([{ name: 'a' }]);
    expect(fly()).toBeUndefined();
  });
});

describe('a move that is pointed at', () => {
  const over = (type: string, pointerType = 'mouse') => {
    const event = Object.assign(new Event(type), { pointerType });
    document.querySelector('.move')?.dispatchEvent(event);
  };

  it('lights up its places, until the mouse or the move is gone; a finger points at nothing', () => {
    const pointing = new Pointing();
    list([{ name: 'a' }], undefined, { pointing, game: { ...game, aim: ({ name }: { name: string }) => ['here', name] } });
    over('pointerenter', 'touch');
    expect(pointing.lit).toBeNull();
    over('pointerenter');
    expect(pointing.lit).toEqual([['here', 'a']]);
    over('pointerleave');
    expect(pointing.lit).toBeNull();
    over('pointerenter');
    leave();
    flushSync();
    expect(pointing.lit).toBeNull();
  });
});

describe('what ends a turn', () => {
  const click = (name: string, timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 50, clientY: 50 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.dispatchEvent(event);
  };

  it('stands apart from the other moves, last, and is not hit by a second click on one of them', () => {
    const onMove = list([{ name: 'end' }, { name: 'a' }]);
    expect([...document.querySelectorAll('.move')].map((one) => one.textContent?.trim())).toEqual(['play a', 'play end']);
    expect(document.querySelector('.list')?.textContent).not.toContain('play end');
    click('play a', 1000);
    click('play end', 1300);
    expect(onMove.mock.calls).toEqual([[{ name: 'a' }]]);
    click('play end', 2000);
    expect(onMove).toHaveBeenLastCalledWith({ name: 'end' });
  });
});

describe('why not', () => {
  function seated(reply: Reply) {
    const table = new Table('x');
    table.told = tableOf({ type: 'One', seat: 0 }, [viewerOf(0, 'CARD', ['a'])]);
    return { table, ask: vi.spyOn(table, 'ask').mockResolvedValue(reply) };
  }
  const refused = (code: string): Reply => ({ type: 'Refused', id: '', number: 10, code, sentence: 'No.', rule: 'A rule' });

  it('never sends a move that is offered, in whichever order its fields stand', async () => {
    const { table, ask } = seated(refused('NO'));
    await askWhyNot(table, 0, { b: { d: 1, c: 2 }, a: 1 }, [{ a: 1, b: { c: 2, d: 1 } }], 'Anne, your turn');
    expect(ask).not.toHaveBeenCalled();
    expect(table.refused?.sentence).toBe('Anne, your turn');
  });

  it('leaves the reason of the rule, and says what the game waits for where the rule says nothing else', async () => {
    const first = seated(refused('TOO_FAR'));
    await askWhyNot(first.table, 0, { name: 'fly' }, [], 'Anne, your turn');
    expect(first.ask).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'fly' } });
    expect(first.table.refused).toBeNull(); // the spy leaves it, the table would keep the refusal
    const second = seated(refused('NOT_NOW'));
    await askWhyNot(second.table, 0, { name: 'fly' }, [], 'Anne, your turn');
    expect(second.table.refused).toMatchObject({ sentence: 'Anne, your turn', rule: 'A rule' });
  });
});

it('all moves, once they are shown, go back into their row with Escape, wherever the focus is', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  list([{ name: 'a' }, { name: 'b' }]);
  const toggle = () => document.querySelector<HTMLElement>('[aria-expanded]');
  await eventually(() => (flushSync(), expect(toggle()).not.toBeNull()));
  toggle()!.click();
  flushSync();
  expect(toggle()!.getAttribute('aria-expanded')).toBe('true');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  flushSync();
  expect(toggle()!.getAttribute('aria-expanded')).toBe('false');
  vi.restoreAllMocks();
});
