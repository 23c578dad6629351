/**
 * Takes pictures of every game in the middle of it, at each size that a table is laid out for, by day and by night, and a sheet of each
 * game with all of them. A server must run (./kraken serve); quick bots (KRAKEN_BOT_PAUSE=0) make it short:
 *
 *   node tools/screenshots.js http://127.0.0.1:8080 FOLDER [GAME ...]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const GAMES = ['attack', 'bay', 'rage', 'shadow'];
const SIZES = [[1280, 800], [1920, 1080], [1024, 768], [820, 1180], [390, 844], [844, 390], [640, 400]];
const LIGHTS = ['light', 'dark'];
/** Clicks until a game is in its middle. */
const CLICKS = { attack: 8, bay: 40, rage: 12, shadow: 12 };

const [address, folder, ...wanted] = process.argv.slice(2);
if (!address || !folder) {
  console.error('Say where the server is, and where the pictures go: http://127.0.0.1:8080 target/screenshots');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Plays on, and stops where a move can be played or the game is over. */
const playOn = (page, game) =>
  page.evaluate(async (clicks) => {
    const MOVE = 'section.moves button.move:not([aria-disabled=true])';
    const KINDS = ['dialog[open] button.primary', '.foot button.primary', 'section.moves:not(:has(.move)) button.primary:enabled', 'section.moves:not(:has(.move)) button:enabled', MOVE];
    const find = (css) => [...document.querySelectorAll(css)].find((it) => it.checkVisibility());
    const isOver = () => find('.end.sheet') !== undefined;
    for (let made = 0; !isOver() && (made < clicks || !find(MOVE)); ) {
      const target = KINDS.map(find).find((it) => it !== undefined);
      target?.click();
      if (target) made += 1;
      await new Promise(requestAnimationFrame);
    }
  }, CLICKS[game]);

/** All pictures of a game side by side, on one page. */
async function sheet(browser, game, pictures) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const images = pictures.map((file) => `<img height="400" src="data:image/png;base64,${readFileSync(file).toString('base64')}">`).join('');
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888">${images}</body>`);
  await page.screenshot({ path: join(folder, `${game}.png`), fullPage: true });
  await page.close();
}

const browser = await chromium.launch({ executablePath: process.env['KRAKEN_CHROMIUM'] ?? '/usr/bin/chromium' });
for (const game of GAMES.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('kraken.pace', 'once');
    localStorage.setItem('kraken.coach.off', 'yes');
  });
  await page.goto(`${address}/how/${game}`);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-stage]').waitFor();
  await playOn(page, game);
  const pictures = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const path = join(folder, `${game}-${width}x${height}-${colorScheme}.png`);
      await page.screenshot({ path });
      pictures.push(path);
    }
  }
  await sheet(browser, game, pictures);
  await page.close();
  console.log(`${game}: ${pictures.length} pictures`);
}
await browser.close();
