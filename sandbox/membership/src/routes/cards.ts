import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { membershipTypes } from '../../seeds/membership-types.ts';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { getBlockStatus, toCardResponse } from '../responses.ts';
import { insertCard, lockMembership, type Membership } from '../store/memberships.ts';
import { addCardRequestSchema, type cardsResponseSchema } from '../wire/account.ts';
import { membershipIdSchema } from '../wire/common.ts';
import type { MembershipRoute } from './memberships.ts';
import { loadMembership, parseInput, requireMembership } from './parse-input.ts';

/** Cards of the family: those of an account, and an additional one where the type allows it. */
export function registerCardRoutes(api: FastifyInstance, { db, clock }: ApiContext): void {
  api.get<MembershipRoute>('/memberships/:membershipId/cards', async ({ params }) =>
    toResponse(await loadMembership(db, params.membershipId)),
  );

  api.post<MembershipRoute>('/memberships/:membershipId/cards', async ({ params, body }, reply) => {
    const membershipId = parseInput(membershipIdSchema, params.membershipId);
    const card = parseInput(addCardRequestSchema, body);
    const added = await inTransaction(db, async (trx) => {
      const membership = requireMembership(await lockMembership(trx, membershipId));
      checkNewCard(membership, card, clock());
      await insertCard(trx, membership, card);
      return requireMembership(await lockMembership(trx, membershipId));
    });
    return reply.status(201).send(toResponse(added));
  });
}

/** @throws MembershipError 409, 422 */
function checkNewCard(membership: Membership, added: z.output<typeof addCardRequestSchema>, now: Date): void {
  const { account, card, cards } = membership;
  if (!card.is_primary) throw new MembershipError(422, 'SECONDARY_CARD', 'Only the first card can add cards.');
  if (getBlockStatus(membership, now))
    throw new MembershipError(422, 'MEMBERSHIP_BLOCKED', 'The membership is not valid.');
  const isHolder = cards.some(
    ({ first_name, last_name, birth_date, status }) =>
      status === 'ACTIVE' &&
      first_name === added.firstName &&
      last_name === added.lastName &&
      birth_date === added.birthDate,
  );
  if (isHolder) throw new MembershipError(409, 'CARD_EXISTS', 'The person has a card of the account.');
  if (countActive(membership) >= membershipTypes[account.membership_type].maximumCards) {
    throw new MembershipError(422, 'CARD_LIMIT_REACHED', 'The type of the membership allows no further card.');
  }
}

function countActive({ cards }: Membership): number {
  return cards.filter(({ status }) => status === 'ACTIVE').length;
}

function toResponse({ account, cards }: Membership): z.output<typeof cardsResponseSchema> {
  const { maximumCards } = membershipTypes[account.membership_type];
  return { cards: cards.map(toCardResponse), maximumCards };
}
