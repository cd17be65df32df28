import type { Page } from '@playwright/test';
import { formatMoney, money } from '@tarima/markets/money';
import { z } from 'zod';
import { cards } from '../graph/cards.ts';
import { readLedger, refundAtProvider } from '../graph/ledger.ts';
import { createRecipient } from '../graph/mailbox.ts';
import { operations } from '../graph/operations.ts';
import { advanceOrder, pickOrder, waitForManagedOrder } from '../graph/order-management.ts';
import { buyOrder, computeShortage, findOrder, waitForRefunds } from '../graph/purchase.ts';
import { createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { costaRica, createShop, jamaica, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const shoppers = {
  es: { market: costaRica, demoMember: 'ana', club: '6401' },
  en: { market: jamaica, demoMember: 'marcus', club: '7201' },
} as const;
const subjects = {
  es: {
    cancelled: 'Pedido cancelado',
    refund: 'Reembolso de su pedido',
    frame: 'Contenido del mensaje',
    link: 'Ver el pedido',
  },
  en: { cancelled: 'Order cancelled', refund: 'Refund for your order', frame: 'Message content', link: 'View order' },
} as const;

const orderResponse = z.object({ data: z.object({ order: z.looseObject({}) }) });

/** Opens a message of the mailbox by its subject, follows its link to the order and returns the page that it opens. */
async function openOrderFromMail(
  page: Page,
  stack: RunningStack,
  { language, recipient, subject }: { language: 'es' | 'en'; recipient: string; subject: string },
): Promise<{ text: string; order: Page }> {
  const { frame, link } = subjects[language];
  const message = page.getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto(`${stack.mailUrl}/?${new URLSearchParams({ language, to: recipient })}`);
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await message.click();
  const content = page.frameLocator(`iframe[title="${frame}"]`);
  const text = await content.locator('body').innerText();
  const opening = page.waitForEvent('popup');
  await content.getByRole('link', { name: link }).click();
  return { text, order: await opening };
}

/** Reloads the order page until it shows the text. */
async function reloadUntilVisible(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
}

/** The text of a refund that was made today. */
const getRefundedToday = ({ locale, translate }: Shop) =>
  translate('Refunded: {day}', { day: new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' }).format(0, 'day') });

/** The refunds of the order page. */
const getRefunds = (page: Page, shop: Shop) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: shop.translate('Refunds') }) });

test('a member pays, cancels the order and gets the money back, on the page and by mail (ORDERS-44, ORDERS-50, ORDERS-58, ORDERS-201, ORDERS-202, ORDERS-311, ORDERS-312)', async ({
  page,
  stack,
  createMemberLike,
  language,
  watch,
}) => {
  test.setTimeout(180_000);
  // Playwright looks for elements in the frame of the mailbox with scripts, which the frame refuses.
  watch.allow(/Blocked script execution .* 'allow-scripts' permission is not set/);
  const { market, demoMember, club } = shoppers[language];
  const shop = createShop(page, market);
  const member = await createMemberLike(demoMember);
  await signIn(page, shop.locale, member);
  await fillCart(page, shop.locale, club);
  await openPage(page, shop.path('checkout'));
  await shop.completeSteps();
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  await waitForManagedOrder(stack, orderNumber);

  await page.getByRole('link', { name: shop.translate('View order') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await waitUntilInteractive(page);
  await expect(getRefunds(page, shop)).toBeHidden();
  await page.getByRole('button', { name: shop.translate('Cancel order') }).click();
  const dialog = page.getByRole('dialog', { name: shop.translate('Cancel this order?') });
  const promise =
    'Once it’s cancelled, we’ll refund you the way you paid. It can take a few days to show on your statement.';
  await expect(dialog.getByText(shop.translate(promise))).toBeVisible();
  await dialog.getByRole('button', { name: shop.translate('Yes, cancel it') }).click();
  await expect(page.getByText(shop.translate('We’ve asked the club to cancel your order.'))).toBeVisible();
  await expect(page.getByRole('button', { name: shop.translate('Cancellation requested') })).toBeDisabled();
  // The club has not confirmed it yet.
  expect((await readLedger(stack, cartId)).map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE']);

  await advanceOrder(stack, orderNumber);
  await reloadUntilVisible(page, getRefundedToday(shop));
  await expect(page.getByText(shop.translate('This order was cancelled.'))).toBeVisible();
  const movements = await readLedger(stack, cartId);
  expect(movements.map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE', 'VOID']);
  const cents = movements.find(({ kind }) => kind === 'CAPTURE')?.amount ?? 0;
  const amount = formatMoney(money(cents, shop.locale.market.currency), shop.locale);
  await expect(getRefunds(page, shop).getByRole('listitem')).toContainText(amount);
  await expect(page.getByRole('button', { name: shop.translate('Cancel order') })).toBeHidden();
  await expectAccessible(page);

  const { cancelled, refund } = subjects[language];
  for (const [subject, hasAmount] of [
    [cancelled, false],
    [refund, true],
  ] as const) {
    const recipient = member.login;
    const mail = await openOrderFromMail(page, stack, { language, recipient, subject: `${subject}` });
    expect(mail.text).toContain(orderNumber);
    expect(mail.text.includes(amount)).toBe(hasAmount);
    expect(new URL(mail.order.url()).pathname).toBe(shop.path('order-details', { orderID: orderNumber }));
    await expect(mail.order.getByRole('heading', { level: 1 })).toContainText(orderNumber);
    await expect(getRefunds(mail.order, shop).getByRole('listitem')).toContainText(amount);
    await mail.order.close();
  }
});

test('a guest finds the order of a refund mail by number and email, and cannot cancel it (ORDERS-33, ORDERS-46, ORDERS-200, ORDERS-201, ORDERS-312)', async ({
  page,
  stack,
  language,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/Blocked script execution .* 'allow-scripts' permission is not set/);
  const { market, club } = shoppers[language];
  const shop = createShop(page, market);
  const recipient = createRecipient('guest');
  const place = { market: market.code, language, club };
  const purchase = await buyOrder(stack, createGuestShopper(stack, place), recipient);
  const { orderNumber } = purchase;
  const { unit, unitCents, weight, weightCents } = await computeShortage(stack, orderNumber);
  await advanceOrder(stack, orderNumber);
  await pickOrder(stack, orderNumber, [unit, weight]);
  await waitForRefunds(purchase, 1);

  const { refund } = subjects[language];
  const { text, order } = await openOrderFromMail(page, stack, { language, recipient, subject: refund });
  const amount = formatMoney(money(unitCents + weightCents, shop.locale.market.currency), shop.locale);
  expect(text).toContain(amount);
  await waitUntilInteractive(order);
  await expect(order.getByLabel(shop.translate('Order number'))).toHaveValue(orderNumber);
  await order.getByLabel(shop.translate('Email')).fill(recipient);
  await order.getByRole('button', { name: shop.translate('Find order') }).click();
  await expect(order.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  const refunds = getRefunds(order, shop).getByRole('listitem');
  await expect(refunds).toContainText(amount);
  await expect(refunds).toContainText(getRefundedToday(shop));
  await expect(order.getByText(shop.translate('Total after missing items and weight changes'))).toBeVisible();
  await expect(order.getByRole('button', { name: shop.translate('Cancel order') })).toBeHidden();
  await expectAccessible(order);
});

test('an order says that its refund is checked, and shows the rest while refunds cannot be read (ORDERS-201, ORDERS-250, PAYMENTS-201)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  test.setTimeout(180_000);
  const { market, demoMember, club } = shoppers[language];
  const shop = createShop(page, market);
  const member = await createMemberLike(demoMember);
  const shopper = await createMemberShopper(stack, member, { market: market.code, language, club });
  const purchase = await buyOrder(stack, shopper);
  const { orderNumber, cartId } = purchase;
  const { total } = await findOrder(purchase);
  // The provider refuses the store's refund, because the club's staff has returned the money there.
  await refundAtProvider(stack, cartId, total.centAmount);
  await shopper.graph.run(operations.cancelOrder, { input: { orderNumber } });
  await advanceOrder(stack, orderNumber);
  const readState = async () => (await findOrder(purchase)).refunds?.map(({ state }) => state);
  await expect.poll(readState, { timeout: 60_000 }).toEqual(['IN_REVIEW']);

  await signIn(page, shop.locale, member);
  await openPage(page, shop.path('order-details', { orderID: orderNumber }));
  const refunds = getRefunds(page, shop);
  const amount = formatMoney(money(total.centAmount, shop.locale.market.currency), shop.locale);
  await expect(refunds.getByRole('listitem')).toContainText(amount);
  await expect(refunds).toContainText(shop.translate('We’re checking this refund. You don’t need to do anything.'));
  await expect(refunds).not.toContainText(shop.translate('It can take a few days to show on your statement.'));
  await expectAccessible(page);

  await openPage(page, shop.path('recent-purchases'));
  // The response of the graph while the payments service is down (gateway/src/unavailable-subgraph.test.ts).
  await mockOperation(page, 'Order', async (route) => {
    const { data } = orderResponse.parse(await (await route.fetch()).json());
    const errors = [{ message: 'unavailable', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
    await route.fulfill({ json: { data: { order: { ...data.order, refunds: null } }, errors } });
  });
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(refunds).toContainText(
    shop.translate('We can’t show your refunds right now. Check again in a few minutes.'),
  );
  await expect(page.getByText(shop.translate('This order was cancelled.'))).toBeVisible();
  await expect(page.getByRole('heading', { name: shop.translate('Items') })).toBeVisible();
  await expect(page.getByRole('heading', { name: shop.translate('Summary') })).toBeVisible();
});
