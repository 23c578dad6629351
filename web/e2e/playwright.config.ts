import { defineConfig } from '@playwright/test';

/** The whole thing in a real browser. Each worker has a server of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../target/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./sum.ts']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['KRAKEN_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
