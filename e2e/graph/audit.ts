import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { askCommerce, fetchJson } from './commerce.ts';

const ledger = z.object({
  items: z.array(
    z.object({ kind: z.enum(['AUTHORISE', 'CAPTURE', 'VOID']), amount: z.int(), referenceNumber: z.string() }),
  ),
});
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

/** What became of a cart, as the upstreams themselves tell it. */
export interface Audit {
  readonly authorised: number;
  readonly captured: number;
  readonly voided: number;
  /** Cents that stay with the club: captured and not voided. */
  readonly keptCents: number;
  readonly orderNumbers: readonly string[];
  /** Cents of the orders. */
  readonly orderedCents: number;
  /** Payments on the orders. */
  readonly orderPayments: number;
  readonly cartState: string;
}

/** Reads the payments provider's ledger and the commerce platform's orders of a cart. */
export async function auditCart(stack: RunningStack, cartId: string): Promise<Audit> {
  const { items } = ledger.parse(
    await fetchJson(`${stack.paymentsUrl}/v1/ledger?${new URLSearchParams({ cartId })}`, {
      'x-api-key': stack.paymentsApiKey,
    }),
  );
  const found = orders.parse(await askCommerce(stack, 'orders', { query: { where: `cart(id="${cartId}")` } }));
  const voids = new Set(items.filter(({ kind }) => kind === 'VOID').map(({ referenceNumber }) => referenceNumber));
  const captures = items.filter(({ kind }) => kind === 'CAPTURE');
  return {
    authorised: items.filter(({ kind }) => kind === 'AUTHORISE').length,
    captured: captures.length,
    voided: voids.size,
    keptCents: captures.reduce(
      (sum, { amount, referenceNumber }) => sum + (voids.has(referenceNumber) ? 0 : amount),
      0,
    ),
    orderNumbers: found.results.map(({ orderNumber }) => orderNumber),
    orderedCents: found.results.reduce(
      (sum, order) => sum + (order.taxedPrice?.totalGross.centAmount ?? order.totalPrice.centAmount),
      0,
    ),
    orderPayments: found.results.reduce((sum, order) => sum + (order.paymentInfo?.payments.length ?? 0), 0),
    cartState: (await readCart(stack, cartId)).cartState,
  };
}

/** The cart as the commerce platform holds it. */
export async function readCart(stack: RunningStack, cartId: string): Promise<PlatformCart> {
  return cart.parse(await askCommerce(stack, `carts/${cartId}`));
}
