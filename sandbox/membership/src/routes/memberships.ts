import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type EligibilityRules, listRenewalReasons, listTransactions, listUpgradeReasons } from '../eligibility.ts';
import { MembershipError } from '../errors.ts';
import { getBlockStatus, toMembershipResponse } from '../responses.ts';
import { findMembership, type Membership } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import {
  membershipIdSchema,
  membershipRequestSchema,
  type renewalResponseSchema,
  type transactionsResponseSchema,
  type upgradeResponseSchema,
  type validateResponseSchema,
} from '../wire.ts';
import { addApiKeyCheck, parseInput } from './api-key.ts';

export interface MembershipRoutesOptions {
  readonly db: Store;
  readonly apiKey: string;
  readonly rules: EligibilityRules;
  readonly clock: () => Date;
}

interface MembershipRoute {
  Params: { membershipId: string };
}

/**
 * Routes for validation, details, eligibility and transactions of memberships, as described in the OpenAPI document.
 */
export async function registerMembershipRoutes(api: FastifyInstance, options: MembershipRoutesOptions): Promise<void> {
  const { db, apiKey, rules, clock } = options;
  addApiKeyCheck(api, apiKey);

  /** Loads a membership. @throws MembershipError 400, 404 */
  const loadMembership = async (membershipId: unknown): Promise<Membership> => {
    const found = await findMembership(db, parseInput(membershipIdSchema, membershipId));
    if (!found) throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
    return found;
  };

  api.post('/validate', async ({ body }): Promise<z.output<typeof validateResponseSchema>> => {
    const found = await findMembership(db, parseInput(membershipRequestSchema, body).membership);
    if (!found) return { result: false };
    const blockStatus = getBlockStatus(found, clock());
    return blockStatus ? { result: false, blockStatus } : { result: true };
  });

  api.post('/is-renewable', async ({ body }): Promise<z.output<typeof renewalResponseSchema>> => {
    const membership = await loadMembership(parseInput(membershipRequestSchema, body).membership);
    return toEligibilityResponse(listRenewalReasons(membership, rules, clock()));
  });

  api.post('/is-upgradable', async ({ body }): Promise<z.output<typeof upgradeResponseSchema>> => {
    const membership = await loadMembership(parseInput(membershipRequestSchema, body).membership);
    return toEligibilityResponse(listUpgradeReasons(membership, rules, clock()));
  });

  api.get<MembershipRoute>('/:membershipId', async ({ params }) =>
    toMembershipResponse(await loadMembership(params.membershipId)),
  );

  api.get<MembershipRoute>(
    '/:membershipId/transactions',
    async ({ params }): Promise<z.output<typeof transactionsResponseSchema>> => ({
      transactions: listTransactions(await loadMembership(params.membershipId)),
    }),
  );
}

function toEligibilityResponse<Code>(codes: readonly Code[]): { result: boolean; reasons: { code: Code }[] } {
  return { result: codes.length === 0, reasons: codes.map((code) => ({ code })) };
}
