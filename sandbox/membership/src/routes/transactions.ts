import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { hasFault } from '../../../faults/faults.ts';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import type { TransactionRow } from '../store/tables.ts';
import { executeDue, executeOnce, findTransaction, withdrawTransaction } from '../store/transactions.ts';
import { executeTransaction } from '../transactions.ts';
import { membershipIdSchema } from '../wire/common.ts';
import {
  createRequestSchema,
  renewRequestSchema,
  transactionParamsSchema,
  transactionRequestSchema,
  type transactionResultSchema,
  upgradeRequestSchema,
} from '../wire/transactions.ts';
import type { MembershipRoute } from './memberships.ts';
import { parseInput } from './parse-input.ts';

type Result = z.output<typeof transactionResultSchema>;

/** Purchases, renewals and upgrades, each with its own route, in version 1 of the API. */
export function registerTransactionRoutes(api: FastifyInstance, context: ApiContext): void {
  api.post('/memberships', async (request) => {
    const { transactionId, ...fields } = parseInput(createRequestSchema, request.body);
    return execute(request, context, transactionId, { context: 'NEW', ...fields });
  });

  api.post<MembershipRoute>('/memberships/:membershipId/renew', async (request) => {
    const membership = parseInput(membershipIdSchema, request.params.membershipId);
    const { transactionId, ...fields } = parseInput(renewRequestSchema, request.body);
    return execute(request, context, transactionId, { context: 'RENEWAL', membership, ...fields });
  });

  api.post<MembershipRoute>('/memberships/:membershipId/upgrade', async (request) => {
    const membership = parseInput(membershipIdSchema, request.params.membershipId);
    const { transactionId, ...fields } = parseInput(upgradeRequestSchema, request.body);
    return execute(request, context, transactionId, { context: 'UPGRADE', membership, ...fields });
  });

  registerStatusRoutes(api, context);
}

/** The same as one resource, whose path is the transaction id, in version 2. */
export function registerTransactionRoutesV2(api: FastifyInstance, context: ApiContext): void {
  api.put('/membership-transactions/:transactionId', async (request, reply) => {
    const { transactionId } = parseInput(transactionParamsSchema, request.params);
    const response = await execute(request, context, transactionId, parseInput(transactionRequestSchema, request.body));
    return reply.status(response.result.status === 'PENDING' ? 202 : 200).send(response);
  });

  registerStatusRoutes(api, context);
}

function registerStatusRoutes(api: FastifyInstance, { db, rules, clock }: ApiContext): void {
  api.get('/membership-transactions/:transactionId', async ({ params }) => {
    const { transactionId } = parseInput(transactionParamsSchema, params);
    const now = clock();
    await executeDue(db, { execute: (trx, due) => executeTransaction(trx, due, { rules, now }), now });
    const found = await findTransaction(db, transactionId);
    if (!found) throw new MembershipError(404, 'TRANSACTION_NOT_FOUND', 'There is no such transaction.');
    return toResult(found);
  });

  api.post('/membership-transactions/:transactionId/withdraw', async ({ params }) => {
    const { transactionId } = parseInput(transactionParamsSchema, params);
    return toResult(await withdrawTransaction(db, transactionId, clock()));
  });
}

/** Executes a transaction at once, or later when the club is busy or the call has the fault `pending`. */
async function execute(
  request: FastifyRequest,
  { db, rules, clock, processingMs, pendingMs }: ApiContext,
  transactionId: string,
  body: z.input<typeof transactionRequestSchema>,
): Promise<Result> {
  const now = clock();
  // Requests of both versions are compared in the same form, and without the password, which is not kept.
  const { userDetails: _password, ...transaction } = {
    userDetails: undefined,
    ...transactionRequestSchema.parse(body),
  };
  const row = await executeOnce(db, transactionId, transaction, {
    execute: (trx, due) => executeTransaction(trx, due, { rules, now }),
    now,
    delayMs: hasFault(request, 'pending') ? pendingMs : processingMs,
  });
  return toResult(row);
}

function toResult({ status, failure_reason: failureReason, membership_id: membershipId }: TransactionRow): Result {
  return {
    result: {
      status,
      ...(failureReason !== null && { failureReason }),
      ...(membershipId !== null && { membershipId }),
    },
  };
}
