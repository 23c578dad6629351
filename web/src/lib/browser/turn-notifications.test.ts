import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietHours } from './quiet-hours.svelte';
import { showTurnNotification, turnNotifications } from './turn-notifications.svelte';

const shown: string[] = [];
/** A browser that gives the answer of the test when it is asked. */
class Notice {
  static permission = 'granted';
  static answer = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve((Notice.permission = Notice.answer)));
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
}

function look(visibility: 'hidden' | 'visible', permission = 'granted') {
  Notice.permission = permission;
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  showTurnNotification('Your turn', 'Cards', 'x');
}

afterEach(async () => {
  shown.length = 0;
  quietHours.set(null);
  await turnNotifications.set(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('calls somebody back who does not look', () => {
  look('hidden');
  expect(shown).toEqual(['Your turn']);
});

it.each([
  ['the page is in sight', () => look('visible')],
  ['the browser may not', () => look('hidden', 'denied')],
  ['it is quiet', () => (quietHours.set({ from: '00:00', to: '23:59' }), quietHours.now && look('hidden'))],
  ['it is switched off', async () => (await turnNotifications.set(false), look('hidden'))],
])('does not where %s', async (_, there) => {
  await there();
  expect(shown).toEqual([]);
});

describe('the switch', () => {
  const ask = async (before: string, answer: string) => {
    vi.stubGlobal('Notification', Notice);
    Object.assign(Notice, { permission: before, answer });
    await turnNotifications.set(true);
    return turnNotifications.state;
  };

  it('asks the browser where it was never asked', async () => {
    expect(await ask('default', 'granted')).toBe('on');
    expect(Notice.requestPermission).toHaveBeenCalledOnce();
    await turnNotifications.set(false);
    expect(turnNotifications.state).toBe('off');
  });

  it.each([
    ['default', 'default', 'off'],
    ['default', 'denied', 'denied'],
    ['denied', 'granted', 'denied'],
  ])('knows what came of it: %s, then %s', async (before, answer, state) => {
    expect(await ask(before, answer)).toBe(state);
  });

  it('knows where there are none', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(turnNotifications.state).toBe('insecure');
    vi.unstubAllGlobals();
    turnNotifications.look();
    expect(turnNotifications.state).toBe('none');
  });
});
