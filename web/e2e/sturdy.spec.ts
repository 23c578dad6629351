import { expect, test } from './base';
import { Relay } from './relay';
import { Server } from './server';
import { Table } from './table';

test('after a power cut of the server the page comes back by itself and the game goes on', async ({
  browser,
}) => {
  const server = await Server.start();
  const relay = await Relay.start(() => server.port);
  const context = await browser.newContext({ baseURL: relay.address });
  const table = new Table(await context.newPage());
  await table.open('Me', 'A bot');
  await table.isPlaying();
  await table.isAsked();
  await table.playFirst();
  await table.isAsked();
  const before = await table.moves.allTextContents();
  await server.kill();
  await expect(table.page.getByText(/connection lost/i)).toBeVisible();
  await server.start();
  await expect(table.page.getByText(/connection lost/i)).toBeHidden();
  await expect.poll(() => table.moves.allTextContents()).toEqual(before);
  await table.playFirst();
  relay.close();
  await server.close();
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
