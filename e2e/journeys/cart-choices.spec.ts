import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { askCommerce } from '../graph/commerce.ts';
import { hashOf, operations } from '../graph/operations.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { askShop, fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const readers = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
} as const;

/** As the shop answers when it could not set the fee. */
const unavailable = {
  __typename: 'ServiceFeeUnavailable',
  code: 'SERVICE_FEE_UNAVAILABLE',
  message: 'No fee in three tries.',
  asksToRetry: true,
};

const platformCart = z.object({
  version: z.int(),
  lineItems: z.array(z.object({ id: z.string(), custom: z.object({ fields: z.object({}).loose() }).optional() })),
});

/** As if the platform had lost the fee of a cart. */
async function takeFeeAway(stack: RunningStack, cartId: string): Promise<void> {
  const { version, lineItems } = platformCart.parse(await askCommerce(stack, `carts/${cartId}`));
  const fee = lineItems.find(({ custom }) => custom?.fields.service_fee === true);
  const actions = [{ action: 'removeLineItem', lineItemId: fee?.id }];
  await askCommerce(stack, `carts/${cartId}`, { body: { version, actions } });
}

/** In the browser: `seen`, what of the page is covered though it has the focus, or null when the focus is elsewhere. */
const focusInSight = `(() => {
  const element = document.activeElement;
  if (!element?.closest('main')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (element.contains(hit) || hit.contains(element)) ? 'seen' : element.outerHTML.slice(0, 80);
})()`;

test('the picture of a line is 100 by 100 pixels (CART-62)', async ({ page, language }) => {
  const { locale, club } = readers[language];
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const lines = page.getByRole('list', { name: wordsOf(locale.language, 'Items in your cart') });
  expect(await lines.locator('img').first().boundingBox()).toMatchObject({ width: 100, height: 100 });
});

test('the cart keeps what becomes of the order when something runs out (CART-77, CART-78)', async ({
  page,
  language,
}) => {
  const { locale, club } = readers[language];
  const words = (message: string) => wordsOf(locale.language, message);
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const choice = page.getByRole('group', { name: words('If an item is unavailable') });
  const rest = choice.getByRole('radio', { name: words('Send what’s available') });
  const nothing = choice.getByRole('radio', { name: words('Cancel the whole order') });
  await expect(rest).toBeChecked();
  await rest.focus();
  await page.keyboard.press('ArrowDown');
  await expect(nothing).toBeChecked();
  await expectAccessible(page);
  const kept = async () => (await askShop(page, locale, operations.cart, {})).cart?.allowsPartialFulfillment;
  await expect.poll(kept).toBe(false);
  await page.reload();
  await expect(nothing).toBeChecked();
});

test('what has the focus in the cart lies under no bar', async ({ page, language }) => {
  const { locale, club } = readers[language];
  await fillCart(page, locale, club);
  await openPage(page, pathTo('cart', locale));
  const covered: string[] = [];
  let seen = 0;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<string | null>(focusInSight);
    if (found === null) continue;
    seen += 1;
    if (found !== 'seen') covered.push(found);
  }
  expect(seen).toBeGreaterThan(5);
  expect(covered).toEqual([]);
});

test('a service fee that is missing is worked out again, and once more if the shopper wants (DELIVERY-115, DELIVERY-113)', async ({
  page,
  stack,
  language,
}) => {
  const { locale, club } = readers[language];
  const words = (message: string) => wordsOf(language, message);
  await fillCart(page, locale, club);
  const { cart } = await askShop(page, locale, operations.cart, {});
  await takeFeeAway(stack, cart?.id ?? '');

  // The shop could not do it in three tries; the next time it can.
  const answered = Promise.withResolvers<void>();
  let isTold = false;
  await page.route('**/graphql', async (route) => {
    if (isTold || !route.request().postData()?.includes(hashOf('SettleServiceFee'))) return route.fallback();
    isTold = true;
    await answered.promise;
    await route.fulfill({ json: { data: { settleServiceFee: unavailable } } });
  });
  await page.goto(pathTo('cart', locale));
  const waiting = page.getByRole('dialog', { name: words('One moment…') });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  answered.resolve();

  const question = page.getByRole('dialog', { name: words('This is taking longer than usual') });
  await expect(question).toBeVisible();
  await expect(page.getByText(unavailable.message)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: words('Try again') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const summary = page.getByRole('region', { name: words('Summary') });
  await expect(summary.getByText(words('Service fee'), { exact: true })).toBeVisible();
  const settled = (await askShop(page, locale, operations.cart, {})).cart;
  expect(settled?.serviceFee).toEqual(cart?.serviceFee);
  expect(settled?.total).toEqual(cart?.total);
});
