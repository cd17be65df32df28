import type { Page } from '@playwright/test';
import { minimumGapMs } from '@tarima/client/order-waits';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { createRecipient } from '../graph/mailbox.ts';
import { advanceOrder, pickOrder } from '../graph/order-management.ts';
import { buyOrder, computeShortage, waitForRefunds } from '../graph/purchase.ts';
import { createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { createErrorResponse, mockOperation } from './graph-mocks.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { countChecks, passFirstWait, passLongestWait, waitForUpdates } from './order-polling.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn, signInFromPage } from './visitors.ts';

const shoppers = {
  es: { market: 'CR', language: 'es', demoMember: 'ana', club: '6401' },
  en: { market: 'JM', language: 'en', demoMember: 'marcus', club: '7201' },
} as const;

const labels = {
  es: { reserved: 'Productos reservados', preparing: 'En preparación', completed: 'Completado' },
  en: { reserved: 'Items reserved', preparing: 'Being prepared', completed: 'Completed' },
} as const;

/** Simulates that the page becomes visible or hidden, as when the shopper switches tabs or apps. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${isVisible ? 'visible' : 'hidden'}' });
    document.dispatchEvent(new Event('visibilitychange'));`);

test('an open order page shows each new status without a reload, also after it was hidden and offline (ORDERS-350, ORDERS-351, ORDERS-352, ORDERS-354, ORDERS-356)', async ({
  page,
  context,
  stack,
  createMemberLike,
  language,
  watch,
}) => {
  const { demoMember, ...place } = shoppers[language];
  const locale = getLocale(language, place.market);
  const label = labels[language];
  const translate = (message: string, values?: Record<string, string>) => translateMessage(language, message, values);
  const member = await createMemberLike(demoMember);
  const { orderNumber } = await buyOrder(stack, await createMemberShopper(stack, member, place));
  await signIn(page, locale, member);
  const getChecks = countChecks(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await page.clock.install();
  await page.goto(pathTo('order-details', locale, { orderID: orderNumber }));
  await waitUntilInteractive(page);
  await waitForUpdates(page);
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const steps = main.getByRole('list', { name: translate('Order progress') });
  const current = steps.locator('[aria-current=step]');
  await expect(current).toHaveText(translate('Order received'));

  await advanceOrder(stack, orderNumber);
  await passLongestWait(page);
  await expect(current).toHaveText(label.reserved);
  await expect(status).toHaveText(translate('Order status: {statusLabel}.', { statusLabel: label.reserved }));
  await expectAccessible(page);

  await setVisible(page, false);
  await advanceOrder(stack, orderNumber);
  const checks = getChecks();
  await passLongestWait(page);
  expect(getChecks(), 'a hidden page sends no request').toBe(checks);
  await setVisible(page, true);
  await page.clock.runFor(minimumGapMs);
  await expect(current).toHaveText(label.preparing);
  await expect(main.getByRole('button', { name: translate('Cancel order') })).toBeHidden();

  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await advanceOrder(stack, orderNumber);
  const checksOnline = getChecks();
  await passLongestWait(page);
  expect(getChecks(), 'a page without a connection sends no request').toBe(checksOnline);
  await expect(current).toHaveText(label.preparing);
  await context.setOffline(false);
  // The browser may refuse the first request: it reports the connection before it uses it.
  await passFirstWait(page);
  await expect(current).toHaveText(translate('Picked up'));
  await expect(status).toHaveText(translate('Order status: {statusLabel}.', { statusLabel: label.completed }));

  const finalChecks = getChecks();
  await passLongestWait(page);
  expect(getChecks(), 'a completed order is not polled').toBe(finalChecks);
  expect(documents, 'the page was not loaded again').toHaveLength(1);
});

test('an open order page of a guest says when it cannot be updated, then shows a correction and its refund (ORDERS-350, ORDERS-355, ORDERS-356, ORDERS-357)', async ({
  page,
  stack,
  language,
}) => {
  const { market, club } = shoppers[language];
  const locale = getLocale(language, market);
  const translate = (message: string) => translateMessage(language, message);
  const email = createRecipient('guest');
  const purchase = await buyOrder(stack, createGuestShopper(stack, { market, language, club }), email);
  const { orderNumber } = purchase;
  const { unit, weight } = await computeShortage(stack, orderNumber);
  await advanceOrder(stack, orderNumber);

  await page.clock.install();
  await page.goto(pathTo('order-details', locale, { orderID: orderNumber }));
  await waitUntilInteractive(page);
  await page.getByLabel(translate('Email')).fill(email);
  await page.getByRole('button', { name: translate('Find order') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await waitForUpdates(page);
  await expect(page.getByRole('heading', { name: translate('Refunds') })).toBeHidden();

  await mockOperation(page, 'OrderStatus', (route) => route.fulfill(createErrorResponse('UPSTREAM_UNAVAILABLE')));
  const [notice = ''] = translate('We can’t update this order right now. Last updated: {time}').split('{time}');
  await passLongestWait(page);
  await expect(page.getByText(notice.trim())).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await page.unrouteAll({ behavior: 'wait' });

  await pickOrder(stack, orderNumber, [unit, weight]);
  await waitForRefunds(purchase, 1);
  await setVisible(page, false);
  await setVisible(page, true);
  await page.clock.runFor(minimumGapMs);
  await expect(page.getByRole('heading', { name: translate('Refunds') })).toBeVisible();
  await expect(page.getByText(translate('Total after missing items and weight changes'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await expect(page.getByText(notice.trim())).toBeHidden();
});

test('an open order page shows that its session was ended on another device, and goes on after a sign-in (ORDERS-358)', async ({
  page,
  browser,
  stack,
  createMemberLike,
  language,
}) => {
  const { demoMember, ...place } = shoppers[language];
  const locale = getLocale(language, place.market);
  const label = labels[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMember);
  const { orderNumber } = await buyOrder(stack, await createMemberShopper(stack, member, place));
  await signIn(page, locale, member);
  const getChecks = countChecks(page);
  await page.clock.install();
  const address = pathTo('order-details', locale, { orderID: orderNumber });
  await page.goto(address);
  await waitUntilInteractive(page);
  await waitForUpdates(page);

  const elsewhere = await browser.newContext({ baseURL: stack.shopUrl });
  const other = await elsewhere.newPage();
  await signIn(other, locale, member);
  await openPage(other, pathTo('my-account', locale, {}, { section: 'devices' }));
  await other.getByRole('article').nth(1).getByRole('button').click();
  await expect(other.getByRole('article')).toHaveCount(1);
  await elsewhere.close();
  await advanceOrder(stack, orderNumber);

  await passLongestWait(page);
  const dialog = page.getByRole('dialog', { name: translate('Your session has ended') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(orderNumber);
  const current = page.locator('[aria-current=step]');
  await expect(current).toHaveText(translate('Order received'));
  const checks = getChecks();
  await passLongestWait(page);
  expect(getChecks(), 'the page stops polling').toBe(checks);

  await dialog.getByRole('link', { name: translate('Sign in') }).click();
  await signInFromPage(page, locale, member);
  await page.waitForURL(`**${address}`);
  await expect(current).toHaveText(label.reserved);
  await waitForUpdates(page);
  await advanceOrder(stack, orderNumber);
  await passLongestWait(page);
  await expect(current).toHaveText(label.preparing);
});
