import type { Locator, Page } from '@playwright/test';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Interceptor } from '../faults/interceptor.ts';
import { createMember } from '../graph/members.ts';
import { test } from './fault-test.ts';
import { waitForLazyCode, waitUntilInteractive } from './interactive.ts';
import { editorialPages, getPageAddress, memberViews, type SitePage, sitePages } from './site.ts';
import { expect } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn } from './visitors.ts';

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Upstreams that fail at the same time, and the pages that cannot be shown without them. */
const outages = [
  {
    name: 'the commerce platform',
    upstreams: ['COMMERCE_API_URL'],
    statuses: new Map([
      ['home', 500],
      ['category', 503],
      ['search', 503],
      ['product', 500],
      ['cart', 500],
      ['checkout', 500],
      ['recent purchases', 500],
      ['my account', 500],
      ['address book', 500],
      ['membership card', 500],
      ['home of a member', 500],
      ['product of a member', 500],
      ['cart of a member', 500],
      ['checkout of a member', 500],
      ['renewal payment', 500],
    ]),
  },
  {
    name: 'every other upstream',
    upstreams: [
      'CONTENT_URL',
      'DISCOVERY_URL',
      'FULFILMENT_URL',
      'MAPS_URL',
      'MEMBERSHIP_API_URL',
      'ORDER_MANAGEMENT_URL',
      'PAYMENTS_API_URL',
      'TAX_API_URL',
    ],
    statuses: new Map([
      ['recent purchases', 500],
      ['my account', 500],
      ['my wallet', 500],
      ['membership card', 500],
      ['renewal payment', 500],
    ]),
  },
];
type Outage = (typeof outages)[number];

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
  en: { locale: getLocale('en', 'JM'), demoMember: 'marcus', clubKey: '7201', remainder: 1 },
} as const;

/** The buttons and links of the page that load it or a part of it again. */
function getRetries(page: Page, { language }: Locale): Locator {
  const name = translateMessage(language, 'Try again');
  const main = page.getByRole('main');
  return main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true }));
}

const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Checks a page whose upstreams fail: it has a heading and words, and neither loads for ever nor is covered. */
async function checkFailingPage(page: Page, { name }: SitePage): Promise<void> {
  const main = page.getByRole('main');
  await expect.soft(getHeading(page), name).toBeVisible();
  await expect.soft(main.locator('[aria-busy=true]'), `${name}: no part is loading`).toHaveCount(0);
  expect.soft((await main.innerText()).length, `${name}: its words`).toBeGreaterThan(40);
  // A member who cannot be checked for a renewal gets a modal with the next steps (MEMBERSHIP-34).
  if (name !== 'renewal') await expect.soft(page.getByRole('dialog'), `${name}: modals`).toHaveCount(0);
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

/** Whether the products of a page may still be in the cache of public operations, from another page. */
const canBeCached = ({ pageId }: SitePage): boolean => pageId === 'home' || pageId === 'pdp-slug-sku';

async function checkPages(page: Page, interceptor: Interceptor, locale: Locale, checked: readonly SitePage[]) {
  // The server keeps the departments, which the header of every page shows, from the first page that it serves.
  await page.request.get(getPageAddress({ name: 'categories', pageId: 'categories' }, locale));
  for (const { name: outage, upstreams, statuses } of outages) {
    for (const sitePage of checked) {
      await test.step(`${sitePage.name} without ${outage}`, async () => {
        for (const upstream of upstreams) interceptor.makeUnavailable(upstream);
        const expected = statuses.get(sitePage.name) ?? 200;
        // A modal for the same failure would open with the code that the page loads late.
        const lazyCode = expected >= 500 ? waitForLazyCode(page) : undefined;
        const response = await page.goto(getPageAddress(sitePage, locale));
        await waitUntilInteractive(page);
        await lazyCode;
        await checkFailingPage(page, sitePage);
        const isCached = response?.status() === 200 && canBeCached(sitePage);
        if (!isCached) expect.soft(response?.status(), `${sitePage.name} without ${outage}`).toBe(expected);
        const retryCount = await getRetries(page, locale).count();
        if (expected >= 500 && !isCached)
          expect.soft(retryCount, `retries of ${sitePage.name} without ${outage}`).toBe(1);
        for (const upstream of upstreams) interceptor.restore(upstream);
        if (retryCount > 0) await retryEverything(page, locale);
      });
    }
  }
}

/** Fetches the pages at the same time, and returns those that are not as expected while these upstreams fail. */
async function findWrongPages({ request }: Page, locale: Locale, { statuses }: Outage, checked: readonly SitePage[]) {
  const retry = translateMessage(locale.language, 'Try again');
  const results = await Promise.all(
    checked.map(async (sitePage) => {
      const response = await request.get(getPageAddress(sitePage, locale));
      const status = response.status();
      const expected = statuses.get(sitePage.name) ?? 200;
      const hasRetry = (await response.text()).includes(retry);
      const isCached = status === 200 && canBeCached(sitePage);
      const isExpected = status === expected && (hasRetry || status === 200);
      return isCached || isExpected ? [] : [`${sitePage.name}: ${status}, ${hasRetry ? 'with' : 'without'} a retry`];
    }),
  );
  return results.flat();
}

const selectPages = (language: keyof typeof visitors) =>
  pages.filter((_, index) => index % 2 === visitors[language].remainder);

test('each page of a guest is usable without its upstreams, and its retries work once they are back (ERRORS-54)', async ({
  page,
  scene,
  language,
  watch,
}) => {
  watch.allow(/./);
  const { locale, clubKey } = visitors[language];
  await fillCart(page, locale, clubKey);
  const guestPages = selectPages(language).filter((sitePage) => !isForMember(sitePage));
  await checkPages(page, scene.interceptor, locale, guestPages);
});

test('each page of a member is usable without its upstreams, also when they give no response (ERRORS-54)', async ({
  page,
  scene: { stack, interceptor },
  language,
  watch,
}) => {
  watch.allow(/./);
  const { locale, clubKey, demoMember } = visitors[language];
  await signIn(page, locale, await createMember(stack, demoMember));
  await fillCart(page, locale, clubKey);
  const memberPages = selectPages(language).filter(isForMember);
  await checkPages(page, interceptor, locale, memberPages);
  for (const outage of outages) {
    for (const upstream of outage.upstreams) interceptor.makeSilent(upstream);
    expect
      .soft(await findWrongPages(page, locale, outage, memberPages), `without a response of ${outage.name}`)
      .toEqual([]);
    for (const upstream of outage.upstreams) interceptor.restore(upstream);
  }
});
