import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, page, press, see, sitDown, together } from '../../fixtures/play-area';
import type { SaidTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

afterEach(() => leave());

describe('talk that is out of sight', () => {
  const says = (id: string, number: number): SaidTold => ({
    number,
    at: 0,
    seat: null,
    person: { id, name: id },
    saying: { type: 'Words', text: 'Ahoy' },
  });
  const heard = (...talk: SaidTold[]) => tableOf(one(2), [viewerOf(0, 'CARD')], { talk });

  it('has a mark until it is seen', () => {
    const { goOn } = sitDown(heard(says('cara', 3)));
    expect(document.querySelector('.bar .unread')).toBeNull();
    goOn(heard(says('cara', 3), says('cara', 5)));
    expect(document.querySelector('.bar .unread')?.textContent).toContain('new');
    see(true);
    see(false);
    expect(document.querySelector('.bar .unread')).toBeNull();
  });

  it('has none where it is one’s own', () => {
    const { goOn } = sitDown(heard());
    goOn(heard(says('anne', 5)));
    expect(document.querySelector('.bar .unread')).toBeNull();
  });
});

describe('the bar', () => {
  const says = () => document.querySelector('.bar p')?.textContent;

  it('addresses the one whose turn it is by name, and tells the others whom they wait for', () => {
    const { goOn } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]));
    expect(says()).toBe('Anne, your turn: look at CARD');
    goOn(tableOf(one(2), [viewerOf(0, 'CARD')]));
    expect(says()).toBe('Cara: looks at CARD');
  });
});

describe('the keys of numbers', () => {
  const key = (name: string, on: Element = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

  it('play the moves of the row, but not for who writes', () => {
    const { asked } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a', 'b'])]));
    key('3');
    key('2', document.querySelector('.side input')!);
    expect(asked).not.toHaveBeenCalled();
    key('2');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'b' } });
  });
});

describe('a window', () => {
  it('looks the same for who can act and who can only pass, but for the moves themselves', () => {
    const shape = (moves: string[]) => {
      sitDown(tableOf(together([0, 1, 2], true), [viewerOf(0, 'CARD', moves)]));
      const html = document.querySelector('.hand')?.innerHTML.replace(/<ul[^]*?<\/ul>/g, '').replace(/id="[^"]*"|labelledby="[^"]*"/g, '');
      leave();
      return html;
    };
    expect(shape(['pass'])).toBe(shape(['pass', 'shoot']));
  });

  it('stays as it is when the seat has answered, and marks nobody', () => {
    const { goOn, asked } = sitDown(tableOf(together([0, 1, 2], true), [viewerOf(0, 'CARD', ['pass', 'shoot'])]));
    press('play pass');
    expect(asked).toHaveBeenCalledTimes(1);
    goOn(tableOf(together([1, 2], true), [viewerOf(0, 'CARD')]));
    expect(button('play pass')).toBeTruthy();
    expect(button('play shoot')).toBeTruthy();
    expect(page()).toContain('answered');
    press('play shoot');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
    expect(page()).not.toMatch(/Waiting for/);
  });
});

describe('every click answers', () => {
  const miss = () => document.querySelector('[data-stage] > .frame')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  it('says whose turn it is where it is not one’s own', () => {
    const { table } = sitDown(tableOf(one(2), [viewerOf(0, 'ANNES-CARD')]));
    miss();
    expect(table.refused?.sentence).toBe('It is not your turn. Cara: looks at ANNES-CARD');
  });

  it('says what is to be done where it is one’s own turn', () => {
    const { table, asked } = sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD', ['shoot'])]));
    miss();
    expect(table.refused?.sentence).toBe('Nothing can be done there now. Anne, your turn: look at ANNES-CARD');
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells a watcher once that only those with a seat can play', () => {
    const { table } = sitDown(tableOf(one(2), [viewerOf(null, 'OPEN-CARD')], { you: 'dora' }));
    document.querySelector<HTMLElement>('.cards p')!.click();
    expect(table.refused?.sentence).toBe('You are watching: only those with a seat can play.');
    table.refused = null;
    document.querySelector<HTMLElement>('.cards p')!.click();
    expect(table.refused).toBeNull();
  });

  it('says who is to look while a curtain is down, and no longer once it is up', () => {
    const open = { ...cards, openly: (view: { card: string }) => ({ ...view, card: 'OPEN-SEA' }) } as typeof cards;
    const { table } = sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD', ['a']), viewerOf(1, 'BENS-CARD')]), [], open);
    document.querySelector<HTMLElement>('.cards p')!.click();
    expect(table.refused?.sentence).toBe('Pass the screen to Anne');
    press('I am Anne');
    expect(table.refused).toBeNull();
  });

  it('asks the server why a piece cannot be used', () => {
    const { asked } = sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD', ['shoot'])]));
    const piece = document.createElement('i');
    piece.dataset['attempt'] = JSON.stringify({ name: 'fly' });
    document.querySelector('[data-stage] > .frame')!.append(piece);
    piece.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'fly' } });
  });

  it('asks once before a move that costs much', () => {
    const game = { ...cards, costly: (move: { name: string }) => (move.name === 'jump' ? 'You are out then.' : null) } as typeof cards;
    const { asked } = sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD', ['shoot', 'jump'])]), [], game);
    press('play jump');
    expect(asked).not.toHaveBeenCalled();
    expect(page()).toContain('You are out then.');
    press('No, wait');
    expect(page()).not.toContain('You are out then.');
    press('play jump');
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((one) => one.textContent?.trim() === 'play jump')?.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'Play', seat: 0, move: { name: 'jump' } });
  });
});

describe('who is not at the table', () => {
  const away = { seats: ['HERE', 'HERE', 'GONE'], host: 'HERE', watchers: [{ id: 'dora', name: 'Dora' }], more: 2 } as const;

  it('is marked, and the host can let a bot sit in', () => {
    const { table, asked } = sitDown(tableOf(one(2), [viewerOf(0, 'A'), viewerOf(1, 'B')]));
    expect(page()).not.toContain('gone');
    table.attendance = { ...away, seats: [...away.seats], watchers: [...away.watchers] };
    flushSync();
    expect(page()).toContain('gone');
    expect(page()).toContain('Watching: Dora and 2 more');
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Let a bot sit in'))?.click();
    expect(asked).toHaveBeenCalledWith({ type: 'SitIn', seat: 2, level: 'medium' });
  });

  it('comes back to a seat that a bot keeps', () => {
    const told = tableOf(one(2), [viewerOf(0, 'A')]);
    const kept = { seat: 2, sitter: { type: 'Machine' as const, level: 'easy' }, yours: false, keptFor: { id: 'anne', name: 'Anne' } };
    const { asked } = sitDown({ ...told, seats: [...told.seats.slice(0, 2), kept] });
    press('Take my seat back');
    expect(asked).toHaveBeenCalledWith({ type: 'ComeBack', seat: 2 });
  });

  it('addresses nobody as "you" where several people share the screen', () => {
    const marks = () => [...document.querySelectorAll('.who .mark')].map((mark) => mark.textContent);
    sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD'), viewerOf(1, 'BENS-CARD')]));
    expect(marks()).not.toContain('you');
    leave();
    const seats = tableOf(one(0), []).seats.map((seat) => ({ ...seat, yours: seat.seat === 0 }));
    sitDown(tableOf(one(0), [viewerOf(0, 'ANNES-CARD')], { seats }));
    expect(marks()).toContain('you');
  });
});

describe('"How to play" in the menu', () => {
  const rules = () => (flushSync(), document.querySelector('.menu a[href^="/how/"]')?.getAttribute('href'));

  it('opens at what happens now', () => {
    const { goOn } = sitDown(tableOf(one(2), [viewerOf(0, 'storm')]));
    press('Menu');
    expect(rules()).toBe('/how/cards#about-storm');
    goOn(tableOf(one(2), [viewerOf(0, 'calm')]));
    expect(rules()).toBe('/how/cards#about-calm');
  });

  it('opens at its beginning while a curtain hides what happens', () => {
    sitDown(tableOf(one(0), [viewerOf(0, 'storm', ['a']), viewerOf(1, 'calm')]));
    press('Menu');
    expect(rules()).toBe('/how/cards');
  });
});

describe('somebody who has left the table', () => {
  const away = tableOf(one(2), [viewerOf(null, 'CARD')]);
  const kept = away.seats.map((seat) => (seat.seat === 0 ? { ...seat, yours: false, sitter: { type: 'Machine' as const, level: 'medium', number: 1, portrait: 1 }, keptFor: { id: 'anne', name: 'Anne', portrait: 0 } } : { ...seat, yours: false }));

  it('finds the way back to the seat in the place of the moves', () => {
    const { asked } = sitDown({ ...away, seats: kept as never });
    const row = document.querySelector('.hand.sheet');
    expect(row?.textContent).toMatch(/You are watching\..*Take my seat back/);
    row?.querySelector('button')?.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'ComeBack', seat: 0 });
  });

  it('is no longer alerted where nobody keeps a seat', () => {
    sitDown({ ...away, seats: away.seats.map((seat) => ({ ...seat, yours: false })) });
    expect(document.querySelector('.hand.sheet')).toBeNull();
  });
});
