import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../fixtures/eventually';
import { router } from '../lib/browser/router.svelte';
import { cards, viewerOf, tableOf } from '../fixtures/cards';
import { LANGUAGES } from '../texts/translation';
import type { TableTold } from '../wire/table';
import TablePage from './TablePage.svelte';

vi.mock('../games', () => ({
  gameClient: (id: string) => Promise.resolve(id === 'cards' ? cards : id === 'coached' ? { ...cards, lesson } : null),
  gamePicture: () => Promise.resolve(null),
}));

const coach = Object.fromEntries(LANGUAGES.map((language) => [language, { goal: 'THE-GOAL', card: 'WHAT-TO-DO' }]));
const lesson = () => Promise.resolve({ coach, situation: () => 'card' });

/** The sockets that the page has opened; their other end is the test. */
let sockets: FakeSocket[] = [];
class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    sockets.push(this);
  }

  open(table: TableTold) {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: 'Whole', table }) });
  }

  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(_text: string) {}
  close() {}
}

let fetched: string[] = [];
let leave: () => void = () => undefined;

const answers: Record<string, unknown> = {
  '/api/me': { person: null },
  '/api/games': [],
  '/api/tables/x/story': { number: 10, happenings: [] },
};

beforeEach(() => {
  sockets = [];
  fetched = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('IntersectionObserver', class {
    observe() {}
    disconnect() {}
  });
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers[path])));
  });
});

afterEach(() => {
  leave();
  router.go('/', true);
  vi.unstubAllGlobals();
});

/** Opens the page of table x, and waits for its socket. */
async function visit(): Promise<FakeSocket> {
  const page = mount(TablePage, { target: document.body, props: { route: { page: 'table', id: 'x' } } });
  leave = () => void unmount(page);
  await eventually(() => expect(sockets).toHaveLength(1));
  return sockets[0]!;
}

const shows = (text: string) => eventually(() => (flushSync(), expect(document.body.textContent).toContain(text)));
const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(text))!;
const readsOfTheTable = () => fetched.filter((path) => path.startsWith('/api/tables/x'));

describe('the page of a table', () => {
  it('reads a gathering table once, from its socket', async () => {
    const socket = await visit();
    socket.open(tableOf({ type: 'One', seat: 0 }, [], { stage: 'GATHERING', play: null }));
    await shows('Cara');
    expect(sockets).toHaveLength(1);
    expect(readsOfTheTable()).toEqual([]);
  });

  it('shows no lobby where the table starts by itself', async () => {
    history.replaceState(null, '', '/t/x?start');
    router.go('/t/x?start', true);
    const socket = await visit();
    const sent: string[] = [];
    socket.send = (text: string) => void sent.push(text);
    socket.open(tableOf({ type: 'One', seat: 0 }, [], { stage: 'GATHERING', play: null }));
    await eventually(() => expect(sent.join()).toContain('GiveNonce'));
    expect(document.body.textContent).not.toContain('Cara');
    await shows('One moment');
  });

  it('reads a running game from its socket, and asks besides for what happened before', async () => {
    const socket = await visit();
    socket.open(tableOf({ type: 'One', seat: 2 }, [viewerOf(null, 'OPEN-CARD')]));
    await shows('OPEN-CARD');
    expect(readsOfTheTable()).toEqual(['/api/tables/x/story']);
  });

  it('shows result and crew of a game whose edition is not played here, and starts anew', async () => {
    const socket = await visit();
    const sent: string[] = [];
    socket.send = (text: string) => void sent.push(text);
    const outcome = { type: 'Race' as const, points: [3, 1, 2], winners: [0], ending: 'dawn' };
    const over = { stage: 'OVER' as const, play: null, otherEdition: { playedHere: 2, outcome } };
    socket.open(tableOf({ type: 'One', seat: 0 }, [], over));
    await shows('This table has edition 1 of the rules. Here edition 2 is played');
    await shows('Anne: victory!');
    await shows('Cara');
    expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/tables/x/export');
    buttonOf('Start anew with the same crew').click();
    await eventually(() => expect(sent.join()).toContain('Rematch'));
  });

  it('neither starts nor exports a table of another edition that has not begun', async () => {
    const socket = await visit();
    const sent: string[] = [];
    socket.send = (text: string) => void sent.push(text);
    const early = { stage: 'GATHERING' as const, play: null, otherEdition: { playedHere: 2, outcome: null } };
    socket.open(tableOf({ type: 'One', seat: 0 }, [], early));
    await shows('Start anew with the same crew');
    expect(document.querySelector('a[download]')).toBeNull();
    expect(sent.join()).not.toContain('GiveNonce');
  });

  it('says where there is no such table', async () => {
    (await visit()).drop(4404);
    await shows('There is no such table.');
  });

  it('says where it was too much at once', async () => {
    (await visit()).drop(4429);
    await shows('That was too much at once.');
  });

  it('says where the server cannot be reached yet', async () => {
    (await visit()).drop(1006);
    await shows('Connection lost.');
  });

  it('says where the client does not know the game', async () => {
    (await visit()).open(tableOf({ type: 'One', seat: 0 }, [], { game: 'chess' }));
    await shows('There is no such game here.');
  });

  it('coaches each of several people with secrets at one screen, and nobody while the curtain is down', async () => {
    const asks = (seat: number) => tableOf({ type: 'One', seat }, [0, 1].map((one) => viewerOf(one, '', one === seat ? ['a'] : [])), { game: 'coached' });
    const press = (words: string) => {
      buttonOf(words).click();
      flushSync();
    };
    const socket = await visit();
    socket.open(asks(0));
    await shows('Pass the screen to Anne');
    expect(document.querySelector('[data-guide]')).toBeNull();
    press('I am Anne');
    await shows('THE-GOAL');
    press('Got it');
    await shows('WHAT-TO-DO');
    socket.open({ ...asks(1), number: 11 });
    await shows('Pass the screen to Ben');
    expect(document.querySelector('[data-guide]')).toBeNull();
    press('I am Ben');
    await shows('THE-GOAL');
  });
});
