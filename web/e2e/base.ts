import { type BrowserContext, expect, test as plain } from '@playwright/test';
import { Server } from './server';

/** What went wrong in the scripts of pages since the test began. */
const pageErrors: string[] = [];

async function atOnce(context: BrowserContext): Promise<BrowserContext> {
  context.on('weberror', (failure) => {
    const address = failure.page()?.url() ?? '';
    if (address !== 'about:blank') pageErrors.push(`${address}: ${failure.error().stack}`); // a test's own script, where there is no page yet
  });
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('kraken.pace') === null) localStorage.setItem('kraken.pace', 'once');
      if (localStorage.getItem('kraken.coach.off') === null) localStorage.setItem('kraken.coach.off', 'yes');
    } catch {
      // A page without an address has no storage.
    }
  });
  return context;
}

/** Tests with a server, one for each worker. */
export const test = plain.extend<{ tidy: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  /** An error in a page fails its test: parts of the page may stand still after it, which a test may see or not. */
  tidy: [
    async ({ browser }, use) => {
      pageErrors.length = 0;
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(pageErrors, 'errors in pages').toEqual([]);
    },
    { auto: true },
  ],
  /** Tests do not wait for scenes, and no coach speaks; those that are about them choose another pace, or let the coach speak. */
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => atOnce(await newContext(options));
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => use(await atOnce(context)),
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect, type Page } from '@playwright/test';
