import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { touchScreen } from '../../board/windows.svelte';
import { cards, eyesOf, tableOf } from '../../fixtures/cards';
import { Coach } from '../../lib/lesson/coach.svelte';
import { LANGUAGES } from '../../texts/translation';
import CoachOfTable from './CoachOfTable.svelte';

const coach = Object.fromEntries(LANGUAGES.map((language) => [language, { goal: 'THE-GOAL', 'goal.touch': 'THE-TOUCHED-GOAL', vote: 'HOW-TO-VOTE' }]));
const game = { ...cards, lesson: () => Promise.resolve({ coach, situation: () => 'vote' }) } as unknown as typeof cards;
const props = $state({ coach: new Coach('cards'), told: tableOf({ type: 'One', seat: 2 }, [eyesOf(0, '')]), game, resting: true });
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(props, { coach: new Coach('cards'), told: tableOf({ type: 'One', seat: 2 }, [eyesOf(0, '')]), resting: true });
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
  props.told = tableOf({ type: 'One', seat: 0 }, [eyesOf(0, '', ['a'])]);
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

it('has other words where fingers cannot point', async () => {
  const touch = vi.spyOn(touchScreen, 'current', 'get').mockReturnValue(true);
  await come();
  expect(page()).toContain('THE-TOUCHED-GOAL');
  touch.mockRestore();
});
