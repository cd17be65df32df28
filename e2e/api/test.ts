import { test as base } from '@playwright/test';
import { announcedStack, type RunningStack } from '../stack/running.ts';

/** A test of the graph, without a browser, on the stack of this run. */
export const test = base.extend<object, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  stack: [async ({}, use) => use(announcedStack()), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
