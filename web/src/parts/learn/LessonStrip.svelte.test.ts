import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Lesson } from '../../lib/lesson/lesson.svelte';
import LessonStrip from './LessonStrip.svelte';

const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
const press = () => {
  button()?.click();
  flushSync();
};

it('keeps the way on, and the focus on it, while what the next words are about is still shown', async () => {
  let index = $state(0);
  const at = () => index;
  const steps = ['one', 'two', 'three', 'four'].map((say) => ({ say, act: null }));
  const lesson = {
    get index() {
      return index;
    },
    get step() {
      return steps[index];
    },
    steps,
    length: steps.length,
    ideas: () => 1,
    next: () => (index += 1),
  } as unknown as Lesson;
  let resting = $state(true);
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
  flushSync();
  button()?.focus();
  resting = false;
  press();
  expect(at()).toBe(1);
  expect(document.activeElement).toBe(button());
  expect(document.querySelector('p')?.textContent).toBe('one');
  press();
  expect(at()).toBe(1);
  resting = true;
  flushSync();
  expect(document.querySelector('p')?.textContent).toBe('two');
  expect(document.activeElement).toBe(button());
  press();
  expect(at()).toBe(2);
  await unmount(strip);
});
