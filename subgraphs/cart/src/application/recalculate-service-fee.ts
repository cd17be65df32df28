import { randomUUID } from 'node:crypto';
import { createServiceFeeUnavailable } from '../domain/failure.ts';
import { isServiceFeeUpToDate } from '../domain/service-fee.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, expectFailure } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

const failures = ['ServiceFeeUnavailable', 'CartNotFound', 'CartBusy', 'CartLockedByPayment'] as const;

/**
 * Adds the service fee when it is due and missing, or removes one that is not due, in one attempt (DELIVERY-111). Its
 * failure says when the caller tries again. The effect depends on the cart alone, so that repeating it is harmless.
 */
export async function recalculateServiceFee(request: CartRequest): Promise<CartResult<(typeof failures)[number]>> {
  const { carts, rules } = request;
  const options = createExecuteOptions(request);
  const cart = await carts.load(options.shopper);
  if (cart && isServiceFeeUpToDate(cart, rules.serviceFee)) return { cart };
  const command = {
    id: randomUUID(),
    bodyHash: 'recalculateServiceFee',
    change: { kind: 'recalculateServiceFee' },
  } as const;
  const outcome = await submitCommand(command, options, request);
  if (outcome.kind === 'failed') return expectFailure(outcome.failure, failures);
  if (isServiceFeeUpToDate(outcome.cart, rules.serviceFee)) return { cart: outcome.cart };
  return createServiceFeeUnavailable(rules.serviceFeeRetries);
}
