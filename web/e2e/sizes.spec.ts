import { expect, type Page, test } from './base';
import { HIGHEST_ROW, inEachLight, isWholeInTheWindow, LEAST_TARGET, measure, named, SMALLEST, WIDE } from './measure';
import { Table } from './table';
import { Voyage } from './voyage';

const GAMES = ['attack', 'bay', 'rage', 'shadow'];
const TABLET = { width: 1024, height: 768 };
const UPRIGHT = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** A phone on its side, and a laptop at 200 %. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

/** Begins a game with bots, at the player's first decision. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).nth(GAMES.indexOf(game)).click();
  await new Table(page).isAsked();
}

/** The same at a first table: the coach speaks, and the deal of a game that hides parts was looked at. */
async function beginCoached(page: Page, game: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
  await begin(page, game);
  if (game === 'shadow') await new Voyage(page).learnCard();
  await expect(page.locator('[data-guide]')).toBeVisible();
}

/** Where the parts of a table are that a tip must not move. */
function places(page: Page) {
  return page.evaluate(() =>
    ['[data-stage]', '[data-board]', '.hand.sheet', '.people', '[role=log]', '[role=log] > *', '.talk form'].map((css) => {
      const box = document.querySelector(css)?.getBoundingClientRect();
      return box && [css, box.left, box.top, box.width, box.height];
    }),
  );
}

for (const game of GAMES) {
  test(`the stage of ${game} is as large as the window allows, on every screen`, async ({ page }) => {
    await begin(page, game);
    for (const size of WIDE) {
      await inEachLight(page, size, (it) => {
        isWholeInTheWindow(it);
        expect(it.overhang.y).toBeLessThanOrEqual(0);
        expect((it.stage.width * it.stage.height) / (size.width * size.height)).toBeGreaterThanOrEqual(0.6);
        expect(it.scrolls).toEqual([]);
        expect(it.smallest).toBeGreaterThanOrEqual(SMALLEST);
        if (it.board) expect(Math.min(it.board.width, it.board.height)).toBeGreaterThanOrEqual(640);
        expect(it.row!.height).toBeLessThanOrEqual(HIGHEST_ROW);
        expect(it.lowestTarget).toBeGreaterThanOrEqual(LEAST_TARGET);
      });
      await expect(page.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    }
    await inEachLight(page, TABLET, (it) => {
      isWholeInTheWindow(it);
      expect(it.overhang.y).toBeLessThanOrEqual(0);
      expect((it.stage.width * it.stage.height) / (TABLET.width * TABLET.height)).toBeGreaterThanOrEqual(0.55);
      expect(it.scrolls).toEqual([]);
      if (it.board) expect(Math.min(it.board.width, it.board.height)).toBeGreaterThan(480);
    });
    for (const size of UPRIGHT) {
      await inEachLight(page, size, (it) => {
        expect(it.stage.width).toBe(size.width);
        expect(it.stage.top).toBeLessThanOrEqual(48);
        if (it.board) expect(it.board.width).toBeGreaterThanOrEqual(size.width - 1);
        expect(it.row!.bottom).toBeLessThanOrEqual(size.height + 0.5);
        expect(it.row!.height).toBeLessThanOrEqual(size.height * 0.4);
      });
    }
    for (const size of LOW) {
      await inEachLight(page, size, (it) => {
        isWholeInTheWindow(it);
        expect(it.overhang.y).toBeLessThanOrEqual(0);
        expect(it.stage.height).toBeGreaterThanOrEqual(size.height - 48);
        expect(it.row!.left).toBeGreaterThanOrEqual(it.stage.right - 1);
        if (it.board) expect(it.board.height).toBeGreaterThanOrEqual(Math.min(it.stage.height, it.stage.width * 0.7) - 2);
      });
    }
  });
}

for (const game of GAMES) {
  test(`the board of ${game} is as large at its end as before, with the result in the column`, async ({ page }) => {
    await begin(page, game);
    await (game === 'shadow' ? new Voyage(page).sailToTheEnd() : new Table(page).playToTheEnd());
    const result = page.getByRole('heading', { name: /^You (won|lost): |^A draw: / });
    for (const size of WIDE) {
      await inEachLight(page, size, (it) => {
        isWholeInTheWindow(it);
        expect(it.overhang.y).toBeLessThanOrEqual(0);
        expect((it.stage.width * it.stage.height) / (size.width * size.height)).toBeGreaterThanOrEqual(0.6);
        if (it.board) expect(Math.min(it.board.width, it.board.height)).toBeGreaterThanOrEqual(640);
        expect(it.end!.left).toBeGreaterThanOrEqual(it.stage.right);
        expect(it.newest!.bottom, 'the last line of the story is in sight').toBeLessThanOrEqual(size.height);
      });
      await expect(result).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('f');
    await expect(result).toBeHidden();
    await page.setViewportSize(UPRIGHT[1]!);
    await expect(result).toBeInViewport();
  });
}

for (const game of GAMES) {
  test(`the coach of ${game} takes nothing from the board, and moves nothing when a tip goes`, async ({ page }) => {
    await beginCoached(page, game);
    for (const size of [...WIDE, TABLET]) {
      await page.setViewportSize(size);
      await expect(async () => {
        const it = await measure(page);
        isWholeInTheWindow(it);
        const share = size === TABLET ? 0.55 : 0.6;
        expect((it.stage.width * it.stage.height) / (size.width * size.height)).toBeGreaterThanOrEqual(share);
        if (it.board && size !== TABLET) expect(Math.min(it.board.width, it.board.height)).toBeGreaterThanOrEqual(640);
        expect(it.guide!.left).toBeGreaterThanOrEqual(it.stage.right);
        expect(it.guide!.bottom, 'older lines may lie under a tip, the newest does not').toBeLessThanOrEqual(it.newest!.top);
      }).toPass();
      await expect(page.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    }
    const before = await places(page);
    const tip = page.locator('[data-guide]');
    while (await tip.isVisible()) {
      const text = await tip.getByRole('status').textContent();
      await tip.getByRole('button', { name: /^Got it/ }).click();
      await expect(tip.getByRole('status').filter({ hasText: text! })).toHaveCount(0);
      expect(await places(page)).toEqual(before);
    }
  });
}

test('a lesson takes nothing from the board of a laptop, and does not move it', async ({ page }) => {
  await page.goto('/learn/attack');
  await expect(page.locator('[data-guide]')).toBeVisible();
  const [, before] = await places(page);
  const it = await measure(page);
  expect((it.stage.width * it.stage.height) / (1280 * 800)).toBeGreaterThanOrEqual(0.6);
  expect(it.guide!.left).toBeGreaterThanOrEqual(it.stage.right);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('section.moves button.move').click();
  await expect(page.locator('[data-lesson="3"]')).toBeVisible();
  await expect.poll(async () => (await places(page))[1]).toEqual(before);
});

test('a tip stands over the board where there is no column for it', async ({ page }) => {
  await beginCoached(page, 'rage');
  for (const size of LOW) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await measure(page)).stage.height, named(size)).toBeGreaterThanOrEqual(size.height - 48);
    const besideTheStage = async () => {
      const { guide, stage } = await measure(page);
      return guide ? guide.left - stage.right : -Infinity; // it is put anew into a page of another size
    };
    await expect.poll(besideTheStage, named(size)).toBeGreaterThanOrEqual(-1);
  }
  await page.setViewportSize(UPRIGHT[1]!);
  await expect.poll(async () => (await measure(page)).guide?.width).toBe(390);
  const overTheSheet = async () => {
    const { guide, row } = await measure(page);
    return guide && row ? Math.abs(guide.bottom - row.top) : Infinity; // the sheet is put anew into a page of another size, too
  };
  await expect.poll(overTheSheet, 'it stands on the sheet with the moves').toBeLessThan(0.5);
  const folded = await measure(page);
  expect(folded.guide!.height).toBeLessThanOrEqual(72);
  await page.getByRole('button', { name: 'Show all of the tip' }).click();
  await expect(page.getByRole('button', { name: 'No more tips' })).toBeInViewport({ ratio: 1 });
  expect((await measure(page)).board).toEqual(folded.board);
  await page.setViewportSize(WIDE[0]!);
  await page.keyboard.press('f');
  const words = await page.locator('[data-guide]').getByRole('status').textContent();
  const aboveTheStage = async () => {
    const { guide, stage } = await measure(page);
    return guide ? guide.bottom - stage.top : Infinity;
  };
  await expect.poll(aboveTheStage).toBeLessThanOrEqual(0);
  await page.keyboard.press('f');
  await expect(page.locator('.side [data-guide]').getByRole('status')).toHaveText(words!);
});

test('F shows the board alone, and the column again', async ({ page }) => {
  await begin(page, 'rage');
  const before = (await measure(page)).stage.width;
  await page.keyboard.press('f');
  await expect(page.getByRole('textbox', { name: 'Say something' })).toBeHidden();
  await expect.poll(async () => (await measure(page)).stage.width).toBeGreaterThan(before + 300);
  await page.keyboard.press('f');
  await expect(page.getByRole('textbox', { name: 'Say something' })).toBeVisible();
});

test('talk is a sheet over the board of a phone, and Escape closes it', async ({ page }) => {
  await begin(page, 'attack');
  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Crew and talk' });
  const line = page.getByRole('textbox', { name: 'Say something' });
  await expect(line).toBeHidden();
  await open.click();
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-stage]')).toBeInViewport();
  await line.fill('Ahoy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Ahoy')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(open).toBeFocused();
});

test('the volume is in reach on a phone', async ({ page }) => {
  await begin(page, 'attack');
  await page.setViewportSize(UPRIGHT[1]!);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(volume).toBeInViewport({ ratio: 1 });
  await volume.fill('25');
  await expect(volume).toHaveValue('25');
});

test('with letters of twice the size a phone shows whose turn it is, the tip and a move', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: UPRIGHT[1]!, isMobile: true, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  expect(await overhang(page)).toBe(0);
  await begin(page, 'bay');
  await expect(page.getByRole('button', { name: /^Got it/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('section.moves .move').first()).toBeInViewport({ ratio: 1 });
  expect(await overhang(page)).toBe(0);
  const line = page.getByText(/your turn: choose a ship/);
  expect(await line.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
});

/** A page that is wider than the window pushes what sticks to its edges out of sight. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const size of [WIDE[0]!, ...UPRIGHT.slice(1), LOW[0]!]) {
  test(`the talk stays in sight at ${named(size)} while one claims and a tip is there`, async ({ page }) => {
    await beginCoached(page, 'shadow');
    await page.setViewportSize(size);
    const claim = page.getByRole('button', { name: 'Claim', exact: true });
    await page.getByRole('button', { name: size === WIDE[0] ? 'What do you claim?' : 'Claim…' }).click();
    await expect(claim).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const { newest, guide, form } = await measure(page);
      expect(newest!.bottom, 'the newest line stands above the form').toBeLessThanOrEqual(form!.top);
      if (size === WIDE[0]) expect(newest!.top, 'and below the tip').toBeGreaterThanOrEqual(guide!.bottom);
    }).toPass();
    expect((await page.getByRole('log').boundingBox())!.height).toBeGreaterThanOrEqual(size === LOW[0] ? 60 : 100);
    await page.keyboard.press('Escape');
    await expect(claim).toHaveCount(0);
  });
}
