import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './base';
import { PHONE } from './screens';
import { Table } from './table';
import { Voyage } from './voyage';

const ON_ITS_SIDE = { width: 844, height: 390 };

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

async function say(page: Page, words: string): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Say something' });
  await line.fill(words);
  await line.press('Enter');
}

test('what was said last stays on a phone without covering the moves, and what is about me until I have dealt with it', async ({ browser }) => {
  const [host, friend] = [await Voyage.newcomer(browser), await Voyage.newcomer(browser, PHONE)];
  await host.plan({}, 'Me', 'Open for a friend', 'A bot', 'A bot', 'A bot');
  await host.confirm();
  await friend.page.goto(host.page.url());
  await friend.sitAt(2);
  await host.setSail();
  await Promise.all([host.learnCard(), friend.learnCard()]);
  await say(host.page, 'Land in sight');
  const lines = friend.page.locator('.passing .said');
  await expect(lines.filter({ hasText: 'Land in sight' }).getByRole('button', { name: 'Hide' })).toBeInViewport({ ratio: 1 });

  await host.page.getByRole('button', { name: 'What do you claim?' }).click();
  await host.page.getByRole('combobox', { name: 'What do you claim?' }).selectOption('trust');
  await host.page.getByRole('combobox', { name: /^Blank 1 of/ }).selectOption('1');
  await host.page.getByRole('button', { name: 'Claim', exact: true }).click();
  const mine = lines.filter({ hasText: 'About you' });
  await expect(mine).toContainText(/I trust/);
  const scrolled = await friend.page.evaluate(() => scrollY);
  await say(host.page, 'Who sails?');
  await expect(mine).toBeInViewport({ ratio: 1 });
  const sheet = friend.page.locator('[data-hand=""]');
  await expect(async () => {
    const [said, hand] = [await boxOf(friend.page.locator('[data-said]')), await sheet.boundingBox()];
    expect(said.y + said.height).toBeLessThanOrEqual((hand?.y ?? PHONE.height) + 0.5);
  }).toPass();
  expect(await friend.page.evaluate(() => scrollY)).toBe(scrolled);

  await friend.page.setViewportSize(ON_ITS_SIDE);
  await expect(async () => {
    const [said, bar] = [await boxOf(mine), await boxOf(friend.page.locator('header.bar'))];
    expect(said.y + said.height, 'in the bar, where it covers nothing').toBeLessThanOrEqual(bar.y + bar.height + 0.5);
  }).toPass();
  await mine.getByRole('button', { name: 'Answer' }).click();
  await expect(friend.page.getByRole('combobox', { name: 'What do you claim?' })).toHaveValue('trust');
  await expect(friend.page.getByRole('combobox', { name: /^Blank 1 of/ })).toHaveValue('0');
  await friend.page.keyboard.press('Escape');
  await friend.page.keyboard.press('Escape');
  await expect(lines).toHaveCount(0);
});

for (const size of [PHONE, ON_ITS_SIDE]) {
  test(`a host finds link and code in the first screen of a phone, ${size.width} wide`, async ({ browser }) => {
    const host = await Table.newcomer(browser);
    await host.page.setViewportSize(size);
    await host.open('Me', 'Open for a friend', 'Open for a friend');
    for (const way of [host.page.getByRole('img', { name: 'QR code of the link to this table' }), host.page.getByRole('textbox', { name: 'Link to this table' }), host.page.getByRole('button', { name: 'Copy the link' })]) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const letters of ['ordinary letters', 'letters of twice the size']) {
  test(`pirates and cards of Kraken Attack! are in sight above the tip and the moves of a phone, with ${letters}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
    if (letters !== 'ordinary letters') await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).first().click();
    const table = new Table(page);
    await table.isAsked();
    await isAboveTheMoves(page, '[data-place=ASTRID]');
    await table.playFirst();
    await table.isAsked();
    await table.playFirst();
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
    await table.isAsked();
    await isAboveTheMoves(page, '[data-place^=ASTRID_]');
    await expect(table.moves.first()).toBeInViewport({ ratio: 1 });
  });
}

/** Nothing lies over it, neither the bar nor a tip nor the sheet. */
async function isAboveTheMoves(page: Page, css: string): Promise<void> {
  await expect(async () => {
    const it = await boxOf(page.locator(css).first());
    const foot = await page.evaluate(() => Math.min(...['.guide.tips [data-guide]', '[data-hand=""]'].flatMap((over) => document.querySelector(over)?.getBoundingClientRect().top ?? [])));
    expect(it.y).toBeGreaterThanOrEqual(Math.max(0, (await page.locator('header.bar').boundingBox())!.y + (await page.locator('header.bar').boundingBox())!.height) - 1);
    expect(it.y + it.height).toBeLessThanOrEqual(foot + 1);
  }).toPass();
}

test('all settings can be read and reached on a phone with letters of twice the size', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('kraken.language', 'de'));
  await new Table(page).page.goto('/');
  await page.getByRole('button', { name: /losspielen/i }).first().click();
  await new Table(page).isPlaying();
  await page.goto('/');
  await page.locator('header button').last().click();
  await enlarge(page);
  const dialog = page.locator('dialog[open]');
  const name = dialog.getByLabel('Dein Name');
  await expect.poll(async () => (await boxOf(name)).width).toBeGreaterThan(200);
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  for (const part of [name, dialog.getByText('Nederlands'), dialog.getByText('Ruhezeit'), dialog.getByText('Das Glück prüfen')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
