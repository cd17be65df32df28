import type { PaymentTries } from '../store/payment-tries.ts';
import { addressKey } from './address-key.ts';
import type { Checkout, PlaceResult } from './checkout.ts';
import type { PlaceInput } from './place.ts';
import type { Shopper } from './shopper.ts';

/** Too many payment tries of the shopper, their address or the cart; nothing was sent to the bank (PAYMENTS-60). */
export interface TooManyTries {
  readonly type: 'TooManyTries';
  readonly retryAfterSeconds: number;
}

/** The checkout with the limit on payment tries. */
export interface LimitedCheckout extends Omit<Checkout, 'place'> {
  place(shopper: Shopper, input: PlaceInput): Promise<PlaceResult | TooManyTries>;
}

/**
 * Counts the placings of open attempts; others ask for no money. Outcomes come from the attempt itself, so that a decline
 * that is known later counts too.
 */
export function limitPlacing(checkout: Checkout, tries: PaymentTries): LimitedCheckout {
  return {
    ...checkout,
    async place(shopper, input) {
      const attempt = await checkout.find(shopper, input.attemptId);
      if (attempt?.status !== 'OPEN') return checkout.place(shopper, input);
      const admission = await tries.admit({
        shopper: shopper.owner,
        address: addressKey(shopper.clientIp),
        cart: attempt.cartId,
        attempt: { id: attempt.id, tryNumber: attempt.tries + 1 },
      });
      if (admission.type === 'TooManyTries') return admission;
      const result = await checkout.place(shopper, input);
      // Refused before the attempt was begun: the bank was not asked.
      if (result.type !== 'Placed') await tries.settle(admission.tryId, 'NOT_DECLINED');
      return result;
    },
  };
}
