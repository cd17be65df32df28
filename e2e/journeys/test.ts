import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test';
import { consentCookie, serializeConsent } from '@tarima/client/consent';
import type { Language } from '@tarima/markets/table';
import { getClockOffsetMs } from '../../scripts/clock.ts';
import { readTestEnv } from '../env.ts';
import { createMember, type Member, type MembershipChange } from '../graph/members.ts';
import { type RunningStack, requireAnnouncedStack } from '../stack/running.ts';
import { recordHydrationErrors } from './hydration.ts';

/** Script that shifts `Date` in pages to the clock of the test and the stack (`npm run at`); timers are not affected. */
const shiftDate = (aheadMs: number) => `
  globalThis.Date = new Proxy(Date, {
    construct: (MachineDate, dateArguments, newTarget) =>
      Reflect.construct(MachineDate, dateArguments.length > 0 ? dateArguments : [MachineDate.now() + ${aheadMs}], newTarget),
    get: (MachineDate, name) => (name === 'now' ? () => MachineDate.now() + ${aheadMs} : Reflect.get(MachineDate, name)),
  });`;

/**
 * Script that delays each fetched response by a random time up to `maxMs`, so that responses arrive in another order. The
 * time does not depend on `page.clock`.
 */
const delayResponses = (maxMs: number) => `{
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await send(...request);
    const delay = AbortSignal.timeout(Math.round(Math.random() * ${maxMs}));
    await new Promise((resolve) => delay.addEventListener('abort', resolve));
    return response;
  };
}`;

export interface BrowserMessages {
  /** Allows messages that match the pattern, which the test causes intentionally. */
  allow(message: RegExp): void;
  /** Lists the messages so far that are not allowed. */
  listUnexpected(): readonly string[];
}

/** Options of a Playwright project. */
export interface Options {
  /** Language of the shoppers. */
  readonly language: Language;
  /** The stored choice about analytics; `none` for a browser that has not chosen, which shows the notice. */
  readonly consent: 'accepted' | 'declined' | 'none';
}

interface Fixtures {
  readonly watch: BrowserMessages;
  /** Creates a member for this test only, with the data of a demo member. */
  readonly createMemberLike: (demoMember: string, change?: MembershipChange) => Promise<Member>;
}

/** Fixtures of a journey other than its page. */
export interface JourneyFixtures extends Fixtures {
  readonly stack: RunningStack;
}

/** A browser test that fails on any error or warning of the page or console and on any response with status 500 or higher. */
export const test = base.extend<Fixtures & Options, { stack: RunningStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  stack: [async ({}, use) => use(requireAnnouncedStack()), { scope: 'worker' }],
  language: ['es', { option: true }],
  consent: ['declined', { option: true }],
  baseURL: async ({ stack }, use) => use(stack.shopUrl),
  context: async ({ context, stack, consent }, use) => {
    if (consent !== 'none')
      await context.addCookies([{ name: consentCookie, value: serializeConsent(consent), url: stack.shopUrl }]);
    const aheadMs = getClockOffsetMs(process.env);
    if (aheadMs !== 0) await context.addInitScript(shiftDate(aheadMs));
    const { RESPONSE_DELAY_MS: delayMs } = readTestEnv();
    if (delayMs > 0) await context.addInitScript(delayResponses(delayMs));
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
  createMemberLike: async ({ stack }, use) => use((demoMember, change) => createMember(stack, demoMember, change)),
  watch: [
    async ({ page }, use, testInfo) => {
      const allowed: RegExp[] = [];
      const messages = recordMessages(page);
      const listDifferences = recordHydrationErrors(page);
      const describeRequests = recordRequests(page.context());
      const listUnexpected = () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
      await use({ allow: (message) => allowed.push(message), listUnexpected });
      const unexpected = listUnexpected();
      const differences = unexpected.length > 0 ? await listDifferences() : [];
      if (testInfo.status === 'failed' || testInfo.status === 'timedOut') {
        const pages = await Promise.all(page.context().pages().map(describePage));
        const lines = [...pages, ...describeRequests(), 'Unexpected browser messages:', ...unexpected, ...differences];
        throw new Error(lines.join('\n'));
      }
      base.expect([...unexpected, ...differences], 'unexpected browser messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Records the errors and warnings of a page and its responses with status 500 or higher. */
export function recordMessages(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Most journeys block service workers (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') {
      messages.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => messages.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) messages.push(`${response.status()} ${response.url()}`);
  });
  return messages;
}

/** Describes a page by its address and its accessibility tree, with its open dialogs. */
async function describePage(page: Page): Promise<string> {
  const tree = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error) => `It cannot be read: ${error.message}`);
  return `The page was at ${page.url()}:\n${tree}`;
}

/** How long a response may take before a failed test names it. */
const slowResponseMs = 1_000;

/** Records the requests of all pages. @returns a function that describes those without a response and the slow ones */
function recordRequests(context: BrowserContext): () => readonly string[] {
  const open = new Set<Request>();
  const slow: string[] = [];
  const describe = (request: Request) =>
    `${request.method()} ${request.url()} ${request.postData()?.slice(0, 200) ?? ''}`;
  context.on('request', (request) => open.add(request));
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => {
    open.delete(request);
    const { startTime, responseEnd } = request.timing();
    if (responseEnd < slowResponseMs || request.resourceType() === 'script') return;
    slow.push(`${new Date(startTime).toISOString()} ${Math.round(responseEnd)} ms ${describe(request)}`);
  });
  return () => ['Requests without a response:', ...[...open].map(describe), 'Slow requests:', ...slow];
}
