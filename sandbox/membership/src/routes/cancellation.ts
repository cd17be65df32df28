import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { lockMembership } from '../store/memberships.ts';
import { cancellationRequestSchema, type cancellationResponseSchema } from '../wire/account.ts';
import { parseInput, requireMembership } from './parse-input.ts';

/**
 * Cancels the account of a membership with all its cards, once: a repetition changes nothing. Only the holder of the
 * first card can cancel, and the service desk handles blocked accounts.
 */
export function registerCancellationRoutes(api: FastifyInstance, { db }: ApiContext): void {
  api.post('/memberships/cancellation', async ({ body }): Promise<z.output<typeof cancellationResponseSchema>> => {
    const { membership } = parseInput(cancellationRequestSchema, body);
    await inTransaction(db, async (trx) => {
      const { account, card } = requireMembership(await lockMembership(trx, membership));
      if (!card.is_primary) {
        throw new MembershipError(422, 'SECONDARY_CARD', 'Only the holder of the first card can cancel.');
      }
      if (account.status === 'BLOCKED') throw new MembershipError(422, 'MEMBERSHIP_BLOCKED', 'The account is blocked.');
      await trx
        .updateTable('account')
        .set({ status: 'CANCELLED' })
        .where('account_id', '=', account.account_id)
        .execute();
    });
    return { membership, accountStatusCode: 'CANCELLED' };
  });
}
