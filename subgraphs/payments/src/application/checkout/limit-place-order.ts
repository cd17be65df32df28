import { getAddressKey } from '@tarima/service-kit/throttle';
import type { CaptchaRequired, TooManyPaymentAttempts } from '../../domain/failure.ts';
import type { PaymentTryRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import { type CaptchaGuard, createCaptchaRequired } from './captcha-guard.ts';
import type { Checkout } from './checkout.ts';
import type { PlaceOrderResult } from './place-order.ts';
import type { PlaceOrderInput } from './place-order-input.ts';

/** The checkout with the limit on payment tries and the captcha. */
export interface LimitedCheckout extends Omit<Checkout, 'place'> {
  place(shopper: Shopper, input: PlaceOrderInput): Promise<PlaceOrderResult | TooManyPaymentAttempts | CaptchaRequired>;
}

/**
 * Counts each `placeOrder` of an open attempt; others do not request a payment. The outcome of a try is the attempt's own,
 * so that a decline that becomes known later counts too. A try with a wrong answer to a captcha counts as not declined; one
 * without an answer is not counted, because nothing was checked (PAYMENTS-304).
 */
export function limitPlaceOrder(
  checkout: Checkout,
  tries: PaymentTryRepository,
  captcha: CaptchaGuard,
): LimitedCheckout {
  return {
    ...checkout,
    async place(shopper, input) {
      const attempt = await checkout.find(shopper, input.attemptId);
      if (attempt?.status !== 'OPEN') return checkout.place(shopper, input);
      // The market of the attempt, because callers choose the market of a request.
      const payer = { ...shopper, market: attempt.market };
      const isCaptchaNeeded = await captcha.isNeeded(payer);
      if (isCaptchaNeeded && !input.captcha)
        return createCaptchaRequired('CAPTCHA_REQUIRED', await captcha.createChallenge(payer, attempt.subject));
      const admission = await tries.admit({
        shopper: shopper.owner,
        address: shopper.clientIp && getAddressKey(shopper.clientIp),
        cart: attempt.cartId ?? undefined,
        attempt: { id: attempt.id, tryNumber: attempt.tries + 1 },
      });
      if (admission.type === 'TooManyPaymentAttempts') return admission;
      if (isCaptchaNeeded && input.captcha) {
        const verdict = await captcha.verify(payer, attempt, input.captcha);
        if (verdict !== 'PASSED') {
          await tries.settle(admission.tryId, 'NOT_DECLINED');
          return verdict;
        }
      }
      const result = await checkout.place(shopper, input);
      // Refused before the run began: the bank received nothing.
      if (result.type !== 'PlaceOrderSuccess') await tries.settle(admission.tryId, 'NOT_DECLINED');
      return result;
    },
  };
}
