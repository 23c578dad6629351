import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { mountBoard, type Position } from '../fixtures/mount-board';
import { translator } from '../texts/translation';
import { gameClient } from '.';
import { setSail, underway } from './shadow/fixtures/views';

const kept = import.meta.glob<{ default: Position }>('./*/fixtures/*.json', { eager: true });
const watched = (view: unknown): Position => ({ view, moves: [], events: [], seat: 0 });
const positions: [string, string, Position][] = [
  ...Object.entries(kept)
    .filter(([, { default: position }]) => position.view)
    .map(([path, { default: position }]): [string, string, Position] => [path.split('/')[1]!, path.split('/').at(-1)!, position]),
  ['shadow', 'at sea', watched(underway(6))],
  ['shadow', 'before the voyage', watched(setSail(11))],
];

/** What has words for screen readers is a piece, and so is a figure beside its name; a part of a bigger one is explained with it. */
const PIECES = '.explainer [role=img], .explainer [role=button], .explainer dl:not(.points) > div';
const isExplained = (piece: Element) => piece.closest('[data-hint]') !== null || piece.querySelector('[data-hint]') !== null;

let leave: () => Promise<void>;
afterEach(() => leave());

it.each(positions)('every piece of %s explains itself: %s', async (game, _, position) => {
  const client = (await gameClient(game))!;
  ({ leave } = mountBoard(client.Board, position, translator(client.texts, 'en')));
  flushSync();
  const pieces = [...document.querySelectorAll(PIECES)];
  expect(pieces.length).toBeGreaterThan(5);
  const silent = pieces.filter((piece) => !isExplained(piece)).map((piece) => `${piece.tagName} ${piece.getAttribute('aria-label') ?? piece.textContent}`);
  expect(silent).toEqual([]);
  const hints = [...document.querySelectorAll<HTMLElement>('[data-hint]')].map(({ dataset }) => dataset['hint']);
  hints.forEach((hint) => expect(hint).not.toMatch(/^$|undefined|\{\w*\}/));
});
