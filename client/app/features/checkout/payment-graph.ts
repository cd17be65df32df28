import type { ApolloClient } from '@apollo/client';
import type { PlaceOrderInput } from '../../apollo/schema-types.gen.ts';
import { type CardForm, newCard, sealCard } from '../cards/index.ts';
import {
  BeginCheckoutDocument,
  CancelCheckoutDocument,
  CartHolderDocument,
  CheckoutAttemptDocument,
  CompleteChallengeDocument,
  PlaceOrderDocument,
} from './checkout.gen.ts';
import type { GuestDetails } from './guest-details.ts';
import type { Money, PaymentGraph } from './pay.ts';

/** What the shopper pays with, and what they saw. */
export interface PaymentOrder {
  readonly form: CardForm;
  readonly guest: GuestDetails | undefined;
  readonly total: Money;
  /** The shop's own page to which the bank sends the shopper back. */
  readonly returnUrlOf: (attemptId: string) => string;
}

function dataOf<Data>(result: { data?: Data | null | undefined }): Data {
  if (!result.data) throw new Error('The graph gave no answer');
  return result.data;
}

/** The payment's calls over Apollo Client; nothing of a card is kept in its cache. */
export function paymentGraph(client: ApolloClient, order?: PaymentOrder): PaymentGraph {
  return {
    async begin(cartId, idempotencyKey) {
      const variables = { input: { cartId, idempotencyKey } };
      return dataOf(await client.mutate({ mutation: BeginCheckoutDocument, variables })).beginCheckout;
    },

    async place(attemptId) {
      if (!order) throw new Error('There is nothing to pay with');
      const { form, guest, total, returnUrlOf } = order;
      const input: PlaceOrderInput = {
        attemptId,
        expectedTotal: { centAmount: total.centAmount, currency: total.currency },
        returnUrl: returnUrlOf(attemptId),
        ...(form.cardId === newCard
          ? { card: { ...(await sealCard(client, form, attemptId)), save: form.save } }
          : { savedCardId: form.cardId }),
        ...guest,
      };
      const result = await client.mutate({
        mutation: PlaceOrderDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      return dataOf(result).placeOrder;
    },

    async findAttempt(id) {
      const options = { query: CheckoutAttemptDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
      return dataOf(await client.query(options)).checkoutAttempt;
    },

    async completeChallenge(input) {
      const result = await client.mutate({ mutation: CompleteChallengeDocument, variables: { input } });
      return dataOf(result).completeChallenge;
    },

    async findHolder() {
      const { cart } = dataOf(await client.query({ query: CartHolderDocument, fetchPolicy: 'no-cache' }));
      return cart?.attemptId ?? null;
    },

    async cancel(attemptId) {
      const variables = { input: { attemptId } };
      return dataOf(await client.mutate({ mutation: CancelCheckoutDocument, variables })).cancelCheckout;
    },
  };
}
