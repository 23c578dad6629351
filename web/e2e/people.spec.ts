import { expect, test } from './base';
import { Table } from './table';

/** A host and a friend at a table of two; the game has begun. */
async function together(host: Table, friend: Table): Promise<string> {
  await host.open('Me', 'Open for a friend');
  const address = host.page.url();
  await friend.page.goto(address);
  await friend.sit();
  await host.setSail();
  await friend.isPlaying();
  return address;
}

const crew = (table: Table) => table.page.getByRole('complementary', { name: 'Crew and talk' });

test('a bot sits in for somebody who is away, and whoever comes back has the seat again', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await expect(crew(host).getByText('away')).toHaveCount(0);
  const context = friend.page.context();
  await friend.page.close();
  await expect(crew(host).getByText('away', { exact: true })).toBeVisible();
  await crew(host).getByRole('button', { name: 'Let a bot sit in' }).click();
  await expect(crew(host).getByText(/^for /)).toBeVisible();
  const back = new Table(await context.newPage());
  await back.page.goto(address);
  await back.isPlaying();
  await expect(crew(back).getByText('you', { exact: true })).toBeVisible();
  await expect(crew(host).getByText(/^for /)).toHaveCount(0);
  await expect(crew(host).getByText('away', { exact: true })).toHaveCount(0);
});

test('whoever left the game can come back, and a watcher is seen and given a seat', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await friend.more('Leave the game…');
  await friend.page.getByRole('button', { name: /Let a bot play.*easy/ }).click();
  await crew(friend).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(crew(friend).getByText('you', { exact: true })).toBeVisible();

  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(address);
  await expect(crew(host).getByText('Watching: 1')).toBeVisible();
  await crew(watcher).getByRole('button', { name: 'Tell them your name' }).click();
  await watcher.giveName();
  await expect(crew(host).getByText(/^Watching: [A-Z]/)).toBeVisible();
  await friend.more('Leave the game…');
  await friend.page.getByRole('button', { name: /Let a bot play.*easy/ }).click();
  await friend.page.close();
  await host.more('Seats and host…');
  const give = host.page.getByRole('button', { name: /^Seat 2/ });
  await expect(give).toHaveCount(1);
  await give.click();
  await expect(crew(watcher).getByText('you', { exact: true })).toBeVisible();
});

test('a guest who was removed stays removed until the host gives them a seat', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const guest = await Table.newcomer(browser);
  await host.open('Me', 'Open for a friend');
  await guest.page.goto(host.page.url());
  await guest.sit();
  await host.page.getByRole('button', { name: 'Remove this guest' }).click();
  await guest.page.getByRole('button', { name: /sit here/i }).click();
  await expect(guest.page.getByText('The host has taken you from this table.')).toBeVisible();
  await host.page.getByRole('button', { name: /^Seat 2 to / }).click();
  await expect(guest.page.getByText('(you)')).toBeVisible();
});

test('home says where it is my turn, and since when', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  await together(host, friend);
  await host.isAsked();
  await expect(host.page).toHaveTitle(/Your turn/);
  await expect(host.page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-turn/);
  await host.page.goto('/');
  await expect(host.page.getByText(/^Your turn · /)).toBeVisible();
  await expect(host.page).toHaveTitle(/^\(1\) /);
  await friend.page.goto('/');
  await expect(friend.page.getByText(/^Waiting for /)).toBeVisible();
});

test('the crew sees the link of its call, and nobody else does', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await host.more('Call and alerts…');
  await host.page.getByRole('textbox', { name: 'Link of a voice call' }).fill('https://meet.example.org/kraken');
  await host.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(host.page.getByText('Saved')).toBeVisible();
  await friend.page.reload();
  await expect(crew(friend).getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', 'https://meet.example.org/kraken');
  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(address);
  await watcher.isPlaying();
  await expect(crew(watcher).getByRole('link', { name: 'Join the call' })).toHaveCount(0);
});
