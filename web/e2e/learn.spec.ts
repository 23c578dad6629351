import { expect, type Page, test } from './base';
import { clickUntil, type Sight } from './clicks';
import { isFine } from './fine';
import { PHONE } from './screens';
import { MEANT, MOVE, Table } from './table';

const LAST: Sight = { css: '[data-lesson] button.primary', words: '^Now a real game' };
const NEXT: Sight = { css: '[data-lesson] button.primary', words: '^Next$' };

/** What a learner does besides, where a step is not one of the listed moves. */
const ALSO: Record<string, Sight[]> = {
  attack: [],
  bay: [],
  // A card is put in order on the board; single actions come first, since the lesson may ask for another order.
  rage: [{ css: MOVE, words: '^(?!Choose )' }, { css: '.foot button.primary', words: '^Play in this order$' }],
  // The deal is turned over first; and the lie is put together from its words.
  shadow: [
    { css: 'dialog button', words: '^Turn it over$' },
    { css: 'dialog button', words: '^I know it$' },
    { css: '.over form button', words: '^Claim$' },
    { css: '.over button', words: '^What do you claim' },
  ],
};

const strip = (page: Page) => page.locator('[data-lesson]');

/** Does what the lesson asks for, until its last step. */
async function follow(page: Page, game: string): Promise<void> {
  await clickUntil(page, { until: [LAST], click: [MEANT, ...ALSO[game]!, NEXT, { css: MOVE }] });
}

for (const game of Object.keys(ALSO)) {
  test(`a lesson leads through a first game of ${game}, and on to a real one`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await follow(page, game);
    await page.getByRole('button', { name: /^Now a real game/ }).click();
    await page.waitForURL(/\/t\//);
    await new Table(page).isPlaying();
  });
}

test('a lesson in which something is said leads to its end on a phone, where the talk is a sheet over the board', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await page.goto('/learn/shadow');
  await follow(page, 'shadow');
  await expect(strip(page).getByRole('button', { name: /^Now a real game/ })).toBeVisible();
});

test('a lesson says what the game is before it deals a card', async ({ page }) => {
  await page.goto('/learn/shadow');
  await expect(strip(page)).toContainText('One ship, three secret sides.');
  await expect(page.getByRole('dialog', { name: 'The deal' })).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'The deal' })).toBeVisible();
});

/** The parts of the board that the words speak about and something lies over: the words themselves, the moves, or the edge of the window. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-guide]')!.getBoundingClientRect().bottom;
    const bottom = document.querySelector('[data-hand]')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('[data-lights] rect:not(.casing)')]
      .map((mark) => mark.getBoundingClientRect())
      .filter((mark) => mark.top < top || mark.bottom > bottom)
      .map((mark) => `${mark.top} to ${mark.bottom}, in sight are ${top} to ${bottom}`);
  });
}

for (const game of ['attack', 'shadow']) {
  test(`on a phone nothing lies over what the lesson of ${game} speaks about`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
    await page.goto(`/learn/${game}`);
    await expect(strip(page)).toBeVisible();
    const steps = Number((await strip(page).getByText(/^1 of/).textContent())?.split(' of ')[1]);
    for (let step = 1; step < steps; step += 1) {
      const here = { css: `[data-lesson="${step}"]:not([data-waiting])` };
      await clickUntil(page, { until: [here], click: ALSO[game]!.slice(0, 2) });
      await expect.poll(() => covered(page), { message: `step ${step}` }).toEqual([]);
      const next = { css: `[data-lesson="${step + 1}"]:not([data-waiting])` };
      await clickUntil(page, { until: [next], click: [MEANT, ...ALSO[game]!, NEXT, { css: MOVE }] });
    }
  });
}

test('a lesson lets only its own move through, points at it, and is gone back in', async ({ page }) => {
  await page.goto('/learn/attack');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(strip(page)).toHaveAttribute('data-lesson', '2');
  await expect(page.locator('section.moves button.move')).toHaveText(['Take Astrid']);
  await page.locator('section.moves button.move').click();
  await expect(strip(page)).toHaveAttribute('data-lesson', '3');
  await expect(page.locator('[data-lights]')).toHaveAttribute('data-lights', '1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('section.moves button.move')).toHaveText(['Take Astrid']);
});

test('a lesson is left and gone on with, in this browser', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn/ }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('section.moves button.move').click();
  await expect(strip(page)).toHaveAttribute('data-lesson', '3');
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: /^Learn/ }).first().click();
  await expect(strip(page)).toHaveAttribute('data-lesson', '3');
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(strip(page)).toHaveAttribute('data-lesson', '1');
});

test('a lesson is accessible and fits on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/learn/attack');
  await expect(strip(page)).toBeVisible();
  await isFine(page);
});

test('a first game with one click is gentle, and the next one as it was ticked last', async ({ page }) => {
  const table = new Table(page);
  const powers = async () => {
    const id = new URL(page.url()).pathname.split('/')[2]!;
    const told = (await (await page.request.get(`/api/tables/${id}`)).json()) as { options: Record<string, string> };
    return told.options['no-powers'];
  };
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Young crew' })).toBeChecked();
  await table.playNow();
  expect(await powers()).toBe('on');
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Young crew' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Young crew' }).uncheck();
  await table.playNow();
  expect(await powers()).toBe('off');
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Young crew' })).not.toBeChecked();
});

test('the coach of a first game tells the goal, then what is new, and is sent away', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
  await new Table(page).playNow();
  const coach = page.getByRole('complementary', { name: 'A tip for your first game' });
  await expect(coach).toContainText('Together against Tootone');
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(coach).toContainText('Take the pirate you like');
  await coach.getByRole('button', { name: 'No more tips' }).click();
  await expect(coach).toHaveCount(0);
});
