import { expect, type Page, test } from './base';
import { Table } from './table';

/** Wide, on a tablet, on a phone, and low: the sizes that every page is looked at in. */
const SIZES = [
  [1280, 800],
  [1920, 1080],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
  [640, 400],
] as const;

/** What stands where after the pointer has come to rest on a piece in the middle of the board. */
async function explained(page: Page) {
  const tip = page.locator('.explainer [role=status]');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  const boxes = () => page.evaluate(() => ['.explainer [role=status]', '[data-board]'].map((css) => document.querySelector(css)?.getBoundingClientRect().toJSON() as DOMRect | undefined));
  const seen: { tip: DOMRect | undefined; board: DOMRect | undefined } = { tip: undefined, board: undefined };
  // A pointer that has moved asks; how often it has to depends on what the page drew meanwhile, and a board learns late of a new size.
  await expect(async () => {
    const [, before] = await boxes();
    const [x, y] = [before!.x + before!.width * 0.55, before!.y + before!.height * 0.4];
    await page.mouse.move(x, y);
    await page.mouse.move(x + 2, y + 2);
    await expect(tip).toBeVisible({ timeout: 2000 });
    [seen.tip, seen.board] = await boxes();
    expect(seen.tip).toBeDefined();
    expect(seen.board).toEqual(before);
  }).toPass();
  return { tip: seen.tip!, board: seen.board!, window: page.viewportSize()! };
}

test('an explanation stays in the window, off the board of somebody who looks on, and goes with Escape', async ({ page, browser, server }) => {
  const table = new Table(page);
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).nth(1).click();
  await table.isAsked();
  const watcher = await browser.newContext({ baseURL: server.address });
  const looksOn = await watcher.newPage();
  await looksOn.goto(new URL(page.url()).pathname);
  for (const [width, height] of SIZES) {
    await test.step(`${width}x${height}`, async () => {
      for (const it of [page, looksOn]) {
        await it.setViewportSize({ width, height });
        const { tip, board, window } = await explained(it);
        expect(tip.x).toBeGreaterThanOrEqual(0);
        expect(tip.y).toBeGreaterThanOrEqual(0);
        expect(tip.x + tip.width).toBeLessThanOrEqual(window.width);
        expect(tip.y + tip.height).toBeLessThanOrEqual(window.height);
        const across = Math.min(tip.x + tip.width, board.x + board.width) - Math.max(tip.x, board.x);
        const down = Math.min(tip.y + tip.height, board.y + board.height) - Math.max(tip.y, board.y);
        if (it === looksOn) expect(Math.max(0, across) * Math.max(0, down)).toBe(0);
      }
    });
  }
  await page.locator('body').press('Escape');
  await expect(page.locator('.explainer [role=status]')).toHaveCount(0);
});
