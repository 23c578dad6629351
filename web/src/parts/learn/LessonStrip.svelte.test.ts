import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lesson } from '../../lib/lesson/lesson.svelte';
import LessonStrip from './LessonStrip.svelte';

const named = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) => {
  named(words)?.click();
  flushSync();
};
const words = () => document.querySelector('p')?.textContent.trim();
const isToRead = { act: null };
const isToDo = { act: { type: 'Play', seat: 0, move: {} } };

let index = $state(0);
let resting = $state(true);
let steps: unknown[];
let leave: () => void;
const at = () => index;
const forward = () => (index += 1);
const lesson = {
  get index() {
    return index;
  },
  get step() {
    return steps[index];
  },
  get steps() {
    return steps;
  },
  get length() {
    return steps.length;
  },
  ideas: () => 1,
  next: forward,
  skip: forward,
} as unknown as Lesson;

function show(...kinds: object[]) {
  steps = kinds.map((kind, number) => ({ ...kind, say: `text ${number}` }));
  const end = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const strip = mount(LessonStrip, {
    target: document.body,
    props: {
      lesson,
      textOf: String,
      end,
      get resting() {
        return resting;
      },
    },
  });
  leave = () => void unmount(strip);
  flushSync();
}
const rest = (rests: boolean) => {
  resting = rests;
  flushSync();
};

beforeEach(() => {
  index = 0;
  resting = true;
});
afterEach(() => leave());

it('keeps the way on, and the focus on it, while what the next words are about is still shown', () => {
  show(isToRead, isToRead, isToRead, isToRead);
  named('Next')!.focus();
  rest(false);
  press('Next');
  expect(at()).toBe(1);
  expect(document.activeElement).toBe(named('Next'));
  expect(words()).toBe('text 0 Watch …');
  press('Next');
  expect(at()).toBe(1);
  rest(true);
  expect(words()).toBe('text 1');
  expect(document.activeElement).toBe(named('Next'));
  press('Next');
  expect(at()).toBe(2);
});

it('shows a move to whoever is stuck, once for each click, and keeps the focus on the way on', () => {
  show(isToDo, isToDo, isToRead, isToRead);
  expect(named('Next')).toBeUndefined();
  named('Show me')!.focus();
  rest(false);
  press('Show me');
  press('Show me');
  expect(at()).toBe(1);
  rest(true);
  expect(document.activeElement).toBe(named('Show me'));
  press('Show me');
  expect(at()).toBe(2);
  expect(document.activeElement).toBe(named('Next'));
});

it('shows nothing to whoever clicks twice on "Next"', () => {
  show(isToRead, isToDo, isToRead);
  press('Next');
  expect(words()).toBe('text 1 Your move!');
  named('Show me')!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(at()).toBe(1);
});

it('leaves the focus to the moves when what was read leads to one', () => {
  show(isToRead, isToDo, isToRead);
  named('Next')!.focus();
  press('Next');
  expect(at()).toBe(1);
  expect(document.activeElement).not.toBe(named('Show me'));
});
