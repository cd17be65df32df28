import type { ApolloClient } from '@apollo/client';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { PlaceOrderInput } from '../../apollo/schema-types.gen.ts';
import { type CardForm, createCardId, encryptCardForm } from '../cards/index.ts';
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

/** The card, the guest details and the total that the shopper confirmed. */
export interface PaymentOrder {
  readonly form: CardForm;
  readonly guest: GuestDetails | undefined;
  readonly total: Money;
  /** URL of the shop page to which the bank redirects after a challenge. */
  readonly returnUrlOf: (attemptId: string) => string;
}

function dataOf<Data>(result: { data?: Data | null | undefined }): Data {
  if (!result.data) throw new Error('The response has no data');
  return result.data;
}

/** The API calls of a payment over Apollo Client; card data is not written to its cache. */
export function createPaymentGraph(client: ApolloClient, order?: PaymentOrder): PaymentGraph {
  return {
    async begin(cartId, idempotencyKey) {
      const variables = { input: { cartId, idempotencyKey } };
      return dataOf(await client.mutate({ mutation: BeginCheckoutDocument, variables })).beginCheckout;
    },

    async place(attemptId) {
      if (!order) throw new Error('The payment has no order');
      const { form, guest, total, returnUrlOf } = order;
      const input: PlaceOrderInput = {
        attemptId,
        expectedTotal: { centAmount: total.centAmount, currency: total.currency },
        returnUrl: returnUrlOf(attemptId),
        ...(form.cardId === createCardId
          ? { card: { ...(await encryptCardForm(client, form, attemptId)), save: form.save } }
          : { savedCardId: form.cardId }),
        ...guest,
      };
      const result = await client.mutate({
        mutation: PlaceOrderDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
        context: handlesFailureInPlace,
      });
      return dataOf(result).placeOrder;
    },

    async findAttempt(id) {
      const options = { query: CheckoutAttemptDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
      return dataOf(await client.query(options)).checkoutAttempt;
    },

    async completeChallenge(input) {
      const result = await client.mutate({
        mutation: CompleteChallengeDocument,
        variables: { input },
        context: handlesFailureInPlace,
      });
      return dataOf(result).completeChallenge;
    },

    async findLockingAttempt() {
      const { cart } = dataOf(await client.query({ query: CartHolderDocument, fetchPolicy: 'no-cache' }));
      return cart?.attemptId ?? null;
    },

    async cancel(attemptId) {
      const variables = { input: { attemptId } };
      return dataOf(await client.mutate({ mutation: CancelCheckoutDocument, variables })).cancelCheckout;
    },
  };
}
