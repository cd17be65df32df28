import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from '../context.ts';
import { getSettlementTime, settleCapture } from '../money-movements.ts';

/** Routes for the club's staff and for tests; the store never calls them. */
export function registerOperationRoutes(api: FastifyInstance, context: PaymentsContext): void {
  /** Settles a capture without waiting for `PAYMENTS_SETTLEMENT_MINUTES`. */
  api.post<{ Params: { referenceNumber: string } }>('/transactions/:referenceNumber/settle', async (request) => {
    const row = await settleCapture(context, request.params.referenceNumber);
    const settledAt = getSettlementTime(context.env.PAYMENTS_SETTLEMENT_MINUTES, row);
    return { referenceNumber: row.reference_number, settledAt: settledAt?.toISOString() };
  });
}
