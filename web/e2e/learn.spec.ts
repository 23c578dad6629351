import { texts as rage } from '../src/games/rage/texts';
import { loadTexts, texts as site } from '../src/texts/languages';
import { learnTexts as learn } from '../src/texts/learn';
import { LANGUAGES, type Language } from '../src/texts/translation';
import { expect, type Page, test } from './base';
import { clickUntil, type Sight } from './clicks';
import { isFine } from './fine';
import { platesOf, TAUGHT } from './plate';
import { PHONE } from './screens';
import { MEANT, MOVE, Table } from './table';

/** What a text begins with, up to its first blank, as a pattern. */
const pattern = (text: string) => `^${text.split('{')[0]!.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`;
const last = (language: Language): Sight => ({ css: '[data-lesson] button.primary', words: pattern(learn[language]['learn.real']) });
const next = (language: Language): Sight => ({ css: '[data-lesson] button.primary', words: `${pattern(learn[language]['learn.next'])}$` });

/** What a learner does besides, where a step is not one of the listed moves. */
async function also(game: string, language: Language): Promise<Sight[]> {
  await loadTexts(language);
  const words = site[language];
  if (game === 'rage') {
    // A card is put in order on the board; single actions come first, since the lesson may ask for another order.
    const choose = pattern(rage[language]['move.PlayCard']).slice(1);
    return [{ css: MOVE, words: `^(?!${choose})` }, { css: '.foot button.primary', words: pattern(rage[language]['part.confirm']) }];
  }
  if (game !== 'shadow') return [];
  // The deal is turned over first; and the lie is put together from its words.
  return [
    { css: 'dialog button', words: pattern(words['deal.turn']) },
    { css: 'dialog button', words: pattern(words['deal.confirm']) },
    { css: '.over form [role=radiogroup]:not(:has(:checked)) label' },
    { css: '.over form button', words: `${pattern(words['talk.claim'])}$` },
    { css: '.over button', words: pattern(words['talk.claimForm']) },
  ];
}

const LAPTOP = { width: 1280, height: 800 };
const strip = (page: Page) => page.locator('[data-lesson]');

/** Does what the lesson asks for, until its last step. */
async function follow(page: Page, game: string, language: Language): Promise<void> {
  const click = [MEANT, ...(await also(game, language)), next(language), { css: MOVE }];
  await clickUntil(page, { until: [last(language)], click });
}

const LEARNERS: [game: string, language: Language, locale: string][] = [
  ['attack', 'nl', 'nl-NL'],
  ['bay', 'fr', 'fr-FR'],
  ['rage', 'it', 'it-IT'],
  ['shadow', 'es', 'es-ES'],
];

for (const [game, language, locale] of LEARNERS) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`a lesson leads through a first game of ${game}, and on to a real one`, async ({ page }) => {
      await page.goto(`/learn/${game}`);
      await follow(page, game, language);
      await page.getByRole('button', { name: learn[language]['learn.real'] }).click();
      await page.waitForURL(/\/t\//);
      await new Table(page).isPlaying();
    });
  });
}

test('a lesson in which something is said leads to its end on a phone, where the talk is a sheet over the board', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE, locale: 'de-DE' })).newPage();
  await page.goto('/learn/shadow');
  await follow(page, 'shadow', 'de');
  await expect(strip(page).getByRole('button', { name: learn.de['learn.real'] })).toBeVisible();
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
    const besides = await also(game, 'en');
    const deal = besides.slice(0, 2);
    const steps = Number((await strip(page).getByText(/^1 of/).textContent())?.split(' of ')[1]);
    for (let step = 1; step < steps; step += 1) {
      const here = { css: `[data-lesson="${step}"]:not([data-waiting])` };
      await clickUntil(page, { until: [here], click: deal });
      await expect.poll(() => covered(page), { message: `step ${step}` }).toEqual([]);
      const after = { css: `[data-lesson="${step + 1}"]:not([data-waiting])` };
      await clickUntil(page, { until: [after], click: [MEANT, ...besides, next('en'), { css: MOVE }] });
    }
  });
}

/** What a phone can spare of its height for words. */
const MOST_ON_A_PHONE = 170;

for (const size of [LAPTOP, PHONE]) {
  test(`the words of every lesson have room in every language at ${size.width}x${size.height}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: size, reducedMotion: 'reduce' })).newPage();
    await page.goto('/learn/attack');
    await strip(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-lesson="2"]:not([data-waiting])')).toBeVisible();
    const room = size === PHONE ? MOST_ON_A_PHONE : (await strip(page).boundingBox())!.height;
    for (const game of TAUGHT) {
      for (const language of LANGUAGES) {
        const cramped = (await platesOf(page, game, language)).filter(({ height, overflows }) => height > room || overflows);
        expect(cramped, `${game} in ${language}`).toEqual([]);
      }
    }
  });
}

test('a lesson shows the moves of its steps to whoever asks for them, by keys alone, and goes on from there', async ({ page }) => {
  await page.goto('/learn/rage');
  await expect(strip(page)).toBeVisible();
  const way = strip(page).getByRole('button', { name: /^(Next|Show me)$/ });
  await way.focus();
  for (let step = 1; step < 9; step += 1) {
    await expect(page.locator(`[data-lesson="${step}"]:not([data-waiting])`)).toBeVisible();
    await way.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-lesson="9"]:not([data-waiting])')).toContainText('Your rival came down');
  await expect(way).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-lesson="9"]')).toContainText('Your rival came down');
});

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

test('a first voyage with one click has no characters, and bots of the middle level', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).nth(3).click();
  await new Table(page, 'shadow').isPlaying();
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const told = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    options: Record<string, string>;
    seats: { sitter: { type: string; level?: string } }[];
  };
  expect(told.options['characters'] ?? '').toBe('');
  const bots = told.seats.filter(({ sitter }) => sitter.type === 'Machine');
  expect(bots.length).toBeGreaterThanOrEqual(4);
  expect(new Set(bots.map(({ sitter }) => sitter.level))).toEqual(new Set(['medium']));
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
