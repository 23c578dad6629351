import { expect, test, type Page } from './base';
import { shows } from './clicks';
import { Table } from './table';

/** How often this page has sent a move. */
function countMoves(page: Page): () => number {
  let sent = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"Play"')) sent += 1;
    }),
  );
  return () => sent;
}

async function choosePace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: /^Pace/ }).click();
  await page.getByText(pace, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('a touch goes on to the next scene, and does nothing else before everything is shown', async ({ page }) => {
  const sent = countMoves(page);
  const table = new Table(page);
  await table.playNow();
  await table.isPlaying();
  await choosePace(page, 'Tap for the next');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const stage = page.locator('[data-stage]');
  let held = 0;
  while (held < 3) {
    await expect(table.moves.first().or(next).first()).toBeVisible();
    if (await next.isVisible()) {
      held += 1;
      await expect(table.moves).toHaveCount(0);
      const before = sent();
      await stage.click({ position: { x: 30, y: 30 } });
      expect(sent()).toBe(before);
    } else if ((await stage.getAttribute('data-busy')) === null) {
      await table.moves.first().dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => undefined); // gone meanwhile: look again
    }
  }
  expect(sent()).toBeGreaterThan(0);
});

test('nobody is asked before the board has shown what came before', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.isAsked();
  await choosePace(page, 'Brisk');
  const asks = page.evaluate(() => {
    const busy: boolean[] = [];
    let mine = document.querySelector('.bar.mine') !== null;
    return new Promise<boolean[]>((done) => {
      const look = () => {
        const asked = document.querySelector('.bar.mine') !== null;
        if (asked && !mine) busy.push(document.querySelector('[data-stage][data-busy]') !== null);
        mine = asked;
        if (busy.length > 0) done(busy);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
    });
  });
  let over = false;
  void asks.then(() => (over = true));
  while (!over) await table.moves.first().click({ timeout: 2000 }).catch(() => undefined); // others play: look again
  expect(await asks).toEqual([false]);
});

test('the line of a turn unfolds to its steps, and lights up its places', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.isPlaying();
  while ((await table.story.locator('details').count()) < 3) await table.playFirst();
  const opening = table.story.locator('summary').first();
  await expect(opening).toHaveText('The opening');
  const turn = table.story.locator('summary').nth(1);
  await expect(turn).toContainText(':');
  await table.isAsked();
  // A line that comes meanwhile may push this one from under the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await turn.hover();
    await expect(page.locator('svg[data-lights].lit')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('svg[data-lights].lit')).not.toHaveAttribute('data-lights', '0');
  await turn.click();
  await expect(table.story.locator('details').nth(1).locator('li').first()).toBeVisible();
});

test('the last turn is shown again, also after a reload, and a touch ends it', async ({ page }) => {
  const table = new Table(page);
  await table.playNow();
  await table.isPlaying();
  while ((await table.story.locator('details').count()) < 3) await table.playFirst();
  await choosePace(page, 'Calm');
  const stage = page.locator('[data-stage]');
  if ((await stage.getAttribute('data-busy')) !== null) await stage.click({ position: { x: 30, y: 30 } });
  await table.isAsked();
  for (const loaded of [false, true]) {
    if (loaded) await page.reload();
    const moving = shows(page, '[data-stage][data-busy]');
    await table.story.getByRole('button', { name: 'Show it again' }).last().click();
    await moving;
    await stage.click({ position: { x: 30, y: 30 } });
    await expect(stage).not.toHaveAttribute('data-busy');
    await expect(table.moves.first()).toBeVisible();
  }
});
