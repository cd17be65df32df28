import type { Page } from '@playwright/test';
import { advanceOrder, pickOrder } from '../graph/order-management.ts';
import { buyOrder, computeShortage } from '../graph/purchase.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { createOrderMember, places } from './order-member.ts';
import { expect, test } from './test.ts';

const texts = {
  es: { labels: ['Pedido recibido', 'Productos reservados', 'En preparación', 'Completado'], returns: 'Devoluciones' },
  en: { labels: ['Order received', 'Items reserved', 'Being prepared', 'Completed'], returns: 'Returns' },
} as const;

test('shows the label of an order, and estimated and actual weights, until it is picked up (ORDERS-41, ORDERS-200, ORDERS-332, ORDERS-333, ORDERS-334, ORDERS-335)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  const { labels, returns } = texts[language];
  const [received, reserved, prepared, completed] = labels;
  const { shop, shopper, enterShop } = await createOrderMember({ page, stack, createMemberLike, language });
  const { orderNumber } = await buyOrder(stack, shopper);
  const { weight } = await computeShortage(stack, orderNumber);
  await enterShop(places[language].club);

  const main = page.getByRole('main');
  const expectLabel = async (label: string) => {
    const status = `${shop.translate('Order status:')} ${label}`;
    await openPage(page, shop.path('recent-purchases'));
    await expect(getCard(page, orderNumber).getByText(status)).toBeVisible();
    await openPage(page, shop.path('order-details', { orderID: orderNumber }));
    await expect(main.getByText(status)).toBeVisible();
  };
  await expectLabel(received);
  const estimated = shop.translate('Estimated weight: {0}', { 0: '' });
  await expect(main.getByRole('listitem').filter({ hasText: estimated })).toHaveCount(1);
  await expect(main.getByText(shop.translate('Estimated total'))).toBeVisible();
  await expectAccessible(page);

  await advanceOrder(stack, orderNumber);
  await pickOrder(stack, orderNumber, [weight]);
  await expectLabel(reserved);
  await expect(main.getByText(shop.translate('Estimated total'))).toBeHidden();
  await expect(main.getByText(shop.translate('Total after missing items and weight changes'))).toBeVisible();
  const format = (kilograms: number) => `${new Intl.NumberFormat(shop.locale.code).format(kilograms)} kg`;
  const actual = weight.PickedWeight ?? 0;
  const weights = { 0: format(actual), 1: format(actual / 0.75) };
  const weighed = main.getByRole('listitem').filter({ hasText: shop.translate('Weight: {0} instead of {1}', weights) });
  await expect(weighed).toContainText(shop.translate('Before:'));
  await expectAccessible(page);

  await advanceOrder(stack, orderNumber);
  await expectLabel(prepared);
  await advanceOrder(stack, orderNumber);
  await expectLabel(completed);
  await main.getByRole('link', { name: shop.translate('How to return an item') }).click();
  await expect(page.getByRole('heading', { level: 1, name: returns })).toBeVisible();
});

const getCard = (page: Page, orderNumber: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: orderNumber }) });
