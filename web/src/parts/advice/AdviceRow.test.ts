import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { cards, viewerOf } from '../../fixtures/cards';
import { Advice } from '../../lib/table/advice.svelte';
import { Pointing } from '../../lib/table/pointing.svelte';
import type { AdviceLine } from '../../wire/table';
import AdviceRow from './AdviceRow.svelte';

const LINES: AdviceLine[] = [
  { moves: [{ name: 'a' }, { name: 'b' }], events: [{ text: 'walks', place: 'deck' }], percent: 63, reasons: [{ subject: 'holes', better: true, about: null, number: 0 }] },
  { moves: [{ name: 'c' }], events: [], percent: 41, reasons: [{ subject: 'holes', better: false, about: null, number: 0 }, { subject: 'unknown', better: true, about: null, number: 0 }] },
];

const words = { 'holes.better': 'fewer holes', 'holes.worse': 'more holes', sailed: '{name} sailed red: {number}' };
const game = {
  ...cards,
  briefs: (events: { text: string }[]) => events.map(({ text }) => text),
  aim: ({ name }: { name: string }) => [name],
  places: ({ place }: { place: string }) => [place],
  reasons: () => Promise.resolve({ en: words, fr: words, de: words, es: words, it: words, nl: words }),
};

let leave: () => void = () => undefined;
afterEach(() => leave());

function show(mayAskAdvice = true, told = LINES) {
  const table = { advice: () => Promise.resolve(told) };
  const pointing = new Pointing();
  const onMove = vi.fn();
  const viewer = { ...viewerOf(0, 'card', ['a', 'c']), mayAskAdvice };
  const row = mount(AdviceRow, {
    target: document.body,
    props: { table, position: {}, inWindow: false, game, viewer, nameOf: (seat: number) => `Seat ${seat}`, pointing, onMove },
  });
  leave = () => {
    void unmount(row);
    leave = () => undefined;
  };
  flushSync();
  return { pointing, onMove };
}

const ask = () => document.querySelector<HTMLButtonElement>('.ask')!;
const lines = () => [...document.querySelectorAll<HTMLElement>('.line')];

async function asked() {
  ask().click();
  await eventually(() => {
    flushSync();
    expect(document.querySelectorAll('.line ul li')).toHaveLength(2);
  });
}

describe('advice', () => {
  it('says in words what the bots would do, with chances and reasons', async () => {
    show();
    expect(lines()).toHaveLength(0);
    await asked();
    expect(lines().map(({ textContent }) => textContent!.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/walks.*\+ fewer holes.*63 %/),
      expect.stringMatching(/− more holes.*Chance to win: 41 %.*play c/),
    ]);
  });

  it('says no word twice, and what the number is', async () => {
    show();
    await asked();
    expect(lines()[1]!.textContent!.match(/play c/gi)).toHaveLength(1);
    expect(lines()[0]!.textContent).not.toMatch(/play:/i);
    expect(lines()[0]!.querySelector('.chance')?.textContent).toMatch(/^Chance to win: 63 %/);
  });

  it('lights up the places of a line while somebody points at it', async () => {
    const { pointing } = show();
    await asked();
    lines()[0]!.dispatchEvent(new MouseEvent('mouseleave'));
    expect(pointing.lit).toBeNull();
    lines()[0]!.dispatchEvent(new MouseEvent('mouseenter'));
    expect(pointing.lit).toEqual([['a'], ['b'], ['deck']]);
    lines()[1]!.dispatchEvent(new MouseEvent('mouseenter'));
    expect(pointing.lit).toEqual([['c']]);
  });

  it('lights up the best line at once, where nobody can point', async () => {
    const { pointing } = show();
    await asked();
    expect(pointing.lit).toEqual([['a'], ['b'], ['deck']]);
  });

  it('names players and numbers in reasons that have no other words for worse', async () => {
    show(true, LINES.map((line) => ({ ...line, reasons: [{ subject: 'sailed', better: false, about: 2, number: 3 }] })));
    await asked();
    expect(lines()[0]!.textContent).toMatch(/− Seat 2 sailed red: 3/);
  });

  it('says of every line how it stands beside the others, where the game has no words for it', async () => {
    const even = LINES.map((line) => ({ ...line, percent: 95, reasons: [] }));
    const words = async (told: AdviceLine[]) => {
      show(true, told);
      ask().click();
      await eventually(() => {
        flushSync();
        expect(document.querySelectorAll('.line ul li')).toHaveLength(told.length);
      });
      const read = lines().map((line) => line.querySelector('ul')!.textContent!.trim());
      leave();
      return read;
    };
    expect(await words(even)).toEqual(Array(2).fill('= hardly any difference: choose what you like'));
    expect(await words([even[0]!, { ...even[1]!, percent: 40 }])).toEqual(['+ leaves the best chance', '− leaves a smaller chance']);
    expect(await words(even.slice(0, 1))).toEqual(['+ there is nothing better to do']);
    expect(await words([{ ...even[0]!, reasons: LINES[1]!.reasons.slice(0, 1) }])).toEqual(['+ there is nothing better to do']);
    expect(await words([{ ...even[0]!, percent: 100 }, even[1]!])).toEqual(['+ that is as good as won', '− leaves a smaller chance']);
  });

  it('says which lines are as good as the first', async () => {
    show(true, LINES.map((line) => ({ ...line, percent: 95 })));
    await asked();
    expect(lines().map((line) => line.querySelector('b')!.textContent)).toEqual(['Chance to win: 95 %', 'Chance to win: 95 % · just as good']);
  });

  it('plays the first move of a line with one click', async () => {
    const { onMove } = show();
    await asked();
    lines()[0]!.querySelector('button')!.click();
    expect(onMove).toHaveBeenCalledWith({ name: 'a' });
  });

  it('closes with Escape, and with a second click', async () => {
    show();
    await asked();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(lines()).toHaveLength(0);
    await asked();
    ask().click();
    flushSync();
    expect(lines()).toHaveLength(0);
  });

  it('is not offered where the seat has nothing to decide', () => {
    show(false);
    expect(ask()).toBeNull();
  });

  it('goes with its position, also while the bots still think', async () => {
    let answer: (lines: AdviceLine[]) => void = () => undefined;
    const advice = new Advice(() => new Promise((resolve) => (answer = resolve)));
    const first = advice.of(0);
    expect(advice.thinking).toBe(true);
    advice.forget();
    answer(LINES);
    await first;
    expect(advice.lines).toBeNull();
    expect(advice.thinking).toBe(false);
  });
});
