import { randomUUID } from 'node:crypto';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { runShopOperation, signIn } from './visitors.ts';

const locale = getLocale('es', 'PA');
const translate = (message: string) => translateMessage('es', message);
/** Demo member of Panama City; the tests use a cart at the club of David. */
const demoMember = 'carmen';
const david = '6205';
/** An item that is cheaper in David, and an item that is sold out in the city; prices and stock are from the seeds. */
const items = { dearer: ['210101-1', 2], soldOut: ['260403-1', 1] } as const;

test('uses an address chosen before the cart exists for prices, until a club is chosen (CLUBS-29, CLUBS-30, CATALOG-12)', async ({
  page,
  baseURL,
  createMemberLike,
}) => {
  await signIn(page, locale, await createMemberLike(demoMember));
  await page.context().addCookies([{ name: 'tarima.club', value: david, url: baseURL }]);
  const tag = page.getByText(new RegExp(`^${translate('Club price')}: `)).first();
  const readPrice = async () => {
    await openPage(page, pathTo('pdp-slug-sku', locale, { sku: items.dearer[0] }));
    return tag.innerText();
  };
  const chooseDelivery = async (way: string) => {
    await findVisible(page.locator('a[aria-haspopup=dialog]')).click();
    const panel = page.getByRole('dialog', { name: translate('Pickup or delivery') });
    await panel.getByRole('radio', { name: translate(way) }).check();
    await panel.getByRole('button', { name: translate('Save') }).click();
    await expect(panel).toBeHidden();
  };
  const inDavid = await readPrice();
  await chooseDelivery('Home delivery');
  await expect(tag).not.toHaveText(inDavid);
  expect(await readPrice(), 'on the server-rendered page').not.toBe(inDavid);
  await chooseDelivery('Pick up at a club');
  await expect(tag).toHaveText(inDavid);
});

test('previews home delivery from another club before it changes the cart (DELIVERY-101)', async ({
  page,
  baseURL,
  createMemberLike,
}) => {
  await signIn(page, locale, await createMemberLike(demoMember));
  await page.context().addCookies([{ name: 'tarima.club', value: david, url: baseURL }]);
  for (const [sku, quantity] of Object.values(items)) {
    const input = { commandId: randomUUID(), sku, quantity, clubKey: david };
    const { addToCart } = await runShopOperation(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  const fetchQuantities = async () => {
    const { cart } = await runShopOperation(page, locale, operations.cart, {});
    return Object.fromEntries((cart?.lines ?? []).map(({ variant, quantity }) => [variant.sku, quantity]));
  };
  await openPage(page, pathTo('cart', locale));
  const pickUp = page.getByRole('radio', { name: translate('Pick up at a club') });
  const delivery = page.getByRole('radio', { name: translate('Home delivery') });
  await expect(pickUp).toBeChecked();
  await expect(delivery).toBeEnabled();

  const dialog = page.getByRole('dialog', { name: translate('Home delivery will change your cart') });
  await delivery.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(
    dialog.getByText(translate('Out of stock at that club. It will be removed from your cart.')),
  ).toBeVisible();
  await dialog.getByRole('button', { name: translate('Keep cart as is') }).click();
  await expect(dialog).toBeHidden();
  await expect(pickUp).toBeChecked();
  expect(await fetchQuantities()).toEqual({ '210101-1': 2, '260403-1': 1 });

  await delivery.click();
  await dialog.getByRole('button', { name: translate('Continue and update cart') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(fetchQuantities).toEqual({ '210101-1': 2 });
  await expect(delivery).toBeChecked();
});

test('orders home delivery to a saved address, and requests the checkout once while the choice is sent (CHECKOUT-69)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const shop = createShop(page, costaRica);
  await signIn(page, shop.locale, await createMemberLike('mariela'));
  await shop.addTwoToCart(await shop.openProduct('110101-1'));
  await shop.openCart();
  const delivery = page.getByRole('radio', { name: shop.translate('Home delivery') });
  await delivery.click();
  await expect(delivery).toBeChecked();

  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(new URL(request.url()).pathname));
  await shop.goToCheckout();
  await shop.completeSteps();
  expect(requests).toEqual([shop.path('checkout')]);
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});
