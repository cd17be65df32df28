import type { FastifyInstance } from 'fastify';
import { transactionSummary } from '../answers.ts';
import type { PaymentsContext } from '../context.ts';
import { listMovements, searchTransactions } from '../store/transactions.ts';
import { thirdPartiesOf } from '../third-parties.ts';
import { authorizationStatusQuerySchema, ledgerQuerySchema, read, thirdPartyQuerySchema } from '../wire.ts';

/** Questions that change nothing: authorization status, acquirer accounts, and the ledger for audits. */
export function inquiryRoutes(api: FastifyInstance, { db }: PaymentsContext): void {
  api.get('/authorization-status', async (request) => {
    const rows = await searchTransactions(db, read(authorizationStatusQuerySchema, request.query));
    return { items: rows.map(transactionSummary) };
  });

  api.get('/third-parties', async (request) => ({
    items: thirdPartiesOf(read(thirdPartyQuerySchema, request.query)),
  }));

  api.get('/ledger', async (request) => {
    const { cartId } = read(ledgerQuerySchema, request.query);
    const rows = await listMovements(db, cartId);
    return {
      items: rows.map((row) => ({
        referenceNumber: row.reference_number,
        reference: row.reference,
        cartId,
        kind: row.kind,
        amount: Number(row.amount),
        currency: row.currency,
        at: row.moved_at.toISOString(),
      })),
    };
  });
}
