import { test as base } from '@playwright/test';
import { createMember, type Member } from '../graph/members.ts';
import { announcedStack, type RunningStack } from '../stack/running.ts';

interface Fixtures {
  /** Makes a member of this test alone, like a demo member. */
  readonly memberLike: (demoMember: string) => Promise<Member>;
}

/** A test of the graph, without a browser, on the stack of this run. */
export const test = base.extend<Fixtures, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  stack: [async ({}, use) => use(announcedStack()), { scope: 'worker' }],
  memberLike: async ({ stack }, use) => use((demoMember) => createMember(stack, demoMember)),
});

export { expect } from '@playwright/test';
