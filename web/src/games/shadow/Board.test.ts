import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../texts/translation';
import Board from './Board.svelte';
import { appointments, setSail, underway } from './fixtures/views';
import { texts } from './texts';
import type { Move, View } from './types';

const t = translator(texts, 'en');
const shut: (() => Promise<void>)[] = [];

function shown(view: View, moves: Move[] = [], settled?: View) {
  const onMove = vi.fn();
  const props = { view, settled, moves, onMove, events: [], speed: 0, seat: 0, table: 'a', t, nameOf: (seat: number) => `N${seat}` };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  shut.push(() => unmount(board));
  return onMove;
}
afterEach(async () => {
  await Promise.all(shut.splice(0).map((close) => close()));
  localStorage.clear();
});

const page = () => document.body.innerHTML;
const targets = () => [...document.querySelectorAll<SVGElement>('.shadow svg [role=button]')];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name)) as HTMLButtonElement;
const press = (key: string, type = 'keydown') => {
  button('Hold').dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  flushSync();
};

describe('the board', () => {
  it('offers each player who can be appointed, and nobody else', () => {
    const onMove = shown(setSail(6), appointments(6));
    expect(targets().map((target) => target.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((seat) => `Lieutenant: N${seat}`),
    );
    targets()[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onMove).toHaveBeenCalledWith({ type: 'Appoint', seat: 3 });
  });

  it.each([5, 6, 8, 11])('explains every piece, with %i players', (players) => {
    shown(underway(players));
    const hints = [...document.querySelectorAll<SVGElement>('[data-hint]')].map((piece) => piece.dataset['hint'] ?? '');
    expect(hints.length).toBeGreaterThan(21 + players);
    hints.forEach((hint) => expect(hint).not.toMatch(/^$|\{/));
  });

  it('marks the own card after a ritual until it has been held, also when the page comes back', async () => {
    shown(underway());
    expect(button('Hold').textContent).toContain('New');
    press(' ');
    press(' ', 'keyup');
    expect(button('Hold').textContent).not.toContain('New');
    await shut.pop()!();
    shown(underway());
    expect(button('Hold').textContent).not.toContain('New');
  });

  it('says where the ship is, and of each hex where it lies and what is on it', () => {
    shown(underway());
    const labels = [...document.querySelectorAll('[role=img]')].map((piece) => piece.getAttribute('aria-label') ?? '');
    expect(labels).toContainEqual(expect.stringMatching(/^The ship, .* 3 north, 1 west\.$/));
    expect(labels).toContainEqual(expect.stringMatching(/^3 north, 1 west\. The ship is here\. From here .* Cabin search/));
    expect(labels).toContainEqual(expect.stringMatching(/^Where the voyage began\. The ship has been here\. From here/));
    expect(labels).toContainEqual(expect.stringMatching(/^2 north, in the middle\. From here/));
  });

  it('counts the cards to draw and those in the sea, but not after the end, when its view has none', async () => {
    const counted = () => [...document.querySelectorAll('[role=img]')].map((piece) => piece.getAttribute('aria-label') ?? '').join('\n');
    shown(underway());
    expect(counted()).toMatch(/Navigation cards left to draw: \d[^]*Cards thrown to the sea[^]*Rituals left/);
    await shut.pop()!();
    shown({ ...underway(), phase: 'OVER', deck: 0, sea: [], ending: 'BAY' });
    expect(counted()).toContain('Rituals left');
    expect(counted()).not.toMatch(/left to draw|thrown to the sea, face down/);
  });

  it('shows while hands are closed what everybody had before they closed', () => {
    const view = setSail(6, { phase: 'LOYALTY' });
    const crew = view.crew.map((mate, seat) => ({ ...mate, guns: seat + 1 }));
    const own = { leader: null, hand: [], answered: true, committed: 1, chosen: [] };
    shown({ ...view, crew, own });
    const guns = [...document.querySelectorAll('.portrait')].map((portrait) => portrait.querySelector('.guns')?.textContent?.trim());
    expect(guns).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(document.querySelectorAll('.hand text')).toHaveLength(0);
  });

  it('says in words and numbers what has been shown to its end, while the ship is on its way to the next position', () => {
    const before = underway();
    const rounds = [...before.rounds, before.rounds[0]!];
    const view: View = { ...before, rounds, captain: 2, phase: 'LIEUTENANT', track: [...before.track, { column: -1, height: 5 }], crew: before.crew.map((one) => ({ ...one, guns: 0 })) };
    shown(view, [], before);
    expect(document.querySelector('.round')?.textContent).toContain(`Round ${before.rounds.length}`);
    expect(document.querySelector('[data-hint^="N2."]')?.getAttribute('data-hint')).not.toMatch(/Captain|0 guns/);
    expect(document.querySelector<SVGElement>('.ship')?.style.transform).toMatch(/^translate\(-1\.5px, -4\.33/);
  });

  it('has a history that is not called as the thing in which cards lie, and no greeting among its claims', () => {
    const greeted = { by: 0, form: 'greet', fillings: [], round: 1, at: 0 } as unknown as View['claims'][number];
    const before = underway();
    shown({ ...before, claims: [greeted, ...before.claims] });
    expect(button('Logbook')).toBeUndefined();
    button('History').click();
    flushSync();
    expect(document.querySelectorAll('.claims strong')).toHaveLength(before.claims.length);
    expect(page()).not.toContain('Ahoy');
  });

  it('says in words what the badges of somebody mean, beside a name that leaves room', () => {
    shown(underway());
    expect([...document.querySelectorAll('.duties')].map(({ textContent }) => textContent)).toContain(', Captain');
    expect(document.querySelector('[data-hint^="N1."]')?.getAttribute('data-hint')).toContain('Captain');
  });

  it('moves the ship by hexes only: it does not sail when the window changes its size', () => {
    shown(underway());
    const ship = document.querySelector<SVGElement>('.ship');
    expect(ship?.style.transform).toMatch(/^translate\(-1\.5px, -2\.59\d*px\)$/);
    expect(ship?.parentElement?.getAttribute('transform')).toMatch(/^translate\(.*\) scale\(/);
  });

  it('lays the cards to choose from open, and takes the choice', () => {
    const view = { ...underway(), own: { leader: null, hand: ['RED_DRUNK' as const], answered: false, committed: 0, chosen: [] } };
    const onMove = shown(view, [{ type: 'PassOn', card: 'RED_DRUNK' }]);
    targets()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onMove).toHaveBeenCalledWith({ type: 'PassOn', card: 'RED_DRUNK' });
  });

  it('lays both cards open where a lesson takes just one of them', () => {
    const own = { leader: null, hand: ['RED_DRUNK' as const, 'BLUE_DRUNK' as const], answered: false, committed: 0, chosen: [] };
    shown({ ...underway(), own }, [{ type: 'PassOn', card: 'RED_DRUNK' }]);
    expect(own.hand.map((card) => document.querySelectorAll(`[data-place=${card}]`).length)).toEqual([1, 1]);
    const hints = own.hand.map((card) => document.querySelector(`[data-place=${card}] [data-hint]`)?.getAttribute('data-hint'));
    hints.forEach((hint) => expect(hint).toContain(t('hint.action.DRUNK')));
    expect(targets()).toHaveLength(1);
  });
});

describe('the own secret', () => {
  const SECRETS = /You are|Look-out|Dealt as pirates|drew red \(Drunk/;

  it('is nowhere in the page unless the card is held', () => {
    shown(underway());
    expect(page()).not.toMatch(SECRETS);
    press(' ');
    expect(document.body.textContent).toMatch(/You are: Pirate/);
    expect(document.body.textContent).toMatch(/Dealt as pirates with you: N2/);
    press(' ', 'keyup');
    expect(page()).not.toMatch(SECRETS);
  });

  it('speaks to the leader of the cult of being fed, and to a cultist of the leader', () => {
    const before = underway();
    const as = (faction: 'LEADER' | 'CULTIST') => ({ ...before, crew: before.crew.map((one, seat) => (seat === before.viewer ? { ...one, dealt: faction, faction } : one)) });
    shown(as('LEADER'));
    press(' ');
    expect(document.body.textContent).toContain('or if you are fed to the Kraken');
    press(' ', 'keyup');
    void shut.splice(0).map((close) => close());
    shown(as('CULTIST'));
    press(' ');
    expect(document.body.textContent).toContain('or if the cult leader is fed to the Kraken');
  });

  it('is hidden again when the window loses the focus', () => {
    shown(underway());
    press('Enter');
    window.dispatchEvent(new Event('blur'));
    flushSync();
    expect(page()).not.toMatch(SECRETS);
  });

  it('does not change the page: a pirate sees the same board as a sailor', () => {
    const view = underway();
    shown(view);
    const pirates = page();
    void shut.splice(0).map((close) => close());
    document.body.innerHTML = '';
    const crew = view.crew.map((mate) => ({ ...mate, dealt: null, faction: null, character: mate.faceDown ? null : mate.character }));
    const rounds = view.rounds.map((line) => ({ ...line, drewC: [], passedC: null }));
    shown({ ...view, crew, rounds });
    const ids = /[cs]\d+-oval|"s\d+"|"c\d+"/g;
    expect(page().replace(ids, '')).toBe(pirates.replace(ids, ''));
  });

  it('does not exist for a watcher', () => {
    shown({ ...underway(), viewer: 'watcher', own: null });
    expect(button('Hold')).toBeUndefined();
  });
});

describe('notes', () => {
  it('are kept by table and seat, in this browser', () => {
    shown(underway());
    button('Crew').click();
    flushSync();
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Note on N1"]');
    if (!field) throw new Error('no field for a note');
    field.value = 'smiles too much';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(localStorage.getItem('kraken.notes.a.0')).toContain('smiles too much');
  });
});
