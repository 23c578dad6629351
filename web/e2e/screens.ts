import { type Page, test } from './base';

export const PHONE = { width: 390, height: 844 };

const SCREENS = [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', PHONE],
] as const;

/** A test of what somebody sees on each kind of screen. `isFine` looks at it by day and by night. */
export function onEveryScreen(what: string, look: (page: Page) => Promise<void>): void {
  for (const [screen, viewport] of SCREENS) {
    test(`${what} is accessible and fits on ${screen}, by day and by night`, async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      await look(await context.newPage());
    });
  }
}
