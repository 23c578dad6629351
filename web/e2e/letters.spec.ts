import { expect, type Page, test } from './base';
import { Table } from './table';

const PHONE = { width: 390, height: 844 };

/** Letters of twice the size, by a style of the reader's own: media queries know nothing of it. */
const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('letters that a reader has made twice as large keep their lines on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).first().click();
  await new Table(page).isAsked();
  await enlarge(page);
  // The words of the bar have room for more than one of them.
  const line = page.locator('.bar p:not(.hidden)').first();
  await expect.poll(async () => (await line.boundingBox())!.width).toBeGreaterThan(200);
  expect(await overhang(page)).toBe(0);

  await page.goto('/');
  const going = page.getByRole('link', { name: /^Continue/ }).first();
  await expect(going).toBeVisible();
  await enlarge(page);
  const words = page.locator('li', { has: going }).locator('> div');
  await expect.poll(async () => (await words.boundingBox())!.width).toBeGreaterThan(200);
  expect(await overhang(page)).toBe(0);
});
