import { readStored, writeStored } from '../browser/local-storage';
import { quietHours, minuteOf } from '../browser/quiet-hours.svelte';
import { settings } from '../browser/settings.svelte';
import type { PushWish } from '../../wire/table';
import { api } from './api';

/** Where the service worker finds what it has to tell the server when the push service changes the address of this browser. */
const KEPT = { cache: 'push', path: '/push-wish' } as const;

/** Whether this browser can be alerted while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person and the push service; false where one of them does not want it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    await tell(await made(bytesOf((await api.pushKey()).key)));
    writeStored('push', 'on');
    return true;
  } catch {
    return false;
  }
}

async function made(applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Tells the server of the browser, with the language and the quiet hours of today. */
async function tell(told: PushSubscription): Promise<void> {
  const { keys = {} } = told.toJSON();
  const quiet = quietHours.times;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wish = {
    language: settings.language,
    ...(quiet ? { quiet: { from: minuteOf(quiet.from), to: minuteOf(quiet.to), zone } } : {}),
  } satisfies Partial<PushWish>;
  await api.subscribePush({ endpoint: told.endpoint, key: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', ...wish });
  await (await caches.open(KEPT.cache)).put(KEPT.path, Response.json(wish));
}

/**
 * Tells the server again how this browser is to be alerted: on each visit, and when language or quiet hours have changed. Where the
 * subscription is lost, or made with another key than the server has today, there is a new one; nobody is asked for that.
 */
export async function renew(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const before = await subscription();
  if (!before && readStored('push') !== 'on') return;
  const key = bytesOf((await api.pushKey()).key);
  if (before && isMadeWith(before, key)) return tell(before);
  await before?.unsubscribe();
  await tell(await made(key));
}

function isMadeWith({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

export async function unsubscribe(): Promise<void> {
  writeStored('push', 'off');
  const told = await subscription();
  if (!told) return;
  await api.unsubscribePush(told.endpoint).catch(() => undefined);
  await caches.delete(KEPT.cache);
  await told.unsubscribe();
}
