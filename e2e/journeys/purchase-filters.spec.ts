import { operations } from '../graph/operations.ts';
import { advanceOrder, waitForManagedOrder } from '../graph/order-management.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { createOrderMember, places } from './order-member.ts';
import { expect, test } from './test.ts';

const products = { rice: '110101-1', other: '110103-1' } as const;

test('filters and searches recent purchases, with and without JavaScript (ORDERS-316, ORDERS-318, ORDERS-320, ORDERS-321)', async ({
  page,
  stack,
  browser,
  createMemberLike,
  language,
}) => {
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const cancelled = await shopper.buy([products.rice]);
  await waitForManagedOrder(stack, cancelled);
  await shopper.graph.run(operations.cancelOrder, { input: { orderNumber: cancelled } });
  await advanceOrder(stack, cancelled);
  const open = await shopper.buy([products.other]);

  await enterShop(places[language].club);
  await openPage(page, shop.path('recent-purchases'));
  const main = page.getByRole('main');
  const order = (orderNumber: string) => main.getByRole('link', { name: orderNumber });
  const status = main.getByLabel(shop.translate('Status'));
  const text = main.getByLabel(shop.translate('Order number or product'));
  await expect(order(open)).toBeVisible();
  await expect(order(cancelled)).toBeVisible();
  const card = main.getByRole('article').filter({ has: page.getByRole('link', { name: open }) });
  const name = (await card.getByRole('img').first().getAttribute('alt')) ?? '';
  await expectAccessible(page);
  const isOverflowing = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  expect(isOverflowing, 'the page scrolls horizontally').toBe(false);

  await status.selectOption('cancelled');
  await expect(page).toHaveURL(/\?status=cancelled$/);
  await expect(order(open)).toBeHidden();
  await expect(order(cancelled)).toBeVisible();
  await status.selectOption('open');
  await expect(order(cancelled)).toBeHidden();
  await expect(order(open)).toBeVisible();
  await page.goBack();
  await expect(order(open)).toBeHidden();
  await expect(status).toHaveValue('cancelled');

  // No order is cancelled and has the product of the open order.
  await text.fill(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
  await text.press('Enter');
  await expect(main.getByRole('heading', { name: shop.translate('No orders found') })).toBeVisible();
  await expectAccessible(page);
  await status.selectOption('');
  await expect(order(open)).toBeVisible();
  await expect(order(cancelled)).toBeHidden();
  await main.getByRole('link', { name: shop.translate('Clear filters') }).click();
  await expect(order(cancelled)).toBeVisible();
  await expect(text).toHaveValue('');

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: stack.shopUrl,
    storageState: await page.context().storageState(),
  });
  const plainPage = await context.newPage();
  await plainPage.goto(shop.path('recent-purchases'));
  const form = plainPage.getByRole('search', { name: shop.translate('Search my orders') });
  await form.getByLabel(shop.translate('Order number or product')).fill(open);
  await form.getByLabel(shop.translate('Status')).selectOption('open');
  await form.getByRole('button', { name: shop.translate('Search my orders') }).click();
  await expect(plainPage.getByRole('link', { name: open })).toBeVisible();
  await expect(plainPage.getByRole('link', { name: cancelled })).toHaveCount(0);
  await context.close();
});
