import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { addApiKeyCheck, sendError } from './api-key.ts';
import { deleteAccount } from './store/accounts.ts';
import { deleteSubjectArtifacts } from './store/artifacts.ts';
import type { IdentityTables } from './store/tables.ts';

export interface IdentityRouteOptions {
  readonly db: Kysely<IdentityTables>;
  readonly apiKey: string;
}

/**
 * The user identity API, with which the club's own services manage the digital identity of a membership. Only they have
 * its key, and the calling service has verified the membership's owner.
 */
export async function registerIdentityRoutes(
  api: FastifyInstance,
  { db, apiKey }: IdentityRouteOptions,
): Promise<void> {
  addApiKeyCheck(api, apiKey);

  // The account is deleted first, so that a concurrent request finds none for its tokens (ACCOUNT-39, ACCOUNT-40).
  api.delete<{ Params: { membershipNumber: string } }>('/:membershipNumber', async ({ params }, reply) => {
    if (!/^\d{14}$/.test(params.membershipNumber)) {
      return sendError(reply, 'IDENTITY_BAD_REQUEST', 'A membership number has 14 digits.');
    }
    const subject = await inTransaction(db, async (trx) => {
      const deleted = await deleteAccount(trx, params.membershipNumber);
      if (deleted !== undefined) await deleteSubjectArtifacts(trx, deleted);
      return deleted;
    });
    return subject === undefined
      ? sendError(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.')
      : reply.status(204).send();
  });
}
