import { test as base, type Page } from '@playwright/test';
import { announcedStack, type RunningStack } from '../stack/running.ts';

export interface Watch {
  /** Lets one kind of message pass that this test brings about itself. */
  allow(message: RegExp): void;
}

interface Fixtures {
  readonly watch: Watch;
}

/** A journey in a browser: any error or warning of the page or its console, and any answer of 500 or more, fails it. */
export const test = base.extend<Fixtures, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  stack: [async ({}, use) => use(announcedStack()), { scope: 'worker' }],
  baseURL: async ({ stack }, use) => use(stack.shopUrl),
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen = listen(page);
      await use({ allow: (message) => allowed.push(message) });
      const faults = seen.filter((message) => !allowed.some((pattern) => pattern.test(message)));
      base.expect(faults, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function listen(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) seen.push(`${response.status()} ${response.url()}`);
  });
  return seen;
}
