import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from '../context.ts';
import { toTransactionSummary } from '../responses.ts';
import { listMovements, searchTransactions } from '../store/transactions.ts';
import { listThirdParties } from '../third-parties.ts';
import { authorizationStatusQuerySchema, ledgerQuerySchema, parseInput, thirdPartyQuerySchema } from '../wire.ts';

/** Read-only routes: authorization status, acquirer accounts and the ledger for audits. */
export function registerInquiryRoutes(api: FastifyInstance, { db }: PaymentsContext): void {
  api.get('/authorization-status', async (request) => {
    const rows = await searchTransactions(db, parseInput(authorizationStatusQuerySchema, request.query));
    return { items: rows.map(toTransactionSummary) };
  });

  api.get('/third-parties', async (request) => ({
    items: listThirdParties(parseInput(thirdPartyQuerySchema, request.query)),
  }));

  api.get('/ledger', async (request) => {
    const { cartId } = parseInput(ledgerQuerySchema, request.query);
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
