import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { cards } from '../../fixtures/cards';
import { LANGUAGES, type Texts } from '../../texts/translation';
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
  type(words);
  return onSay;
}

function type(words: string) {
  const input = document.querySelector('input')!;
  input.dispatchEvent(new Event('focus'));
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

const offered = () => document.querySelector<HTMLButtonElement>('.ask');

it('offers to ask a bot that a question names, in the form that bots understand', () => {
  const onSay = write('Diego, are you a pirate?');
  expect(offered()?.textContent).toContain('Ask Diego');
  offered()?.click();
  flushSync();
  expect(onSay).not.toHaveBeenCalled();
  document.querySelector<HTMLInputElement>('.foot .over [value=vote]')?.click();
  flushSync();
  document.querySelector('.foot .over form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  flushSync();
  expect(onSay).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'ask', fillings: ['1', 'vote'] });
  expect(document.querySelector('input')?.value).toBe('');
});

it.each([
  ['claims nothing', 'Diego is a pirate'],
  ['asks a person', 'Cara, are you a pirate?'],
  ['names nobody: Jo is not in a joke', 'Is that a joke?'],
  ['names several', 'Diego or Jo?'],
])('says what bots understand where a line %s', (_, words) => {
  write(words);
  expect(offered()).toBeNull();
  expect(document.querySelector('.hint')?.textContent).toContain('Bots only understand set sentences');
});

const drew = { name: 'drew', blanks: [{ type: 'Word' as const, among: ['red', 'blue'] }, { type: 'Word' as const, among: ['red', 'blue'] }, { type: 'Player' as const }] };

it('says with one tap what a line claims, in words that bots understand', () => {
  const onSay = write('I drew a blue card, gave a red card to Cara', undefined, undefined, [drew]);
  expect(offered()?.textContent).toBe('I drew a blue card and gave a red card to Cara.');
  expect(onSay).not.toHaveBeenCalled();
  offered()?.click();
  flushSync();
  expect(onSay).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['blue', 'red', '3'] });
  expect(document.querySelector('input')?.value).toBe('');
});

it('still offers what somebody has said as words, until the claim is made or something else is typed', () => {
  const onSay = write('I drew a blue card, gave a red card to Cara', undefined, undefined, [drew]);
  document.querySelector('.line form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  flushSync();
  expect(onSay).toHaveBeenLastCalledWith({ type: 'Words', text: 'I drew a blue card, gave a red card to Cara' });
  type('What a sea');
  expect(offered()).toBeNull();
  type('');
  offered()?.click();
  flushSync();
  expect(onSay).toHaveBeenLastCalledWith({ type: 'Claim', form: 'drew', fillings: ['blue', 'red', '3'] });
  expect(offered()).toBeNull();
});

it('opens the form with what a line claims in part', async () => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { 'form.drew': 'drew' }])) as unknown as Texts<string>;
  const onSay = write('I drew a blue card, Cara', { ...cards, asking: 'ask', hearing: () => Promise.resolve(texts) }, undefined, [drew]);
  await eventually(() => expect(offered()?.textContent).toBe('I drew a blue card and gave … to Cara.'));
  offered()?.click();
  flushSync();
  expect(onSay).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>('.foot .over [value=blue]')?.checked).toBe(true);
  expect(offered()).toBeNull();
});

it('says once what bots understand, and again to somebody who names one', () => {
  write('What a day');
  document.querySelector('.line form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  flushSync();
  type('And what a sea');
  expect(document.querySelector('.hint')).toBeNull();
  type('Oh, Diego');
  expect(document.querySelector('.hint')?.textContent).toContain('Bots only understand');
});

it('says nothing of bots where there are none, or where they cannot be asked', async () => {
  write('Diego?', undefined, []);
  expect(offered() ?? document.querySelector('.hint')).toBeNull();
  await leave();
  write('Diego?', cards);
  expect(offered() ?? document.querySelector('.hint')).toBeNull();
});
