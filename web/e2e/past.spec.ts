import { expect, test } from './base';
import { Table } from './table';

test('the story is told again after a reload', async ({ page }) => {
  const table = new Table(page);
  await table.open('Me', 'A bot');
  for (let i = 0; i < 4; i++) {
    await table.isAsked();
    await table.playFirst();
  }
  await table.isAsked();
  await expect(page.locator('[data-stage]')).not.toHaveAttribute('data-busy');
  await expect(table.story).toContainText('Anchors aweigh');
  const before = (await table.story.locator('p, summary').allTextContents()).slice(-5);
  await page.reload();
  await expect.poll(async () => (await table.story.locator('p, summary').allTextContents()).slice(-5)).toEqual(before);
  await expect(table.story).toContainText('Anchors aweigh');
});

test('a saved game is opened from its file, and a damaged file is told from it', async ({ page }, info) => {
  const table = new Table(page);
  await table.open('Me');
  await table.playToTheEnd();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  const file = info.outputPath('game.json');
  await (await saving).saveAs(file);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a saved game' }).click();
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"x"}') });
  await expect(page.getByText('This is not a saved game of Kraken Table.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch this game' })).toHaveCount(0);
  await choose.setInputFiles(file);
  await expect(page.getByText(/all is as promised/i)).toBeVisible();
  await page.getByRole('button', { name: 'Watch this game' }).click();
  await page.waitForURL(/\/replay$/);
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
});
