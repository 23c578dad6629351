import { expect, test } from './base';
import { Table } from './table';

test.describe('with all its motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('one person and three bots play a game to its end', async ({ page }) => {
    const table = new Table(page);
    await table.playNow();
    await table.playToTheEnd();
    await expect(page.getByRole('heading', { name: /^You (won|lost): / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The story in numbers' })).toBeVisible();
  });

  test('a game is watched again, moment by moment, and its luck is checked', async ({ page }) => {
    const table = new Table(page);
    await table.open('Me');
    await table.isPlaying();
    await table.playToTheEnd();
    await page.getByRole('link', { name: 'Check the luck' }).last().click();
    await expect(page.getByText(/all is as promised/i)).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Watch it again' }).click();
    const slider = page.getByRole('slider', { name: 'Moment' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Moment 1 of/);
    await page.getByRole('button', { name: 'One on' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /^Moment 2 of/);
  });
});

test('two people far apart play at one table and see the same', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'Open for a friend');
  const guest = await Table.newcomer(browser);
  await guest.page.goto(host.page.url());
  await guest.sit();
  await expect(host.page.getByRole('button', { name: 'Set sail' })).toBeEnabled();
  await host.setSail();
  await guest.isPlaying();
  await host.isAsked();
  await expect(guest.moves).toHaveCount(0);
  await host.play(host.page.getByRole('button', { name: 'Take Elena' }).last());
  await host.isAsked();
  await host.playFirst();
  await guest.isAsked();
  await expect(guest.moves.filter({ hasText: 'Elena' })).toHaveCount(0);
  await guest.page.getByLabel('Say something').fill('Ahoy, captain');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await expect(host.page.getByText('Ahoy, captain')).toBeVisible();
});

test('several play at one screen', async ({ page }) => {
  const table = new Table(page);
  await table.open('Me', 'Somebody here');
  await table.isPlaying();
  for (let i = 0; i < 12; i++) {
    await table.isAsked();
    await table.playFirst();
  }
  await expect(table.story).toContainText(/rolls/);
});

test('somebody watches, and is asked nothing', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'A bot');
  await host.isPlaying();
  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(host.page.url());
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await host.isAsked();
  await host.playFirst();
  await expect(watcher.story).toContainText(/takes|is now|Astrid/);
  await expect(watcher.moves).toHaveCount(0);
});

test('a move is taken back as long as nothing was drawn', async ({ page }) => {
  const table = new Table(page);
  await table.open('Me', 'A bot');
  await table.isPlaying();
  await table.isAsked();
  const before = await table.moves.allTextContents();
  await table.playFirst();
  await page.getByRole('button', { name: /take back/i }).click();
  await expect.poll(() => table.moves.allTextContents()).toEqual(before);
});

test('a rematch is played on the socket of the game before', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const table = new Table(page);
  await table.open('Me');
  await table.playToTheEnd();
  const before = page.url();
  await table.ending.click();
  await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && url.href !== before);
  await table.isAsked();
  await table.playFirst();
  await expect(table.ending).toHaveCount(0);
  expect(sockets).toHaveLength(1);
});
