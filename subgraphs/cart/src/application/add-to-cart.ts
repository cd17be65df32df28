import { isSku } from '@tarima/markets/sku';
import type { Cart, CartLine } from '../domain/cart.ts';
import type { LogEntry } from '../domain/command-log.ts';
import { commandConflict, type FailureOf, productUnavailable } from '../domain/failure.ts';
import { checkQuantity } from '../domain/quantity.ts';
import type { CartRequest } from './cart-request.ts';
import { expectFailure } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';
import { applyChosenAddress } from './delivery/apply-chosen-address.ts';
import { checkClub } from './delivery/choose-delivery.ts';

export interface AddToCart extends LogEntry {
  readonly sku: string;
  readonly quantity: number;
  /** The chosen club; null keeps the cart's club. */
  readonly clubKey: string | null;
  /** The saved address that was chosen before there was a cart; null without one. */
  readonly addressId: string | null;
}

const failures = [
  'InvalidQuantity',
  'QuantityLimitExceeded',
  'LineLimitExceeded',
  'OutOfStock',
  'ProductUnavailable',
  'ClubUnavailable',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/** Adds a product to the caller's cart, and creates the cart with its first line. */
export async function addToCart(
  { id, bodyHash, sku, quantity, clubKey, addressId }: AddToCart,
  request: CartRequest,
): Promise<{ readonly cart: Cart; readonly line: CartLine } | FailureOf<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const quantityFailure = checkQuantity(quantity, request.rules);
  if (quantityFailure) return quantityFailure;
  // Only the store itself adds a fee, also where none is charged now (CART-15).
  if (!isSku(sku) || request.isTechnicalSku(sku)) return productUnavailable;
  const clubFailure = clubKey === null ? undefined : await checkClub(clubKey, options.shopper.market, request);
  if (clubFailure) return clubFailure;

  const command = { id, bodyHash, change: { kind: 'add', sku, quantity, clubKey } } as const;
  const outcome = await submitCommand(command, options, request);
  if (outcome.kind === 'failed') return expectFailure(outcome.failure, failures);
  const cart = await applyChosenAddress(outcome.cart, addressId, command, options, request);
  const line = cart.lines.find((candidate) => candidate.sku === sku);
  // A replay of a command whose line was removed since: it is not carried out again, and there is no line to return.
  return line ? { cart, line } : commandConflict;
}
