import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBoard } from '../../../fixtures/mount-board';
import { translator } from '../../../texts/translation';
import Board from '../Board.svelte';
import choosing from '../fixtures/choosing.json';
import { texts } from '../texts';
import type { Event, View } from '../types';

const before = choosing.view as unknown as View;
const victim = before.ships.find(({ seat, space }) => seat !== before.you && space !== null)!;
/** One ship has sunk, and a card has been dealt. */
const after: View = {
  ...before,
  pile: before.pile - 1,
  ships: before.ships.map((ship) => (ship === victim ? { ...ship, space: null, wrecked: 1 } : ship)),
  hand: [...before.hand, { ...before.hand[0]!, card: 'NEW' as never }],
};
const events: Event[] = [
  { type: 'RageAttackBegan' },
  { type: 'ShipSunk', seat: victim.seat, space: victim.space! } as unknown as Event,
  { type: 'DebrisTurned', space: victim.space!, damage: 1 } as unknown as Event,
];

describe('beside the sea', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pile = () => Number(document.querySelector('button.corner.left strong')?.textContent);
  const captain = () => document.querySelectorAll('.captains li')[before.ships.indexOf(victim)]!;

  it('nothing tells what is not drawn yet', async () => {
    let shown = $state.raw({ view: before, events: [] as Event[] });
    const { leave } = mountBoard(Board, choosing, translator(texts, 'en'), {
      speed: 1,
      get view() {
        return shown.view;
      },
      get events() {
        return shown.events;
      },
    });
    expect(document.querySelectorAll('.hand .glows')).not.toHaveLength(0);
    shown = { view: after, events };
    flushSync();
    expect(captain().className).not.toContain('sunk');
    expect(captain().textContent).not.toContain('✕');
    expect(pile()).toBe(before.pile);
    expect(document.querySelectorAll('.hand button')).toHaveLength(before.hand.length);
    expect(document.querySelectorAll('.hand .glows')).toHaveLength(0);
    vi.advanceTimersByTime(2300);
    flushSync();
    expect(captain().className).toContain('sunk');
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(captain().textContent).toContain('✕1');
    expect(pile()).toBe(after.pile);
    expect(document.querySelectorAll('.hand button')).toHaveLength(after.hand.length);
    await leave();
  });

  it('figures and the words for those who listen never contradict each other', async () => {
    const hurt = before.ships.find(({ seat }) => seat === victim.seat)!;
    const damaged: Event[] = [
      { type: 'CardPlayed', seat: before.turn, card: 'FFX_1' },
      { type: 'Damaged', seat: victim.seat, points: 1, damage: hurt.damage + 1, harm: 'KRAKEN' },
      { type: 'RageGrew', points: 1, rage: before.rage + 1 },
      { type: 'RageGrew', points: 1, rage: before.rage + 2 },
    ];
    const ships = before.ships.map((ship) => ({ ...ship, cards: ship.cards - 1, damage: ship === victim ? ship.damage + 1 : ship.damage }));
    const later: View = { ...before, rage: before.rage + 2, discards: [...before.discards, 'FFX_1'], ships };
    let shown = $state.raw({ view: before, events: [] as Event[] });
    const { leave } = mountBoard(Board, choosing, translator(texts, 'en'), {
      speed: 1,
      get view() {
        return shown.view;
      },
      get events() {
        return shown.events;
      },
    });
    shown = { view: later, events: damaged };
    flushSync();
    const told = () => {
      const words = captain().getAttribute('data-hint') ?? '';
      const damage = captain().querySelectorAll('.hurt').length;
      expect(words).toContain(`${damage} of`);
      const space = document.querySelector(`[aria-label*="${words}"]`);
      expect(space).not.toBeNull();
      return [damage, Number(document.querySelector('button.corner.right strong')?.textContent)];
    };
    const seen = [told()];
    for (let passed = 0; passed < 4000; passed += 100) {
      vi.advanceTimersByTime(100);
      flushSync();
      seen.push(told());
    }
    expect(seen[0]).toEqual([hurt.damage, before.discards.length]);
    expect(seen.at(-1)).toEqual([hurt.damage + 1, before.discards.length + 1]);
    await leave();
  });
});
