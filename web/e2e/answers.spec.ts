import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { boardSize, isWholeOnAWideScreen } from './measure';
import { MEANT, MOVE, Table } from './table';
import { OVER, Voyage } from './voyage';

const BOTS = ['A bot', 'A bot', 'A bot', 'A bot'];
const DIMMED = 'ul[aria-label="Not possible now"] button';

/** An action that is dimmed and a piece of the board that cannot be used both say why not. */
async function saysWhyNot(page: Page): Promise<void> {
  const answer = page.getByRole('alert');
  await page.locator(DIMMED).first().click();
  await expect(answer).toHaveText(/\w{3}/);
  const reason = await answer.textContent();
  await page.locator('[data-stage] [data-attempt]').last().dispatchEvent('click');
  await expect(answer).toHaveText(/\w{3}/);
  await expect(answer).not.toHaveText(reason!);
}

test('in a later turn of the bay the ship card is whole, and what cannot be done says why', async ({ page }) => {
  const bay = new Table(page, 'bay');
  await bay.open('Me', ...BOTS);
  await bay.isPlaying();
  await clickUntil(page, { until: [{ css: MOVE, words: '^Sail to' }], click: [{ css: MOVE }] });
  await saysWhyNot(page);
  await clickUntil(page, { until: [{ css: 'article .points div:nth-child(3)' }], click: [MEANT, { css: MOVE, last: true }] });
  await bay.isAsked();
  await isWholeOnAWideScreen(page, { square: 640 });
});

test('in rage a card is arranged without scrolling, and what cannot be done says why', async ({ page }) => {
  const rage = new Table(page, 'rage');
  await rage.open('Me', 'A bot', 'A bot', 'A bot');
  await rage.isAsked();
  await saysWhyNot(page);
  await rage.moves.first().click();
  await expect(page.getByRole('button', { name: 'Play in this order' })).toBeVisible();
  await isWholeOnAWideScreen(page, { square: 640 });
});

test('a gentle voyage begins with a click, says why not, and is watched again with its lies', async ({ page }) => {
  await page.goto('/');
  const gently = page.getByRole('checkbox', { name: 'Gentle first game' });
  await expect(gently).toBeChecked();
  await page.getByRole('button', { name: /play now/i }).last().click();
  const table = new Voyage(page);
  await table.learnCard();
  await expect(page.getByText('bot', { exact: true }).first()).toHaveAttribute('title', /medium/i);
  await expect(page.getByRole('button', { name: /^Reveal my character/ })).toHaveCount(0);
  await clickUntil(page, { until: [{ css: DIMMED }], click: [{ css: MOVE }] });
  await saysWhyNot(page);
  await isWholeOnAWideScreen(page, {});
  const board = await boardSize(page);
  await table.sailToTheEnd();
  await page.locator(OVER.css).first().click();
  await page.getByText('Everything open', { exact: true }).click();
  await goesByKeys(page);
  await expect(page.getByRole('log').getByText(/^(✓ true|✗ a lie)$/).first()).toBeAttached();
  expect(await boardSize(page)).toBeGreaterThanOrEqual(board - 1);
});

/** The keys of a replay that take more than one step, and the one that plays it. */
async function goesByKeys(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Moment' });
  const at = async () => Number(/^Moment (\d+) of/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
  const press = async (key: string, meant: (before: number, after: number) => boolean) => {
    const before = await at();
    await page.keyboard.press(key);
    await expect.poll(async () => meant(before, await at()), key).toBe(true);
  };
  const far = (before: number, after: number) => after > before + 1;
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(1);
  await press('PageDown', far);
  await press('PageDown', far);
  await press('PageUp', (before, after) => after > 1 && after < before);
  await press('.', (before, after) => after > before);
  await press('.', (before, after) => after > before);
  await press(',', (before, after) => after < before);
  await press(' ', (before, after) => after > before);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await press('End', (_, after) => after > 1);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Moment (\d+) of \1$/);
}
