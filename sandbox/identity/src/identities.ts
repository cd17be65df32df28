import { inTransaction } from '@tarima/service-kit/database';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteAccount } from './store/accounts.ts';
import { deleteArtifactsOf } from './store/artifacts.ts';
import type { IdentityTables } from './store/tables.ts';

export interface IdentityRouteOptions {
  readonly db: Kysely<IdentityTables>;
  readonly apiKey: string;
}

/** A refusal in the API's own shape, `{ statusCode, errorCode, message }`. */
const refusals = {
  401: { statusCode: 401, errorCode: 'UNAUTHORIZED', message: 'x-api-key is missing or wrong.' },
  400: { statusCode: 400, errorCode: 'IDENTITY_BAD_REQUEST', message: 'A membership number has 14 digits.' },
  404: { statusCode: 404, errorCode: 'IDENTITY_NOT_FOUND', message: 'The membership has no digital identity.' },
} as const;

/**
 * The user identity API (membership.md §7): what the club's own services may do with the digital identity of a membership.
 * Nobody else has its key; whose identity it is, the service that calls has proved.
 */
export async function identityRoutes(api: FastifyInstance, { db, apiKey }: IdentityRouteOptions): Promise<void> {
  api.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers['x-api-key'], apiKey)) return reply.status(401).send(refusals[401]);
  });

  // The account goes first: what a request that is under way still makes of its tokens finds no account any more.
  api.delete<{ Params: { membershipNumber: string } }>('/:membershipNumber', async ({ params }, reply) => {
    if (!/^\d{14}$/.test(params.membershipNumber)) return reply.status(400).send(refusals[400]);
    const subject = await inTransaction(db, async (trx) => {
      const deleted = await deleteAccount(trx, params.membershipNumber);
      if (deleted !== undefined) await deleteArtifactsOf(trx, deleted);
      return deleted;
    });
    return subject === undefined ? reply.status(404).send(refusals[404]) : reply.status(204).send();
  });
}
