import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { cards } from '../graph/cards.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { readLedger, settleCapture } from '../graph/ledger.ts';
import { createRecipient, readMail } from '../graph/mailbox.ts';
import { operations } from '../graph/operations.ts';
import { advanceOrder, type ManagedLine, pickOrder, waitForManagedOrder } from '../graph/order-management.ts';
import { costaRica, createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import { fetchPartnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 120_000 });

/** Two units of one product, and one that is sold by weight. */
const [rice, tomatoes] = ['110101-1', '120107-1'] as const;
const skus = [rice, rice, tomatoes];
const jamaica = { market: 'JM', language: 'en', club: '7201' } as const;

/** A paid order that order management has received. */
interface Purchase {
  readonly shopper: Shopper;
  readonly orderNumber: string;
  readonly cartId: string;
  readonly email: string | undefined;
}

async function buy(stack: RunningStack, shopper: Shopper, email?: string): Promise<Purchase> {
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input: { ...input, ...(email && { email }) } });
  const { order, status } = await shopper.waitUntilSettled(id);
  if (!order) throw new Error(`The attempt ended as ${status}.`);
  await waitForManagedOrder(stack, order.orderNumber);
  return { shopper, orderNumber: order.orderNumber, cartId: cart.id, email };
}

async function findOrder({ shopper, orderNumber, email }: Purchase) {
  const { order } = await shopper.graph.run(operations.order, { orderNumber, ...(email && { email }) });
  if (!order) throw new Error(`The order ${orderNumber} cannot be read.`);
  return order;
}

/** Cancels the order in the shop; the club confirms it. */
async function cancel(stack: RunningStack, { shopper, orderNumber }: Purchase): Promise<void> {
  const { cancelOrder } = await shopper.graph.run(operations.cancelOrder, { input: { orderNumber } });
  expect(cancelOrder.__typename).toBe('CancelOrderSuccess');
  const { MaxFulfillmentStatusId } = await advanceOrder(stack, orderNumber);
  expect(MaxFulfillmentStatusId).toBe('9000');
}

/** Waits until the order shows this many completed refunds. */
async function waitForRefunds(purchase: Purchase, count: number) {
  const listCompleted = async () =>
    (await findOrder(purchase)).refunds?.filter(({ state, completedAt }) => state === 'COMPLETED' && completedAt);
  await expect.poll(async () => (await listCompleted())?.length, { timeout: 45_000 }).toBe(count);
  return (await listCompleted()) ?? [];
}

/** Returns the movements of the provider's ledger after the capture, and what was captured, in cents. */
async function audit(stack: RunningStack, { cartId }: Purchase) {
  const movements = await readLedger(stack, cartId);
  const capturedCents = movements.find(({ kind }) => kind === 'CAPTURE')?.amount ?? 0;
  const isReturn = ({ kind }: (typeof movements)[number]) => kind === 'VOID' || kind === 'REFUND';
  return { capturedCents, returns: movements.filter(isReturn).map(({ kind, amount }) => [kind, amount]) };
}

/** Cents of this part of a line, with its taxes. */
function computeShare(line: ManagedLine, share: number, isTaxIncluded: boolean): number {
  const round = (units: number) => Math.round(units * 100) - Math.round(Math.round(units * 100) * (1 - share));
  return round(line.OrderLineTotal) + (isTaxIncluded ? 0 : round(line.TotalTaxes));
}

/** Reports one unit of rice missing and the tomatoes lighter by a quarter. @returns what they cost, in cents with taxes */
async function reportMissing(stack: RunningStack, orderNumber: string) {
  const { OrderLine: lines, Extended } = await waitForManagedOrder(stack, orderNumber);
  const findLine = (sku: string) => {
    const line = lines.find(({ ItemId }) => ItemId === sku);
    if (!line) throw new Error(`The order has no ${sku}.`);
    return line;
  };
  const [unit, weighed] = [findLine(rice), findLine(tomatoes)];
  const estimatedKilograms = weighed.Extended.EstimatedWeight ?? 0;
  const picks = {
    unit: { OrderLineId: unit.OrderLineId, FulfilledQuantity: 1 },
    weight: { OrderLineId: weighed.OrderLineId, PickedWeight: estimatedKilograms * 0.75 },
  };
  return {
    picks,
    unitCents: computeShare(unit, 0.5, Extended.TaxIncluded),
    weightCents: computeShare(weighed, 0.25, Extended.TaxIncluded),
  };
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
  const purchase = await buy(stack, await createMemberShopper(stack, member, jamaica));
  const { capturedCents } = await audit(stack, purchase);
  const { total } = await findOrder(purchase);
  expect(capturedCents).toBe(total.centAmount);

  await cancel(stack, purchase);
  const [refund] = await waitForRefunds(purchase, 1);
  expect(await audit(stack, purchase)).toEqual({ capturedCents, returns: [['VOID', capturedCents]] });
  expect(refund).toMatchObject({ reason: 'CANCELLED', amount: { centAmount: capturedCents, currency: 'JMD' } });
  expect(Date.parse(refund?.completedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(refund?.requestedAt ?? ''));
  expect((await findOrder(purchase)).stage).toBe('CANCELLED');

  const mails = await readLaterMail(stack, member.login, 2);
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
  const purchase = await buy(stack, await createMemberShopper(stack, await createMemberLike('ana')));
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
    const purchase = await buy(stack, createGuestShopper(stack, place), email);
    const { orderNumber } = purchase;
    const { picks, unitCents, weightCents } = await reportMissing(stack, orderNumber);
    const { capturedCents } = await audit(stack, purchase);
    await advanceOrder(stack, orderNumber);

    await pickOrder(stack, orderNumber, [picks.unit]);
    const [missing] = await waitForRefunds(purchase, 1);
    expect(missing).toMatchObject({ reason: 'MISSING_ITEMS', amount: { centAmount: unitCents } });

    // The same pick again, and the same totals under a later time of change.
    await pickOrder(stack, orderNumber, [picks.unit]);
    await advanceOrder(stack, orderNumber);
    await pickOrder(stack, orderNumber, [picks.unit, picks.weight]);
    const refunds = await waitForRefunds(purchase, 2);
    expect(refunds.map(({ amount }) => amount.centAmount)).toEqual([unitCents, weightCents]);
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
  const purchase = await buy(stack, await createMemberShopper(stack, await createMemberLike('ana')));
  const { orderNumber } = purchase;
  const { picks, unitCents } = await reportMissing(stack, orderNumber);
  const { capturedCents } = await audit(stack, purchase);
  await advanceOrder(stack, orderNumber);
  await pickOrder(stack, orderNumber, [picks.unit]);
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
  const later = await buy(stack, createGuestShopper(stack), createRecipient('later'));
  const other = await reportMissing(stack, later.orderNumber);
  await advanceOrder(stack, later.orderNumber);
  await pickOrder(stack, later.orderNumber, [other.picks.weight]);
  await waitForRefunds(later, 1);
  expect(await audit(stack, purchase)).toEqual(returned);
  expect((await findOrder(purchase)).refunds).toHaveLength(2);
});

test('partners read refunds with the scope of orders alone, and only of an order that they can read (PAYMENTS-205, ORDERS-20)', async ({
  stack,
  createMemberLike,
}) => {
  const email = createRecipient('partner');
  const purchase = await buy(stack, createGuestShopper(stack), email);
  const { picks, unitCents } = await reportMissing(stack, purchase.orderNumber);
  await advanceOrder(stack, purchase.orderNumber);
  await pickOrder(stack, purchase.orderNumber, [picks.unit]);
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
  const owned = await buy(stack, await createMemberShopper(stack, member));
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
