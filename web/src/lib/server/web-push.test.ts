import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { quietHours } from '../browser/quiet-hours.svelte';
import { settings } from '../browser/settings.svelte';
import { api } from './api';
import { canPush, isPushed, renew, subscribe, unsubscribe } from './web-push';

const KEY = 'AQID';
const bytes = (...of: number[]) => new Uint8Array(of).buffer;

/** A browser with a push service; it gives each subscription an address of its own. */
class FakeBrowser {
  subscription: ReturnType<FakeBrowser['made']> | null = null;
  permission = 'granted';
  kept = new Map<string, Response>();
  private count = 0;

  readonly pushManager = {
    getSubscription: () => Promise.resolve(this.subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) =>
      Promise.resolve((this.subscription = this.made(applicationServerKey.buffer))),
  };
  readonly caches = {
    open: () => Promise.resolve({ put: (path: string, what: Response) => Promise.resolve(void this.kept.set(path, what)), match: (path: string) => Promise.resolve(this.kept.get(path)) }),
    delete: () => Promise.resolve(this.kept.clear()),
  };
  readonly register = vi.fn(() => Promise.resolve({ pushManager: this.pushManager }));

  made(key: ArrayBuffer) {
    const endpoint = `https://push.example/${++this.count}`;
    return {
      endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => Promise.resolve((this.subscription = null)),
    };
  }
}

let browser: FakeBrowser;
let told: Record<string, unknown>[];
const forgotten: string[] = [];

beforeEach(() => {
  browser = new FakeBrowser();
  told = [];
  forgotten.length = 0;
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { get permission() { return browser.permission; }, requestPermission: () => Promise.resolve(browser.permission) });
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: browser.pushManager }), register: browser.register, ready: Promise.resolve() } });
  vi.spyOn(api, 'pushKey').mockResolvedValue({ key: KEY });
  vi.spyOn(api, 'subscribePush').mockImplementation((wish) => (told.push({ ...wish }), Promise.resolve({ status: 'up' } as never)));
  vi.spyOn(api, 'unsubscribePush').mockImplementation((endpoint) => (forgotten.push(endpoint), Promise.resolve({ status: 'up' } as never)));
  localStorage.clear();
});

afterEach(() => {
  settings.setLanguage('en');
  quietHours.set(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a browser that is to be alerted', () => {
  it('subscribes with the key of the server, and tells it where and how', async () => {
    settings.setLanguage('de');
    quietHours.set({ from: '22:00', to: '07:00' });
    expect(await subscribe()).toBe(true);
    expect(browser.register).toHaveBeenCalledWith('/sw.js');
    expect(new Uint8Array(browser.subscription!.options.applicationServerKey)).toEqual(new Uint8Array([1, 2, 3]));
    const quiet = { from: 1320, to: 420, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    expect(told).toEqual([{ endpoint: 'https://push.example/1', key: 'p', auth: 'a', language: 'de', quiet }]);
    expect(await isPushed()).toBe(true);
  });

  it.each(['denied', 'default'])('does not where the person does not want it: %s', async (permission) => {
    browser.permission = permission;
    expect(await subscribe()).toBe(false);
    expect(told).toEqual([]);
  });

  it('knows that it failed where the push service does not answer', async () => {
    browser.pushManager.subscribe = () => Promise.reject(new Error('no service'));
    expect(await subscribe()).toBe(false);
  });

  it('is alerted no more when it has unsubscribed, and does not come back by itself', async () => {
    await subscribe();
    await unsubscribe();
    expect(forgotten).toEqual(['https://push.example/1']);
    expect(await isPushed()).toBe(false);
    expect(browser.kept.size).toBe(0);
    await renew();
    expect(told).toHaveLength(1);
  });

  it('does nothing where it cannot be alerted', async () => {
    vi.stubGlobal('navigator', {});
    expect(canPush()).toBe(false);
    await renew();
    await unsubscribe();
    expect(told).toEqual([]);
  });
});

describe('on a later visit', () => {
  it('it says how it is to be alerted today', async () => {
    await subscribe();
    settings.setLanguage('fr');
    await renew();
    expect(told.at(-1)).toMatchObject({ endpoint: 'https://push.example/1', language: 'fr' });
  });

  it('it subscribes anew where the subscription is lost', async () => {
    await subscribe();
    browser.subscription = null;
    await renew();
    expect(told.at(-1)).toMatchObject({ endpoint: 'https://push.example/2' });
  });

  it('it subscribes anew where the server has another key', async () => {
    browser.subscription = browser.made(bytes(9, 9, 9));
    await renew();
    expect(told).toMatchObject([{ endpoint: 'https://push.example/2' }]);
  });

  it('it tells nothing where nobody wanted it, or the browser allows it no more', async () => {
    await renew();
    await subscribe();
    browser.permission = 'denied';
    await renew();
    expect(told).toHaveLength(1);
  });
});

describe('the service worker', () => {
  const worker = readFileSync('public/sw.js', 'utf8');

  /** Runs it as a browser would, and gives what the server was asked. */
  async function change(oldSubscription: { endpoint: string } | null) {
    const asked: [string, string, unknown][] = [];
    const listeners = new Map<string, (event: unknown) => void>();
    const fetch = (path: string, { method = 'GET', body }: RequestInit = {}) => {
      asked.push([method, path, body ? JSON.parse(body as string) : null]);
      return Promise.resolve(Response.json({ key: KEY }));
    };
    const pushManager = { subscribe: () => Promise.resolve(browser.made(bytes(1, 2, 3))) };
    const addEventListener = (type: string, listener: (event: unknown) => void) => listeners.set(type, listener);
    new Function('self', worker)({ addEventListener, fetch, caches: browser.caches, registration: { pushManager } });
    let done: Promise<unknown> | null = null;
    listeners.get('pushsubscriptionchange')?.({ oldSubscription, waitUntil: (work: Promise<unknown>) => (done = work) });
    await eventually(() => expect(done).not.toBeNull());
    await done;
    return asked;
  }

  it('tells the server of the new address, with what the page has kept, and forgets the old one', async () => {
    settings.setLanguage('nl');
    await subscribe();
    expect(await change({ endpoint: 'https://push.example/1' })).toEqual([
      ['GET', '/api/push', null],
      ['PUT', '/api/push', { endpoint: 'https://push.example/2', key: 'p', auth: 'a', language: 'nl' }],
      ['DELETE', '/api/push?endpoint=https%3A%2F%2Fpush.example%2F1', null],
    ]);
  });

  it('asks nothing where this browser is not to be alerted', async () => {
    expect(await change(null)).toEqual([]);
  });
});
