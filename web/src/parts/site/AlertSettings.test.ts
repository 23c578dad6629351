import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { turnNotifications } from '../../lib/browser/turn-notifications.svelte';
import AlertSettings from './AlertSettings.svelte';

const push = vi.hoisted(() => ({ canPush: () => true, isPushed: () => Promise.resolve(false), subscribe: vi.fn(() => Promise.resolve(true)), unsubscribe: vi.fn() }));
vi.mock('../../lib/server/web-push', () => push);

let leave: () => void = () => undefined;
const browser = { permission: 'default', answer: 'granted' };

beforeEach(() => {
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve((browser.permission = browser.answer)),
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function show(permission: string, answer = 'granted') {
  Object.assign(browser, { permission, answer });
  const part = mount(AlertSettings, { target: document.body });
  leave = () => void unmount(part);
  flushSync();
}
const tick = (words: string) => [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(words))?.querySelector('input');
const says = (words: string) => eventually(() => (flushSync(), expect(document.body.textContent).toContain(words)));

it('asks for notifications by a tick of their own, whatever becomes of web push', async () => {
  show('default');
  tick('Show a notification')!.click();
  await eventually(() => (flushSync(), expect(turnNotifications.state).toBe('on')));
  expect(tick('Show a notification')!.checked).toBe(true);
  expect(push.subscribe).not.toHaveBeenCalled();
  tick('Also when no page is open')!.click();
  await eventually(() => expect(push.subscribe).toHaveBeenCalledOnce());
});

it('takes the tick away again where the browser refuses, and says how to change that', async () => {
  show('default', 'denied');
  expect(document.body.textContent).not.toContain('blocks notifications');
  tick('Show a notification')!.click();
  await says('Your browser blocks notifications of this site.');
  expect(tick('Show a notification')!.checked).toBe(false);
});

it('says where a page cannot show any', async () => {
  vi.stubGlobal('isSecureContext', false);
  show('denied');
  await says('Notifications need an address that begins with https://');
  expect(tick('Show a notification')).toBeUndefined();
});
