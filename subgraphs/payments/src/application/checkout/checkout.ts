import type { Logger } from '@tarima/service-kit/logger';
import type { Throttle } from '@tarima/service-kit/throttle';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { Attempt } from '../../domain/attempt.ts';
import type { PaymentReturnNotFound } from '../../domain/failure.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import { createAttemptWaiter } from './attempt-waiter.ts';
import { type BeginCheckoutInput, type BeginCheckoutResult, beginCheckout } from './begin-checkout.ts';
import { type BeginMembershipInput, type BeginMembershipResult, beginMembership } from './begin-membership.ts';
import { type CancelCheckoutResult, cancelCheckout } from './cancel-checkout.ts';
import type { CaptchaGuard } from './captcha-guard.ts';
import { type CartTaxesResult, getCartTaxes } from './get-cart-taxes.ts';
import { getPaymentOptions, type PaymentOptions, type PaymentSubject } from './get-payment-options.ts';
import { type PlaceOrderResult, placeOrder } from './place-order.ts';
import type { PlaceOrderInput } from './place-order-input.ts';
import {
  type PaymentReturnRecorded,
  type ReadReturn,
  type RecordPaymentReturnInput,
  recordPaymentReturn,
} from './record-payment-return.ts';
import type { Runner } from './runner.ts';
import type { SagaSettings } from './settings.ts';
import { type SubmitDeviceDataInput, type SubmitDeviceDataResult, submitDeviceData } from './submit-device-data.ts';

/** The use cases of attempts. Another shopper's attempt does not exist (CHECKOUT-27). */
export interface Checkout {
  find(shopper: Shopper, attemptId: string): Promise<Attempt | undefined>;
  begin(shopper: Shopper, input: BeginCheckoutInput): Promise<BeginCheckoutResult>;
  beginMembership(shopper: Shopper, input: BeginMembershipInput): Promise<BeginMembershipResult>;
  place(shopper: Shopper, input: PlaceOrderInput): Promise<PlaceOrderResult>;
  submitDeviceData(shopper: Shopper, input: SubmitDeviceDataInput): Promise<SubmitDeviceDataResult>;
  /** Needs no shopper: the state in the input is the capability. */
  recordReturn(input: RecordPaymentReturnInput): Promise<PaymentReturnRecorded | PaymentReturnNotFound>;
  cancel(shopper: Shopper, attemptId: string, commandId?: string): Promise<CancelCheckoutResult>;
  getPaymentOptions(shopper: Shopper, subject: PaymentSubject): Promise<PaymentOptions>;
  getCartTaxes(shopper: Shopper, cartId: string): Promise<CartTaxesResult>;
}

export interface CheckoutOptions {
  readonly attempts: AttemptRepository;
  readonly runner: Runner;
  readonly ports: Ports;
  readonly settings: Pick<
    SagaSettings,
    | 'getWindowRules'
    | 'getCardTypes'
    | 'isMembershipSold'
    | 'getPasswordPolicy'
    | 'getMembershipRules'
    | 'getInvoiceRules'
  >;
  /** Limits registrations. */
  readonly throttle: Pick<Throttle, 'admit'>;
  readonly captcha: Pick<CaptchaGuard, 'isNeededToRegister' | 'verifyRegistration'>;
  readonly readReturn: ReadReturn;
  /** How long a response waits for the saga; afterwards the attempt is still `PROCESSING` and can be read. */
  readonly waitTimeoutMs: number;
  readonly logger: Logger;
}

export function createCheckout({ waitTimeoutMs, ...options }: CheckoutOptions): Checkout {
  const { attempts, runner } = options;
  const dependencies = { ...options, waiter: createAttemptWaiter(attempts, runner, waitTimeoutMs) };
  return {
    find: (shopper, attemptId) => attempts.find(shopper.owner, attemptId),
    // Begins nothing while the cart cannot be read (CHECKOUT-70).
    begin: (shopper, input) => mapUpstreamErrors(beginCheckout(dependencies, shopper, input)),
    beginMembership: (shopper, input) => mapUpstreamErrors(beginMembership(dependencies, shopper, input)),
    place: (shopper, input) => placeOrder(dependencies, shopper, input),
    submitDeviceData: (shopper, input) => submitDeviceData(dependencies, shopper, input),
    recordReturn: (input) => recordPaymentReturn(dependencies, input),
    getPaymentOptions: (shopper, subject) => mapUpstreamErrors(getPaymentOptions(dependencies, shopper, subject)),
    getCartTaxes: (shopper, cartId) => mapUpstreamErrors(getCartTaxes(dependencies, shopper, cartId)),
    cancel: (shopper, attemptId, commandId) =>
      mapUpstreamErrors(cancelCheckout(dependencies, shopper, attemptId, commandId), { timeout: 'UPSTREAM_TIMEOUT' }),
  };
}
