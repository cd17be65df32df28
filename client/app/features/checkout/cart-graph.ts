import type { ApolloClient } from '@apollo/client';
import { getData } from '../../apollo/get-data.ts';
import { BeginCheckoutDocument, CartHolderDocument } from './checkout.gen.ts';
import type { SubjectGraph } from './payment.ts';

/** The calls that pay for a cart. */
export const createCartGraph = (client: ApolloClient, cartId: string): SubjectGraph => ({
  async begin(idempotencyKey) {
    const variables = { input: { cartId, idempotencyKey } };
    return getData(await client.mutate({ mutation: BeginCheckoutDocument, variables })).beginCheckout;
  },

  async findLockingAttempt() {
    const { cart } = getData(await client.query({ query: CartHolderDocument, fetchPolicy: 'no-cache' }));
    return cart?.attemptId ?? null;
  },
});
