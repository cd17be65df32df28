import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { Cart } from '../domain/cart.ts';
import { type FailureOf, nothingToMerge } from '../domain/failure.ts';
import { toShopperKey } from '../domain/shopper.ts';
import type { CartRequest } from './cart-request.ts';
import { expectFailure } from './commands/outcome.ts';
import { createExecuteOptions } from './commands/submit-command.ts';
import { checkClub } from './delivery/choose-delivery.ts';
import { updateDelivery } from './delivery/update-delivery.ts';
import { claimGuestCarts } from './merge/claim-guest-carts.ts';
import { type MergeChoice, mergeGuestCart } from './merge/merge-guest-cart.ts';
import { findFormerGuest } from './shopper.ts';

const failures = [
  'NothingToMerge',
  'LineLimitExceeded',
  'ProductUnavailable',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/**
 * Merges the guest's cart and the member's after sign-in. `cart` is null when the member has no active cart after it.
 * @throws GraphQLError `BAD_USER_INPUT` for a club that does not belong to the market or accepts no online orders
 */
export async function mergeCarts(
  choice: MergeChoice,
  request: CartRequest,
): Promise<{ readonly cart: Cart | null } | FailureOf<(typeof failures)[number]>> {
  const { identity, locale, queue } = request;
  const options = createExecuteOptions(request);
  if (choice.clubKey !== null && (await checkClub(choice.clubKey, locale.market, request))) {
    throw createBadUserInputError('clubKey must be the key of a club of this market that accepts online orders.');
  }
  const guest = findFormerGuest(identity, locale);
  if (!guest) return nothingToMerge;
  // The guest session ends after a success: no cart may remain with the guest (MERGE-59, MERGE-61).
  const claimFailure = await claimGuestCarts(guest, options, queue);
  if (claimFailure) return expectFailure(claimFailure, failures);
  const outcome = await queue.runExclusive(toShopperKey(options.shopper), async () => {
    const merged = await mergeGuestCart(choice, guest, options);
    if (merged.kind === 'failed' || !merged.cart) return merged;
    return { kind: 'done' as const, cart: await updateDelivery(merged.cart, options, request) };
  });
  return outcome.kind === 'failed' ? expectFailure(outcome.failure, failures) : { cart: outcome.cart };
}
