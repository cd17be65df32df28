import type { FastifyInstance, FastifyRequest } from 'fastify';
import { transactionAnswer, transactionSummary } from '../answers.ts';
import { closeChallenge } from '../challenge.ts';
import type { PaymentsContext } from '../context.ts';
import { loseReply } from '../faults.ts';
import { capture, transactionNotFound, voidTransaction } from '../money-movements.ts';
import { processTransaction } from '../process-transaction.ts';
import { findChallengeOf, findTransaction } from '../store/transactions.ts';
import { getProfile } from '../test-cards.ts';
import { closeSchema, processSchema, read } from '../wire.ts';

type OfTransaction = { Params: { referenceNumber: string } };

/** Process, 3-D Secure, capture and void of a transaction. */
export function transactionRoutes(api: FastifyInstance, context: PaymentsContext): void {
  const baseUrl = (request: FastifyRequest) =>
    context.env.PAYMENTS_PUBLIC_URL ?? `${request.protocol}://${request.host}`;

  api.post('/transactions', async (request, reply) => {
    const { row, challenge, created } = await processTransaction(context, read(processSchema, request.body));
    if (created && getProfile(row.profile).lateReply === 'process') loseReply(reply);
    return transactionAnswer(row, challenge, baseUrl(request));
  });

  api.get<OfTransaction>('/transactions/:referenceNumber', async (request) => {
    const row = await findTransaction(context.db, request.params.referenceNumber);
    if (!row) throw transactionNotFound();
    const challenge = await findChallengeOf(context.db, row.reference_number);
    return { ...transactionSummary(row), ...transactionAnswer(row, challenge, baseUrl(request)) };
  });

  api.post<OfTransaction>('/transactions/:referenceNumber/close-3ds', async (request) => {
    const row = await closeChallenge(context, request.params.referenceNumber, read(closeSchema, request.body));
    return transactionAnswer(row, undefined, baseUrl(request));
  });

  api.post<OfTransaction>('/transactions/:referenceNumber/capture', async (request, reply) => {
    const { row, refused, first } = await capture(context, request.params.referenceNumber);
    if (first && getProfile(row.profile).lateReply === 'capture') loseReply(reply);
    return {
      statusCode: 200,
      // `s` is the acquirer's word for a completed sale (PAYMENTS-27); `e` says that it took nothing.
      transactionType: refused ? 'e' : 's',
      referenceNumber: row.reference_number,
      amount: Number(row.amount),
    };
  });

  api.post<OfTransaction>('/transactions/:referenceNumber/void', async (request) => {
    const row = await voidTransaction(context, request.params.referenceNumber);
    return {
      statusCode: 200,
      transactionType: 'V',
      referenceNumber: row.reference_number,
      amount: Number(row.amount),
    };
  });
}
