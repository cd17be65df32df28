import { z } from 'zod';
import { createRecipient } from '../graph/mailbox.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage, openPageWithLazyCode } from './interactive.ts';
import { createOrderMember, places } from './order-member.ts';
import { createShop } from './shop.ts';
import { expect, test } from './test.ts';
import { runShopOperation } from './visitors.ts';

/** A product that has another price and four units at the other club of `places`, and one that is out of stock there. */
const scarce = '110105-1';
const soldOut = { es: '110160-1', en: '110139-1' } as const;
const [rice, tomatoes] = ['110103-1', '120107-1'] as const;

test('buys an order again at another club: shows what has changed, and adds the rest (ORDERS-323, ORDERS-325, ORDERS-326, ORDERS-327)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const orderNumber = await shopper.buy([...Array(6).fill(scarce), soldOut[language], tomatoes, rice]);

  await enterShop(places[language].otherClub);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  await page.getByRole('button', { name: `${shop.translate('Buy again')} ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: shop.translate('Some items have changed') });
  const items = dialog.getByRole('listitem');
  await expect(items).toHaveCount(3);
  const fewer = { quantity: '4', orderedQuantity: '6' };
  await expect(items.nth(0)).toContainText(shop.translate('Only {quantity} of {orderedQuantity} in stock.', fewer));
  await expect(items.nth(0)).toContainText(shop.translate('Before:'));
  await expect(items.nth(1)).toContainText(shop.translate('Out of stock.'));
  await expect(items.nth(2)).toContainText(shop.translate('Sold by weight, so you need to choose it again.'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(Add|Agregar) 5 / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: shop.translate('Go to cart') })).toBeVisible();
  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  expect(cart?.lines.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
    [scarce, 4],
    [rice, 1],
  ]);
});

const command = z.object({ input: z.object({ commandId: z.string() }) });

test('buys an order again once when the response is lost, and changes nothing without a connection (ORDERS-327, ORDERS-328, ORDERS-330)', async ({
  page,
  stack,
  createMemberLike,
  language,
  watch,
}) => {
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const orderNumber = await shopper.buy([rice, rice]);

  await enterShop(places[language].club);
  await openPageWithLazyCode(page, shop.path('recent-purchases'));
  const buyAgain = page.getByRole('button', { name: `${shop.translate('Buy again')} ${orderNumber}` });
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await page.context().setOffline(true);
  await buyAgain.click();
  const offline = 'We couldn’t check these items right now. Your cart hasn’t changed; try again.';
  await expect(page.getByText(shop.translate(offline))).toBeVisible();
  await page.context().setOffline(false);

  const ids: string[] = [];
  await mockOperation(page, 'AddItemsToCart', async (route, variables) => {
    ids.push(command.parse(variables).input.commandId);
    const response = await route.fetch();
    // The first response is lost on its way.
    await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await buyAgain.click();
  await expect(page.getByRole('button', { name: shop.translate('Go to cart') })).toBeVisible();
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  expect(cart?.lines.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([[rice, 2]]);
  await page.getByRole('button', { name: shop.translate('Go to cart') }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.path('cart')}$`));
});

test('a guest buys the order again that they found by number and email (ORDERS-33, ORDERS-323)', async ({
  page,
  stack,
  language,
}) => {
  const { market, club } = places[language];
  const shop = createShop(page, market);
  const email = createRecipient('guest');
  const guest = createGuestShopper(stack, { market: market.code, language, club });
  const { orderNumber } = await guest.placeOrder([rice], email);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  await page.getByLabel(shop.translate('Email')).fill(email);
  await page.getByRole('button', { name: shop.translate('Find order') }).click();
  await page.getByRole('button', { name: `${shop.translate('Buy again')} ${orderNumber}` }).click();
  await expect(page.getByRole('button', { name: shop.translate('Go to cart') })).toBeVisible();
  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  expect(cart?.lines.map(({ variant }) => variant.sku)).toEqual([rice]);
});
