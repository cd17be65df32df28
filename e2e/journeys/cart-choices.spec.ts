import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import { getOperationHash, operations } from '../graph/operations.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { getBox } from './box.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation } from './visitors.ts';

const readers = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
} as const;

/** Result when the service fee could not be set. */
const unavailable = {
  __typename: 'ServiceFeeUnavailable',
  code: 'SERVICE_FEE_UNAVAILABLE',
  message: 'The fee is unavailable.',
  // No further attempts.
  retryWaitsSeconds: [],
  isRetrySuggested: true,
};

const platformCart = z.object({
  version: z.int(),
  lineItems: z.array(z.object({ id: z.string(), custom: z.object({ fields: z.object({}).loose() }).optional() })),
});

/** Removes the fee line of a cart on the platform. */
async function removeFee(stack: RunningStack, cartId: string): Promise<void> {
  const { version, lineItems } = platformCart.parse(await requestCommerce(stack, `carts/${cartId}`));
  const fee = lineItems.find(({ custom }) => custom?.fields.service_fee === true);
  const actions = [{ action: 'removeLineItem', lineItemId: fee?.id }];
  await requestCommerce(stack, `carts/${cartId}`, { body: { version, actions } });
}

/** Script that returns `visible`, the covered focused element, or null if the focus is outside `main`. */
const findCoveredFocus = `(() => {
  const element = document.activeElement;
  if (!element?.closest('main')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (element.contains(hit) || hit.contains(element)) ? 'visible' : element.outerHTML.slice(0, 80);
})()`;

test('shows the picture of a line at 100 by 100 pixels (CART-62)', async ({ page, language }) => {
  const { locale, club } = readers[language];
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const lines = page.getByRole('list', { name: translateMessage(locale.language, 'Items in your cart') });
  expect(await getBox(lines.locator('img').first())).toMatchObject({ width: 100, height: 100 });
});

test('keeps the choice for unavailable items (CART-77, CART-78)', async ({ page, language }) => {
  const { locale, club } = readers[language];
  const translate = (message: string) => translateMessage(locale.language, message);
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const choice = page.getByRole('group', { name: translate('If an item is unavailable') });
  const sendAvailable = choice.getByRole('radio', { name: translate('Send what’s available') });
  const cancelAll = choice.getByRole('radio', { name: translate('Cancel the whole order') });
  await expect(sendAvailable).toBeChecked();
  await sendAvailable.focus();
  await page.keyboard.press('ArrowDown');
  await expect(cancelAll).toBeChecked();
  await expectAccessible(page);
  const fetchChoice = async () =>
    (await runShopOperation(page, locale, operations.cart, {})).cart?.allowsPartialFulfillment;
  await expect.poll(fetchChoice).toBe(false);
  await page.reload();
  await expect(cancelAll).toBeChecked();
});

test('does not cover the focused element with a fixed bar', async ({ page, language }) => {
  const { locale, club } = readers[language];
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const covered: string[] = [];
  let focusedCount = 0;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string | null>(findCoveredFocus);
    if (focused === null) continue;
    focusedCount += 1;
    if (focused !== 'visible') covered.push(focused);
  }
  expect(focusedCount).toBeGreaterThan(5);
  expect(covered).toEqual([]);
});

test('recalculates a missing service fee, and retries on the shopper’s request (DELIVERY-115, DELIVERY-113)', async ({
  page,
  stack,
  language,
}) => {
  const { locale, club } = readers[language];
  const translate = (message: string) => translateMessage(language, message);
  await fillCart(page, locale, club);
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  await removeFee(stack, cart?.id ?? '');

  // The first request fails; later ones succeed.
  const firstResponse = Promise.withResolvers<void>();
  let isMocked = false;
  await page.route('**/graphql', async (route) => {
    if (isMocked || !route.request().postData()?.includes(getOperationHash('RecalculateServiceFee'))) {
      return route.fallback();
    }
    isMocked = true;
    await firstResponse.promise;
    await route.fulfill({ json: { data: { recalculateServiceFee: unavailable } } });
  });
  await page.goto(pathTo('cart', locale));
  const waiting = page.getByRole('dialog', { name: translate('One moment…') });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  firstResponse.resolve();

  const retryDialog = page.getByRole('dialog', { name: translate('This is taking longer than usual') });
  await expect(retryDialog).toBeVisible();
  await expect(page.getByText(unavailable.message)).toBeVisible();
  await expectAccessible(page);
  await retryDialog.getByRole('button', { name: translate('Try again') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const summary = page.getByRole('region', { name: translate('Summary') });
  await expect(summary.getByText(translate('Service fee'), { exact: true })).toBeVisible();
  const settled = (await runShopOperation(page, locale, operations.cart, {})).cart;
  expect(settled?.serviceFee).toEqual(cart?.serviceFee);
  expect(settled?.total).toEqual(cart?.total);
});
