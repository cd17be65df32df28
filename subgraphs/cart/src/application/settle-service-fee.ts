import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../domain/command.ts';
import { createServiceFeeUnavailable } from '../domain/failure.ts';
import { isServiceFeeSettled } from '../domain/service-fee.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, expectFailure } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

const failures = ['ServiceFeeUnavailable', 'CartNotFound', 'CartBusy', 'CartLockedByPayment'] as const;

/**
 * Adds the service fee when it is due and missing, or removes one that is not due, in several attempts as configured
 * (DELIVERY-112, DELIVERY-115, DELIVERY-116). It waits between attempts outside the cart's queue, so that other commands go
 * on meanwhile.
 */
export async function settleServiceFee(request: CartRequest): Promise<CartResult<(typeof failures)[number]>> {
  const { carts, rules } = request;
  const { isRetrySuggested, waitsSeconds } = rules.serviceFeeRetries;
  const options = createExecuteOptions(request);
  const cart = await carts.load(options.shopper);
  if (cart && isServiceFeeSettled(cart, rules.serviceFee)) return { cart };
  for (const seconds of [0, ...waitsSeconds]) {
    await sleep(seconds * 1_000);
    const outcome = await submitCommand(createSettleCommand(), options, request);
    if (outcome.kind === 'failed') return expectFailure(outcome.failure, failures);
    if (isServiceFeeSettled(outcome.cart, rules.serviceFee)) return { cart: outcome.cart };
  }
  return createServiceFeeUnavailable(isRetrySuggested);
}

/** Each attempt is a separate command. Its effect depends on the cart alone, so that repeating it is harmless. */
const createSettleCommand = (): Command => ({ id: randomUUID(), bodyHash: 'settle', change: { kind: 'settle' } });
