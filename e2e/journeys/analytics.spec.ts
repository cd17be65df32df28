import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { cards } from '../graph/cards.ts';
import { type CollectorEntry, readEntries } from '../graph/collector.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, openPageWithLazyCode } from './interactive.ts';
import { costaRica, createShop, jamaica, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';

const shoppers = {
  es: { market: costaRica, demoMember: 'ana' },
  en: { market: jamaica, demoMember: 'marcus' },
} as const;

/** A visitor who has not chosen. */
test.use({ consent: 'none' });

const getNotice = (page: Page, shop: Shop) => page.getByRole('region', { name: shop.translate('Analytics') });

/** Ids that analytics stores in the browser. */
const readStoredIds = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('ajs_')));

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ajs_anonymous_id') ?? 'null') as string | null);

/** Requests of the browser to the routes that report to the collector. */
function watchReports(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/\/(analytics\/|log$)/.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return requests;
}

const listEvents = (entries: readonly CollectorEntry[]) =>
  entries.filter(({ kind }) => kind === 'track').map(({ name }) => name);

/** Names of the footer's link, which editors write. */
const privacyChoices = { es: 'Preferencias de privacidad', en: 'Privacy choices' } as const;

/** Opens the privacy choices from the footer. */
async function openPrivacyChoices(page: Page, shop: Shop, language: keyof typeof privacyChoices) {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: privacyChoices[language] });
  if (!(await link.isVisible())) await footer.locator('summary', { hasText: 'Legal' }).click();
  await link.click();
  return page.getByRole('dialog', { name: shop.translate('Privacy choices') });
}

/** Buys a product as a guest, from the search to the thank-you page. */
async function buyAsGuest(shop: Shop): Promise<string> {
  await shop.chooseClub();
  const product = await shop.findProduct();
  await shop.addTwoToCart(product);
  await shop.openCart();
  await shop.goToCheckout();
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.pay(cards.approved);
  return shop.readOrderNumber();
}

test('records the journey of a guest who accepts, in order and without personal data (ANALYTICS-1, ANALYTICS-2, ANALYTICS-4, ANALYTICS-7, ANALYTICS-8, ANALYTICS-9, ANALYTICS-10, ANALYTICS-11, ANALYTICS-12, ANALYTICS-50, ANALYTICS-54, ANALYTICS-70)', async ({
  page,
  stack,
  language,
}) => {
  const shop = createShop(page, shoppers[language].market);
  const reports = watchReports(page);
  await openPage(page, shop.path('home'));
  const notice = getNotice(page, shop);
  await expect(notice).toBeVisible();
  expect(await readStoredIds(page)).toEqual([]);
  expect(reports).toEqual([]);
  await notice.getByRole('button', { name: shop.translate('Accept') }).click();
  await expect(notice).toBeHidden();

  const orderNumber = await buyAsGuest(shop);
  const session = await readSession(page);
  if (!session) throw new Error('The browser has no anonymous id.');
  await expect.poll(async () => listEvents(await readEntries(stack, { session }))).toContain('Order Completed');

  const entries = await readEntries(stack, { session });
  expect(listEvents(entries)).toEqual([
    'Products Searched',
    // With the filter of the club's stock.
    'Products Searched',
    'Product Viewed',
    'Product Added',
    'Cart Viewed',
    'Checkout Started',
    'Payment Info Entered',
    'Order Completed',
  ]);
  const pages = entries.filter(({ kind }) => kind === 'page').map(({ name }) => name);
  expect(pages).toEqual(['home', 'search', 'pdp-slug-sku', 'cart', 'checkout', 'thank-you']);
  const find = (name: string) => entries.find((entry) => entry.name === name)?.payload.properties;
  expect(find('Products Searched')).toMatchObject({ query: shoppers[language].market.search });
  expect(find('Order Completed')).toMatchObject({
    order_id: orderNumber,
    delivery_method: 'club',
    fulfillment: expect.stringMatching(/^(partial|complete)$/),
    products: [{ sku: shoppers[language].market.product, quantity: 2 }],
  });
  const text = JSON.stringify(entries);
  expect(text).not.toContain('@');
  expect(text).not.toContain(shoppers[language].market.guestMembership);
  expect(entries.every(({ userId }) => userId === null)).toBe(true);

  await page.goto(`${stack.collectorUrl}/?language=${language}&kind=track&session=${session}`);
  expect((await page.getByRole('heading', { level: 2 }).allInnerTexts()).toReversed()).toEqual(listEvents(entries));
  await expect(page.getByRole('main')).toContainText(orderNumber);
  await expectAccessible(page);
});

test('records nothing but errors of a guest who declines (ANALYTICS-15, ANALYTICS-50, ANALYTICS-55, ANALYTICS-57)', async ({
  page,
  stack,
  language,
  watch,
}) => {
  watch.allow(/general exception|page error: /);
  const shop = createShop(page, shoppers[language].market);
  const reports = watchReports(page);
  await openPage(page, shop.path('home'));
  await getNotice(page, shop)
    .getByRole('button', { name: shop.translate('Decline') })
    .click();
  const orderNumber = await buyAsGuest(shop);
  expect(await readStoredIds(page)).toEqual([]);
  expect(reports.map((request) => request.url())).toEqual([]);

  // An error of the page, which names somebody.
  const marker = randomUUID().slice(0, 8);
  await page.evaluate((name) => {
    setTimeout(() => {
      throw new Error(`${name} for ana@example.com with 64011045120001`);
    });
  }, marker);
  await expect
    .poll(async () => (await readEntries(stack, { kind: 'log' })).filter(({ name }) => name?.includes(marker)))
    .toEqual([expect.objectContaining({ level: 'error', anonymousId: null, userId: null })]);
  const [logged] = (await readEntries(stack, { kind: 'log' })).filter(({ name }) => name?.includes(marker));
  expect(logged?.name).toMatch(/^general exception Error: .* for \[email\] with \[number\].*\(\d+\.\d+\.\d+:\d+\)$/);
  expect(reports.map((request) => new URL(request.url()).pathname)).toEqual(['/log']);
  expect(await reports[0]?.headerValue('cookie')).toBeNull();

  await page.goto(`${stack.collectorUrl}/?language=${language}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: marker })).toBeVisible();
  await expect(main).not.toContainText(orderNumber);
});

test('identifies a member by a pseudonym and forgets the browser when consent is withdrawn (ANALYTICS-3, ANALYTICS-5, ANALYTICS-51, ANALYTICS-53)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, demoMember } = shoppers[language];
  const shop = createShop(page, market);
  await openPage(page, shop.path('home'));
  await getNotice(page, shop)
    .getByRole('button', { name: shop.translate('Accept') })
    .click();
  await expect.poll(() => readSession(page)).not.toBeNull();
  const session = (await readSession(page)) ?? '';
  const member = await createMemberLike(demoMember);
  await signIn(page, shop.locale, member);
  await openPage(page, shop.path('my-account'));
  await expect.poll(async () => listEvents(await readEntries(stack, { session }))).toContain('Signed In');
  const entries = await readEntries(stack, { session });
  const identified = entries.find(({ kind }) => kind === 'identify');
  expect(identified).toMatchObject({ userId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(JSON.stringify(entries)).not.toContain(member.membershipNumber);
  expect(JSON.stringify(entries)).not.toContain('@');

  await openPage(page, shop.path('home'));
  const dialog = await openPrivacyChoices(page, shop, language);
  await expect(dialog.getByText(shop.translate('You accepted. You can change your mind at any time.'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: shop.translate('Decline') }).click();
  await expect.poll(() => readStoredIds(page)).toEqual([]);

  // Accepting records the page; the withdrawal comes before its batch is sent.
  await openPrivacyChoices(page, shop, language);
  await dialog.getByRole('button', { name: shop.translate('Accept') }).click();
  await expect.poll(() => readSession(page)).not.toBeNull();
  await openPrivacyChoices(page, shop, language);
  await dialog.getByRole('button', { name: shop.translate('Decline') }).click();
  const reports = watchReports(page);
  // What the browser does before it leaves a page; it does not show the requests of a page that is gone.
  await page.evaluate("void dispatchEvent(new PageTransitionEvent('pagehide'))");
  await openPage(page, shop.path('cart'));
  await expect(getNotice(page, shop)).toBeHidden();
  expect(reports).toEqual([]);
  expect(await readStoredIds(page)).toEqual([]);
});

test('declines for a browser with Global Privacy Control, without asking (ANALYTICS-52)', async ({
  page,
  language,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const shop = createShop(page, shoppers[language].market);
  const reports = watchReports(page);
  await openPageWithLazyCode(page, shop.path('home'));
  await expect(getNotice(page, shop)).toBeHidden();
  expect(reports).toEqual([]);
});
