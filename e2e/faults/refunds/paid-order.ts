import { cards } from '../../graph/cards.ts';
import { type Movement, readLedger } from '../../graph/ledger.ts';
import { operations } from '../../graph/operations.ts';
import { advanceOrder, type ManagedOrder, pickOrder, waitForManagedOrder } from '../../graph/order-management.ts';
import { createGuestShopper, guestDetails, type Shopper } from '../../graph/shopper.ts';
import type { RunningStack } from '../../stack/running.ts';
import { products } from '../stock.ts';

/** A paid order that the club is preparing, with two lines. */
export interface PaidOrder {
  readonly stack: RunningStack;
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly orderNumber: string;
  readonly order: ManagedOrder;
  readonly capture: Movement;
  /** Texts by which the calls of the order's refunds are known. */
  readonly callKeys: readonly string[];
}

/** How an order changes: everything is missing and the order is cancelled, or the second line is missing. */
export type Change = 'cancelled' | 'line missing';

/** Pays for an order that may be sent in part, and waits until the club prepares it. */
export async function payForOrder(stack: RunningStack): Promise<PaidOrder> {
  const shopper = createGuestShopper(stack);
  await shopper.fillCart(products);
  await shopper.graph.run(operations.setPartialFulfillment, {
    input: { commandId: crypto.randomUUID(), isAllowed: true },
  });
  const cart = await shopper.fetchCart();
  if (!cart) throw new Error('The shopper has no cart.');
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input });
  const { order, status } = await shopper.waitUntilSettled(id);
  if (!order) throw new Error(`The attempt ended as ${status}.`);
  const { orderNumber } = order;
  await waitForManagedOrder(stack, orderNumber);
  const capture = (await readLedger(stack, cart.id)).find(({ kind }) => kind === 'CAPTURE');
  if (!capture) throw new Error(`Order ${orderNumber} was not paid.`);
  return {
    stack,
    shopper,
    cartId: cart.id,
    orderNumber,
    order: await advanceOrder(stack, orderNumber),
    capture,
    callKeys: [orderNumber, capture.referenceNumber, `checkout-${id}`],
  };
}

/** Changes an order at order management. @returns the cents that the store owes for the order now */
export async function changeOrder({ stack, order, capture }: PaidOrder, change: Change): Promise<number> {
  if (change === 'cancelled') {
    await pickOrder(stack, order.OrderId, pickUnits(order, [0, 0]));
    await advanceOrder(stack, order.OrderId);
    return capture.amount;
  }
  const { OrderTotal } = await pickOrder(stack, order.OrderId, pickUnits(order, [1, 0]));
  return capture.amount - Math.round(OrderTotal * 100);
}

/** The found units of each line, in the order of the lines. */
const pickUnits = ({ OrderLine }: ManagedOrder, units: readonly number[]) =>
  OrderLine.map(({ OrderLineId, Quantity }, index) => ({ OrderLineId, FulfilledQuantity: units[index] ?? Quantity }));

/** The refunds of the order that the shopper sees. */
export async function listRefunds({ shopper, orderNumber }: PaidOrder) {
  const { order } = await shopper.graph.run(operations.order, { orderNumber, email: guestDetails.email });
  return order?.refunds ?? [];
}
