import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/cards';
import ClaimComposer from './ClaimComposer.svelte';

let leave: () => void = () => undefined;
afterEach(() => leave());

it('offers the others for a claim about somebody, and begins with one of them', () => {
  const onClaim = vi.fn();
  const blanks = [{ type: 'Word' as const, among: ['red'] }, { type: 'Word' as const, among: ['blue'] }, { type: 'Player' as const }];
  const nameOf = (seat: number) => ['Anne', 'Ben', 'Cara'][seat] ?? '';
  const page = mount(ClaimComposer, {
    target: document.body,
    props: { forms: [{ name: 'drew', blanks }], game: cards, others: [1, 2], nameOf, onClaim },
  });
  leave = () => void unmount(page);
  flushSync();
  const offered = [...document.querySelectorAll('select')].at(-1)?.options ?? [];
  expect([...offered].map(({ text }) => text)).toEqual(['Ben', 'Cara']);
  document.querySelector<HTMLButtonElement>('form button')?.click();
  expect(onClaim).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['red', 'blue', '1'] });
});
