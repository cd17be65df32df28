import type { AttemptRepository } from '../repositories.ts';
import type { LimitedCheckout } from './limit-place-order.ts';

type Result = Awaited<ReturnType<LimitedCheckout['place']>>;

/** Results of an attempt that is not open: they are the same for each copy of a request. */
const otherResults: ReadonlySet<Result['type']> = new Set([
  'PlaceOrderSuccess',
  'AttemptNotFound',
  'AttemptNotOpen',
  'IdempotencyConflict',
]);

/**
 * Closes the command of a refused `placeOrder` before the refusal is returned: a copy of the request that arrives later, or
 * that is still being checked, cannot begin a payment after the shopper was told that nothing was charged (CHECKOUT-455). When
 * a payment has begun meanwhile, its result is returned instead of the refusal.
 */
export function closeRefusedCommands(
  checkout: LimitedCheckout,
  attempts: Pick<AttemptRepository, 'closeCommand'>,
): LimitedCheckout {
  return {
    ...checkout,
    async place(shopper, input) {
      const { attemptId, commandId } = input;
      let result = await checkout.place(shopper, input);
      if (commandId === undefined) return result;
      while (!otherResults.has(result.type) && !(await attempts.closeCommand(attemptId, commandId))) {
        result = await checkout.place(shopper, input);
      }
      return result;
    },
  };
}
