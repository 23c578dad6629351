import type { Locator, Page } from '@playwright/test';
import { expect, test } from './base';
import { Table } from './table';

/** Lets the bots judge a game that is over. Answers whether they have found a mistake. */
async function lookBack(page: Page, mistake: Locator): Promise<boolean> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'Look back on the game' }).click();
  await expect(page.getByRole('img', { name: /^Chance to win of / })).toBeVisible();
  await expect(mistake.or(page.getByText('The bots would not have played better.'))).toBeVisible();
  return mistake.isVisible();
}

/** Now and then whoever plays the first move of each list is lucky, and makes no mistake in a whole game. */
async function playAgain(table: Table): Promise<void> {
  await table.page.goBack();
  const before = table.page.url();
  await table.ending.click();
  await table.page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  await table.playToTheEnd();
}

test('a player asks what a bot would do, and looks back on the game', async ({ page }) => {
  const table = new Table(page);
  await table.open('Me');
  await table.isAsked();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.getByRole('region', { name: 'What the bots would do' });
  await expect(advice).toContainText(/Chance to win: \d+ %/);
  const before = await table.story.allTextContents();
  await advice.getByRole('button', { name: /^(Play|Take) / }).first().click();
  await expect.poll(() => table.story.allTextContents()).not.toEqual(before);
  await expect(advice).toHaveCount(0);

  await table.playToTheEnd();
  await expect(page.getByText('asked for advice once')).toBeVisible();

  const mistake = page.getByRole('button', { name: 'Find the better move' }).first();
  while (!(await lookBack(page, mistake))) await playAgain(table);
  await mistake.click();
  await expect(page.getByText('what would be better here?')).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText(/Chance to win: \d+ %/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
});
