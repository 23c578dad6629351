import { expect, test } from './base';
import { Table } from './table';

for (const game of ['attack', 'bay', 'rage', 'shadow']) {
  test(`how to play ${game}: contents lead to their chapters, "Play now" ends in a game`, async ({ page }) => {
    await page.goto(`/how/${game}`);
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents.first()).toBeVisible();
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/how/${game}${id}$`));
      const chapter = page.locator(`h2${id}`);
      await expect(chapter).toHaveText((await link.textContent()) ?? '');
      await expect(chapter).toBeInViewport();
    }
    await page.getByRole('button', { name: /play now/i }).click();
    await page.waitForURL(/\/t\//);
    await expect(new Table(page, game).story).not.toBeEmpty();
  });
}

test('the address of a chapter opens there', async ({ page }) => {
  await page.goto('/how/attack#figures');
  await expect(page.getByRole('heading', { name: 'Reconstructed figures' })).toBeInViewport();
});
