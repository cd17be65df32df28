import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { listRenewalReasons, listTransactions, listUpgradeReasons } from '../eligibility.ts';
import { getBlockStatus, toMembershipResponse } from '../responses.ts';
import { findMembership } from '../store/memberships.ts';
import {
  membershipRequestSchema,
  type renewalResponseSchema,
  type transactionsResponseSchema,
  type upgradeResponseSchema,
  type validateResponseSchema,
} from '../wire/memberships.ts';
import { loadMembership, parseInput } from './parse-input.ts';

/** A route of one membership. */
export interface MembershipRoute {
  Params: { membershipId: string };
}

/** Routes for validation, details, eligibility and transactions of memberships. */
export function registerMembershipRoutes(api: FastifyInstance, { db, rules, clock }: ApiContext): void {
  api.post('/memberships/validate', async ({ body }): Promise<z.output<typeof validateResponseSchema>> => {
    const found = await findMembership(db, parseInput(membershipRequestSchema, body).membership);
    if (!found) return { result: false };
    const blockStatus = getBlockStatus(found, clock());
    return blockStatus ? { result: false, blockStatus } : { result: true };
  });

  api.post('/memberships/is-renewable', async ({ body }): Promise<z.output<typeof renewalResponseSchema>> => {
    const membership = await loadMembership(db, parseInput(membershipRequestSchema, body).membership);
    return toEligibilityResponse(listRenewalReasons(membership, rules, clock()));
  });

  api.post('/memberships/is-upgradable', async ({ body }): Promise<z.output<typeof upgradeResponseSchema>> => {
    const membership = await loadMembership(db, parseInput(membershipRequestSchema, body).membership);
    return toEligibilityResponse(listUpgradeReasons(membership, rules, clock()));
  });

  api.get<MembershipRoute>('/memberships/:membershipId', async ({ params }) =>
    toMembershipResponse(await loadMembership(db, params.membershipId)),
  );

  api.get<MembershipRoute>(
    '/memberships/:membershipId/transactions',
    async ({ params }): Promise<z.output<typeof transactionsResponseSchema>> => ({
      transactions: listTransactions(await loadMembership(db, params.membershipId)),
    }),
  );
}

function toEligibilityResponse<Code>(codes: readonly Code[]): { result: boolean; reasons: { code: Code }[] } {
  return { result: codes.length === 0, reasons: codes.map((code) => ({ code })) };
}
