import { test as base } from '@playwright/test';
import { createMember, type Member } from '../graph/members.ts';
import { type RunningStack, requireAnnouncedStack } from '../stack/running.ts';

interface Fixtures {
  /** Creates a member for this test only, with the data of a demo member. */
  readonly createMemberLike: (demoMember: string) => Promise<Member>;
}

/** A test without a browser, on the stack of this run. */
export const test = base.extend<Fixtures, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  stack: [async ({}, use) => use(requireAnnouncedStack()), { scope: 'worker' }],
  createMemberLike: async ({ stack }, use) => use((demoMember) => createMember(stack, demoMember)),
});

export { expect } from '@playwright/test';
