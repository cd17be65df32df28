import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { blockStatusOf, membershipAnswer } from '../answers.ts';
import { type EligibilityRules, renewalReasons, transactionsOf, upgradeReasons } from '../eligibility.ts';
import { MembershipError } from '../errors.ts';
import { findMembership, type Membership } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import {
  membershipIdSchema,
  membershipRequestSchema,
  type renewalAnswerSchema,
  type transactionsAnswerSchema,
  type upgradeAnswerSchema,
  type validateAnswerSchema,
} from '../wire.ts';
import { guard, read } from './guarded.ts';

export interface MembershipRoutesOptions {
  readonly db: Store;
  readonly apiKey: string;
  readonly rules: EligibilityRules;
  readonly clock: () => Date;
}

interface ById {
  Params: { membershipId: string };
}

/** Validation, details and what may be done with memberships, as the OpenAPI document describes them. */
export async function membershipRoutes(api: FastifyInstance, options: MembershipRoutesOptions): Promise<void> {
  const { db, apiKey, rules, clock } = options;
  guard(api, apiKey);

  /** @throws MembershipError 400, 404 */
  const known = async (membershipId: unknown): Promise<Membership> => {
    const found = await findMembership(db, read(membershipIdSchema, membershipId));
    if (!found) throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
    return found;
  };

  api.post('/validate', async ({ body }): Promise<z.output<typeof validateAnswerSchema>> => {
    const found = await findMembership(db, read(membershipRequestSchema, body).membership);
    if (!found) return { result: false };
    const blockStatus = blockStatusOf(found, clock());
    return blockStatus ? { result: false, blockStatus } : { result: true };
  });

  api.post('/is-renewable', async ({ body }): Promise<z.output<typeof renewalAnswerSchema>> => {
    const membership = await known(read(membershipRequestSchema, body).membership);
    return eligibilityAnswer(renewalReasons(membership, rules, clock()));
  });

  api.post('/is-upgradable', async ({ body }): Promise<z.output<typeof upgradeAnswerSchema>> => {
    const membership = await known(read(membershipRequestSchema, body).membership);
    return eligibilityAnswer(upgradeReasons(membership, rules, clock()));
  });

  api.get<ById>('/:membershipId', async ({ params }) => membershipAnswer(await known(params.membershipId)));

  api.get<ById>(
    '/:membershipId/transactions',
    async ({ params }): Promise<z.output<typeof transactionsAnswerSchema>> => ({
      transactions: transactionsOf(await known(params.membershipId)),
    }),
  );
}

function eligibilityAnswer<Code>(codes: readonly Code[]): { result: boolean; reasons: { code: Code }[] } {
  return { result: codes.length === 0, reasons: codes.map((code) => ({ code })) };
}
