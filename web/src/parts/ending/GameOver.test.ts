import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { Table } from '../../lib/table/table.svelte';
import type { Outcome } from '../../wire/table';
import GameOver from './GameOver.svelte';

vi.mock('../../lib/server/api', () => ({ api: { replay: () => new Promise(() => undefined), exportAddress: () => '' } }));

let leave: () => Promise<void> = () => Promise.resolve();
afterEach(() => leave());

/** How it ended for Anne, at seat 0. */
async function ended(outcome: Outcome) {
  const told = tableOf({ type: 'Over', outcome }, [viewerOf(0, 'CARD')]);
  const table = new Table('x');
  table.told = told;
  const game = { ...cards, endPicture: () => new Promise(() => undefined) } as unknown as typeof cards;
  told.seats.forEach((seat) => (seat.yours = seat.seat === 0));
  const over = mount(GameOver, { target: document.body, props: { table, told, game, outcome, nameOf: (seat: number) => `N${seat}` } });
  leave = () => unmount(over);
  flushSync();
  return { heading: document.querySelector('h2')!, picture: document.querySelector('.picture')! };
}
const sides = (winners: number[]) => ({ type: 'Sides', ending: 'bay', winners }) as unknown as Outcome;

it('has a star and the colour of the seat for who won', async () => {
  const { heading, picture } = await ended(sides([0]));
  expect(heading.textContent).toContain('★');
  expect(heading.style.background).not.toBe('');
  expect(picture.classList.contains('sad')).toBe(false);
});

it('has the colour of the seat for who lost, too, but no star, and takes the light from the picture of the winners', async () => {
  const { heading, picture } = await ended(sides([1]));
  expect(heading.textContent).toContain('You lost');
  expect(heading.textContent).not.toContain('★');
  expect(heading.style.background).not.toBe('');
  expect(heading.querySelector('svg')).not.toBeNull();
  expect(picture.classList.contains('sad')).toBe(true);
});

it('says once how a crew has fared', async () => {
  await ended({ type: 'Crew', ending: 'sunk', players: 2, won: true });
  expect(document.body.textContent.match(/won|victory/gi)).toEqual(['won']);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3);
});

it('leaves a picture of a crew that has lost as it is', async () => {
  const { picture } = await ended({ type: 'Crew', ending: 'sunk', players: 2, won: false });
  expect(picture.classList.contains('sad')).toBe(false);
});
