import type { Locator, Page } from '@playwright/test';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Interceptor } from '../faults/interceptor.ts';
import { createMember } from '../graph/members.ts';
import { test } from './fault-test.ts';
import { waitForLazyCode, waitUntilInteractive } from './interactive.ts';
import { editorialPages, getPageAddress, memberViews, type SitePage, sitePages } from './site.ts';
import { type BrowserMessages, expect, recordMessages } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn } from './visitors.ts';

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Pages that cannot be shown without the commerce platform. */
const commercePages = [
  'home',
  'category',
  'search',
  'product',
  'cart',
  'checkout',
  'recent purchases',
  'my account',
  'address book',
  'membership card',
  'home of a member',
  'product of a member',
  'cart of a member',
  'checkout of a member',
  'renewal payment',
];
/** Every other upstream, and the pages that cannot be shown without it. */
const otherUpstreams: Readonly<Record<string, readonly string[]>> = {
  CONTENT_URL: [],
  DISCOVERY_URL: [],
  FULFILMENT_URL: [],
  IDENTITY_API_URL: [],
  MAPS_URL: [],
  MEMBERSHIP_API_URL: ['membership card', 'renewal payment'],
  ORDER_MANAGEMENT_URL: ['recent purchases'],
  PAYMENTS_API_URL: ['my wallet'],
  TAX_API_URL: [],
};

/** Upstreams that fail at the same time, and the pages that cannot be shown without them. */
interface Outage {
  readonly name: string;
  readonly upstreams: readonly string[];
  readonly failing: readonly string[];
}
const outages: readonly Outage[] = [
  { name: 'the commerce platform', upstreams: ['COMMERCE_API_URL'], failing: commercePages },
  {
    name: 'every other upstream',
    upstreams: Object.keys(otherUpstreams),
    failing: Object.values(otherUpstreams).flat(),
  },
];

/** Editorial pages with functions of their own; the others are like one another. */
const editorialNames = ['membership', 'onboarding', 'renewal', 'renewal payment', 'help'];
/** Pages that load nothing, or load what another page of the table loads. */
const skippedNames = [
  'empty cart',
  'search without a result',
  'error',
  'return from the hosted page',
  'return from PayPal',
];
const pages = [
  ...sitePages.filter(({ name }) => !skippedNames.includes(name)),
  ...memberViews,
  ...editorialPages.filter(({ name }) => editorialNames.includes(name)),
];
const isForMember = ({ isForMembers, isSignedIn }: SitePage) => Boolean(isForMembers || isSignedIn);

/** Visitors by language; each language opens every second page. */
const visitors = {
  es: { locale: getLocale('es', 'CR'), demoMember: 'sofia', clubKey: '6401', remainder: 0 },
  en: { locale: getLocale('en', 'JM'), demoMember: 'delroy', clubKey: '7201', remainder: 1 },
} as const;

/** What the browser says about a page with status 503. */
const failureMessages = [/^503 http/, /^error: Failed to load resource: the server responded with a status of 503/];

/** The buttons and links of the page that load it or a part of it again. */
function getRetries(page: Page, { language }: Locale): Locator {
  const name = translateMessage(language, 'Try again');
  const main = page.getByRole('main');
  return main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true }));
}

const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Parts that are loading: marked as busy, or placeholders, which are animated. */
const getLoadingParts = (page: Page) => page.getByRole('main').locator('[aria-busy=true], [class*="breathe"]');

/** Expects that nothing of the page is loading after the time limits of all upstreams; parts further down load when they are visible. */
async function expectLoaded(page: Page, name: string): Promise<void> {
  await expect
    .soft(async () => {
      const parts = await getLoadingParts(page).all();
      for (const part of parts) await part.scrollIntoViewIfNeeded({ timeout: 1_000 });
      expect(parts).toHaveLength(0);
    }, `${name}: no part is loading`)
    .toPass({ timeout: 45_000 });
}

/** Checks a page whose upstreams fail: it has a heading and words, and neither loads for ever nor is covered. */
async function checkFailingPage(page: Page, { name }: SitePage, { language }: Locale): Promise<void> {
  const main = page.getByRole('main');
  await expect.soft(getHeading(page), name).toBeVisible();
  await expectLoaded(page, name);
  expect.soft((await main.innerText()).length, `${name}: its words`).toBeGreaterThan(40);
  await expect.soft(page.getByRole('dialog'), `${name}: modals`).toHaveCount(0);
  // An error page is the only message of its failure (ERRORS-56).
  const notification = page.getByText(
    translateMessage(language, 'We couldn’t connect. Nothing has changed; try again.'),
  );
  await expect.soft(notification, `${name}: notifications`).toHaveCount(0);
}

/** Retries until nothing is left to retry: a search engine that failed is asked again after its cooldown (SEARCH-56). */
async function retryEverything(page: Page, locale: Locale): Promise<void> {
  const retries = getRetries(page, locale);
  await expect(async () => {
    for (const retry of await retries.all()) await retry.click({ timeout: 1_000 });
    await expect(retries).toHaveCount(0, { timeout: 2_000 });
    // The retry of a page opens a new document.
    await expect(getHeading(page)).toBeVisible();
    expect(await retries.count()).toBe(0);
  }).toPass({ timeout: 30_000 });
}

/** Pages whose products may still be in the cache of public operations, from another page or from the retry of this one. */
const cachedPages: readonly SitePage['pageId'][] = ['home', 'pdp-slug-sku'];
const retriedPages: readonly SitePage['pageId'][] = [...cachedPages, 'category', 'search'];

/** Makes the upstreams fail while `check` runs. */
async function runOutage(
  { upstreams }: Pick<Outage, 'upstreams'>,
  fail: (upstream: string) => void,
  restore: (upstream: string) => void,
  check: () => Promise<void>,
) {
  for (const upstream of upstreams) fail(upstream);
  try {
    await check();
  } finally {
    for (const upstream of upstreams) restore(upstream);
  }
}

/** Opens a page whose upstreams fail and checks it and its status. */
async function openFailingPage(
  page: Page,
  { name: outage, failing }: Outage,
  locale: Locale,
  sitePage: SitePage,
  canBeCached = cachedPages.includes(sitePage.pageId),
) {
  const expected = failing.includes(sitePage.name) ? 503 : 200;
  // A modal for the same failure would open with the code that the page loads late.
  const lazyCode = expected >= 500 ? waitForLazyCode(page) : undefined;
  const response = await page.goto(getPageAddress(sitePage, locale), { timeout: 60_000 });
  await waitUntilInteractive(page);
  await lazyCode;
  await checkFailingPage(page, sitePage, locale);
  const isCached = response?.status() === 200 && canBeCached;
  if (isCached || !response) return;
  const name = `${sitePage.name} without ${outage}`;
  expect.soft(response.status(), name).toBe(expected);
  if (expected < 500) return;
  expect.soft(response.headers()['retry-after'], `${name}: Retry-After`).toBe('60');
  await expect.soft(getRetries(page, locale), `${name}: retries`).toHaveCount(1);
}

async function checkPages(
  page: Page,
  interceptor: Interceptor,
  locale: Locale,
  checked: readonly SitePage[],
  watch: BrowserMessages,
) {
  // The server keeps the departments, which the header of every page shows, from the first page that it serves.
  await page.request.get(getPageAddress({ name: 'categories', pageId: 'categories' }, locale));
  for (const outage of outages) {
    for (const sitePage of checked) {
      await test.step(`${sitePage.name} without ${outage.name}`, async () => {
        await runOutage(outage, interceptor.makeUnavailable, interceptor.restore, () =>
          openFailingPage(page, outage, locale, sitePage),
        );
        await retryEverything(page, locale);
        expect.soft(watch.listUnexpected(), `messages until ${sitePage.name} without ${outage.name}`).toEqual([]);
      });
    }
  }
}

/** Opens each page in a tab of its own while the upstreams give no response: all tabs wait for the same time limits. */
async function checkSlowPages(page: Page, interceptor: Interceptor, locale: Locale, checked: readonly SitePage[]) {
  for (const outage of outages) {
    await runOutage(outage, interceptor.makeSilent, interceptor.restore, async () => {
      await Promise.all(
        checked.map(async (sitePage) => {
          const tab = await page.context().newPage();
          const messages = recordMessages(tab);
          await openFailingPage(tab, outage, locale, sitePage, retriedPages.includes(sitePage.pageId));
          const unexpected = messages.filter((message) => !failureMessages.some((pattern) => pattern.test(message)));
          expect.soft(unexpected, `messages of ${sitePage.name} without a response of ${outage.name}`).toEqual([]);
          await tab.close();
        }),
      );
    });
    // A search that still waits for an upstream of this outage would fail those of the next one too.
    const searches = checked.filter(({ pageId }) => pageId === 'search');
    await expect.poll(() => findWrongPages(page, locale, [], searches), { timeout: 30_000 }).toEqual([]);
  }
}

/** Fetches the pages at the same time, and returns those that are not as expected while this upstream fails. */
async function findWrongPages(
  { request }: Page,
  locale: Locale,
  failing: readonly string[],
  checked: readonly SitePage[],
) {
  const results = await Promise.all(
    checked.map(async (sitePage) => {
      const status = (await request.get(getPageAddress(sitePage, locale))).status();
      return status === (failing.includes(sitePage.name) ? 503 : 200) ? [] : [`${sitePage.name}: ${status}`];
    }),
  );
  return results.flat();
}

const selectPages = (language: keyof typeof visitors) =>
  pages.filter((_, index) => index % 2 === visitors[language].remainder);

test('each page of a guest is usable without its upstreams, and its retries work once they are back (ERRORS-54, ERRORS-55)', async ({
  page,
  scene: { interceptor },
  language,
  watch,
}) => {
  for (const message of failureMessages) watch.allow(message);
  const { locale, clubKey } = visitors[language];
  await fillCart(page, locale, clubKey);
  const guestPages = selectPages(language).filter((sitePage) => !isForMember(sitePage));
  await checkPages(page, interceptor, locale, guestPages, watch);
  await checkSlowPages(page, interceptor, locale, guestPages);
});

test('each page of a member is usable without its upstreams, also when they give no response (ERRORS-54, ERRORS-55, ERRORS-56)', async ({
  page,
  scene: { stack, interceptor },
  language,
  watch,
}) => {
  for (const message of failureMessages) watch.allow(message);
  const { locale, clubKey, demoMember } = visitors[language];
  await signIn(page, locale, await createMember(stack, demoMember));
  await fillCart(page, locale, clubKey);
  const memberPages = selectPages(language).filter(isForMember);
  await checkPages(page, interceptor, locale, memberPages, watch);
  for (const [upstream, failing] of Object.entries(otherUpstreams)) {
    await runOutage({ upstreams: [upstream] }, interceptor.makeUnavailable, interceptor.restore, async () => {
      expect.soft(await findWrongPages(page, locale, failing, memberPages), `without ${upstream}`).toEqual([]);
    });
  }
  await checkSlowPages(page, interceptor, locale, memberPages);
});
