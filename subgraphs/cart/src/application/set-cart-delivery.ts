import type { Command } from '../domain/command.ts';
import type { LogEntry } from '../domain/command-log.ts';
import { toShopperKey } from '../domain/shopper.ts';
import type { CartRequest } from './cart-request.ts';
import { type ExecuteOptions, executeCommand } from './commands/execute-commands.ts';
import { type CartResult, type Outcome, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions } from './commands/submit-command.ts';
import { chooseHomeDelivery, choosePickup } from './delivery/choose-delivery.ts';
import { releaseCapacityHold } from './delivery/release-capacity-hold.ts';
import { updateDelivery } from './delivery/update-delivery.ts';

export interface SetCartDelivery extends LogEntry {
  readonly delivery:
    | { readonly method: 'PICK_UP_IN_CLUB'; readonly clubKey: string }
    | { readonly method: 'DELIVERY'; readonly addressId: string; readonly shippingMethodKey: string | null };
  /** Reduces lines to the club's stock. */
  readonly fitToStock: boolean;
}

const failures = [
  'ProductUnavailable',
  'ClubUnavailable',
  'DeliveryUnavailable',
  'CartNotFound',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/** Chooses pickup at a club, or delivery to one of the member's saved addresses. */
export async function setCartDelivery(
  { id, bodyHash, delivery, fitToStock }: SetCartDelivery,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const { market } = options.shopper;
  const choice =
    delivery.method === 'PICK_UP_IN_CLUB'
      ? await choosePickup(delivery.clubKey, market, request)
      : await chooseHomeDelivery(
          delivery.addressId,
          market,
          request,
          delivery.shippingMethodKey === null ? undefined : { key: delivery.shippingMethodKey },
        );
  if ('code' in choice) return choice;
  const command = { id, bodyHash, change: { kind: 'deliver', choice, fitToStock } } as const;
  const outcome = await request.queue.runExclusive(toShopperKey(options.shopper), () =>
    changeDelivery(command, options, request),
  );
  return toCartResult(outcome, failures);
}

/**
 * Carries out the choice, and releases the capacity hold of the previous window. Runs alone in the cart's queue: the hold of
 * a window that is chosen next is made after this release.
 */
async function changeDelivery(command: Command, options: ExecuteOptions, request: CartRequest): Promise<Outcome> {
  const previous = await options.store.find(options.shopper);
  const outcome = await executeCommand(command, { ...options, latest: previous });
  if (outcome.kind === 'failed') return outcome;
  const { cart } = outcome;
  if (previous?.delivery?.window && !cart.delivery?.window) await releaseCapacityHold(cart.id, request);
  return { kind: 'done', cart: await updateDelivery(cart, options, request) };
}
