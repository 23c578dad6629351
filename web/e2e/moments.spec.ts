import type { Page } from '@playwright/test';
import { expect, test } from './base';
import { clickUntil } from './clicks';
import { MEANT, MOVE, Table } from './table';
import { Voyage } from './voyage';

const BOTS = ['A bot', 'A bot', 'A bot', 'A bot'];

test('sound has its switch in sight, and stays as it was left', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false'); // motion is reduced here
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('slider', { name: 'Volume' }).fill('25');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('25');
});

test('a click on what cannot be used answers with the rule', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.isAsked();
  const idle = page.locator('[data-attempt]').first();
  await idle.dispatchEvent('click');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Rule:' })).toHaveAttribute('href', /^\/how\/attack#\w+$/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a moment comes over the stage, and a click skips it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
    const table = new Table(page, 'bay');
    await table.open('Me', 'A bot');
    await skipFirstMoment(page);
    await clickUntil(page, { until: [{ css: '[data-skipped]' }], click: [MEANT, { css: MOVE, last: true }] });
    await expect(page.locator('body')).toHaveAttribute('data-skipped', 'at once');
  });
});

/** A moment passes by itself, and a click from outside may come too late: the page clicks the first one in the task that finds it. */
function skipFirstMoment(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(async () => {
      const moment = document.querySelector<HTMLElement>('[data-stage] [data-moment]');
      if (!moment) return;
      observer.disconnect();
      moment.click();
      await new Promise(requestAnimationFrame);
      document.body.dataset['skipped'] = moment.isConnected ? 'late' : 'at once';
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

test('a vote says whom and what it is about, with all choices in sight', async ({ page }) => {
  const table = new Voyage(page);
  await table.plan({}, 'Me', 'A bot', ...BOTS);
  await table.confirm();
  await table.learnCard();
  await table.sailToVote();
  await expect(page.getByText(/^Mutiny against \w+\? Team: \w+, \w+\. It takes 3 guns, spent if it succeeds\. You have \d guns?\.$/)).toBeVisible();
  for (const [width, height] of [[1280, 800], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    for (const choice of await page.locator(MOVE).all()) await expect(choice).toBeInViewport({ ratio: 0.99 });
  }
});

test('bots are characters with names, and a rematch with them starts at once', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await expect(page.getByText('Jamila').first()).toBeVisible();
  await table.playToTheEnd();
  await expect(page.getByRole('heading', { name: /^You (won|lost): / })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await table.isPlaying();
});
