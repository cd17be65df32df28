import type { FastifyInstance, FastifyReply } from 'fastify';
import { loseReply } from '../../../faults/faults.ts';
import { closeChallenge, enroll } from '../challenge.ts';
import type { PaymentsContext } from '../context.ts';
import { createTransactionNotFoundError, PaymentsError } from '../errors.ts';
import { loadSettledTransaction } from '../load-transaction.ts';
import { capture, voidTransaction } from '../money-movements.ts';
import { processTransaction } from '../process-transaction.ts';
import { refundTransaction } from '../refund.ts';
import { toTransactionResponse } from '../responses.ts';
import type { TransactionRow } from '../store/tables.ts';
import { findChallenge, findTransaction, listRefunds } from '../store/transactions.ts';
import {
  closePaypalSchema,
  closeSchema,
  enrollmentSchema,
  membershipSchema,
  type ProcessRequest,
  parseInput,
  processMemberMembershipSchema,
  processMembershipSchema,
  processSchema,
  refundSchema,
} from '../wire.ts';

type TransactionRoute = { Params: { referenceNumber: string } };

/** Routes that process, continue, capture, void and refund transactions. */
export function registerTransactionRoutes(api: FastifyInstance, context: PaymentsContext): void {
  const { db, env, clock } = context;

  async function toResponse(row: TransactionRow) {
    const challenge = row.status === 'CHALLENGE_REQUIRED' ? await findChallenge(db, row.reference_number) : undefined;
    const refunds = row.captured_at ? await listRefunds(db, row.reference_number) : [];
    const refundedAmount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const settlementMinutes = env.PAYMENTS_SETTLEMENT_MINUTES;
    return toTransactionResponse({ row, challenge, refundedAmount, settlementMinutes, now: clock() });
  }

  async function process(input: ProcessRequest, reply: FastifyReply) {
    const { row, created } = await processTransaction(context, input);
    if (created && row.fault === 'late-process') loseReply(reply);
    return toResponse(row);
  }

  api.post('/transactions', async ({ body }, reply) => process(parseInput(processSchema, body), reply));

  api.post('/membership-transactions', async ({ body }, reply) =>
    process(parseInput(processMembershipSchema, body), reply),
  );

  api.post<{ Params: { membershipId: string } }>(
    '/members/:membershipId/membership-transactions',
    async ({ params, body }, reply) => {
      const membershipId = parseInput(membershipSchema, params.membershipId);
      const input = parseInput(processMemberMembershipSchema, body);
      if (input.membershipNumber !== membershipId) {
        throw new PaymentsError(400, 'PE_0001', 'membershipNumber: must be that of the path');
      }
      return process(input, reply);
    },
  );

  api.get<TransactionRoute>('/transactions/:referenceNumber', async (request) => {
    const row = await findTransaction(db, request.params.referenceNumber);
    if (!row) throw createTransactionNotFoundError();
    return toResponse(await loadSettledTransaction(context, row));
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/enrollment', async (request) => {
    const { referenceNumber } = request.params;
    return toResponse(await enroll(context, referenceNumber, parseInput(enrollmentSchema, request.body)));
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/close-3ds', async (request) => {
    const { referenceNumber } = request.params;
    const input = parseInput(closeSchema, request.body);
    return toResponse(await closeChallenge(context, referenceNumber, ['DEVICE_DATA', 'STEP_UP', 'HOSTED_PAGE'], input));
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/close-paypal', async (request) => {
    const { referenceNumber } = request.params;
    const { orderId, cancelled } = parseInput(closePaypalSchema, request.body);
    const input = { orderId, isCancelled: cancelled };
    return toResponse(await closeChallenge(context, referenceNumber, ['APPROVAL'], input));
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/capture', async (request, reply) => {
    const { row, refused, first } = await capture(context, request.params.referenceNumber);
    if (first && row.fault === 'late-capture') loseReply(reply);
    return {
      statusCode: 200,
      // The acquirer returns `s` for a completed sale (PAYMENTS-27) and `e` when it captured nothing.
      transactionType: refused ? 'e' : 's',
      referenceNumber: row.reference_number,
      amount: Number(row.amount),
    };
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/void', async (request) => {
    const row = await voidTransaction(context, request.params.referenceNumber);
    return {
      statusCode: 200,
      transactionType: 'V',
      referenceNumber: row.reference_number,
      amount: Number(row.amount),
    };
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/refund', async (request) => {
    const order = parseInput(refundSchema, request.body);
    return {
      statusCode: 200,
      transactionType: 'R',
      ...(await refundTransaction(context, request.params.referenceNumber, order)),
    };
  });
}
