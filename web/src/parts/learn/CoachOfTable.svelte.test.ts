import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { touchScreen } from '../../board/windows.svelte';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { Coach } from '../../lib/lesson/coach.svelte';
import { tips } from '../../lib/lesson/tips.svelte';
import { LANGUAGES } from '../../texts/translation';
import CoachOfTable from './CoachOfTable.svelte';

const coach = Object.fromEntries(LANGUAGES.map((language) => [language, { goal: 'THE-GOAL', 'goal.touch': 'THE-TOUCHED-GOAL', vote: 'HOW-TO-VOTE' }]));
const reasons = Object.fromEntries(LANGUAGES.map((language) => [language, { 'holes.better': 'FEWER-HOLES' }]));
const game = { ...cards, reasons: () => Promise.resolve(reasons), lesson: () => Promise.resolve({ coach, situation: () => 'vote' }) } as unknown as typeof cards;
const advice = vi.fn(() => Promise.resolve([{ moves: [{ name: 'b' }], events: [], percent: 60, reasons: [{ subject: 'holes', better: true, about: null, number: 0 }] }]));
const props = $state({ coach: new Coach('cards'), seat: 0, table: { advice }, told: tableOf({ type: 'One', seat: 2 }, [viewerOf(0, '')]), game, resting: true });
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tips.set(true);
  Object.assign(props, { coach: new Coach('cards'), seat: 0, told: tableOf({ type: 'One', seat: 2 }, [viewerOf(0, '')]), resting: true });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

async function come() {
  const strip = mount(CoachOfTable, { target: document.body, props });
  leave = () => void unmount(strip);
  await later(0);
}
async function later(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  flushSync();
}
const page = () => document.body.textContent;
const isAsked = () => {
  props.told = tableOf({ type: 'One', seat: 0 }, [viewerOf(0, '', ['a'])]);
  flushSync();
};

it('shows what is new in the place of a goal that was read', async () => {
  await come();
  await later(11);
  expect(page()).toContain('THE-GOAL');
  isAsked();
  expect(page()).toContain('HOW-TO-VOTE');
});

it('lets what is new wait until the goal was read, and says that it waits', async () => {
  await come();
  isAsked();
  expect(page()).toMatch(/THE-GOAL.*Got it, next/);
  await later(11);
  expect(page()).toMatch(/HOW-TO-VOTE.*Got it /);
});

it('begins when nothing lies over the page any more', async () => {
  props.resting = false;
  await come();
  await later(11);
  isAsked();
  expect(page()).not.toMatch(/THE-GOAL|HOW-TO-VOTE/);
  props.resting = true;
  flushSync();
  expect(page()).toContain('THE-GOAL');
});

it('sends a tip away with Escape, and not the coach', async () => {
  await come();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  flushSync();
  expect(page()).not.toContain('THE-GOAL');
  isAsked();
  expect(page()).toContain('HOW-TO-VOTE');
});

it('folds a new tip again after one was unfolded', async () => {
  await come();
  const fold = () => document.querySelector<HTMLButtonElement>('[aria-expanded]')!;
  fold().click();
  flushSync();
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  isAsked();
  await later(11);
  expect(page()).toContain('HOW-TO-VOTE');
  expect(fold().getAttribute('aria-expanded')).toBe('false');
});

it('has other words where fingers cannot point', async () => {
  const touch = vi.spyOn(touchScreen, 'current', 'get').mockReturnValue(true);
  await come();
  expect(page()).toContain('THE-TOUCHED-GOAL');
  touch.mockRestore();
});

const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const mayAsk = () => {
  props.told = tableOf({ type: 'One', seat: 0 }, [{ ...viewerOf(0, '', ['a', 'b']), mayAskAdvice: true }]);
  flushSync();
};

it('asks for advice with one click, never by itself, and says the best line with its reason', async () => {
  advice.mockClear();
  await come();
  mayAsk();
  await later(11);
  expect(advice).not.toHaveBeenCalled();
  button('What would you do?')!.click();
  await later(0);
  expect(advice).toHaveBeenCalledExactlyOnceWith(0);
  expect(page()).toContain('I would choose this: play b. What speaks for it: FEWER-HOLES.');
  mayAsk();
  await later(0);
  expect(page()).not.toContain('I would choose');
});

it('says once that one can ask, after what is new was read', async () => {
  await come();
  mayAsk();
  button('Got it, next')!.click();
  flushSync();
  button('Got it')!.click();
  flushSync();
  expect(page()).toContain('Ask what the bots would do.');
  button('Got it')!.click();
  flushSync();
  mayAsk();
  expect(page()).not.toContain('Ask what the bots would do.');
});

it('asks nothing where advice is not allowed, or where several decide at once', async () => {
  await come();
  isAsked();
  await later(11);
  expect(button('What would you do?')).toBeUndefined();
  props.told = tableOf({ type: 'Together', asked: [0, 1], awaited: [0, 1], window: false }, [{ ...viewerOf(0, '', ['a']), mayAskAdvice: true }]);
  flushSync();
  expect(button('What would you do?')).toBeUndefined();
});

it('looks at the table with the eyes of whose view the page shows', async () => {
  await come();
  props.told = tableOf({ type: 'One', seat: 1 }, [viewerOf(0, ''), { ...viewerOf(1, '', ['a', 'b']), mayAskAdvice: true }]);
  await later(11);
  expect(page()).not.toContain('HOW-TO-VOTE');
  props.seat = 1;
  flushSync();
  expect(page()).toContain('HOW-TO-VOTE');
  button('What would you do?')!.click();
  expect(advice).toHaveBeenLastCalledWith(1);
});

it('goes with "No more tips", and begins with the goal when tips are wanted again', async () => {
  await come();
  button('No more tips')!.click();
  flushSync();
  isAsked();
  expect(page()).not.toMatch(/THE-GOAL|HOW-TO-VOTE/);
  tips.set(true);
  flushSync();
  expect(page()).toContain('THE-GOAL');
});

const isFolded = () => document.querySelector('[data-guide]')!.classList.contains('folded');
const talks = (...numbers: number[]) => {
  const talk = numbers.map((number) => ({ number, at: 0, person: { id: 'cara', name: 'Cara' }, seat: 2, saying: { type: 'Words' as const, text: 'Ahoy' } }));
  props.told = { ...props.told, talk };
  flushSync();
};

it('makes way when somebody talks, but not before it was noticed, and stands whole again with what is new', async () => {
  await come();
  await later(1);
  expect(isFolded()).toBe(false);
  talks(11);
  expect(isFolded()).toBe(false);
  await later(4);
  expect(isFolded()).toBe(true);
  isAsked();
  await later(11);
  expect(page()).toContain('HOW-TO-VOTE');
  expect(isFolded()).toBe(false);
});

it('makes way when its decision is made', async () => {
  await come();
  isAsked();
  expect(isFolded()).toBe(false);
  props.told = tableOf({ type: 'One', seat: 2 }, [viewerOf(0, '')]);
  flushSync();
  expect(page()).toContain('THE-GOAL');
  expect(isFolded()).toBe(true);
});
