import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from '../context.ts';
import { getPaypalCurrencies } from '../env.ts';
import { tryLoadSettledTransaction } from '../load-transaction.ts';
import { toStatusItem } from '../responses.ts';
import { listMovements, searchTransactions } from '../store/transactions.ts';
import { listThirdParties } from '../third-parties.ts';
import { authorizationStatusQuerySchema, ledgerQuerySchema, parseInput, thirdPartyQuerySchema } from '../wire.ts';

/** Read-only routes: authorization status, acquirer accounts and the ledger for audits. */
export function registerInquiryRoutes(api: FastifyInstance, context: PaymentsContext): void {
  const { db, env } = context;
  api.get('/authorization-status', async (request) => {
    const rows = await searchTransactions(db, parseInput(authorizationStatusQuerySchema, request.query));
    const settled = await Promise.all(rows.map((row) => tryLoadSettledTransaction(context, row)));
    return { items: settled.filter((row) => row !== undefined).map(toStatusItem) };
  });

  api.get('/third-parties', async (request) => ({
    items: listThirdParties(parseInput(thirdPartyQuerySchema, request.query), getPaypalCurrencies(env)),
  }));

  api.get('/ledger', async (request) => {
    const rows = await listMovements(db, parseInput(ledgerQuerySchema, request.query));
    return {
      items: rows.map((row) => ({
        referenceNumber: row.reference_number,
        reference: row.reference,
        ...(row.cart_id !== null && { cartId: row.cart_id }),
        kind: row.kind,
        amount: Number(row.amount),
        currency: row.currency,
        ...(row.refund_id !== '' && { refundId: row.refund_id }),
        at: row.moved_at.toISOString(),
      })),
    };
  });
}
