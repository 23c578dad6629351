import { quietHours } from './quiet-hours.svelte';

/**
 * Calls somebody back to a page that nobody looks at, where the browser may show notifications. It says no more than the title of
 * the tab does, so in a window it comes to every seat alike.
 */
export function noticeTurn(title: string, body: string, table: string): void {
  if (document.visibilityState !== 'hidden' || quietHours.now) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: '/icon.svg' });
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    // Some browsers show notifications only from their service worker.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body, tag: table, icon: '/icon.svg', data: { table } }));
  }
}
