import { type Browser } from '@playwright/test';
import { clickUntil, shows } from './clicks';
import { expect, test, type Page } from './base';
import { MEANT, MOVE, Table } from './table';

/** It is Zoe's turn, as the bar of another page says. */
const ZOES_TURN = { css: '.bar', words: 'Zoe' };
const PLAY = [MEANT, { css: MOVE }];

/** Everybody has had a turn after the opening, which is one line for all. */
const SOME_TURNS = 4;

/** The host and the bot play their turns. */
const playOn = (host: Table) => clickUntil(host.page, { until: [ZOES_TURN], click: PLAY });
const play = (zoe: Table) => clickUntil(zoe.page, { until: [{ css: '.bar:not(.mine)' }], click: PLAY });

/** A host, a bot and Zoe, who sees what happens; it is the host's turn. */
async function withZoe(browser: Browser): Promise<{ host: Table; zoe: Table }> {
  const host = await Table.newcomer(browser);
  const zoe = await Table.newcomer(browser);
  await zoe.callMyself('Zoe');
  await host.open('Me', 'A bot', 'Open for a friend');
  await zoe.page.goto(host.page.url());
  await zoe.page.getByRole('button', { name: /sit here/i }).click();
  await host.setSail();
  await zoe.isPlaying();
  while ((await zoe.story.locator('details').count()) < SOME_TURNS) {
    await playOn(host);
    await zoe.isAsked();
    await play(zoe);
  }
  await host.isAsked();
  await zoe.page.evaluate(() => localStorage.setItem('kraken.pace', 'brisk'));
  return { host, zoe };
}

/** What was missed is told, and shown in fast motion; then all goes on. */
async function seeItFast(zoe: Table): Promise<void> {
  const stage = zoe.page.locator('[data-stage]');
  const note = zoe.page.getByRole('region', { name: 'What you missed' });
  await expect(note.getByRole('listitem').nth(1)).toBeVisible();
  const moving = shows(zoe.page, '[data-stage][data-busy]');
  await note.getByRole('button', { name: 'Show it fast' }).click();
  await moving;
  await expect(note).toHaveCount(0);
  await expect(stage).not.toHaveAttribute('data-busy');
  await zoe.isAsked();
}

/** No browser without a screen hides a page. */
async function look(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('whoever closed the page sees in fast motion what happened meanwhile', async ({ browser }) => {
  const { host, zoe } = await withZoe(browser);
  const [context, address] = [zoe.page.context(), zoe.page.url()];
  await zoe.page.close();
  await playOn(host);
  const back = new Table(await context.newPage());
  await back.page.goto(address);
  await expect(back.page.locator('[data-stage]')).not.toHaveAttribute('data-busy');
  await seeItFast(back);
});

test('whoever looked away sees in fast motion what happened meanwhile', async ({ browser }) => {
  const { host, zoe } = await withZoe(browser);
  await zoe.page.reload();
  await zoe.isPlaying();
  await look(zoe.page, 'hidden');
  await playOn(host);
  await expect(zoe.page).toHaveTitle(/Your turn/);
  await look(zoe.page, 'visible');
  await seeItFast(zoe);
});
