import { readStoredAmong, writeStored } from './local-storage';
import { quietHours } from './quiet-hours.svelte';
import { router } from './router.svelte';

const SWITCH = ['on', 'off'] as const;

/** Whether this browser shows notifications while a page is open; `insecure`: browsers allow them on https pages only. */
export type NotificationState = 'on' | 'off' | 'denied' | 'none' | 'insecure';

const permitted = () => ('Notification' in globalThis ? Notification.permission : null);

/** The notifications of the browser that alert somebody to their turn. Where the browser has allowed them, they are on until they are switched off. */
class TurnNotifications {
  private wish = $state(readStoredAmong('notices', SWITCH) ?? 'on');
  private permission = $state(permitted());

  get state(): NotificationState {
    if (globalThis.isSecureContext === false) return 'insecure';
    if (this.permission === null) return 'none';
    if (this.permission === 'denied') return 'denied';
    return this.isPermitted ? this.wish : 'off';
  }

  get isPermitted(): boolean {
    return this.permission === 'granted';
  }

  /** Reads the permission again: people change it in the browser's own settings. */
  look(): void {
    this.permission = permitted();
  }

  /** Switches them on or off; where the browser was never asked, it asks the person first. */
  async set(on: boolean): Promise<void> {
    if (on && permitted() === 'default') await Notification.requestPermission();
    this.look();
    this.wish = on ? 'on' : 'off';
    writeStored('notices', this.wish);
  }
}

export const turnNotifications = new TurnNotifications();

/**
 * Alerts somebody who does not look at the page, where the browser may show notifications. It says no more than the title of
 * the tab does, so in a window it comes to every seat alike.
 */
export function showTurnNotification(title: string, body: string, table: string): void {
  turnNotifications.look();
  if (document.visibilityState !== 'hidden' || quietHours.now || turnNotifications.state !== 'on') return;
  try {
    const notification = new Notification(title, { body, tag: table, icon: '/icon.svg' });
    notification.onclick = () => {
      window.focus();
      if (!location.pathname.startsWith(`/t/${table}`)) router.go(`/t/${table}`);
      notification.close();
    };
  } catch {
    // Some browsers show notifications only from their service worker.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body, tag: table, icon: '/icon.svg', data: { table } }));
  }
}
