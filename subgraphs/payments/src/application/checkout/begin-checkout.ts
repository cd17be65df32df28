import { randomUUID } from 'node:crypto';
import type { Attempt } from '../../domain/attempt.ts';
import { isReadyForCheckout, needsWindow } from '../../domain/cart.ts';
import {
  type CartNotReady,
  type CheckoutInProgress,
  cartNotReady,
  type DeliveryWindowNeeded,
  deliveryWindowNeeded,
  type IdempotencyConflict,
} from '../../domain/failure.ts';
import { createCartSubject } from '../../domain/subject.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import { createOrderNumber } from './create-order-number.ts';
import { findOwnCart } from './find-own-cart.ts';
import type { SagaSettings } from './settings.ts';

export interface BeginCheckoutInput {
  readonly idempotencyKey: string;
  readonly cartId: string;
}

export type BeginCheckoutResult =
  | { readonly type: 'BeginCheckoutSuccess'; readonly attempt: Attempt }
  | CheckoutInProgress
  | CartNotReady
  | DeliveryWindowNeeded
  | IdempotencyConflict;

export interface BeginCheckoutDependencies {
  readonly attempts: AttemptRepository;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'getWindowRules'>;
}

/**
 * Opens an attempt for the shopper's own cart, or finds the one of this key (CHECKOUT-21). Nothing is locked or
 * charged.
 */
export async function beginCheckout(
  { attempts, ports, settings }: BeginCheckoutDependencies,
  shopper: Shopper,
  input: BeginCheckoutInput,
): Promise<BeginCheckoutResult> {
  const known = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (known) return replayResult(known, input);

  const own = await findOwnCart(ports, shopper, input.cartId);
  if (!own || !isReadyForCheckout(own.cart)) return cartNotReady;
  const { cart, customer } = own;
  if (needsWindow(cart, settings.getWindowRules(shopper.market), new Date())) return deliveryWindowNeeded;

  const id = randomUUID();
  const attempt = await attempts.open({
    id,
    owner: shopper.owner,
    idempotencyKey: input.idempotencyKey,
    purpose: 'ORDER',
    market: shopper.market,
    language: shopper.language,
    subject: createCartSubject(cart.id),
    cartId: cart.id,
    amount: cart.total,
    orderNumber: createOrderNumber(shopper.market, new Date()),
    paymentKey: `checkout-${id}`,
    facts: customer
      ? { customerId: customer.id, email: customer.email, membershipNumber: shopper.membershipNumber }
      : {},
  });
  if (attempt) return { type: 'BeginCheckoutSuccess', attempt };

  const same = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (same) return replayResult(same, input);
  // Another attempt holds the cart; only its owner receives it (CHECKOUT-24).
  const holder = await attempts.findHolder(createCartSubject(cart.id));
  return {
    type: 'CheckoutInProgress',
    code: 'CHECKOUT_IN_PROGRESS',
    attempt: holder?.owner === shopper.owner ? holder : undefined,
  };
}

/** A key that was used for something else is a conflict (CHECKOUT-22). */
function replayResult(known: Attempt, input: BeginCheckoutInput): BeginCheckoutResult {
  const isSame = known.cartId === input.cartId && known.purpose === 'ORDER';
  return isSame
    ? { type: 'BeginCheckoutSuccess', attempt: known }
    : { type: 'IdempotencyConflict', code: 'IDEMPOTENCY_CONFLICT' };
}
