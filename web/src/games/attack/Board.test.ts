import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { translator } from '../../texts/translation';
import acting from './fixtures/acting.json';
import eyes from './fixtures/eyes.json';
import setup from './fixtures/setup.json';
import won from './fixtures/won.json';
import Board from './Board.svelte';
import { texts } from './texts';
import type { Event, Move, View } from './types';
import { label } from './words/label';

const t = translator(texts, 'en');

function shown(position: { view: unknown; moves: unknown[]; events: unknown[] }) {
  const onMove = vi.fn();
  const board = mount(Board, {
    target: document.body,
    props: {
      view: position.view as View,
      moves: position.moves as Move[],
      events: position.events as Event[],
      onMove,
      speed: 1,
      seat: 0,
      t,
      nameOf: (seat: number) => `N${seat}`,
    },
  });
  flushSync();
  return { onMove, leave: () => unmount(board) };
}

const targets = () => [...document.querySelectorAll<SVGElement>('.board svg [role=button]')];

describe('the board', () => {
  it.each([
    ['setup', setup],
    ['acting', acting],
    ['eyes', eyes],
    ['won', won],
  ])('offers each move once and nothing else: %s', async (_, position) => {
    const { onMove, leave } = shown(position);
    const words = position.moves.map((move) => label(move as Move, position.view as View, t));
    expect(
      targets()
        .map((target) => target.getAttribute('aria-label'))
        .sort(),
    ).toEqual(words.sort());
    targets().forEach((target) => target.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(onMove).toHaveBeenCalledTimes(position.moves.length);
    await leave();
  });

  it('is played with the keyboard, too', async () => {
    const { onMove, leave } = shown(acting);
    targets()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onMove).toHaveBeenCalledTimes(1);
    await leave();
  });

  it('explains every piece', async () => {
    const { leave } = shown(acting);
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '');
    expect(hints.length).toBeGreaterThan(60);
    hints.forEach((hint) => expect(hint).not.toMatch(/^$|\{/));
    await leave();
  });
});
