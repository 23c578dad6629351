import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../lib/browser/settings.svelte';
import type { Verdict } from '../../luck/check';
import LuckVerdict from './LuckVerdict.svelte';

afterEach(() => settings.setLanguage('en'));

function told(verdict: Verdict): string | undefined {
  const part = mount(LuckVerdict, { target: document.body, props: { verdict } });
  flushSync();
  const sentence = document.querySelector('.verdict p')?.textContent;
  void unmount(part);
  return sentence;
}

it('a flaw is named with its entry and its field, where it has them', () => {
  expect(told({ type: 'twice', number: 3, field: 'at' })).toBe('Entry 3: "at" stands there twice.');
  expect(told({ type: 'twice', number: 0, field: 'seals' })).toBe('"seals" stands there twice.');
  expect(told({ type: 'form', number: 1, field: 'fact.luckHash' })).toBe(
    'Entry 1: "fact.luckHash" is missing or has the wrong form.',
  );
  expect(told({ type: 'form', number: 2, field: '' })).toBe('Entry 2: Something in it is missing or has the wrong form.');
  expect(told({ type: 'seal', number: 2 })).toBe('Entry 2 is not as it was saved.');
});

it('a flaw is named in the language of the reader', () => {
  settings.setLanguage('de');
  expect(told({ type: 'form', number: 2, field: '' })).toBe('Eintrag 2: Etwas darin fehlt oder hat die falsche Form.');
});
