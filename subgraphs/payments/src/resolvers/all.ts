import type { Resolvers } from '../resolver-types.gen.ts';
import { beginCheckout } from './begin-checkout.ts';
import { CheckoutAttempt } from './CheckoutAttempt.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { completeChallenge } from './complete-challenge.ts';
import { placeOrder } from './place-order.ts';
import { Query } from './Query.ts';

export const resolvers = {
  Query,
  Mutation: { beginCheckout, placeOrder, completeChallenge, cancelCheckout },
  CheckoutAttempt,
} satisfies Resolvers;
