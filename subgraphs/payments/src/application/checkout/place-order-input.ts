import type { Money } from '@tarima/markets/money';
import type { CaptchaAnswer } from '@tarima/service-kit/captcha/captcha';
import type { Device } from '../../domain/device.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';

/** What a shopper places an attempt with. */
export interface PlaceOrderInput {
  readonly attemptId: string;
  /** Identifies the request: copies of it have the same id (CHECKOUT-455). */
  readonly commandId?: string | undefined;
  readonly method: PaymentMethod;
  readonly card?:
    | { readonly encryptedCard: string; readonly keyId: string; readonly holderName: string; readonly save: boolean }
    | undefined;
  readonly savedCardId?: string | undefined;
  readonly device?: Device | undefined;
  readonly acceptsTerms: boolean;
  readonly identityDocument?: string | undefined;
  readonly email?: string | undefined;
  readonly membershipNumber?: string | undefined;
  readonly expectedTotal: Money;
  /** The answer to the captcha, where one is needed (PAYMENTS-63). */
  readonly captcha?: CaptchaAnswer | undefined;
}
