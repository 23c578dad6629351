import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/cards';
import TalkLine from './TalkLine.svelte';

let leave: () => Promise<void> = () => Promise.resolve();
afterEach(() => leave());

/** What somebody reads who may make claims, and nothing else. */
function read(lesson: boolean): string {
  const talk = { words: false, emotes: false, claims: [{ name: 'drew', blanks: [] }] };
  const props = { talk, whySilent: 'learn.silent' as const, ledger: [], game: cards, others: [1, 2, 3, 4], nameOf: String, lesson, onSay: () => undefined };
  const line = mount(TalkLine, { target: document.body, props });
  leave = () => unmount(line);
  flushSync();
  return document.body.textContent;
}

it('says why there are no words where the rules ask for silence', () => {
  expect(read(false)).toContain('No words right now');
});

it('does not speak of silence in a lesson that asks for a claim', () => {
  expect(read(true)).not.toContain('No words right now');
});

it('asks a watcher for a name who may talk with one', () => {
  const silent = { words: false, emotes: false, claims: [] };
  const onName = vi.fn();
  const props = { talk: silent, whySilent: 'talk.silent.name' as const, ledger: [], game: cards, others: [], nameOf: String, onName, onSay: () => undefined };
  const line = mount(TalkLine, { target: document.body, props });
  leave = () => unmount(line);
  flushSync();
  expect(document.body.textContent).toContain('you need a name');
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Tell them your name')!.click();
  expect(onName).toHaveBeenCalledOnce();
});
