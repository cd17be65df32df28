import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { fetchJson } from './commerce.ts';

const ledger = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['AUTHORISE', 'CAPTURE', 'VOID', 'REFUND']),
      /** In cents. */
      amount: z.int(),
      referenceNumber: z.string(),
      refundId: z.string().optional(),
    }),
  ),
});

export type Movement = z.output<typeof ledger>['items'][number];

/** Reads all movements of money of a cart from the club's payments API. */
export const readLedger = (stack: RunningStack, cartId: string): Promise<readonly Movement[]> =>
  queryLedger(stack, { cartId });

/** Reads all movements of money of an attempt, which may have no cart. */
export const readLedgerOfAttempt = (stack: RunningStack, attemptId: string): Promise<readonly Movement[]> =>
  queryLedger(stack, { reference: attemptId });

async function queryLedger(
  { paymentsUrl, paymentsApiKey }: RunningStack,
  query: Readonly<Record<string, string>>,
): Promise<readonly Movement[]> {
  const url = `${paymentsUrl}/v1/ledger?${new URLSearchParams(query)}`;
  return ledger.parse(await fetchJson(url, { 'x-api-key': paymentsApiKey })).items;
}

/** Settles the capture of a cart, after which it cannot be voided (docs/sandbox/payments.md). */
export const settleCapture = (stack: RunningStack, cartId: string): Promise<void> =>
  callTransaction(stack, cartId, (path) => `operations${path}/settle`);

/** Returns money of a cart's capture without the store, as the club's staff can. `amount` in cents. */
export const refundAtProvider = (stack: RunningStack, cartId: string, amount: number): Promise<void> =>
  callTransaction(stack, cartId, (path) => `v1${path}/refund`, { refundId: 'by-staff', amount });

async function callTransaction(
  stack: RunningStack,
  cartId: string,
  createPath: (transactionPath: string) => string,
  body: object = {},
): Promise<void> {
  const capture = (await readLedger(stack, cartId)).find(({ kind }) => kind === 'CAPTURE');
  if (!capture) throw new Error(`Nothing was captured for the cart ${cartId}.`);
  const url = `${stack.paymentsUrl}/${createPath(`/transactions/${capture.referenceNumber}`)}`;
  const headers = { 'x-api-key': stack.paymentsApiKey, 'content-type': 'application/json' };
  await fetchJson(url, headers, { method: 'POST', body: JSON.stringify(body) });
}
