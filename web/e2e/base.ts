import { test as plain } from '@playwright/test';
import { Server } from './server';

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
  tidy: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect, type Page } from '@playwright/test';
