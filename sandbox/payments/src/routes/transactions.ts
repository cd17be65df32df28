import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeChallenge } from '../challenge.ts';
import type { PaymentsContext } from '../context.ts';
import { loseReply } from '../faults.ts';
import { capture, createTransactionNotFoundError, voidTransaction } from '../money-movements.ts';
import { processTransaction } from '../process-transaction.ts';
import { toTransactionResponse, toTransactionSummary } from '../responses.ts';
import { findChallengeByTransaction, findTransaction } from '../store/transactions.ts';
import { getProfile } from '../test-cards.ts';
import { closeSchema, parseInput, processSchema } from '../wire.ts';

type TransactionRoute = { Params: { referenceNumber: string } };

/** Routes that process, close, capture and void transactions. */
export function registerTransactionRoutes(api: FastifyInstance, context: PaymentsContext): void {
  const getBaseUrl = (request: FastifyRequest) =>
    context.env.PAYMENTS_PUBLIC_URL ?? `${request.protocol}://${request.host}`;

  api.post('/transactions', async (request, reply) => {
    const { row, challenge, created } = await processTransaction(context, parseInput(processSchema, request.body));
    if (created && getProfile(row.profile).lateReply === 'process') loseReply(reply);
    return toTransactionResponse(row, challenge, getBaseUrl(request));
  });

  api.get<TransactionRoute>('/transactions/:referenceNumber', async (request) => {
    const row = await findTransaction(context.db, request.params.referenceNumber);
    if (!row) throw createTransactionNotFoundError();
    const challenge = await findChallengeByTransaction(context.db, row.reference_number);
    return { ...toTransactionSummary(row), ...toTransactionResponse(row, challenge, getBaseUrl(request)) };
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/close-3ds', async (request) => {
    const row = await closeChallenge(context, request.params.referenceNumber, parseInput(closeSchema, request.body));
    return toTransactionResponse(row, undefined, getBaseUrl(request));
  });

  api.post<TransactionRoute>('/transactions/:referenceNumber/capture', async (request, reply) => {
    const { row, refused, first } = await capture(context, request.params.referenceNumber);
    if (first && getProfile(row.profile).lateReply === 'capture') loseReply(reply);
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
}
