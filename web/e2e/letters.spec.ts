import { expect, type Page, test } from './base';
import { Table } from './table';
import { DEAL, Voyage } from './voyage';

const PHONE = { width: 390, height: 844 };

/** Letters of twice the size, by a style of the reader's own: media queries know nothing of it. */
const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The words of the bar have room for more than one of them, and nothing is wider than the window. */
async function hasRoom(page: Page): Promise<void> {
  const line = page.locator('.bar p:not(.hidden)').first();
  await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(200);
  await expect.poll(() => overhang(page)).toBe(0);
}

/** What was dealt can be read in these letters, too. */
async function looksAtTheDeal(page: Page): Promise<void> {
  await expect(page.locator(DEAL.css)).toBeVisible();
  await enlarge(page);
  await new Voyage(page).learnCard(async () => {
    for (const words of [page.getByText(/^You are: /), page.getByText(/^You win if /), page.getByRole('button', { name: 'I know it' })]) {
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeInViewport({ ratio: 0.98 });
    }
  });
}

for (const [index, game] of ['attack', 'bay', 'rage', 'shadow'].entries()) {
  test(`letters that a reader has made twice as large keep their lines on a phone in ${game}, with a move in sight`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).nth(index).click();
    const table = new Table(page, game);
    if (game === 'shadow') await looksAtTheDeal(page);
    await table.isAsked();
    await enlarge(page);
    await hasRoom(page);
    await expect(table.moves.first()).toBeInViewport({ ratio: 1 });
    await table.moves.first().click();
    await hasRoom(page);
  });
}

test('bar and tip make way for what is asked about where letters are twice as large on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).first().click();
  await new Table(page).isAsked();
  await enlarge(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await page.locator('.bar').boundingBox())!.y).toBeLessThan(-100);
});

test('letters that a reader has made twice as large keep their lines in the list of tables of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await new Table(page).playNow();
  await page.goto('/');
  const going = page.getByRole('link', { name: /^Continue/ }).first();
  await expect(going).toBeVisible();
  await enlarge(page);
  const words = page.locator('li', { has: going }).locator('> div');
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(200);
  await expect.poll(() => overhang(page)).toBe(0);
});
