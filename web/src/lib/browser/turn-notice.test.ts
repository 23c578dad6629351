import { afterEach, expect, it, vi } from 'vitest';
import { quietHours } from './quiet-hours.svelte';
import { noticeTurn } from './turn-notice';

const shown: string[] = [];
class Notice {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
}

function look(visibility: 'hidden' | 'visible', permission = 'granted') {
  Notice.permission = permission;
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  noticeTurn('Your turn', 'Cards', 'x');
}

afterEach(() => {
  shown.length = 0;
  quietHours.set(null);
  vi.restoreAllMocks();
});

it('calls somebody back who does not look', () => {
  look('hidden');
  expect(shown).toEqual(['Your turn']);
});

it.each([
  ['the page is in sight', () => look('visible')],
  ['the browser may not', () => look('hidden', 'denied')],
  ['it is quiet', () => (quietHours.set({ from: '00:00', to: '23:59' }), quietHours.now && look('hidden'))],
])('does not where %s', (_, there) => {
  there();
  expect(shown).toEqual([]);
});
