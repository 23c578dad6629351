import { expect, test } from './base';
import { Relay } from './relay';
import { Server } from './server';
import { Table } from './table';

/** A server of the test's own, which ends with it, also when it fails. */
const own = test.extend<{ mortal: Server; relay: Relay }>({
  mortal: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.close();
  },
  relay: async ({ mortal }, use) => {
    const relay = await Relay.start(() => mortal.port);
    await use(relay);
    relay.close();
  },
});

own('after a power cut of the server the page comes back by itself and the game goes on', async ({ browser, mortal, relay }) => {
  const context = await browser.newContext({ baseURL: relay.address });
  const table = new Table(await context.newPage());
  await table.open('Me', 'A bot');
  await table.isPlaying();
  await table.isAsked();
  await table.playFirst();
  await table.isAsked();
  const before = await table.moves.allTextContents();
  await mortal.kill();
  await expect(table.page.getByText(/connection lost/i)).toBeVisible();
  await mortal.start();
  await expect(table.page.getByText('Connected', { exact: true })).toBeAttached();
  await expect(table.page.getByText(/connection lost/i)).toBeHidden();
  await expect.poll(() => table.moves.allTextContents()).toEqual(before);
  await table.playFirst();
});

test('a program that leaves out what it may leave out is served like a page', async ({ request }) => {
  await request.put('/api/me', { data: { name: 'Robin' } });
  const opening = {
    game: 'attack',
    players: 1,
    options: {},
    listed: false,
    clock: { type: 'None' },
    seats: [{ type: 'Me', name: null }],
  };
  const opened = await request.post('/api/tables', { data: opening });
  expect(opened.status(), await opened.text()).toBe(201);
});
