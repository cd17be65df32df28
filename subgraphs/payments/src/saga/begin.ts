import { randomBytes, randomUUID } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';
import type { Attempt, CheckoutPurpose } from '../domain/attempt.ts';
import { isReadyForCheckout, lacksWindow } from '../domain/cart.ts';
import type { Attempts } from '../store/attempts.ts';
import { findOwnCart } from './own-cart.ts';
import type { Shopper } from './shopper.ts';
import type { Ports, SagaSettings } from './step.ts';

export interface BeginInput {
  readonly idempotencyKey: string;
  readonly purpose: CheckoutPurpose;
  readonly cartId: string;
}

export type BeginResult =
  | { readonly type: 'BeginCheckoutSuccess'; readonly attempt: Attempt }
  | { readonly type: 'CheckoutInProgress'; readonly attempt: Attempt | undefined }
  | { readonly type: 'CartNotReady' }
  | { readonly type: 'DeliveryWindowNeeded' }
  | { readonly type: 'IdempotencyConflict' };

/**
 * Opens an attempt for the shopper's own cart, or finds the one of this key (CHECKOUT-21). Nothing is locked or
 * charged.
 */
export async function beginCheckout(
  { attempts, ports, settings }: { attempts: Attempts; ports: Ports; settings: Pick<SagaSettings, 'isWindowRequired'> },
  shopper: Shopper,
  input: BeginInput,
): Promise<BeginResult> {
  const known = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (known) return again(known, input);

  const own = await findOwnCart(ports, shopper, input.cartId);
  if (!own || !isReadyForCheckout(own.cart)) return { type: 'CartNotReady' };
  const { cart, customer } = own;
  if (lacksWindow(cart, settings.isWindowRequired(shopper.market))) return { type: 'DeliveryWindowNeeded' };

  const id = randomUUID();
  const attempt = await attempts.open({
    id,
    owner: shopper.owner,
    idempotencyKey: input.idempotencyKey,
    purpose: input.purpose,
    market: shopper.market,
    language: shopper.language,
    cartId: cart.id,
    amount: cart.total,
    orderNumber: newOrderNumber(shopper.market, new Date()),
    paymentKey: `checkout-${id}`,
    facts: customer
      ? { customerId: customer.id, email: customer.email, membershipNumber: shopper.membershipNumber }
      : {},
  });
  if (attempt) return { type: 'BeginCheckoutSuccess', attempt };

  const same = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (same) return again(same, input);
  // Another attempt holds the cart; only its owner is told which (CHECKOUT-24).
  const holder = await attempts.findHolder(cart.id);
  return { type: 'CheckoutInProgress', attempt: holder?.owner === shopper.owner ? holder : undefined };
}

/** A key that was used for something else is a conflict (CHECKOUT-22). */
function again(known: Attempt, input: BeginInput): BeginResult {
  const isSame = known.cartId === input.cartId && known.purpose === input.purpose;
  return isSame ? { type: 'BeginCheckoutSuccess', attempt: known } : { type: 'IdempotencyConflict' };
}

/** Without I, L, O and U: people read order numbers to each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number as people can say it: market, date, eight characters out of 2^40, e.g. `CR-261120-7F3K9Q2M`. */
export function newOrderNumber(market: MarketCode, now: Date): string {
  const date = now.toISOString().slice(2, 10).replaceAll('-', '');
  const code = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${market}-${date}-${code}`;
}
