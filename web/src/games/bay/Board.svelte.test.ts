import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seatSign } from '../../board/seat-signs';
import { mountBoard, type Position } from '../../fixtures/mount-board';
import { translator } from '../../texts/translation';
import Board from './Board.svelte';
import acting from './fixtures/acting.json';
import choosing from './fixtures/choosing.json';
import over from './fixtures/over.json';
import { situation } from './lesson';
import { texts } from './texts';
import type { Move, View } from './types';
import { label } from './words/label';

const t = translator(texts, 'en');

const shown = (position: Position, speed = 0, words = t) => mountBoard(Board, position, words, { speed });

/** The Merchant has missed; the Pirate has hit. */
const reloading = {
  ...acting,
  view: {
    ...acting.view,
    phase: { type: 'Reloading', target: { type: 'OfVessel', vessel: 'PIRATE' } },
    attacks: [{ weapon: 'SECOND_GUNS', target: { type: 'OfVessel', vessel: 'PIRATE' }, sides: 6, defence: 5, chance: 33 }],
    reach: [],
  },
  moves: [{ type: 'FireAgain' }, { type: 'HoldFire' }],
};
const boarding = {
  ...acting,
  view: { ...acting.view, phase: { type: 'Boarding', victim: 'CAPTAIN' }, attacks: [], reach: [] },
  moves: [{ type: 'Name', cargo: 'CREW' }, { type: 'Name', cargo: 'TREASURE' }, { type: 'LetDiceDecide' }],
};

const targets = () => [...document.querySelectorAll<SVGElement>('.bay svg [role=button]')];
const choices = () => [...document.querySelectorAll<HTMLElement>('.choice button:not(.cancel)')];
const click = (target: Element | undefined) => {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

beforeEach(() => {
  vi.useRealTimers();
});

describe('the board', () => {
  it.each([
    ['choosing', choosing],
    ['acting', acting],
    ['reloading', reloading],
    ['boarding', boarding],
    ['over', over],
  ])('makes each offered move with two clicks at most: %s', async (_, position) => {
    vi.useFakeTimers();
    const { onMove, leave } = shown(position);
    for (const target of targets()) {
      click(target);
      const asked = choices().length;
      for (let index = 0; index < asked; index++) {
        if (choices().length === 0) click(target);
        click(choices()[index]);
      }
    }
    const made = new Set(onMove.mock.calls.map(([move]) => JSON.stringify(move)));
    expect([...made].sort()).toEqual(position.moves.map((move) => JSON.stringify(move)).sort());
    await leave();
  });

  it('says in words and numbers only what has been shown to its end', async () => {
    const settled = acting.view as unknown as View;
    const view = {
      ...settled,
      time: settled.time - 1,
      health: settled.health - 1,
      actionsLeft: settled.actionsLeft + 1,
      ships: settled.ships.map((ship) => ({ ...ship, rations: ship.rations + 1 })),
    };
    let latest = $state.raw(settled);
    const { leave } = mountBoard(Board, { ...acting, view, events: [] }, t, {
      get settled() {
        return latest;
      },
    });
    const gauges = () => [...document.querySelectorAll('.bay svg [role=img] > g > text')].map((text) => Number(text.textContent));
    const actions = () => Number(document.querySelector('.turn dl div:last-child dd')?.textContent);
    const rations = () => Number(document.querySelector('.cargo strong')?.textContent);
    const of = (each: View) => each.ships.find(({ seat }) => seat === acting.seat)!.rations;
    expect([gauges(), actions(), rations()]).toEqual([[settled.time, settled.health], settled.actionsLeft, of(settled)]);
    latest = view;
    flushSync();
    expect([gauges(), actions(), rations()]).toEqual([[view.time, view.health], view.actionsLeft, of(view)]);
    await leave();
  });

  it('shows the dice of a roll when they are rolled', async () => {
    const settled = { ...acting.view, helm: { ...acting.view.helm, firstDie: 0, secondDie: 0 } } as unknown as View;
    const events = [{ type: 'Rolled', ship: 'EXPLORER', dice: [6, 5], bonus: 0, slowed: 0, steps: 11 }];
    const { leave } = mountBoard(Board, { ...acting, events }, t, { settled, begun: 1 });
    expect([...document.querySelectorAll('.dice [role=img]')].map((die) => die.getAttribute('aria-label'))).toEqual(['6', '5']);
    await leave();
  });

  it('shows first a ship that is free, and the coach speaks of the same', async () => {
    const heading = () => document.querySelector('.one h3')?.textContent;
    const { leave } = shown(choosing);
    expect(heading()).toBe('House Boat');
    expect(situation(choosing.view as unknown as View)).toBe('ChoosingHouseBoat');
    await leave();
    const free = { ...choosing.view, ships: [] };
    const alone = shown({ ...choosing, view: free });
    expect(heading()).toBe('Captain');
    expect(situation(free as unknown as View)).toBe('Choosing');
    await alone.leave();
  });

  it('asks before a shot, and tells its die and its chance', async () => {
    const { onMove, leave } = shown(acting);
    const shot = acting.moves.find((move) => move.type === 'Fire') as Move;
    const words = label(shot, acting.view as unknown as View, t);
    expect(words).toMatch(/63 % to hit/);
    click(targets().find((target) => target.getAttribute('aria-label')?.includes(words)));
    expect(onMove).not.toHaveBeenCalled();
    click(choices().find((choice) => choice.textContent?.includes(words)));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(shot, false);
    await leave();
  });

  it('marks each space within the steps left', async () => {
    const { leave } = shown(acting);
    const far = acting.view.reach.filter(({ steps }) => steps > 1);
    expect(targets().filter((target) => /^Sail \d+ steps/.test(target.getAttribute('aria-label') ?? ''))).toHaveLength(far.length);
    expect(document.querySelectorAll('.reach')).toHaveLength(far.length);
    await leave();
  });

  it('sails a far way step by step, beginning with the next space', async () => {
    const { onMove, leave } = shown(acting);
    const far = targets().find((target) => /^Sail 3 steps/.test(target.getAttribute('aria-label') ?? ''));
    click(far);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'Sail' }), true);
    await leave();
  });

  it('says how many steps it is to a space only when that is pointed at, and marks harm where it lies and while it is near', async () => {
    const near = acting.view.reach.find(({ steps }) => steps === 2)!;
    const reach = acting.view.reach.map((each) => ({ ...each, harm: each === near || each.steps > 3 ? ['TENTACLE'] : [] }));
    const { leave } = shown({ ...acting, view: { ...acting.view, reach } });
    expect(document.querySelectorAll('.steps')).toHaveLength(0);
    expect(document.querySelectorAll('.danger')).toHaveLength(1);
    const far = targets().find((target) => /^Sail 3 steps/.test(target.getAttribute('aria-label') ?? ''));
    far?.parentElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    flushSync();
    expect([...document.querySelectorAll('.steps text')].map(({ textContent }) => textContent)).toEqual(['3']);
    await leave();
  });

  it('asks before it sails a way that does harm, and says what harm', async () => {
    const harmful = { ...acting, view: { ...acting.view, reach: acting.view.reach.map((each) => ({ ...each, harm: each.steps === 3 ? ['PLAGUE'] : [] })) } };
    const { onMove, leave } = shown(harmful);
    const far = targets().find((target) => /^Sail 3 steps.*On the way: plague crew!/.test(target.getAttribute('aria-label') ?? ''));
    click(far);
    expect(onMove).not.toHaveBeenCalled();
    expect(document.querySelector('.choice p')?.textContent).toMatch(/plague crew/);
    click(choices()[0]);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'Sail' }), true);
    await leave();
  });

  it('asks before a single step that does harm, too', async () => {
    const harmful = { ...acting, view: { ...acting.view, reach: acting.view.reach.map((each) => ({ ...each, harm: ['TENTACLE'] })) } };
    const { onMove, leave } = shown(harmful);
    click(targets().find((target) => /^Sail (straight|inward|outward).*On the way: tentacle!/.test(target.getAttribute('aria-label') ?? '')));
    expect(onMove).not.toHaveBeenCalled();
    await leave();
  });

  it('lets the attacker lay what was lost', async () => {
    const at = { lane: 5, number: 5 };
    const laying = { ...acting, view: { ...acting.view, phase: { type: 'Laying', victim: 'PIRATE', cargo: 'CREW', then: null }, reach: [] }, moves: [{ type: 'Lay', at }] };
    const laid = shown(laying);
    click(targets().find((target) => target.getAttribute('aria-label')?.startsWith('Lay it down (crew)')));
    expect(laid.onMove).toHaveBeenCalledExactlyOnceWith({ type: 'Lay', at }, false);
    await laid.leave();
  });

  it('tells in its hints what it takes to hit something', async () => {
    const { leave } = shown(acting);
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '');
    expect(hints).toContainEqual(expect.stringMatching(/Tentacle.*A hit takes 4 or more/));
    expect(hints).toContainEqual(expect.stringMatching(/The Kraken.*A hit takes 6 or more/));
    expect(hints).toContainEqual(expect.stringMatching(/off course.*A hit takes 5 or more/));
    await leave();
  });

  it('tells everywhere whose ship it is: by the flag, in the hints, on the tabs and cards', async () => {
    const { leave } = shown(acting);
    const drawn = (within: string, seat: number) => document.querySelectorAll(`${within} path[d="${seatSign(seat).shape}"][fill="${seatSign(seat).colour}"]`);
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '').join();
    expect(document.querySelectorAll('.flag')).toHaveLength(acting.view.ships.length);
    for (const { ship, seat } of acting.view.ships) {
      const name = t(`vessel.${ship}` as 'vessel.PIRATE');
      expect(drawn('.flag', seat)).toHaveLength(1);
      expect(hints).toContain(`${name} (N${seat})`);
      expect(drawn(`.tabs [aria-label="${name}, N${seat}"]`, seat)).toHaveLength(1);
      expect(drawn(`.holds [aria-label="N${seat}"]`, seat)).toHaveLength(1);
    }
    expect(document.querySelectorAll('article .owner svg')).toHaveLength(1);
    await leave();
  });

  it('shows where the vortex would carry everybody once asked to', async () => {
    const { leave } = shown(acting);
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Show the pull'));
    expect(document.querySelectorAll('.ghost, .doom')).toHaveLength(0);
    click(button);
    const pulled = [...acting.view.ships, ...acting.view.offCourse].filter(({ pull }) => pull.path.length > 0 || pull.swallowed);
    expect(document.querySelectorAll('.ghost, .doom')).toHaveLength(pulled.length);
    await leave();
  });

  it('shows smoke instead of a place where smoke comes before the vortex', async () => {
    const ships = acting.view.ships.map((ship) => ({ ...ship, pull: { path: [], swallowed: false, smoke: true } }));
    const { leave } = shown({ ...acting, view: { ...acting.view, ships } });
    click([...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Show the pull')));
    expect(document.querySelectorAll('.haze')).toHaveLength(ships.length);
    await leave();
  });

  it('counts the points up one kind after the other', async () => {
    vi.useFakeTimers();
    const { leave } = shown(over, 1);
    const sums = () => [...document.querySelectorAll('.rows .sum')].map(({ textContent }) => Number(textContent));
    const crew = over.view.ships.map(({ points }) => points.crew);
    const all = over.view.ships.map(({ points }) => Object.values(points).reduce((sum, each) => sum + each, 0));
    expect(sums()).toEqual(all.map(() => 0));
    vi.advanceTimersByTime(700);
    flushSync();
    expect(sums()).toEqual(crew);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(700);
      flushSync();
    }
    expect(sums()).toEqual(all);
    await leave();
  });

  it('numbers the spaces around the rim, in the lane of the own ship and in the one that is pointed at', async () => {
    const { leave } = shown(acting);
    const numbers = () => [...document.querySelectorAll('text')].filter(({ textContent }) => textContent === '7').length;
    const before = numbers();
    const inner = document.querySelector('[aria-label*="lane 6, space 7"], [data-hint*="lane 6, space 7"]');
    inner?.parentElement?.dispatchEvent(new MouseEvent('pointerenter'));
    flushSync();
    expect(before).toBeGreaterThan(0);
    expect(numbers()).toBe(before + 1);
    await leave();
  });

  it('explains every space and piece', async () => {
    const { leave } = shown(acting);
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '');
    expect(hints.length).toBeGreaterThan(90);
    hints.forEach((hint) => expect(hint).not.toMatch(/^$|\{/));
    await leave();
  });
});
