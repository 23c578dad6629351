import { expect, type Page, test } from './base';
import { isWholeOnAWideScreen } from './measure';
import { Rage } from './rage';
import { Table } from './table';

/** A replay under the keys of its viewer. */
class Watching {
  constructor(private readonly page: Page) {}

  get slider() {
    return this.page.getByRole('slider', { name: 'Moment' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Watch it again' }).click();
    await expect(this.slider).toBeVisible();
  }

  async moment(): Promise<number> {
    return Number(/^Moment (\d+) of/.exec((await this.slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
  }

  /** Presses a key on the board; answers the moment that it leads to, which must be another one. */
  async press(key: string): Promise<number> {
    const before = await this.moment();
    await this.page.locator('[data-stage]').focus();
    await this.page.keyboard.press(key);
    await expect.poll(() => this.moment(), key).not.toBe(before);
    return this.moment();
  }
}

test('a replay goes through moments, turns, rounds and great moments by keys, on a board as large as at the table', async ({ page }) => {
  const table = new Rage(page);
  await table.open('Me', 'A bot');
  await table.playToTheEnd();
  const replay = new Watching(page);
  await replay.open();
  const last = await replay.press('End');
  expect(await replay.press('Home')).toBe(1);
  expect(await replay.press('ArrowRight')).toBe(2);
  expect(await replay.press('ArrowLeft')).toBe(1);
  const turn = await replay.press('Shift+ArrowRight');
  const next = await replay.press('Shift+ArrowRight');
  expect(next).toBeGreaterThan(turn);
  expect(await replay.press('Shift+ArrowLeft')).toBe(turn);
  const round = await replay.press('PageDown');
  expect(round).toBeGreaterThan(turn);
  expect(await replay.press('PageUp')).toBeLessThan(round);
  await replay.press('Home');
  const great = await replay.press('.');
  const greater = await replay.press('.');
  expect(greater).toBeGreaterThan(great);
  expect(await replay.press(',')).toBe(great);
  await isWholeOnAWideScreen(page, { square: 640 });
  expect(await replay.press('End')).toBe(last);
});

test('a replay plays at the space bar, and stops at the next', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.playToTheEnd();
  const replay = new Watching(page);
  await replay.open();
  await replay.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.locator('[data-stage]').focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a replay can keep its end to itself', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.playToTheEnd();
  const replay = new Watching(page);
  await replay.open();
  await page.getByRole('checkbox', { name: 'Without spoilers' }).check();
  await expect(replay.slider).toHaveCount(0);
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Moment 2', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('alert')).toContainText('Without spoilers');
  await expect(page.getByText('Moment 2', { exact: true })).toBeVisible();
});
