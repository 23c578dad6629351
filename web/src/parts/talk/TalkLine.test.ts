import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/cards';
import type { ClaimForm } from '../../wire/table';
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

const names = ['Anne', 'Diego', 'Jo', 'Cara'];
const ask = { name: 'ask', blanks: [{ type: 'Player' as const }, { type: 'Word' as const, among: ['cards', 'vote'] }] };

/** Writes a line where Diego and Jo are bots. */
function write(words: string, game = { ...cards, asking: 'ask' } as typeof cards, bots = [1, 2], forms: ClaimForm[] = [{ name: 'drew', blanks: [] }]) {
  const onSay = vi.fn();
  const talk = { words: true, emotes: false, claims: [...forms, ask] };
  const props = { talk, whySilent: 'learn.silent' as const, ledger: [], game, others: [1, 2, 3], bots, nameOf: (seat: number) => names[seat] ?? '', onSay };
  const line = mount(TalkLine, { target: document.body, props });
  leave = () => unmount(line);
  flushSync();
  const input = document.querySelector('input')!;
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  return onSay;
}
const offered = () => document.querySelector<HTMLButtonElement>('.ask');

it('offers to ask a bot that a question names, in the form that bots understand', () => {
  const onSay = write('Diego, are you a pirate?');
  expect(offered()?.textContent).toContain('Ask Diego');
  offered()?.click();
  flushSync();
  document.querySelector<HTMLInputElement>('.foot .over [value=vote]')?.click();
  flushSync();
  document.querySelector('.foot .over form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  flushSync();
  expect(onSay).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'ask', fillings: ['1', 'vote'] });
  expect(document.querySelector('input')?.value).toBe('');
});

it.each([
  ['is no question', 'Diego is a pirate'],
  ['names a person', 'Cara, are you a pirate?'],
  ['names nobody: Jo is not in a joke', 'Is that a joke?'],
  ['names several', 'Diego or Jo?'],
])('says that bots read no words where a line %s', (_, words) => {
  write(words);
  expect(offered()).toBeNull();
  expect(document.querySelector('.hint')?.textContent).toContain('Bots do not read words');
});

it('offers what a line seems to claim, as a claim that bots understand', () => {
  const drew = { name: 'drew', blanks: [{ type: 'Word' as const, among: ['red', 'blue'] }, { type: 'Word' as const, among: ['red', 'blue'] }, { type: 'Player' as const }] };
  const onSay = write('I drew a blue card, gave a red card to Cara', undefined, undefined, [drew]);
  expect(offered()?.textContent).toBe('I drew a blue card and gave a red card to Cara.');
  offered()?.click();
  flushSync();
  document.querySelector('.foot .over form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  flushSync();
  expect(onSay).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['blue', 'red', '3'] });
  expect(document.querySelector('input')?.value).toBe('');
});

it('says nothing of bots where there are none, or where they cannot be asked', async () => {
  write('Diego?', undefined, []);
  expect(offered() ?? document.querySelector('.hint')).toBeNull();
  await leave();
  write('Diego?', cards);
  expect(offered() ?? document.querySelector('.hint')).toBeNull();
});
