import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { guard, refuse } from './guarded.ts';
import { deleteAccount } from './store/accounts.ts';
import { deleteArtifactsOf } from './store/artifacts.ts';
import type { IdentityTables } from './store/tables.ts';

export interface IdentityRouteOptions {
  readonly db: Kysely<IdentityTables>;
  readonly apiKey: string;
}

/**
 * The user identity API: what the club's own services may do with the digital identity of a membership.
 * Nobody else has its key; whose identity it is, the service that calls has proved.
 */
export async function identityRoutes(api: FastifyInstance, { db, apiKey }: IdentityRouteOptions): Promise<void> {
  guard(api, apiKey);

  // The account goes first: a request that is under way finds none for its tokens (ACCOUNT-39, ACCOUNT-40).
  api.delete<{ Params: { membershipNumber: string } }>('/:membershipNumber', async ({ params }, reply) => {
    if (!/^\d{14}$/.test(params.membershipNumber)) {
      return refuse(reply, 'IDENTITY_BAD_REQUEST', 'A membership number has 14 digits.');
    }
    const subject = await inTransaction(db, async (trx) => {
      const deleted = await deleteAccount(trx, params.membershipNumber);
      if (deleted !== undefined) await deleteArtifactsOf(trx, deleted);
      return deleted;
    });
    return subject === undefined
      ? refuse(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.')
      : reply.status(204).send();
  });
}
