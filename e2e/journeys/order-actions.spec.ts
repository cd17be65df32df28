import type { Page } from '@playwright/test';
import { operations } from '../graph/operations.ts';
import { advanceOrder, waitForManagedOrder } from '../graph/order-management.ts';
import { buyOrder, waitForRefunds } from '../graph/purchase.ts';
import { expectAccessible } from './accessibility.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { createOrderMember, places } from './order-member.ts';
import { expect, test } from './test.ts';
import { endSessionOnServer, runShopOperation } from './visitors.ts';

const [rice, tomatoes] = ['110103-1', '120107-1'] as const;

test('buys one item of an order again; an item sold by weight has no button (ORDERS-59, ORDERS-60)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const orderNumber = await shopper.buy([rice, rice, tomatoes]);
  await enterShop(places[language].club);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  const items = page.getByRole('main').getByRole('listitem');
  const ordered = (sku: string) => items.filter({ has: page.locator(`a[href$="/${sku}"]`) });
  await expect(ordered(tomatoes)).toBeVisible();
  await expect(ordered(tomatoes).getByRole('button')).toHaveCount(0);
  const name = await ordered(rice).getByRole('link').innerText();
  await ordered(rice)
    .getByRole('button', { name: `${shop.translate('Buy again')} ${name}` })
    .click();
  await expect(page.getByText(shop.translate('{name} is in your cart.', { name }))).toBeVisible();
  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  expect(cart?.lines.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([[rice, 2]]);
});

/** Presses "Cancel order" and a button of the confirmation. */
async function answerCancellation(page: Page, translate: (message: string) => string, button: string): Promise<void> {
  await page.getByRole('button', { name: translate('Cancel order') }).click();
  const dialog = page.getByRole('dialog', { name: translate('Cancel this order?') });
  await dialog.getByRole('button', { name: translate(button) }).click();
  await expect(dialog).toBeHidden();
}

test('keeps an order, requests its cancellation once although a response is lost, and shows it as cancelled (ORDERS-36, ORDERS-47, ORDERS-49, ORDERS-51, ORDERS-55, ORDERS-56, ORDERS-57, ORDERS-252)', async ({
  page,
  stack,
  createMemberLike,
  language,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const { translate } = shop;
  const purchase = await buyOrder(stack, shopper);
  const { orderNumber } = purchase;
  await enterShop(places[language].club);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  let requests = 0;
  await mockOperation(page, 'CancelOrder', async (route) => {
    requests += 1;
    const response = await route.fetch();
    // The first response is lost on its way.
    await (requests === 1 ? route.abort() : route.fulfill({ response }));
  });
  const steps = page.getByRole('list', { name: translate('Order progress') });

  await answerCancellation(page, translate, 'Keep order');
  expect(requests).toBe(0);
  await expect(steps).toBeVisible();
  await answerCancellation(page, translate, 'Yes, cancel it');
  const unknown = 'We didn’t get a response, so we don’t know whether your order was cancelled. You can try again.';
  await expect(page.getByText(translate(unknown))).toBeVisible();
  await answerCancellation(page, translate, 'Yes, cancel it');
  expect(requests).toBe(2);
  await expect(page.getByRole('button', { name: translate('Cancellation requested') })).toBeDisabled();
  await expect(steps).toBeHidden();
  await expect(page.getByText(translate('We’ve asked the club to cancel this order.'))).toBeVisible();
  await expectAccessible(page);

  await advanceOrder(stack, orderNumber);
  await waitForRefunds(purchase, 1);
  await page.reload();
  await expect(page.getByText(translate('This order was cancelled.'))).toBeVisible();
  await expect(steps).toBeHidden();
  await expect(page.getByRole('button', { name: translate('Cancel order') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: translate('How to return an item') })).toHaveCount(0);
});

test('offers the sign-in when the session has ended before a cancellation, which changes nothing (ORDERS-45, ORDERS-61)', async ({
  page,
  stack,
  createMemberLike,
  language,
  watch,
}) => {
  watch.allow(/status of 401/);
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const orderNumber = await shopper.buy([rice]);
  await waitForManagedOrder(stack, orderNumber);
  await enterShop(places[language].club);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  await endSessionOnServer(page);
  await answerCancellation(page, shop.translate, 'Yes, cancel it');
  await expect(page.getByRole('dialog', { name: shop.translate('Your session has ended') })).toBeVisible();
  const { order } = await shopper.graph.run(operations.order, { orderNumber });
  expect(order?.isCancellationRequested).toBe(false);
});

test('prints an order without the shop’s navigation and buttons (ORDERS-360)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const orderNumber = await shopper.buy([rice]);
  await enterShop(places[language].club);
  await page.addInitScript('globalThis.print = () => { document.documentElement.dataset.printed = "true"; };');
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  await page.getByRole('button', { name: shop.translate('Print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(page.getByRole('heading', { name: shop.translate('Summary') })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('shows ten orders, then older ones with the focus on the first; a period is kept in the address (ORDERS-21, ORDERS-27, ORDERS-317, ORDERS-320)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  test.setTimeout(180_000);
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const bought: string[] = [];
  for (let count = 0; count < 11; count += 1) bought.unshift(await shopper.buy([rice]));
  await enterShop(places[language].club);
  await openPage(page, shop.path('recent-purchases'));
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(10);
  await expect(orders.first().getByRole('link', { name: bought[0] ?? '' })).toBeVisible();
  await page.getByRole('button', { name: shop.translate('Show older orders') }).click();
  await expect(orders).toHaveCount(11);
  await expect(orders.last().getByRole('link', { name: bought.at(-1) ?? '' })).toBeVisible();
  await expect(orders.last().locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: shop.translate('Show older orders') })).toHaveCount(0);

  const period = page.getByLabel(shop.translate('Order date'));
  await period.selectOption('3');
  await expect(page).toHaveURL(/\?months=3$/);
  await expect(orders).toHaveCount(10);
  await page.reload();
  await waitUntilInteractive(page);
  await expect(period).toHaveValue('3');
  await expect(orders).toHaveCount(10);
});
