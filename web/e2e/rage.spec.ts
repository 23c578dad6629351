import { expect, test } from './base';
import { isFine } from './fine';
import { Rage } from './rage';
import { onEveryScreen } from './screens';

test('one person and a bot play a match of Kraken Rage to its end', async ({ page }) => {
  const rage = new Rage(page);
  await rage.open('Me', 'A bot');
  await rage.isPlaying();
  await rage.playToTheEnd();
  await expect(page.getByRole('img', { name: 'One ship sails away' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The story in numbers' })).toBeVisible();
  await expect(rage.story).toContainText('wins the match!');
  await expect(rage.sea).toBeVisible();
});

test('two play a match of Kraken Rage at one screen to its end, behind a curtain', async ({ page }) => {
  const rage = new Rage(page);
  await rage.open('Me', 'Somebody here');
  await expect(rage.curtain).toBeVisible();
  await expect(rage.sea).toBeVisible();
  await expect(rage.cards).toHaveCount(0);
  await rage.liftCurtain();
  await expect(rage.cards).toHaveCount(3);
  await rage.playToTheEnd();
  await expect(rage.story).toContainText('wins the match!');
});

test('an order is tried out before it is played, then played click by click', async ({ page }) => {
  const rage = new Rage(page);
  await rage.open('Me', 'Somebody here');
  await rage.liftCurtain();
  await expect(rage.cards).toHaveCount(3);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await rage.cards.first().click();
  await expect(rage.order).toHaveCount(3);
  await expect(page.locator('.ghost').first()).toBeVisible();
  const before = await rage.order.allTextContents();
  // A card may have the same action twice: one that another stands before.
  const actions = (await rage.order.locator('.name').allTextContents()).map((name) => name.replace(/^\s*\d\. /, '').trim());
  const moved = actions.findIndex((action, at) => at > 0 && action !== actions[at - 1]);
  await rage.order.nth(moved).getByRole('button', { name: /^Earlier/ }).click();
  await expect.poll(() => rage.order.allTextContents()).not.toEqual(before);
  await expect(rage.story.getByText(/ plays /).filter({ visible: true })).toHaveCount(0);
  await rage.goAhead.click();
  await expect(rage.curtain).toBeVisible();
  await expect(rage.story.getByText(/ plays /).first()).toBeAttached();
});

test('an action is dragged to another place', async ({ page }) => {
  const rage = new Rage(page);
  await rage.open('Me', 'Somebody here');
  await rage.liftCurtain();
  await rage.cards.first().click();
  await expect(rage.order).toHaveCount(3);
  const names = () => rage.order.locator('.name').allTextContents();
  const [first, second, third] = (await names()).map((name) => name.replace(/^\d\. /, ''));
  await rage.order.nth(2).locator('.grip').dragTo(rage.order.nth(0));
  await expect.poll(names).toEqual([`1. ${third}`, `2. ${first}`, `3. ${second}`]);
});

test('the hands of others stay hidden, the discards are open', async ({ browser }) => {
  const host = new Rage(await (await browser.newContext()).newPage());
  await host.open('Me', 'A bot', 'A bot');
  await host.isPlaying();
  await host.isAsked();
  const watcher = new Rage(await (await browser.newContext()).newPage());
  await watcher.page.goto(host.page.url());
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(watcher.cards).toHaveCount(0);
  await expect(watcher.page.getByRole('img', { name: 'Cards in hand: 3' }).first()).toBeVisible();
  await host.moves.first().click();
  await host.goAhead.click();
  await watcher.page.getByRole('button', { name: 'Discards' }).click();
  await expect(watcher.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

onEveryScreen('Kraken Rage', async (page) => {
  const rage = new Rage(page);
  await page.goto('/how/rage');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await isFine(page);
  await rage.open('Me', 'Somebody here', 'A bot', 'A bot');
  await rage.liftCurtain();
  await expect(rage.cards).toHaveCount(3);
  await isFine(page);
  await rage.cards.nth(1).click();
  await expect(rage.goAhead).toBeInViewport({ ratio: 1 });
  await expect(rage.sea).toBeInViewport({ ratio: 0.95 });
  await isFine(page);
  await page.getByRole('button', { name: 'Discards' }).click();
  await isFine(page);
});

test('the sea and the button to play are in sight while a card is put in order, also when the phone is turned', async ({ page }) => {
  const rage = new Rage(page);
  await rage.open('Me', 'A bot');
  await expect(rage.cards).toHaveCount(3);
  const bothAreSeen = async () => {
    await expect(page.locator('[data-board]')).toBeInViewport({ ratio: 0.98 });
    const top = () => page.locator('[data-board]').evaluate((sea) => sea.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(43); // below the bar
    await expect(rage.goAhead).toBeInViewport({ ratio: 1 });
  };
  await page.setViewportSize({ width: 640, height: 400 });
  await rage.cards.first().click();
  await bothAreSeen();
  await page.setViewportSize({ width: 390, height: 844 });
  await bothAreSeen();
  await page.setViewportSize({ width: 844, height: 390 });
  await bothAreSeen();
});
