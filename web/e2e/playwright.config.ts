import { defineConfig } from '@playwright/test';

/**
 * The whole thing in a real browser. Each worker has a server of its own. The time limits are there to end a test that
 * hangs, not to say how fast anything is: on a busy machine a test takes many times as long.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../target/e2e',
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./sum.ts']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Drawing the waves takes more of the processor than all else; tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['KRAKEN_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
