import { expect, test } from './base';
import { isFine } from './fine';
import { onEveryScreen } from './screens';
import { Table } from './table';

const TABLETS = [
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
];

test('a whole game is played with the keyboard alone', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/new/attack');
  const players = page.getByRole('group', { name: 'Players' }).getByRole('radio', { checked: true });
  await players.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await expect(players).toHaveValue('1');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Aye, that is me' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  while (!(await table.ending.isVisible())) {
    await table.moves.or(table.ending).first().waitFor();
    await table.moves.evaluateAll(([first]) => first?.focus());
    await page.keyboard.press('Enter');
  }
  await expect(table.ending).toBeVisible();
});

test('the language is picked from the browser, switched and remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('group', { name: 'Sprache' }).getByText('Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

onEveryScreen('every page', async (page) => {
  const table = new Table(page);
  for (const path of ['/', '/new/attack', '/how/attack', '/luck', '/import', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await isFine(page);
  }
  await table.open('Me', 'Open for a friend');
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible();
  await isFine(page);
  await page.getByRole('link', { name: 'Use this screen as the board' }).click();
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible();
  await isFine(page);
  await page.getByRole('link', { name: /Take a seat on this device/ }).click();
  await page.getByRole('button', { name: /add a bot/i }).click();
  await table.setSail();
  for (let i = 0; i < 8; i++) {
    await table.isAsked();
    await table.playFirst();
  }
  await isFine(page);
  await table.playToTheEnd();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
  await isFine(page);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await isFine(page);
});

test('the board of every game is whole on tablets', async ({ page }) => {
  for (const game of [0, 1, 2, 3]) {
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).nth(game).click();
    const board = page.locator('[data-stage]');
    await expect(board).toBeVisible();
    for (const tablet of TABLETS) {
      await page.setViewportSize(tablet);
      await expect.poll(() => board.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the board keeps its size from turn to turn', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const table = new Table(page);
  await table.open('Me', 'Somebody here');
  await table.isAsked();
  const board = page.locator('[data-stage]');
  const size = await board.boundingBox();
  for (let i = 0; i < 8; i++) {
    await table.playFirst();
    await table.isAsked();
    expect(await board.boundingBox()).toEqual(size);
  }
});
