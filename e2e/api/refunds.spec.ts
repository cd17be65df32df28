import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { createGraphClient } from '../graph/graph-client.ts';
import { readLedger, refundAtProvider, settleCapture } from '../graph/ledger.ts';
import { createRecipient, readMail } from '../graph/mailbox.ts';
import { operations } from '../graph/operations.ts';
import { advanceOrder, pickOrder } from '../graph/order-management.ts';
import { buyOrder, computeShortage, findOrder, type Purchase, waitForRefunds } from '../graph/purchase.ts';
import { costaRica, createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { fetchOperatorToken, fetchPartnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 120_000 });

const jamaica = { market: 'JM', language: 'en', club: '7201' } as const;

/** Cancels the order in the shop; the club confirms it. */
async function cancel(stack: RunningStack, { shopper, orderNumber }: Purchase): Promise<void> {
  const { cancelOrder } = await shopper.graph.run(operations.cancelOrder, { input: { orderNumber } });
  expect(cancelOrder.__typename).toBe('CancelOrderSuccess');
  const { MaxFulfillmentStatusId } = await advanceOrder(stack, orderNumber);
  expect(MaxFulfillmentStatusId).toBe('9000');
}

/** Returns the movements of the provider's ledger after the capture, and what was captured, in cents. */
async function audit(stack: RunningStack, { cartId }: Purchase) {
  const movements = await readLedger(stack, cartId);
  const capturedCents = movements.find(({ kind }) => kind === 'CAPTURE')?.amount ?? 0;
  const isReturn = ({ kind }: (typeof movements)[number]) => kind === 'VOID' || kind === 'REFUND';
  return { capturedCents, returns: movements.filter(isReturn).map(({ kind, amount }) => [kind, amount]) };
}

/** The mails about a purchase other than its confirmation, oldest first. */
async function readLaterMail(stack: RunningStack, recipient: string, count: number) {
  const list = async () => (await readMail(stack, recipient)).toReversed().slice(1);
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBe(count);
  return list();
}

test('voids the payment of an order that is cancelled before settlement, and tells a member in English (ORDERS-58, PAYMENTS-32, PAYMENTS-200, ORDERS-311, ORDERS-312)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('marcus');
  const purchase = await buyOrder(stack, await createMemberShopper(stack, member, jamaica));
  const { capturedCents } = await audit(stack, purchase);
  const { total } = await findOrder(purchase);
  expect(capturedCents).toBe(total.centAmount);

  await cancel(stack, purchase);
  const [refund] = await waitForRefunds(purchase, 1);
  expect(await audit(stack, purchase)).toEqual({ capturedCents, returns: [['VOID', capturedCents]] });
  expect(refund).toMatchObject({ reason: 'CANCELLED', amount: { centAmount: capturedCents, currency: 'JMD' } });
  expect(Date.parse(refund?.completedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(refund?.requestedAt ?? ''));
  expect((await findOrder(purchase)).stage).toBe('CANCELLED');

  // Two services send them, each from its own queue, so that either can arrive first.
  const mails = (await readLaterMail(stack, member.login, 2)).toSorted((one, other) =>
    one.subject.localeCompare(other.subject),
  );
  expect(mails.map(({ subject, language, deliveries }) => [subject, language, deliveries])).toEqual([
    [`Order cancelled: ${purchase.orderNumber}`, 'en', 1],
    [`Refund for your order ${purchase.orderNumber}`, 'en', 1],
  ]);
  const amount = formatMoney(money(capturedCents, 'JMD'), getLocale('en', 'JM'));
  expect(mails[1]?.text).toContain(amount);
  for (const { text } of mails) {
    expect(text).toContain(`${stack.shopUrl}/en-JM/order-details/${purchase.orderNumber}`);
  }
});

test('refunds the full amount of an order that is cancelled after settlement (PAYMENTS-32, PAYMENTS-31)', async ({
  stack,
  createMemberLike,
}) => {
  const purchase = await buyOrder(stack, await createMemberShopper(stack, await createMemberLike('ana')));
  await settleCapture(stack, purchase.cartId);
  const { capturedCents } = await audit(stack, purchase);
  await cancel(stack, purchase);
  const [refund] = await waitForRefunds(purchase, 1);
  expect(refund?.amount.centAmount).toBe(capturedCents);
  const movements = await readLedger(stack, purchase.cartId);
  expect(movements.map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE', 'REFUND']);
  expect(movements.at(-1)).toMatchObject({ amount: capturedCents, refundId: `${purchase.orderNumber}:0` });
});

for (const place of [costaRica, jamaica]) {
  test(`refunds exactly what was missing and lighter, once, in ${place.market} (PAYMENTS-200, PAYMENTS-202, ORDERS-312)`, async ({
    stack,
  }) => {
    const email = createRecipient('missing');
    const purchase = await buyOrder(stack, createGuestShopper(stack, place), email);
    const { orderNumber } = purchase;
    const { unit, unitCents, weight, weightCents } = await computeShortage(stack, orderNumber);
    const { capturedCents } = await audit(stack, purchase);
    await advanceOrder(stack, orderNumber);

    await pickOrder(stack, orderNumber, [unit]);
    const [missing] = await waitForRefunds(purchase, 1);
    expect(missing).toMatchObject({ reason: 'MISSING_ITEMS', amount: { centAmount: unitCents } });

    // The same pick again, and the same totals under a later time of change.
    await pickOrder(stack, orderNumber, [unit]);
    await advanceOrder(stack, orderNumber);
    await pickOrder(stack, orderNumber, [unit, weight]);
    const refunds = await waitForRefunds(purchase, 2);
    expect(refunds.map(({ amount, reason }) => [amount.centAmount, reason])).toEqual([
      [unitCents, 'MISSING_ITEMS'],
      [weightCents, 'MISSING_ITEMS_OR_WEIGHT'],
    ]);
    expect(await audit(stack, purchase)).toEqual({
      capturedCents,
      returns: [
        ['REFUND', unitCents],
        ['REFUND', weightCents],
      ],
    });

    const mails = await readLaterMail(stack, email, 2);
    const locale = getLocale(place === jamaica ? 'en' : 'es', place === jamaica ? 'JM' : 'CR');
    for (const [index, cents] of [unitCents, weightCents].entries()) {
      expect(mails[index]?.language).toBe(locale.language);
      expect(mails[index]?.text).toContain(formatMoney(money(cents, locale.market.currency), locale));
    }
  });
}

test('returns only the rest of a corrected order that is cancelled, and nothing for repeated changes (PAYMENTS-200, PAYMENTS-202)', async ({
  stack,
  createMemberLike,
}) => {
  const purchase = await buyOrder(stack, await createMemberShopper(stack, await createMemberLike('ana')));
  const { orderNumber } = purchase;
  const { unit, unitCents } = await computeShortage(stack, orderNumber);
  const { capturedCents } = await audit(stack, purchase);
  await advanceOrder(stack, orderNumber);
  await pickOrder(stack, orderNumber, [unit]);
  await waitForRefunds(purchase, 1);

  await cancel(stack, purchase);
  await waitForRefunds(purchase, 2);
  const returned = {
    capturedCents,
    returns: [
      ['REFUND', unitCents],
      ['REFUND', capturedCents - unitCents],
    ],
  };
  expect(await audit(stack, purchase)).toEqual(returned);

  // The job reads changes again while they are recent. It has done so when it has refunded a later change of another order.
  const later = await buyOrder(stack, createGuestShopper(stack), createRecipient('later'));
  const other = await computeShortage(stack, later.orderNumber);
  await advanceOrder(stack, later.orderNumber);
  await pickOrder(stack, later.orderNumber, [other.weight]);
  await waitForRefunds(later, 1);
  expect(await audit(stack, purchase)).toEqual(returned);
  expect((await findOrder(purchase)).refunds).toHaveLength(2);
});

test('a refund that the provider refuses is in review until an operator records that the club returned the money (PAYMENTS-201, PAYMENTS-250)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('ana');
  const purchase = await buyOrder(stack, await createMemberShopper(stack, member));
  const { capturedCents } = await audit(stack, purchase);
  // The club's staff returned the money at the provider.
  await refundAtProvider(stack, purchase.cartId, capturedCents);
  await cancel(stack, purchase);
  const readState = async () => (await findOrder(purchase)).refunds?.map(({ state }) => state);
  await expect.poll(readState, { timeout: 60_000 }).toEqual(['IN_REVIEW']);

  const token = await fetchOperatorToken(stack.identityUrl, stack.shopUrl, 'operator@tarima.test');
  const operator = createGraphClient({ url: stack.graphUrl, ...costaRica, bearer: async () => token });
  const filter = { text: purchase.orderNumber, status: ['NEEDS_REVIEW'] };
  const { operatorAttempts } = await operator.run(operations.operatorAttempts, { filter, first: 25 });
  expect(operatorAttempts.nodes.map(({ purpose }) => purpose)).toEqual(['REFUND']);
  const attemptId = operatorAttempts.nodes[0]?.id ?? '';
  const input = { attemptId, action: 'COMPLETE', reason: 'Returned at the provider' } as const;
  const { resolveAttempt } = await operator.run(operations.resolveAttempt, { input });
  expect(resolveAttempt.__typename).toBe('ResolveAttemptSuccess');
  expect(await readState()).toEqual(['COMPLETED']);
  expect(await audit(stack, purchase)).toEqual({ capturedCents, returns: [['REFUND', capturedCents]] });
  const mails = await readLaterMail(stack, member.login, 2);
  expect(mails[1]?.text).toContain('El club le devolvió este monto.');
});

test('partners read refunds with the scope of orders alone, and only of an order that they can read (PAYMENTS-205, ORDERS-20)', async ({
  stack,
  createMemberLike,
}) => {
  const email = createRecipient('partner');
  const purchase = await buyOrder(stack, createGuestShopper(stack), email);
  const { unit, unitCents } = await computeShortage(stack, purchase.orderNumber);
  await advanceOrder(stack, purchase.orderNumber);
  await pickOrder(stack, purchase.orderNumber, [unit]);
  await waitForRefunds(purchase, 1);

  const query = `query ($orderNumber: ID!, $email: String) { order(orderNumber: $orderNumber, email: $email) {
    orderNumber refunds { reason state completedAt amount { centAmount } } } }`;
  const read = async (scope: string, variables: { orderNumber: string; email?: string }) => {
    const token = await fetchPartnerToken(stack.identityUrl, scope);
    const client = createGraphClient({ url: stack.graphUrl, ...costaRica, bearer: async () => token });
    return client.send({ query, variables });
  };
  const { orderNumber } = purchase;
  const allowed = await read('orders:read', { orderNumber, email });
  expect(allowed.codes, allowed.text).toEqual([]);
  expect(allowed.data).toMatchObject({
    order: {
      orderNumber,
      refunds: [{ reason: 'MISSING_ITEMS', state: 'COMPLETED', amount: { centAmount: unitCents } }],
    },
  });

  const refused = await read('catalog:read cart:write', { orderNumber, email });
  expect(refused.codes).toContain('FORBIDDEN');
  expect(refused.data).toMatchObject({ order: null });
  const member = await createMemberLike('ana');
  const owned = await buyOrder(stack, await createMemberShopper(stack, member));
  for (const variables of [
    { orderNumber: owned.orderNumber },
    { orderNumber: owned.orderNumber, email: member.login },
    { orderNumber },
    { orderNumber, email: 'somebody.else@tarima.test' },
  ]) {
    const response = await read('orders:read', variables);
    expect(response.codes, response.text).toEqual([]);
    expect(response.data).toEqual({ order: null });
  }
});
