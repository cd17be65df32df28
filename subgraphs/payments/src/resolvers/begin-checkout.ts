import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { beginResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';

const keyPattern = /^[\w-]{8,64}$/;

export const beginCheckout: MutationResolvers['beginCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!keyPattern.test(input.idempotencyKey)) throw badUserInput('idempotencyKey must be a UUID.');
  if (input.purpose !== 'ORDER') throw badUserInput('Only ORDER is paid for with a cartId.');
  if (!shopper) return beginResult({ type: 'CartNotReady' }, language);
  const { idempotencyKey, purpose, cartId } = input;
  return beginResult(await checkout.begin(shopper, { idempotencyKey, purpose, cartId }), language);
};
