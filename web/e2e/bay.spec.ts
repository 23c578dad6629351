import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { isFine } from './fine';
import { onEveryScreen } from './screens';
import { MEANT, MOVE, REMATCH, Table } from './table';

/** The bay and its panel, by what they tell. */
class Bay extends Table {
  constructor(page: Page) {
    super(page, 'bay');
  }

  get chart() {
    return this.page.getByRole('group', { name: /^The bay from above/ });
  }

  /** The number behind a word of the turn's box. */
  left(word: 'Steps' | 'Actions') {
    return this.page.locator('.turn dl div', { hasText: word }).locator('dd');
  }

  async take(ship: string): Promise<void> {
    await this.isAsked();
    await this.play(this.moves.filter({ hasText: `Take the ship: ${ship}` }));
  }

  /** Always inward, so that the mouth makes a short game of it. */
  override async playToTheEnd(): Promise<void> {
    const inward = { css: MOVE, words: '^Sail inward(?!.*On the way)' };
    await clickUntil(this.page, { until: [REMATCH], click: [MEANT, inward, { css: MOVE }] });
  }
}

test('one person and two bots play a game of Kraken Bay to its end', async ({ page }) => {
  const bay = new Bay(page);
  await bay.open('Me', 'A bot', 'A bot');
  await bay.isPlaying();
  await bay.playToTheEnd();
  await expect(page.getByRole('region', { name: 'The points are counted' })).toBeVisible();
  await expect(page.locator('.rows > li')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'The story in numbers' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Sum' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Look at the bay' }).click();
  await expect(bay.chart).toBeVisible();
});

test('two play a game of Kraken Bay at one screen to its end', async ({ page }) => {
  const bay = new Bay(page);
  await bay.open('Me', 'Somebody here');
  await bay.isPlaying();
  await bay.take('Pirate');
  await expect(bay.moves).toHaveCount(5);
  await expect(bay.moves.filter({ hasText: 'Pirate' })).toHaveCount(0);
  await bay.take('Explorer');
  await bay.playToTheEnd();
  await expect(page.locator('.rows > li')).toHaveCount(2);
});

test('a laptop shows the holds of all and the chart of losses below the card of the ship', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bay = new Bay(page);
  await bay.open('Me', 'Somebody here');
  await bay.isPlaying();
  await bay.take('Captain');
  await bay.take('Merchant');
  await expect(bay.moves.filter({ hasText: 'Sail ' }).first()).toBeVisible();
  const chart = page.getByRole('heading', { name: 'Lost for each die' });
  await expect(chart).toBeInViewport({ ratio: 1 });
});

test('a click on a far space sails the whole way, one step after the other', async ({ page }) => {
  const bay = new Bay(page);
  await bay.open('Me', 'Somebody here');
  await bay.isPlaying();
  await bay.take('Captain');
  await bay.take('Merchant');
  await expect(bay.moves.filter({ hasText: 'Sail ' }).first()).toBeVisible();
  const before = Number(await bay.left('Steps').textContent());
  // All of a roll of 12 would lead once around, back to where the ship is.
  const safe = bay.chart.getByRole('button', { name: /^Sail \d+ steps(?!.*On the way)/ });
  await expect(safe.first()).toBeVisible();
  const ways = await safe.evaluateAll((spaces) => spaces.map((space) => Number(/\d+/.exec(space.ariaLabel ?? '')?.[0])));
  const steps = Math.max(...ways);
  expect(steps).toBeGreaterThan(1);
  await safe.nth(ways.indexOf(steps)).focus();
  await page.keyboard.press('Enter');
  await expect(bay.left('Steps')).toHaveText(`${before - steps}`);
  await expect(bay.story.getByText(/^Captain sails (straight on|inward|outward)/)).toHaveCount(steps);
});

test('the pull is shown before it comes', async ({ page }) => {
  const bay = new Bay(page);
  await bay.open('Me', 'Somebody here');
  await bay.isPlaying();
  await bay.take('Captain');
  await bay.take('Merchant');
  await expect(bay.left('Actions')).toHaveText('2');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the pull' }).click();
  await expect(page.locator('.ghost')).toHaveCount(2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('ships are pulled when the moment of the vortex is over, in sight of all', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
    const bay = new Bay(page);
    await bay.open('Me', 'Somebody here');
    await bay.isPlaying();
    const watching = watchPull(page);
    await clickUntil(page, { until: [{ css: '[data-moment=vortex]' }], click: [MEANT, { css: MOVE, last: true }] });
    expect(await watching).toBe('after the moment');
  });

  test('the vortex is a moment on a shared screen, too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
    const bay = new Bay(page);
    await bay.open('Me', 'A bot');
    await bay.isPlaying();
    const screen = await page.context().newPage();
    await screen.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
    await screen.goto(`${page.url()}/screen`);
    await expect(screen.locator('[data-stage]')).toBeVisible();
    const [watching, pulling] = [watchVortex(screen), watchPull(screen)];
    await clickUntil(page, { until: [{ css: '[data-moment=vortex]' }], click: [MEANT, { css: MOVE, last: true }] });
    expect(await watching).toEqual({ title: 'The vortex turns', covers: true, drawn: true });
    expect(await pulling).toBe('after the moment');
  });
});

/** The moment of the vortex from its first frame to its last, as the page itself sees it. */
function watchVortex(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const find = () => document.querySelector('[data-moment=vortex]');
    while (!find()) await frame();
    const seen = { title: '', covers: false, drawn: false };
    for (let moment = find(); moment; moment = find()) {
      seen.title = moment.querySelector('strong')?.textContent ?? seen.title;
      seen.covers ||= moment.getBoundingClientRect().width >= document.querySelector('[data-board]')!.getBoundingClientRect().width;
      seen.drawn ||= moment.querySelector('svg g') !== null;
      await frame();
    }
    return seen;
  });
}

/** When the ships leave their places: behind the moment of the vortex, or after it. The page itself looks, frame by frame. */
function watchPull(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ships = () => [...document.querySelectorAll('.bay .wake')].map((wake) => wake.parentElement?.getAttribute('transform')).join();
    const isOn = () => document.querySelector('[data-moment=vortex]') !== null;
    while (!isOn()) await frame();
    const before = ships();
    while (isOn() && ships() === before) await frame();
    if (isOn()) return 'behind the moment';
    while (ships() === before) await frame();
    return 'after the moment';
  });
}

onEveryScreen('Kraken Bay', async (page) => {
  const bay = new Bay(page);
  await page.goto('/how/bay');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await isFine(page);
  await bay.open('Me', 'A bot');
  await bay.isPlaying();
  await bay.isAsked();
  await isFine(page);
  await bay.play(bay.moves.first());
  await expect(bay.moves.filter({ hasText: 'Sail ' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show the pull' }).click();
  await isFine(page);
  await bay.playToTheEnd();
  await isFine(page);
});
