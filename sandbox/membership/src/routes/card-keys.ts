import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { codeParameters, deriveSecret, type ScanResult, scanCard } from '../card-codes.ts';
import { MembershipError } from '../errors.ts';
import { getBlockStatus } from '../responses.ts';
import { addCardKey, revokeCardKey } from '../store/card-keys.ts';
import type { Store } from '../store/tables.ts';
import { cardKeyIdSchema, cardKeyRequestSchema, type cardKeySchema, cardScanRequestSchema } from '../wire/card-keys.ts';
import { membershipIdSchema } from '../wire/common.ts';
import { loadMembership, parseInput } from './parse-input.ts';

export interface CardKeyRoutesOptions {
  readonly db: Store;
  /** Secret from which keys are derived. */
  readonly masterSecret: string;
  /** Maximum number of devices of a membership number. */
  readonly maximumKeys: number;
  readonly clock: () => Date;
}

/** Routes for the keys and codes of digital membership cards, as described in the OpenAPI document. */
export function registerCardKeyRoutes(api: FastifyInstance, options: CardKeyRoutesOptions): void {
  const { db, masterSecret, maximumKeys, clock } = options;

  api.post<{ Params: { membershipId: string } }>(
    '/memberships/:membershipId/card-keys',
    async ({ params, body }, reply): Promise<z.output<typeof cardKeySchema>> => {
      const membershipId = parseInput(membershipIdSchema, params.membershipId);
      const { deviceId } = parseInput(cardKeyRequestSchema, body);
      const blockStatus = getBlockStatus(await loadMembership(db, membershipId), clock());
      if (blockStatus) throw new MembershipError(409, 'MEMBERSHIP_NOT_ACTIVE', `The membership is ${blockStatus}.`);
      const key = await addCardKey(db, { membershipId, deviceId, maximumKeys, now: clock() });
      reply.status(201);
      return {
        keyId: key.key_id,
        secret: deriveSecret(masterSecret, key.key_id).toString('base64url'),
        ...codeParameters,
        issuedAt: key.issued_at.toISOString(),
      };
    },
  );

  api.delete<{ Params: { membershipId: string; keyId: string } }>(
    '/memberships/:membershipId/card-keys/:keyId',
    async ({ params }, reply) => {
      const membershipId = parseInput(membershipIdSchema, params.membershipId);
      await revokeCardKey(db, membershipId, parseInput(cardKeyIdSchema, params.keyId), clock());
      return reply.status(204).send();
    },
  );

  api.post('/card-scans', ({ body }): Promise<ScanResult> => {
    const { code } = parseInput(cardScanRequestSchema, body);
    return scanCard(db, code, { masterSecret, now: clock() });
  });
}
