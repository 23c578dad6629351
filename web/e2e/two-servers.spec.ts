import { expect, test } from './base';
import { Postgres } from './postgres';
import { Server } from './server';
import { Table } from './table';

const crew = (table: Table) => table.page.getByRole('complementary', { name: 'Crew and talk' });

test('with two servers on PostgreSQL a bot sits in, and whoever comes back at either has the seat again', async ({ browser }) => {
  const postgres = await Postgres.start();
  const [first, second] = [await Server.start(postgres.address), await Server.start(postgres.address)];
  try {
    const host = new Table(await (await browser.newContext({ baseURL: first.address })).newPage());
    const friends = await browser.newContext({ baseURL: second.address });
    const friend = new Table(await friends.newPage());
    await host.open('Me', 'Open for a friend');
    const { pathname } = new URL(host.page.url());
    await friend.page.goto(pathname);
    await friend.sit();
    await host.setSail();
    await friend.isPlaying();

    for (const server of [second, first]) {
      for (const page of friends.pages()) await page.close();
      await expect(crew(host).getByText('away', { exact: true })).toBeVisible();
      await crew(host).getByRole('button', { name: 'Let a bot sit in' }).click();
      await expect(crew(host).getByText('a bot sits in', { exact: true })).toBeVisible();
      const back = new Table(await friends.newPage());
      await back.page.goto(server.address + pathname);
      await back.isPlaying();
      await expect(crew(back).getByText('you', { exact: true })).toBeVisible();
      await expect(crew(host).getByText('a bot sits in', { exact: true })).toHaveCount(0);
      await expect(crew(host).getByText('away', { exact: true })).toHaveCount(0);
    }
  } finally {
    await first.close();
    await second.close();
    await postgres.close();
  }
});
