import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { mountBoard, type Position } from '../../fixtures/mount-board';
import { translator } from '../../texts/translation';
import rage from '.';
import Board from './Board.svelte';
import acting from './fixtures/acting.json';
import choosing from './fixtures/choosing.json';
import over from './fixtures/over.json';
import { texts } from './texts';
import type { Move, View } from './types';

const t = translator(texts, 'en');

const shown = (position: Position, picked: { move: Move } | null = null) => mountBoard(Board, position, t, { picked });

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) => all('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent)?.includes(name));
const click = (target: Element | undefined) => {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the board', () => {
  it('offers each card of the hand, and makes no move before an order is confirmed', async () => {
    const { onMove, leave } = shown(choosing);
    const cards = all('.hand button:enabled');
    expect(cards).toHaveLength(choosing.moves.length);
    expect(all('.ghost')).toHaveLength(0);
    for (const [index, card] of cards.entries()) {
      click(card);
      const held = choosing.view.hand[index]!;
      expect(all('ol li')).toHaveLength(held.actions.length);
      const preview = held.previews.find(({ orders }) => orders.includes(held.card.slice(0, 3).replace('K', '>')))!;
      expect(all('.ghost')).toHaveLength(preview.trails.length);
    }
    expect(onMove).not.toHaveBeenCalled();
    click(button('Play in this order'));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'PlayCard', card: choosing.view.hand.at(-1)!.card });
    await leave();
  });

  it('asks before an order that sinks the own ship, and plays it only when it is meant', async () => {
    const [first, ...others] = choosing.view.hand;
    const own = { seat: choosing.view.turn, path: ['N3'], damage: 5, sunk: true };
    const sinking = first!.previews.map((preview) => ({ ...preview, trails: [own] }));
    const view = { ...choosing.view, hand: [{ ...first!, previews: sinking }, ...others] };
    const weigh = vi.fn<(text: string, label: string, then: () => void) => void>();
    const { onMove, leave } = mountBoard(Board, { ...choosing, view }, t, { weigh });
    click(all('.hand button:enabled')[0]);
    click(button('Play in this order'));
    expect(weigh).toHaveBeenCalledExactlyOnceWith(t('costly.sinks'), t('part.confirm'), expect.any(Function));
    expect(onMove).not.toHaveBeenCalled();
    weigh.mock.calls[0]?.[2]();
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'PlayCard', card: first!.card });
    await leave();
  });

  it('takes the second half of a double click for a slip, not for an order', async () => {
    const { onMove, leave } = shown(choosing);
    const at = (timeStamp: number) => Object.defineProperty(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 50, clientY: 50 }), 'timeStamp', { value: timeStamp });
    all('.hand button:enabled')[0]?.dispatchEvent(at(1000));
    flushSync();
    button('Play in this order')?.dispatchEvent(at(1200));
    expect(onMove).not.toHaveBeenCalled();
    button('Play in this order')?.dispatchEvent(at(2000));
    expect(onMove).toHaveBeenCalledOnce();
    await leave();
  });

  const outlook = () => all('[role=status]').find((each) => each.getAttribute('aria-label') === t('part.outlook'))?.textContent;

  it('says before a card is played whose ship is pushed away', async () => {
    const { leave } = shown(choosing);
    click(all('.hand button:enabled')[0]);
    expect(outlook()).toContain('N1 is pushed to south, lane 2');
    expect(outlook()).not.toContain('N0 is pushed');
    expect(outlook()).not.toContain('Fire hits nobody');
    await leave();
  });

  it('says why a card that fires does no damage', async () => {
    const [first, ...others] = choosing.view.hand;
    const harmless = first!.previews.map((preview) => ({ ...preview, trails: preview.trails.filter(({ seat }) => seat === choosing.view.turn) }));
    const view = { ...choosing.view, hand: [{ ...first!, previews: harmless }, ...others] };
    const { leave } = shown({ ...choosing, view });
    click(all('.hand button:enabled')[0]);
    expect(outlook()).toContain('Fire hits nobody: it reaches one lane in and one lane out');
    await leave();
  });

  it('puts an action earlier with a click, and turns a rotation about', async () => {
    const { onMove, leave } = shown(acting);
    const names = () => all('ol .name').map(({ textContent }) => textContent?.replace(/^\d\. /, ''));
    const before = names();
    click(button(`Earlier: ${before[2]}`));
    expect(names()).toEqual([before[0], before[2], before[1]]);
    click(button('The other way round'));
    expect(names().some((name) => name === 'Rotate left')).toBe(true);
    click(button('Play in this order'));
    expect(onMove).toHaveBeenCalledTimes(1);
    await leave();
  });

  it('shows nobody but the own cards, and offers nothing to those who watch', async () => {
    const hidden = { ...choosing.view, you: null, hand: [] };
    const { leave } = shown({ ...choosing, view: hidden, moves: [], seat: null });
    expect(all('.hand')).toHaveLength(0);
    expect(all('[aria-label^="Cards in hand"]')).toHaveLength(choosing.view.ships.length);
    await leave();
  });

  it('opens the discards to everybody', async () => {
    const { leave } = shown(over);
    click(button('Discards'));
    expect(all('[role=dialog] li .hidden')).toHaveLength(over.view.discards.length);
    await leave();
  });

  it('shows the discards with the last one first', async () => {
    const discards = ['FUT', 'FFX_1', 'UXT'];
    const { leave } = shown({ ...over, view: { ...over.view, discards } });
    click(button('Discards'));
    expect(all('[role=dialog] li').map(({ textContent }) => textContent?.trim())).toEqual([
      'Up, Fire, Tentacle attack',
      'Forward, Forward, Fire',
      'Forward, Up, Tentacle attack',
    ]);
    await leave();
  });

  it('shows the whole deck, and what the debris tokens can be', async () => {
    const tokens = [
      { damage: 0, count: 4, unseen: 4 },
      { damage: 1, count: 8, unseen: 5 },
    ];
    const { leave } = shown({ ...choosing, view: { ...choosing.view, tokens, discards: ['FXX_1'] } });
    click(button('Pile'));
    const told = all('[role=dialog] li .hidden').map(({ textContent }) => textContent);
    expect(told).toContain('Forward, Fire, Fire: 1 of 2 not seen');
    expect(told).toContain('1 damage: 5 of 8 not seen');
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('All 36 cards');
    click(button('Discards'));
    expect(all('[role=dialog]')).toHaveLength(1);
    await leave();
  });

  it('tells whose hands hold the last cards of a pile', async () => {
    const ships = choosing.view.ships.map((ship) => ({ ...ship, lastOfPile: ship.seat === 2 ? 1 : 0 }));
    const { leave } = shown({ ...choosing, view: { ...choosing.view, ships, lastOfPile: ['FUT'] } });
    click(button('Pile'));
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/were dealt to N2:.*Forward, Up, Tentacle attack/);
    await leave();
  });

  it('shows the size of the meter, and in which order ships were destroyed', async () => {
    const ships = over.view.ships.map((ship) => ({ ...ship, wrecked: [2, 0, 1][ship.seat] ?? 0 }));
    const { leave } = shown({ ...over, view: { ...over.view, ships } });
    expect(document.body.textContent).toContain(`${over.view.rage}/6`);
    expect(all('[aria-label^="Destroyed as number"]').map(({ textContent }) => textContent)).toEqual(['✕2', '✕1']);
    expect(all('li[data-hint*="Destroyed as number 1 of this round."]')).toHaveLength(1);
    await leave();
  });

  it('says of debris that lies face down what it can be', async () => {
    const { leave } = shown(acting);
    expect(all('[data-hint*="damage and number: 0: 4, 1: 8, 2: 4."]')).toHaveLength(4);
    await leave();
  });

  it.each([
    ['choosing', choosing],
    ['acting', acting],
    ['over', over],
  ])('explains every space and piece: %s', async (_, position) => {
    const { leave } = shown(position);
    const hints = all('[data-hint]').map((piece) => piece.dataset['hint'] ?? '');
    expect(hints.length).toBeGreaterThan(19);
    hints.forEach((hint) => expect(hint).not.toMatch(/^$|\{|undefined/));
    await leave();
  });
});

describe('the board in front of the curtain', () => {
  it('shows the sea and the captains, and of the hand and its outlooks nothing', () => {
    const view = rage.openly?.(choosing.view as unknown as View);
    const { leave } = shown({ view, moves: [], events: [], seat: null });
    expect(document.body.textContent).toMatch(/N0.*N1.*N2/);
    for (const { card } of choosing.view.hand) {
      expect(JSON.stringify({ ...view, discards: [], deck: [] })).not.toContain(card);
    }
    expect(all('.hand')).toHaveLength(0);
    void leave();
    expect(view).toMatchObject({ you: null, hand: [], previews: [], ships: choosing.view.ships });
  });
});

describe('a card', () => {
  it('tells the page that it is laid out, then that it is carried out, and at last that nothing is done', async () => {
    const onDoing = vi.fn();
    const { leave } = mountBoard(Board, choosing, t, { onDoing });
    click(all('.hand button:enabled')[0]);
    expect(onDoing).toHaveBeenLastCalledWith('LAYING_OUT');
    click(button('Play in this order'));
    expect(onDoing).toHaveBeenLastCalledWith('CARRYING_OUT');
    await leave();
    expect(onDoing).toHaveBeenLastCalledWith(null);
  });

  it('is chosen in the list of moves, not played: its button says so', () => {
    expect(rage.label({ type: 'PlayCard', card: 'FUT' }, choosing.view as unknown as View, t, String)).toBe('Choose Forward, Up, Tentacle attack');
  });

  it('that is picked in the list of moves is laid out with its preview, and not played yet', async () => {
    const card = choosing.view.hand[1]!.card;
    const { onMove, leave } = shown(choosing, { move: { type: 'PlayCard', card } as Move });
    expect(all('ol li')).toHaveLength(choosing.view.hand[1]!.actions.length);
    expect(onMove).not.toHaveBeenCalled();
    click(button('Play in this order'));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'PlayCard', card });
    await leave();
  });

  it('that cannot be played now is tried, so that the server says why', async () => {
    const { onMove, leave } = shown({ ...choosing, moves: [] });
    click(all('.hand button')[0]);
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'PlayCard', card: choosing.view.hand[0]!.card });
    expect(all('ol li')).toHaveLength(0);
    await leave();
  });
});
