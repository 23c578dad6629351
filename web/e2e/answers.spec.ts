import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { isWholeOnAWideScreen } from './measure';
import { MEANT, MOVE, REMATCH, Table } from './table';

const BOTS = ['A bot', 'A bot', 'A bot', 'A bot'];
const DIMMED = 'ul[aria-label="Not possible now"] button';

/** A piece of the board that cannot be used says why not. */
async function pieceSaysWhyNot(page: Page): Promise<void> {
  await page.locator('[data-stage] [data-attempt]').last().dispatchEvent('click');
  await expect(page.getByRole('alert')).toHaveText(/\w{3}/);
}

/** An action that is dimmed says why not. */
async function dimmedSaysWhyNot(page: Page): Promise<void> {
  await page.locator(DIMMED).first().dispatchEvent('click');
  await expect(page.getByRole('alert')).toContainText('Rule:');
}

test('in a later turn of the bay the ship card is whole, and what cannot be done says why', async ({ page }) => {
  const bay = new Table(page, 'bay');
  await bay.open('Me', ...BOTS);
  await bay.isPlaying();
  await clickUntil(page, { until: [{ css: MOVE, words: '^Sail ' }], click: [{ css: MOVE }] });
  await dimmedSaysWhyNot(page);
  await clickUntil(page, { until: [{ css: 'article .points div:nth-child(3)' }], click: [MEANT, REMATCH, { css: MOVE, last: true }] }); // a ship may be swallowed before
  await bay.isAsked();
  await pieceSaysWhyNot(page);
  await isWholeOnAWideScreen(page, { square: 640 });
});

test('in rage a card is arranged without scrolling, and a piece that cannot be used says why', async ({ page }) => {
  const rage = new Table(page, 'rage');
  await rage.open('Me', 'A bot', 'A bot', 'A bot');
  await rage.isAsked();
  await pieceSaysWhyNot(page);
  await rage.moves.first().click();
  await expect(page.getByRole('button', { name: 'Play in this order' })).toBeVisible();
  await isWholeOnAWideScreen(page, { square: 640 });
});
