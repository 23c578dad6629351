import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/cards';
import ClaimComposer from './ClaimComposer.svelte';

let leave: () => void = () => undefined;
afterEach(() => leave());

const colour = { type: 'Word' as const, among: ['red', 'blue'] };
const nameOf = (seat: number) => ['Anne', 'Ben', 'Cara'][seat] ?? '';

function open(blanks: (typeof colour | { type: 'Player' })[], fitting?: { form: string; fillings: string[] }) {
  const onClaim = vi.fn();
  const page = mount(ClaimComposer, {
    target: document.body,
    props: { forms: [{ name: 'drew', blanks }], game: cards, others: [1, 2], nameOf, fitting, onClaim },
  });
  leave = () => void unmount(page);
  flushSync();
  return onClaim;
}
function choose(blank: number, choice: string) {
  const group = document.querySelectorAll('[role=radiogroup], select')[blank]!;
  if (group instanceof HTMLSelectElement) {
    group.value = choice;
    group.dispatchEvent(new Event('change', { bubbles: true }));
  } else group.querySelector<HTMLInputElement>(`[value="${choice}"]`)!.click();
  flushSync();
}
const claim = () => document.querySelector<HTMLButtonElement>('form button')!;

it('offers the others for a claim about somebody', () => {
  open([colour, { type: 'Player' }]);
  const offered = [...document.querySelectorAll('select')].at(-1)?.options ?? [];
  expect([...offered].map(({ text }) => text)).toEqual(['…', 'Ben', 'Cara']);
});

it('begins with nothing chosen, and claims nothing until every blank is filled', () => {
  const onClaim = open([colour, colour, { type: 'Player' }]);
  expect(document.querySelectorAll(':checked:not(option)')).toHaveLength(0);
  choose(0, 'red');
  choose(1, 'blue');
  claim().click();
  expect(claim().getAttribute('aria-disabled')).toBe('true');
  expect(onClaim).not.toHaveBeenCalled();
  choose(2, '1');
  claim().click();
  expect(onClaim).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['red', 'blue', '1'] });
});

it('begins with what is known to everybody, or was typed', () => {
  const onClaim = open([colour, { type: 'Player' }], { form: 'drew', fillings: ['', '2'] });
  choose(0, 'blue');
  claim().click();
  expect(onClaim).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['blue', '2'] });
});

it('shows long words in a list, with nothing chosen either', () => {
  open([{ type: 'Word', among: ['red', 'blue, as I have said before'] }]);
  expect(document.querySelector('select')!.value).toBe('');
});

it('chooses where there is but one choice', () => {
  const onClaim = open([{ type: 'Word', among: ['red'] }]);
  claim().click();
  expect(onClaim).toHaveBeenCalledExactlyOnceWith({ type: 'Claim', form: 'drew', fillings: ['red'] });
});
