import { isSku } from '@tarima/markets/sku';
import type { ItemToAdd } from '../domain/command.ts';
import type { LogEntry } from '../domain/command-log.ts';
import { createLineLimitExceeded, productUnavailable } from '../domain/failure.ts';
import { checkQuantity } from '../domain/quantity.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, expectFailure } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';
import { applyChosenAddress } from './delivery/apply-chosen-address.ts';
import { checkClub } from './delivery/choose-delivery.ts';

export interface AddItemsToCart extends LogEntry {
  readonly items: readonly ItemToAdd[];
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

export type AddFailureType = (typeof failures)[number];

/** Adds products to the caller's cart, all of them or none, and creates the cart with its first lines (ORDERS-331). */
export async function addItemsToCart(
  { id, bodyHash, items, clubKey, addressId }: AddItemsToCart,
  request: CartRequest,
): Promise<CartResult<AddFailureType>> {
  const options = createExecuteOptions(request);
  const { rules } = request;
  for (const { sku, quantity } of items) {
    const quantityFailure = checkQuantity(quantity, rules);
    if (quantityFailure) return quantityFailure;
    // Only the store itself adds a fee, also where none is charged now (CART-15).
    if (!isSku(sku) || request.isTechnicalSku(sku)) return productUnavailable;
  }
  if (items.length > rules.maximumLines) return createLineLimitExceeded(rules.maximumLines);
  const clubFailure = clubKey === null ? undefined : await checkClub(clubKey, options.shopper.market, request);
  if (clubFailure) return clubFailure;

  const command = { id, bodyHash, change: { kind: 'add', items, clubKey } } as const;
  const outcome = await submitCommand(command, options, request);
  if (outcome.kind === 'failed') return expectFailure(outcome.failure, failures);
  return { cart: await applyChosenAddress(outcome.cart, addressId, command, options, request) };
}
