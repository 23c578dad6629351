import { expect, test } from './base';
import { PHONE } from './screens';
import { Table } from './table';

test('a shared screen shows the board, and phones join it by the link', async ({ browser }) => {
  const screen = await Table.newcomer(browser);
  await screen.page.goto('/');
  await screen.page.getByRole('link', { name: 'Table and phones' }).first().click();
  await screen.choosePlayers(2);
  await screen.page.getByRole('button', { name: 'Open the table' }).click();
  await screen.giveName();
  await screen.page.waitForURL(/\/screen$/);
  await expect(screen.page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await screen.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const first = await Table.newcomer(browser);
  await first.page.setViewportSize(PHONE);
  await first.page.goto(link);
  await first.page.getByRole('button', { name: 'Sit here (Seat 1)' }).click();
  await first.giveName();
  const second = await Table.newcomer(browser);
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'Sit here (Seat 2)' }).click();
  await second.giveName();
  await screen.page.getByRole('button', { name: 'Set sail' }).click();
  await first.isAsked();
  await first.playFirst();
  await expect(screen.story).toContainText(/Astrid|takes/);
  await expect(screen.moves).toHaveCount(0);
  await expect(screen.page.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('whoever comes by phone sees what was agreed, and that somebody speaks', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'Open for a friend');
  const friend = await Table.newcomer(browser);
  await friend.page.setViewportSize(PHONE);
  await friend.page.goto(host.page.url());
  await expect(friend.page.getByRole('heading', { name: 'What was agreed' })).toBeVisible();
  await expect(friend.page.getByText('None: take your time')).toBeVisible();
  await friend.sit();
  await host.page.getByRole('button', { name: 'Set sail' }).click();
  await friend.isPlaying();
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('Land in sight');
  await host.page.getByRole('button', { name: 'Send' }).click();
  const mark = friend.page.getByRole('button', { name: 'Crew and talk (1 new)' });
  await expect(friend.page.locator('.passing')).toContainText('Land in sight');
  await mark.click();
  await expect(friend.story.getByText('Land in sight')).toBeInViewport();
  await expect(mark).toHaveCount(0);
});

test('a guest who still types a name has the seat, also when the host starts', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'Open for a friend');
  const guest = await Table.newcomer(browser);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: /sit here/i }).click();
  const name = guest.page.getByRole('dialog').getByLabel('Your name');
  await name.fill('Mia');
  await host.setSail();
  await expect(guest.page.getByText('The game has begun, and you are in it.')).toBeVisible();
  await expect(name).toHaveValue('Mia');
  await guest.giveName();
  await guest.isPlaying();
  await expect(host.page.getByRole('region', { name: 'Crew' }).getByText('Mia', { exact: true })).toBeVisible();
});

test('a seat is handed to another person, who plays on', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'A bot');
  await host.isAsked();
  const friend = await Table.newcomer(browser);
  await friend.callMyself('Nemo');
  await friend.page.goto(host.page.url());
  await expect(friend.page.getByText('You are watching.')).toBeVisible();
  await host.more('Hand over…');
  await host.page.getByRole('dialog').getByRole('button', { name: 'Nemo' }).click();
  await expect(host.page.getByText('Give your seat to Nemo? You will watch then.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Yes, Nemo plays on' }).click();
  await friend.isAsked();
  await friend.playFirst();
  await expect(host.page.getByText('You are watching.')).toBeVisible();
});

test('somebody resigns, and a bot plays the game to its end', async ({ page }) => {
  const table = new Table(page);
  await table.open('Me', 'A bot');
  await table.isAsked();
  await table.more('Leave the game…');
  await page.getByRole('button', { name: /^Let a bot play/ }).last().click();
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeVisible();
  await expect(table.moves).toHaveCount(0);
});

test('when the clock runs out a bot plays the move', async ({ page, browser }) => {
  const table = new Table(page);
  await table.prepare('Me', 'Open for a friend');
  await page.getByText('More settings').click();
  await page.getByText('Live: seconds for a move').click();
  await page.getByRole('spinbutton').fill('5');
  await table.confirm();
  const friend = await Table.newcomer(browser);
  await friend.page.goto(page.url());
  await friend.sit();
  await table.setSail();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(table.story).toContainText(/Time is up for/);
});
