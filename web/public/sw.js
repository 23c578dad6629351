/* Shows that it is somebody's turn, also where no page is open. It answers no request for a page. */
const WORDS = {
  en: ['Your turn', 'The game waits for you at the table.'],
  fr: ['À vous de jouer', 'La partie vous attend à la table.'],
  de: ['Du bist dran', 'Das Spiel wartet am Tisch auf dich.'],
  es: ['Te toca', 'La partida te espera en la mesa.'],
  it: ['Tocca a te', 'La partita ti aspetta al tavolo.'],
  nl: ['Jij bent aan de beurt', 'Het spel wacht op je aan tafel.'],
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { table = '', game = '', language = 'en' } = event.data ? event.data.json() : {};
  const [title, body] = WORDS[language] ?? WORDS.en;
  const shown = { body: game ? `${game}: ${body}` : body, tag: table, icon: '/icon.svg', data: { table } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(open(/^\w+$/.test(table ?? '') ? `/t/${table}` : '/'));
});

/** A page that is open at the table already is shown; else another one is opened. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname.startsWith(path) && path !== '/');
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(changed(event.oldSubscription)));

/** The push service has ended a subscription, or changed its address: the server is told of a new one, with the wishes that a page has kept. */
async function changed(before) {
  const kept = await (await self.caches.open('push')).match('/push-wish');
  if (!kept) return;
  const { key: applicationServerKey } = await (await self.fetch('/api/push')).json();
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const wish = { ...(await kept.json()), endpoint, key: keys.p256dh, auth: keys.auth };
  await self.fetch('/api/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
  if (before && before.endpoint !== endpoint) await self.fetch(`/api/push?${new URLSearchParams({ endpoint: before.endpoint })}`, { method: 'DELETE' });
}
