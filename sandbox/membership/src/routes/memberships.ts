import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { blockStatusOf, membershipAnswer } from '../answers.ts';
import { MembershipError } from '../errors.ts';
import { findMembership } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import { membershipIdSchema, type validateAnswerSchema, validateRequestSchema } from '../wire.ts';

export interface MembershipRoutesOptions {
  readonly db: Store;
  readonly apiKey: string;
  readonly clock: () => Date;
}

/** Validation and details of memberships (membership.md §7), as the OpenAPI document describes them. */
export async function membershipRoutes(api: FastifyInstance, options: MembershipRoutesOptions): Promise<void> {
  const { db, apiKey, clock } = options;
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], apiKey)) {
      throw new MembershipError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
  api.setErrorHandler((error: FastifyError | MembershipError, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const errorCode = error instanceof MembershipError ? error.errorCode : 'MEMBERSHIP_BAD_REQUEST';
    return reply
      .status(statusCode)
      .send(
        statusCode < 500
          ? { statusCode, errorCode, message: error.message }
          : { statusCode, errorCode: 'INTERNAL', message: 'The service could not answer.' },
      );
  });

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

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new MembershipError(400, 'MEMBERSHIP_BAD_REQUEST', 'membership: must have 14 digits');
}
