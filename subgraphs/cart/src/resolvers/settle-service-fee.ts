import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../domain/command.ts';
import { isServiceFeeSettled } from '../domain/service-fee.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireShopper } from '../shopper.ts';
import { submit } from './submit.ts';

const expected = ['SERVICE_FEE_UNAVAILABLE', 'CART_NOT_FOUND', 'CART_BUSY', 'CART_LOCKED_BY_PAYMENT'] as const;

/** Waits between the tries outside the shopper's lane: other changes of the cart go on meanwhile. */
export const settleServiceFee: MutationResolvers['settleServiceFee'] = async (_parent, _arguments, context) => {
  const { carts, identity, locale, rules } = context;
  // As configured (DELIVERY-112, DELIVERY-115, DELIVERY-116).
  const { asksShopper, waitsSeconds } = rules.serviceFeeRetries;
  const known = await carts.load(requireShopper(identity, locale));
  if (known && isServiceFeeSettled(known, rules.serviceFee)) {
    return { __typename: 'SettleServiceFeeSuccess', cart: known };
  }
  for (const seconds of [0, ...waitsSeconds]) {
    await sleep(seconds * 1_000);
    const outcome = await submit(settling(), context);
    if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, locale.language);
    if (isServiceFeeSettled(outcome.cart, rules.serviceFee)) {
      return { __typename: 'SettleServiceFeeSuccess', cart: outcome.cart };
    }
  }
  return failureResult({ code: 'SERVICE_FEE_UNAVAILABLE', asksToRetry: asksShopper }, expected, locale.language);
};

/** Each try is a command of its own: what it does depends on the cart alone, so that a repeat is harmless. */
const settling = (): Command => ({ id: randomUUID(), bodyHash: 'settle', change: { kind: 'settle' } });
