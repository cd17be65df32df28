import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { readTestEnv } from './env.ts';
import type { Options } from './journeys/test.ts';
import { shuffle } from './shuffle.ts';
import { findBrowser } from './stack/browser.ts';

const { CI, BROWSER_SLOWDOWN, ACTION_DELAY_MS, TEST_WORKERS, TEST_ORDER_SEED, SWAP_LANGUAGES } = readTestEnv();
// The browser runs on the machine's clock; its pages get the clock of the test (journeys/test.ts).
const launchOptions = { ...(await findBrowser()), slowMo: ACTION_DELAY_MS };

/** Tests that check pages at every width in one visit. */
const crawl = ['pages.spec.ts', 'editorial-pages.spec.ts'];
/** Tests of phone features, and of rules that do not depend on the width. */
const phoneOnly = [
  'addresses.spec.ts',
  'automatic-modals.spec.ts',
  'blocked-storage.spec.ts',
  'collector.spec.ts',
  'delete-identity.spec.ts',
  'delivery.spec.ts',
  'home-delivery.spec.ts',
  'address-recovery.spec.ts',
  'offline-cart.spec.ts',
  'merge.spec.ts',
  'native-frames.spec.ts',
  'native-messages.spec.ts',
  'native-pages.spec.ts',
  'native-sessions.spec.ts',
  'notifications.spec.ts',
  'payment-tries.spec.ts',
  'phone-menu.spec.ts',
  'preferred-club.spec.ts',
  'remembered-club.spec.ts',
  'renewal.spec.ts',
  'routing.spec.ts',
  'shop-codes.spec.ts',
  'expired-session.spec.ts',
  'sign-out.spec.ts',
  'wallet.spec.ts',
];
/** Tests of desktop features: keyboard, header menus, explorer. */
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

/** Shuffles test files. Playwright orders files by name, so each file becomes a separate project with the same name. */
function orderProjects(projects: readonly Project[]): Project[] {
  if (TEST_ORDER_SEED === undefined) return [...projects];
  const fileProjects = projects.flatMap((project) =>
    readdirSync(new URL(project.testDir, import.meta.url))
      .filter((name) => name.endsWith('.spec.ts'))
      .filter((name) => project.testMatch?.includes(name) ?? !project.testIgnore?.includes(name))
      .map((name) => ({ ...project, testMatch: [name] })),
  );
  return shuffle(fileProjects, TEST_ORDER_SEED);
}

/**
 * `phone` and `desktop` run journeys in a real browser, in Spanish on phones and in English on desktops, or the other
 * way round with `SWAP_LANGUAGES`. `pages` checks each page at both widths. `api` sends requests without a browser.
 * All projects share one stack: `global-setup.ts`.
 */
export default defineConfig<Options>({
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the number of cores, because tests often wait for the stack.
  workers: TEST_WORKERS ?? availableParallelism() + 1,
  retries: 0,
  // For tests that hang: on two slow cores, some take a minute.
  timeout: 120_000 * BROWSER_SLOWDOWN + 1_500 * ACTION_DELAY_MS,
  expect: { timeout: 10_000 * BROWSER_SLOWDOWN },
  // Tracing takes two fifths of the time.
  // Requests of a service worker cannot be mocked; the journeys of the membership card allow it.
  use: {
    launchOptions,
    serviceWorkers: 'block',
    trace: CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: orderProjects([
    { name: 'api', testDir: 'api' },
    {
      name: 'pages',
      testDir: 'journeys',
      testMatch: crawl,
      // Without animations, pages are stable when they are checked.
      use: { viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testDir: 'journeys',
      testIgnore: [...desktopOnly, ...crawl],
      use: {
        language: SWAP_LANGUAGES ? 'en' : 'es',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      testIgnore: [...phoneOnly, ...crawl],
      use: { language: SWAP_LANGUAGES ? 'es' : 'en', viewport: { width: 1440, height: 900 } },
    },
  ]),
});
