import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../fixtures/eventually';
import type { AnyGame } from '../games';
import { cards } from '../fixtures/cards';
import { LANGUAGES } from '../texts/translation';
import HowTo from './HowTo.svelte';
import Learn from './Learn.svelte';

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { ...cards.texts[language], title: 'The Deck' }]));
const game = { ...cards, texts, howToPlay: () => new Promise(() => undefined), lesson: () => Promise.resolve({}) } as unknown as AnyGame;
/** The page asks for the game in more than one place. */
let asked: ((game: AnyGame | null) => void)[] = [];
const arrive = (game: AnyGame | null) => asked.forEach((answer) => answer(game));
vi.mock('../games', () => ({ gameClient: () => new Promise((resolve) => asked.push(resolve)), gamePicture: () => Promise.resolve(null) }));
/** The server calls the game by an English name, at once. */
vi.mock('../lib/server/api', () => ({
  api: {
    games: () => Promise.resolve([{ id: 'cards', title: 'SERVERS-TITLE', levels: [], players: [], options: {} }]),
    lesson: () => new Promise(() => undefined),
    me: () => Promise.resolve({ person: null }),
    socketAddress: () => '',
  },
}));

let leave: () => void = () => undefined;
beforeEach(() => {
  document.title = '';
  asked = [];
});
afterEach(() => leave());

function visit(Page: Component<{ route: { game: string } }>) {
  const page = mount(Page, { target: document.body, props: { route: { game: 'cards' } } });
  leave = () => void unmount(page);
  flushSync();
}
/** Everything that was read as a title so far. */
const titles = () => `${document.title} ${[...document.querySelectorAll('h1')].map((heading) => heading.textContent).join(' ')}`;
/** After all that is there has arrived. */
const settle = async () => {
  for (let round = 0; round < 20; round++) await Promise.resolve();
  flushSync();
};

it.each([
  ['How to play', HowTo],
  ['a lesson', Learn],
])('the page of %s has no title of the game before its words are there', async (_, Page) => {
  visit(Page);
  await settle();
  expect(titles()).toContain('Kraken Table');
  expect(titles()).not.toMatch(/cards|SERVERS-TITLE/);
});

it('"How to play" has its title as soon as the words are there', async () => {
  visit(HowTo);
  arrive(game);
  await eventually(() => (flushSync(), expect(titles()).toContain('The Deck')));
});

it('"How to play" says that there is no such game', async () => {
  visit(HowTo);
  arrive(null);
  await eventually(() => (flushSync(), expect(document.body.textContent).toContain('There is no such game')));
  expect(titles()).not.toContain('cards');
});
