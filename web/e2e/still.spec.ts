import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { MEANT, MOVE, Table } from './table';
import { CHOICES, DEAL } from './voyage';

const GAMES = ['attack', 'bay', 'rage', 'shadow'];
/** What browsers call good is 0.1, for a whole visit. */
const MOST = 0.02;
/** Clicks in the list: about ten turns, of one to four moves each. */
const MOVES = 30;
const OVER = { css: '.end.sheet' };

interface Shift {
  value: number;
  what: string[];
}

/** Notes each movement of what stands on the page, from its load on. The clicks of these tests are no input to the browser: all that comes of them counts, too. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null));
    const areaOf = (some: Entry['sources']) => some.reduce((sum, { currentRect: it }) => sum + it.width * it.height, 1);
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        // The moves that are listed are others after each, and lines of the stream go up when newer ones come, though never down: what these share of a movement does not count.
        const goesUp = ({ node, previousRect, currentRect }: Entry['sources'][number]) => currentRect.y < previousRect.y && elementOf(node)?.closest('[role=log]');
        const outside = sources.filter((one) => !elementOf(one.node)?.closest('[data-hand]') && !goesUp(one));
        if (hadRecentInput || outside.length === 0) continue;
        shifts.push({
          value: (value * areaOf(outside)) / areaOf(sources),
          what: outside.map((one) => `${elementOf(one.node)?.className} ${boxOf(one.previousRect)} -> ${boxOf(one.currentRect)}`),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsSoFar = (page: Page): Promise<Shift[]> => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

for (const game of GAMES) {
  test(`nothing on the page of ${game} moves by itself, from its load over ten turns with tips`, async ({ page }) => {
    // Each load is a first one: the coach begins with the goal.
    await page.addInitScript((key) => localStorage.removeItem(key), `kraken.coach.${game}`);
    await page.addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).nth(GAMES.indexOf(game)).click();
    await new Table(page).isPlaying();
    await watchShifts(page);
    await page.reload();
    const choices = game === 'shadow' ? CHOICES : [{ css: MOVE }];
    await expect(page.locator('[data-guide]').or(page.locator(DEAL.css)).first()).toBeVisible();
    let shifts: Shift[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      await clickUntil(page, { until: [...choices, OVER], click: [MEANT, DEAL] });
      if (await page.locator(OVER.css).isVisible()) break; // the result is another page
      shifts = await shiftsSoFar(page);
      await clickUntil(page, { until: [OVER], click: [MEANT, DEAL, ...choices], clicks: 1 });
      await clickUntil(page, { until: [{ css: '[data-stage]:not([data-busy])' }], click: [MEANT] });
    }
    if (!(await page.locator(OVER.css).isVisible())) shifts = await shiftsSoFar(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST);
  });
}
