import { test as base, type Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { getClockOffsetMs } from '../../scripts/clock.ts';
import { readTestEnv } from '../env.ts';
import { createMember, type Member } from '../graph/members.ts';
import { announcedStack, type RunningStack } from '../stack/running.ts';

/** Pages read the clock of the test and of the stack (`npm run at`); timers keep the machine's pace. */
const shiftDate = (aheadMs: number) => `
  globalThis.Date = new Proxy(Date, {
    construct: (MachineDate, given, made) =>
      Reflect.construct(MachineDate, given.length > 0 ? given : [MachineDate.now() + ${aheadMs}], made),
    get: (MachineDate, name) => (name === 'now' ? () => MachineDate.now() + ${aheadMs} : Reflect.get(MachineDate, name)),
  });`;

export interface Watch {
  /** Lets one kind of message pass that this test brings about itself. */
  allow(message: RegExp): void;
  /** What the browser has complained about so far. */
  complaints(): readonly string[];
}

/** What a project sets. */
export interface Options {
  /** The language of its shoppers. */
  readonly language: Language;
}

interface Fixtures {
  readonly watch: Watch;
  /** Makes a member of this test alone, like a demo member. */
  readonly memberLike: (demoMember: string) => Promise<Member>;
}

/** What a journey is given besides its page. */
export interface Given extends Fixtures {
  readonly stack: RunningStack;
}

/** A journey in a browser: any error or warning of the page or its console, and any answer of 500 or more, fails it. */
export const test = base.extend<Fixtures & Options, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  stack: [async ({}, use) => use(announcedStack()), { scope: 'worker' }],
  language: ['es', { option: true }],
  baseURL: async ({ stack }, use) => use(stack.shopUrl),
  context: async ({ context }, use) => {
    const aheadMs = getClockOffsetMs(process.env);
    if (aheadMs !== 0) await context.addInitScript(shiftDate(aheadMs));
    await use(context);
  },
  page: async ({ page }, use) => {
    const rate = readTestEnv().BROWSER_SLOWDOWN;
    if (rate > 1) {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    }
    await use(page);
  },
  memberLike: async ({ stack }, use) => use((demoMember) => createMember(stack, demoMember)),
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen = listen(page);
      const complaints = () => seen.filter((message) => !allowed.some((pattern) => pattern.test(message)));
      await use({ allow: (message) => allowed.push(message), complaints });
      base.expect(complaints(), 'what the browser complained about').toEqual([]);
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
