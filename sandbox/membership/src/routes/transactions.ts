import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { EligibilityRules } from '../eligibility.ts';
import { MembershipError } from '../errors.ts';
import { listEntries } from '../prices.ts';
import { findMembership } from '../store/memberships.ts';
import type { Store, TransactionRow } from '../store/tables.ts';
import { executeOnce, findTransaction, withdrawTransaction } from '../store/transactions.ts';
import { createMembership, renewMembership, upgradeMembership } from '../transactions.ts';
import {
  createRequestSchema,
  itemNumbersRequestSchema,
  type itemNumbersResponseSchema,
  membershipIdSchema,
  renewRequestSchema,
  transactionParamsSchema,
  type transactionResultSchema,
  upgradeRequestSchema,
} from '../wire.ts';
import { addApiKeyCheck, parseInput } from './api-key.ts';

export interface TransactionRoutesOptions {
  readonly db: Store;
  readonly apiKey: string;
  readonly rules: EligibilityRules;
  readonly clock: () => Date;
}

interface MembershipRoute {
  Params: { membershipId: string };
}

/** Routes for prices, purchases, renewals and upgrades, as described in the OpenAPI document. */
export async function registerTransactionRoutes(
  api: FastifyInstance,
  options: TransactionRoutesOptions,
): Promise<void> {
  const { db, apiKey, rules, clock } = options;
  addApiKeyCheck(api, apiKey);
  const context = () => ({ rules, now: clock() });

  api.post('/memberships/item-numbers', async ({ body }): Promise<z.output<typeof itemNumbersResponseSchema>> => {
    const { location, context: kind, membership } = parseInput(itemNumbersRequestSchema, body).requestData;
    const found = membership === undefined ? undefined : await findMembership(db, membership);
    if (kind !== 'NEW' && !found) {
      throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
    }
    return { entries: listEntries({ context: kind, country: location.country, membership: found }, clock()) };
  });

  api.post('/memberships', async ({ body }) => {
    const request = parseInput(createRequestSchema, body);
    return toResult(
      await executeOnce(db, request.transactionId, { create: request }, (trx) =>
        createMembership(trx, request, context()),
      ),
    );
  });

  api.post<MembershipRoute>('/memberships/:membershipId/renew', async ({ params, body }) => {
    const membershipId = parseInput(membershipIdSchema, params.membershipId);
    const request = parseInput(renewRequestSchema, body);
    return toResult(
      await executeOnce(db, request.transactionId, { renew: membershipId, request }, (trx) =>
        renewMembership(trx, membershipId, context()),
      ),
    );
  });

  api.post<MembershipRoute>('/memberships/:membershipId/upgrade', async ({ params, body }) => {
    const membershipId = parseInput(membershipIdSchema, params.membershipId);
    const request = parseInput(upgradeRequestSchema, body);
    return toResult(
      await executeOnce(db, request.transactionId, { upgrade: membershipId, request }, (trx) =>
        upgradeMembership(trx, membershipId, request, context()),
      ),
    );
  });

  api.get('/membership-transactions/:transactionId', async ({ params }) => {
    const found = await findTransaction(db, parseInput(transactionParamsSchema, params).transactionId);
    if (!found) throw new MembershipError(404, 'TRANSACTION_NOT_FOUND', 'There is no such transaction.');
    return toResult(found);
  });

  api.post('/membership-transactions/:transactionId/withdraw', async ({ params }) =>
    toResult(await withdrawTransaction(db, parseInput(transactionParamsSchema, params).transactionId)),
  );
}

function toResult({
  status,
  failure_reason: failureReason,
  membership_id: membershipId,
}: TransactionRow): z.output<typeof transactionResultSchema> {
  return {
    result: {
      status,
      ...(failureReason !== null && { failureReason }),
      ...(membershipId !== null && { membershipId }),
    },
  };
}
