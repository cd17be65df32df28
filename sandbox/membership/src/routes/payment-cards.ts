import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { addPaymentCard } from '../store/payment-cards.ts';
import { paymentCardSchema, type paymentCardsResponseSchema } from '../wire/account.ts';
import type { MembershipRoute } from './memberships.ts';
import { loadMembership, parseInput } from './parse-input.ts';

/** Adds a payment card to the account of a membership: the token of the payments API, never a card number. */
export function registerPaymentCardRoutes(api: FastifyInstance, { db }: ApiContext): void {
  api.post<MembershipRoute>(
    '/memberships/:membershipId/payment-cards',
    async ({ params, body }): Promise<z.output<typeof paymentCardsResponseSchema>> => {
      const { account } = await loadMembership(db, params.membershipId);
      const { cardToken, brand, lastFour, expiry } = parseInput(paymentCardSchema, body);
      const cards = await addPaymentCard(db, {
        account_id: account.account_id,
        card_token: cardToken,
        brand,
        last_four: lastFour,
        expiry,
      });
      return {
        paymentCards: cards.map((card) => ({
          cardToken: card.card_token,
          brand: card.brand,
          lastFour: card.last_four,
          expiry: card.expiry,
        })),
      };
    },
  );
}
