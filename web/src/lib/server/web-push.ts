import { quietHours, minuteOf } from '../browser/quiet-hours.svelte';
import { settings } from '../browser/settings.svelte';
import { api } from './api';

/** Whether this browser can be called while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person and the push service; false where one of them does not want it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    const worker = await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf((await api.pushKey()).key);
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await tell(made);
    return true;
  } catch {
    return false;
  }
}

/** Tells the server of the browser, with the language and the quiet hours of today. */
async function tell(made: PushSubscription): Promise<void> {
  const { keys = {} } = made.toJSON();
  const quiet = quietHours.times;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await api.push({
    endpoint: made.endpoint,
    key: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    language: settings.language,
    ...(quiet ? { quiet: { from: minuteOf(quiet.from), to: minuteOf(quiet.to), zone } } : {}),
  });
}

/** To be called when language or quiet hours have changed. */
export async function renew(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (made) await tell(made);
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.unpush(made.endpoint).catch(() => undefined);
  await made.unsubscribe();
}
