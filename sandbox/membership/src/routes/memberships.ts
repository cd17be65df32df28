import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { blockStatusOf, membershipAnswer } from '../answers.ts';
import { MembershipError } from '../errors.ts';
import { findMembership } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import { membershipIdSchema, type validateAnswerSchema, validateRequestSchema } from '../wire.ts';
import { guard, read } from './guarded.ts';

export interface MembershipRoutesOptions {
  readonly db: Store;
  readonly apiKey: string;
  readonly clock: () => Date;
}

/** Validation and details of memberships (membership.md §7), as the OpenAPI document describes them. */
export async function membershipRoutes(api: FastifyInstance, options: MembershipRoutesOptions): Promise<void> {
  const { db, apiKey, clock } = options;
  guard(api, apiKey);

  api.post('/validate', async (request): Promise<z.output<typeof validateAnswerSchema>> => {
    const { membership } = read(validateRequestSchema, request.body);
    const found = await findMembership(db, membership);
    if (!found) return { result: false };
    const blockStatus = blockStatusOf(found, clock());
    return blockStatus ? { result: false, blockStatus } : { result: true };
  });

  api.get<{ Params: { membershipId: string } }>('/:membershipId', async (request) => {
    const found = await findMembership(db, read(membershipIdSchema, request.params.membershipId));
    if (!found) throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
    return membershipAnswer(found);
  });
}
