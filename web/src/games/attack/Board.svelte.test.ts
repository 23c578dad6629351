import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { seatSign } from '../../board/seat-signs';
import { lowWindow } from '../../board/windows.svelte';
import { mountBoard, type Position } from '../../fixtures/mount-board';
import { translator } from '../../texts/translation';
import acting from './fixtures/acting.json';
import eyes from './fixtures/eyes.json';
import setup from './fixtures/setup.json';
import won from './fixtures/won.json';
import Board from './Board.svelte';
import { after } from './drawn';
import { situation } from './lesson';
import { texts } from './texts';
import type { Event, LaneView, Move, View } from './types';
import { label } from './words/label';
import { who } from './words/names';

const t = translator(texts, 'en');

const shown = (position: Position) => mountBoard(Board, position, t, { speed: 1, seat: 0 });

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

  it('leaves the words of a choice to the moves beside the board in a low window', async () => {
    const words = () => [...document.querySelectorAll('.target text, [role=button] text')].map((text) => text.textContent).join(' ');
    const high = shown(eyes);
    expect(words()).not.toBe('');
    await high.leave();
    const low = vi.spyOn(lowWindow, 'current', 'get').mockReturnValue(true);
    const { leave } = shown(eyes);
    expect(words()).toBe('');
    await leave();
    low.mockRestore();
  });

  it('draws a roll event by event, as far as the page tells it, and offers nothing meanwhile', async () => {
    const settled = acting.view as unknown as View;
    const events: Event[] = [
      { type: 'DiceRolled', seat: 1, red: ['STAR', 'SHELL', 'FISH'], purple: [] },
      { type: 'HoleSmashed', lane: 'RED_STAR', kraken: false, holes: 4 },
      { type: 'Advanced', lane: 'RED_SHELL', kraken: false, from: 'CANNON', to: 'PISTOL' },
    ];
    const view = events.reduce(after, settled);
    let begun = $state(1);
    const { leave } = mountBoard(Board, { ...acting, events }, t, {
      speed: 1,
      settled,
      view,
      get begun() {
        return begun;
      },
    });
    const sides = () => document.querySelectorAll('.die').length;
    const holes = () => document.querySelector(`[aria-label="${t('hint.holes', { count: 4 })}"]`) !== null;
    const shell = () => document.querySelectorAll(`[aria-label^="${t('hint.tentacle', { who: who('RED_SHELL', false, t), space: t('space.PISTOL') })}"]`).length;
    const strikes = () => document.querySelectorAll('.strike').length;
    expect([sides(), holes(), shell(), strikes(), targets().length]).toEqual([3, false, 0, 0, 0]);
    begun = 2;
    flushSync();
    expect([holes(), shell(), strikes(), targets().length]).toEqual([true, 0, 1, 0]);
    begun = 3;
    flushSync();
    expect([holes(), shell()]).toEqual([true, 1]);
    expect(targets()).toHaveLength(acting.moves.length);
    await leave();
  });

  it('is played with the keyboard, too', async () => {
    const { onMove, leave } = shown(acting);
    targets()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onMove).toHaveBeenCalledTimes(1);
    await leave();
  });

  it('shows the size of each pile', async () => {
    const { leave } = shown(acting);
    const sizes = [...document.querySelectorAll('.pile text')].map((size) => size.textContent);
    expect(sizes).toEqual(acting.view.hands.map(() => '8'));
    await leave();
  });

  it.each([
    ['before a pirate is chosen', setup],
    ['in the middle of the game', acting],
  ])('shows the ten cards of every pirate: %s', async (_, position) => {
    const { leave } = shown(position);
    document.querySelector<HTMLElement>('button.cards')?.click();
    flushSync();
    const sheet = document.querySelector('[role=dialog]');
    expect(sheet?.querySelectorAll('section')).toHaveLength(4);
    expect(sheet?.querySelectorAll('section li')).toHaveLength(40);
    expect(sheet?.querySelectorAll('.explainer section li[data-hint*="Use any of them"]')).toHaveLength(40);
    sheet?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await leave();
  });

  it.each([
    [true, 'hint.double'],
    [false, 'hint.doubled'],
  ] as const)('shows whether Astrid may still double: %s', async (mayDouble, hint) => {
    const [shownCard] = acting.view.hands[1]!.shown;
    const phase = { type: 'Acting', card: shownCard!.card, symbols: { left: [], mayDouble, used: [] } };
    const { leave } = shown({ ...acting, view: { ...acting.view, power: 'ASTRID', phase } });
    expect(document.querySelectorAll(`[data-hint="${t(hint)}"]`)).toHaveLength(1);
    await leave();
  });

  it('shows no double where another power is in force', async () => {
    const { leave } = shown(acting);
    expect(acting.view.power).not.toBe('ASTRID');
    expect(document.querySelector(`[data-hint="${t('hint.double')}"]`)).toBeNull();
    await leave();
  });

  it('tells everywhere who plays a pirate: by a flag beside it, on the cards and in the hints', async () => {
    const { leave } = shown(acting);
    const drawn = (within: string, seat: number) => document.querySelectorAll(`${within} path[d="${seatSign(seat).shape}"][fill="${seatSign(seat).colour}"]`);
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '').join();
    expect(document.querySelectorAll('.flag')).toHaveLength(acting.view.hands.length);
    for (const [index, { seat, pirates }] of acting.view.hands.entries()) {
      const pirate = t(`pirate.${pirates[0]!.pirate}` as 'pirate.ELENA');
      expect(drawn('.flag', seat)).toHaveLength(1);
      expect(drawn(index === acting.view.turn ? '[data-place]' : '[data-hand]', seat)).not.toHaveLength(0);
      expect(hints).toContain(`${pirate} (N${seat})`);
      expect(hints).toContain(`Draw pile of N${seat}`);
    }
    await leave();
  });

  it('speaks of no talents where pirates have none', async () => {
    const variant = { ...setup.view.variant, powers: false };
    const moves = [{ type: 'TakePirate', pirate: 'ASTRID' }];
    const { leave } = shown({ ...setup, view: { ...setup.view, variant, phase: { type: 'Taking' } }, moves });
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint']);
    expect(hints.join()).toContain(t('hint.tenCards', { pirate: 'Astrid' }));
    expect(hints.join()).not.toContain(t('hint.power.ASTRID'));
    expect(situation({ ...setup.view, variant, phase: { type: 'Taking' } } as View)).toBe('TakingPlain');
    await leave();
  });

  it('names each space by its lane and what is there', async () => {
    const { leave } = shown(acting);
    const named = [...document.querySelectorAll('.space')].map((space) => space.closest('[aria-label]')!.getAttribute('aria-label')!);
    expect(named).toHaveLength(32);
    expect(new Set(named).size).toBe(32);
    for (const { lane, figure, kraken } of acting.view.lanes as LaneView[]) {
      expect(named.find((name) => name.startsWith(`${t(`lane.${lane}`)}, ${t(`space.${figure}`)}:`))).toContain(who(lane, kraken, t));
    }
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

describe('a piece that cannot be used now', () => {
  it('says to the page what a click on it means, so that the server can say why not', () => {
    const { leave } = shown({ ...acting, moves: [] });
    const attempts = [...document.querySelectorAll<SVGElement>('[data-attempt]')].map((piece) => JSON.parse(piece.dataset['attempt']!) as Move);
    expect(new Set(attempts.map(({ type }) => type))).toEqual(new Set(['PushBack', 'Walk', 'PlayCard', 'Repair']));
    void leave();
  });
});
