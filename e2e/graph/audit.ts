import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { requestCommerce } from './commerce.ts';
import { readLedger } from './ledger.ts';

const orders = z.object({
  results: z.array(
    z.object({
      orderNumber: z.string(),
      totalPrice: z.object({ centAmount: z.int() }),
      taxedPrice: z.object({ totalGross: z.object({ centAmount: z.int() }) }).optional(),
      paymentInfo: z.object({ payments: z.array(z.object({ id: z.string() })) }).optional(),
    }),
  ),
});
const cart = z.object({
  cartState: z.string(),
  lock: z.object({}).optional(),
  lineItems: z.array(z.object({ variant: z.object({ sku: z.string() }), quantity: z.int() })),
  paymentInfo: z.object({ payments: z.array(z.object({ id: z.string() })) }).optional(),
});

export type PlatformCart = z.output<typeof cart>;

/** Payments and orders of a cart, read from the upstreams. */
export interface Audit {
  readonly authorised: number;
  readonly captured: number;
  readonly voided: number;
  /** Captured cents that were not voided. */
  readonly netCapturedCents: number;
  readonly orderNumbers: readonly string[];
  /** Total of the orders in cents. */
  readonly orderedCents: number;
  /** Number of payments on the orders. */
  readonly orderPayments: number;
  readonly cartState: string;
}

/** Reads the ledger of the payments provider and the orders of the commerce platform for a cart. */
export async function auditCart(stack: RunningStack, cartId: string): Promise<Audit> {
  const items = await readLedger(stack, cartId);
  const ordersPage = orders.parse(await requestCommerce(stack, 'orders', { query: { where: `cart(id="${cartId}")` } }));
  const voids = new Set(items.filter(({ kind }) => kind === 'VOID').map(({ referenceNumber }) => referenceNumber));
  const captures = items.filter(({ kind }) => kind === 'CAPTURE');
  return {
    authorised: items.filter(({ kind }) => kind === 'AUTHORISE').length,
    captured: captures.length,
    voided: voids.size,
    netCapturedCents: captures.reduce(
      (sum, { amount, referenceNumber }) => sum + (voids.has(referenceNumber) ? 0 : amount),
      0,
    ),
    orderNumbers: ordersPage.results.map(({ orderNumber }) => orderNumber),
    orderedCents: ordersPage.results.reduce(
      (sum, order) => sum + (order.taxedPrice?.totalGross.centAmount ?? order.totalPrice.centAmount),
      0,
    ),
    orderPayments: ordersPage.results.reduce((sum, order) => sum + (order.paymentInfo?.payments.length ?? 0), 0),
    cartState: (await readCart(stack, cartId)).cartState,
  };
}

/** Reads the cart from the commerce platform. */
export async function readCart(stack: RunningStack, cartId: string): Promise<PlatformCart> {
  return cart.parse(await requestCommerce(stack, `carts/${cartId}`));
}
