import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wideWindow } from '../../board/windows.svelte';
import { cards, tableOf, viewerOf } from '../../fixtures/cards';
import { button, leave, one, press, see, sitDown } from '../../fixtures/play-area';
import type { SaidTold, Saying, TableTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

const game = { ...cards, asking: 'ask', answer: ({ by }: { by: number }) => ({ form: 'drew', fillings: ['', '', `${by}`] }) } as unknown as typeof cards;
const form = { name: 'drew', blanks: [{ type: 'Word', among: ['red', 'blue'] }, { type: 'Word', among: ['red', 'blue'] }, { type: 'Player' }] };

/** Anne's phone: she holds one seat of three, and the talk is not in sight. */
function annes(...talk: SaidTold[]): TableTold {
  const viewer = viewerOf(0, 'A');
  const told = tableOf(one(2), [{ ...viewer, talk: { words: true, emotes: true, claims: [form] } } as typeof viewer], { talk, number: 10 + talk.length });
  return { ...told, seats: told.seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) };
}
const said = (number: number, seat: number, saying: Saying): SaidTold => ({ number, at: 0, person: { id: seat === 0 ? 'anne' : `p${seat}`, name: ['Anne', 'Ben', 'Cara'][seat]! }, seat, saying });
const words = (text: string): Saying => ({ type: 'Words', text });
const claim = (about: number): Saying => ({ type: 'Claim', form: 'drew', fillings: ['red', 'blue', `${about}`] });

const lines = () => [...document.querySelectorAll('.passing .said')].map((line) => line.textContent!.replace(/\s+/g, ' ').trim());
const close = () => (document.querySelector<HTMLElement>('.passing .close')!.click(), flushSync());

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(wideWindow, 'current', 'get').mockReturnValue(false);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open() {
  const page = sitDown(annes(), [], game);
  see(false);
  return page;
}

it('keeps in sight what was said last, until something newer is said or it is closed', () => {
  const { goOn } = open();
  goOn(annes(said(11, 1, words('First'))));
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(lines()).toEqual([expect.stringContaining('Ben First')]);
  goOn(annes(said(11, 1, words('First')), said(12, 2, words('Second'))));
  expect(lines()).toEqual([expect.stringContaining('Cara Second')]);
  close();
  expect(lines()).toEqual([]);
});

it('keeps what names me apart from what is said after it, until I close it', () => {
  const { goOn } = open();
  goOn(annes(said(11, 1, claim(0)), said(12, 2, words('Second'))));
  expect(lines()).toEqual([expect.stringContaining('About you Ben I drew'), expect.stringContaining('Cara Second')]);
  close();
  expect(lines()).toEqual([expect.stringContaining('Cara Second')]);
});

it('says of a claim about somebody else only what it is', () => {
  const { goOn } = open();
  goOn(annes(said(11, 1, claim(2))));
  expect(lines()[0]).not.toContain('About you');
  expect(button('Answer')).toBeUndefined();
});

it('opens the form with the claim that answers', () => {
  const { goOn } = open();
  goOn(annes(said(11, 2, claim(0))));
  press('Answer');
  expect([...document.querySelectorAll<HTMLSelectElement>('.panel select')].map(({ value }) => value)).toContain('2');
});

it('has done with what names me once I have said something, or seen the talk', () => {
  const { goOn } = open();
  goOn(annes(said(11, 1, claim(0))));
  goOn(annes(said(11, 1, claim(0)), said(12, 0, words('No'))));
  expect(lines()).toEqual([]);
  goOn(annes(said(11, 1, claim(0)), said(12, 0, words('No')), said(13, 1, claim(0))));
  expect(lines()).toHaveLength(1);
  see(true);
  see(false);
  expect(lines()).toEqual([]);
});

it('still has it after the page was loaded anew, and not what was dealt with', () => {
  const { goOn } = open();
  goOn(annes(said(11, 1, claim(0))));
  leave();
  sitDown(annes(said(11, 1, claim(0))), [], game);
  expect(lines()).toEqual([expect.stringContaining('About you')]);
  close();
  leave();
  sitDown(annes(said(11, 1, claim(0))), [], game);
  expect(lines()).toEqual([]);
});
