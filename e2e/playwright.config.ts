import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { readTestEnv } from './env.ts';
import type { Options } from './journeys/test.ts';
import { shuffled } from './shuffled.ts';
import { findBrowser } from './stack/browser.ts';

// The browser has the machine's clock: its pages get the clock of the test instead (journeys/test.ts).
const launchOptions = await findBrowser();
const { CI, BROWSER_SLOWDOWN, TEST_WORKERS, TEST_ORDER_SEED } = readTestEnv();

/** Pages that are looked at as they stand, at every width in one visit. */
const crawl = ['pages.spec.ts', 'written-pages.spec.ts'];
/** What only a phone has, and rules that hold at any width. */
const phoneOnly = [
  'addresses.spec.ts',
  'automatic-modals.spec.ts',
  'blocked-storage.spec.ts',
  'delete-identity.spec.ts',
  'delivery.spec.ts',
  'home-delivery.spec.ts',
  'kept-address.spec.ts',
  'kept-cart.spec.ts',
  'merge.spec.ts',
  'notifications.spec.ts',
  'payment-tries.spec.ts',
  'phone-menu.spec.ts',
  'preferred-club.spec.ts',
  'remembered-club.spec.ts',
  'renewal.spec.ts',
  'routing.spec.ts',
  'session-gone.spec.ts',
  'sign-out.spec.ts',
  'wallet.spec.ts',
];
/** What only a desktop has: a keyboard, the menus of the header, the explorer. */
const desktopOnly = [
  'address-keyboard.spec.ts',
  'desktop-menus.spec.ts',
  'explorer.spec.ts',
  'keyboard.spec.ts',
  'opened-modals.spec.ts',
];

type Project = NonNullable<PlaywrightTestConfig<Options>['projects']>[number] & {
  readonly testDir: string;
  readonly testMatch?: string[];
  readonly testIgnore?: string[];
};

/** The runner goes by the names of files: in another order each file is a project of its own, under its project's name. */
function inOrder(projects: readonly Project[]): Project[] {
  if (TEST_ORDER_SEED === undefined) return [...projects];
  const ofFiles = projects.flatMap((project) =>
    readdirSync(new URL(project.testDir, import.meta.url))
      .filter((name) => name.endsWith('.spec.ts'))
      .filter((name) => project.testMatch?.includes(name) ?? !project.testIgnore?.includes(name))
      .map((name) => ({ ...project, testMatch: [name] })),
  );
  return shuffled(ofFiles, TEST_ORDER_SEED);
}

/**
 * `phone` and `desktop` are the widths at which people shop, in a real browser, in Spanish on phones and in English on
 * desktops; `pages` looks at each page at both widths; `api` asks the graph without a browser. One stack serves them all:
 * `global-setup.ts`.
 */
export default defineConfig<Options>({
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than cores: a test often waits for the stack.
  workers: TEST_WORKERS ?? availableParallelism() + 1,
  retries: 0,
  timeout: 60_000 * BROWSER_SLOWDOWN,
  expect: { timeout: 10_000 * BROWSER_SLOWDOWN },
  // A trace of each journey costs two fifths of the time.
  use: { launchOptions, trace: CI ? 'off' : 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: inOrder([
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
      testIgnore: [...desktopOnly, ...crawl],
      use: { language: 'es', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      testIgnore: [...phoneOnly, ...crawl],
      use: { language: 'en', viewport: { width: 1440, height: 900 } },
    },
  ]),
});
