import { expect, test } from './base';
import { Table } from './table';

test('the address of no table says so, and the page does not try again', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`/t/${'a'.repeat(26)}`);
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await expect(page.getByText(/connection lost/i)).toHaveCount(0);
  expect(sockets).toHaveLength(1);
});

test('a first visit reads a gathering table once, over its socket', async ({ page, browser, server }) => {
  await new Table(page).open('Me', 'Open for a friend');
  const context = await browser.newContext({ baseURL: server.address });
  const friend = await context.newPage();
  const reads: string[] = [];
  friend.on('websocket', (socket) => reads.push(socket.url()));
  friend.on('request', (request) => /\/api\/tables\/\w+/.test(request.url()) && reads.push(request.url()));
  await friend.goto(new URL(page.url()).pathname);
  await expect(friend.getByRole('button', { name: /sit here/i })).toBeVisible();
  expect(reads).toEqual([expect.stringContaining('/socket?after=-1')]);
});

test('on a laptop all four games can be started without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const starts = page.getByRole('button', { name: /^play now/i });
  await expect(starts).toHaveCount(4);
  for (const start of await starts.all()) await expect(start).toBeInViewport({ ratio: 1 });
});
