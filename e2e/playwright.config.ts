import { defineConfig } from '@playwright/test';

import { readTestEnv } from './env.ts';
import { findBrowser } from './stack/browser.ts';

// The browser has the machine's clock: its pages get the clock of the test instead (journeys/test.ts).
const launchOptions = await findBrowser();
const isCi = Boolean(readTestEnv().CI);

/** Pages that are looked at as they stand, at every width in one visit. */
const crawl = ['pages.spec.ts', 'written-pages.spec.ts'];
/** Rules that hold at any width, on pages that others look at: on the phone alone. */
const ofAnyWidth = [
  'blocked-storage.spec.ts',
  'kept-address.spec.ts',
  'kept-cart.spec.ts',
  'merge.spec.ts',
  'payment-tries.spec.ts',
  'preferred-club.spec.ts',
  'remembered-club.spec.ts',
  'renewal.spec.ts',
  'routing.spec.ts',
  'session-gone.spec.ts',
  'sign-out.spec.ts',
  'wallet.spec.ts',
];
/** A keyboard stands on a desk, and so does the explorer. */
const ofTheDesktop = ['explorer.spec.ts', 'keyboard.spec.ts'];

/**
 * `phone` and `desktop` are the widths at which people shop, in a real browser; `pages` looks at each page at both widths;
 * `api` asks the graph without a browser. One stack serves them all: `global-setup.ts`.
 */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than cores: a test often waits for the stack.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A trace of each journey costs two fifths of the time.
  use: { launchOptions, trace: isCi ? 'off' : 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'api', testDir: 'api' },
    {
      name: 'pages',
      testDir: 'journeys',
      testMatch: crawl,
      // Pages are looked at when they have come to rest.
      use: { viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testDir: 'journeys',
      testIgnore: [...ofTheDesktop, ...crawl],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      testIgnore: [...ofAnyWidth, ...crawl],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
