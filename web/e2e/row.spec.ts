import { expect, type Page, test } from './base';
import { Table } from './table';

/** As many moves as a turn of attack may have, offered by a server that is told so on the way to the page. */
const MOVES = [
  { type: 'Walk', area: 'PORT_STERN' },
  { type: 'Walk', area: 'STARBOARD_BOW' },
  { type: 'PushBack', lane: 'RED_SHELL' },
  { type: 'Repair', lane: 'RED_SHELL' },
  { type: 'Repair', lane: 'RED_STAR' },
  { type: 'EndCard' },
];

async function begin(page: Page, moves: object[]): Promise<Page> {
  await page.addInitScript(() => localStorage.setItem('kraken.language', 'de'));
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(
        String(message)
          .replace(/"moves":\[\{"type":"TakePirate".*?\]/g, `"moves":${JSON.stringify(moves)}`)
          .replace(/"mayTakeBack":false/g, '"mayTakeBack":true'),
      ),
    );
  });
  await page.goto('/');
  await page.getByRole('button', { name: /losspielen/i }).first().click();
  await new Table(page).isAsked();
  return page;
}

/** How many of the moves in the row are seen whole. */
const whole = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('section.moves .list')!.getBoundingClientRect();
    return [...document.querySelectorAll('section.moves .move')].filter((move) => {
      const { left, right, top, bottom } = move.getBoundingClientRect();
      const frame = move.closest('.list') ? strip : { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
      return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    }).length;
  });

test('six moves of a turn are seen whole on a laptop in German, four on a tablet', async ({ page }) => {
  await begin(page, MOVES);
  await expect.poll(() => whole(page)).toBe(6);
  await expect(page.getByRole('button', { name: 'Kanone: Rot-Muschel' }).last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => whole(page)).toBeGreaterThanOrEqual(4);
});

test('what ends a turn stands below all other moves on a phone, at the other edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, MOVES);
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('section.moves .move')].map((move) => (({ top, bottom, left }) => ({ top, bottom, left }))(move.getBoundingClientRect())));
  await expect.poll(async () => (await places()).length).toBe(6);
  const all = await places();
  const last = all.at(-1)!;
  for (const other of all.slice(0, -1)) expect(last.top).toBeGreaterThanOrEqual(other.bottom);
  expect(last.left).toBeGreaterThan(195);
});
