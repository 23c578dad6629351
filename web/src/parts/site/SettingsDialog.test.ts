import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { tips } from '../../lib/lesson/tips.svelte';
import SettingsDialog from './SettingsDialog.svelte';

let leave: () => void;
afterEach(() => {
  leave();
  localStorage.clear();
  tips.set(true);
});

const box = () => [...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes('Tips while you play'))!.querySelector('input')!;

it('brings tips back to whoever wanted no more of them, from the first one on, and keeps everything else', () => {
  localStorage.setItem('kraken.coach.bay', 'goal,sail');
  localStorage.setItem('kraken.lesson.bay', '7');
  tips.set(false);
  const dialog = mount(SettingsDialog, { target: document.body, props: { open: true } });
  leave = () => void unmount(dialog);
  flushSync();
  expect(box().checked).toBe(false);
  box().click();
  flushSync();
  expect(tips.on).toBe(true);
  expect({ ...localStorage }).toEqual({ 'kraken.lesson.bay': '7' });
  box().click();
  flushSync();
  expect([tips.on, localStorage.getItem('kraken.coach.off')]).toEqual([false, 'yes']);
});
