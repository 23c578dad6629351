import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../fixtures/eventually';
import { soundPlayer } from '../lib/sound/sound-player.svelte';
import Home from './Home.svelte';

const anne = { id: 'anne', name: 'Anne' };
/** What the server tells of the tables of Anne. */
let waits = false;
const lists: string[] = [];
vi.mock('../lib/server/api', () => ({
  api: {
    me: () => Promise.resolve(anne),
    games: () => Promise.resolve([]),
    list: (name: string) => {
      lists.push(name);
      const table = { id: 'x', game: 'attack', edition: 1, players: 1, stage: 'PLAYING', seats: [{ type: 'Human', person: anne }], since: 0, outcome: null, whyClosed: null };
      return Promise.resolve({ tables: name === 'mine' ? [{ ...table, awaited: waits ? { seats: [0], since: 0 } : null }] : [], next: null });
    },
  },
}));

const notifications: string[] = [];
let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        notifications.push(`${title}: ${body}`);
      }
    },
  );
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('calls its person also while nobody looks at it, and reads only what that needs', async () => {
  const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' }));
  const rung = vi.spyOn(soundPlayer, 'play');
  const page = mount(Home, { target: document.body });
  leave = () => (void unmount(page), icon.remove());
  await eventually(() => (flushSync(), expect(document.body.textContent).toContain('Your tables')));
  expect(document.title).not.toMatch(/^\(1\)/);
  waits = true;
  vi.advanceTimersByTime(40_000);
  await eventually(() => (flushSync(), expect(document.title).toMatch(/^\(1\) /)));
  await eventually(() => expect(notifications).toEqual(['Your turn: Kraken Attack!']));
  expect(icon.href).toContain('icon-turn');
  expect(rung).toHaveBeenCalledExactlyOnceWith('turn');
  expect(lists).toEqual(['mine', 'mine']);
});
