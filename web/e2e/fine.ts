import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './base';

/** Everybody can use the page as it is now, by day and by night, and it fits on the screen. */
export async function isFine(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, colorScheme).toBeLessThanOrEqual(0);
  }
}

/** Legacy means: run in the page itself. The other way opens a page for each run, for frames of other sites; we have none. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await axe.analyze();
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
}
