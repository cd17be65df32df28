import type { LogEntry } from '../domain/command-log.ts';
import { toShopperKey } from '../domain/shopper.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions } from './commands/submit-command.ts';
import { updateDelivery } from './delivery/update-delivery.ts';
import { restoreArchivedCart } from './merge/restore-archived-cart.ts';

export interface RestoreCart extends LogEntry {
  /** The archived cart. */
  readonly cartId: string;
}

const failures = [
  'CartNotFound',
  'LineLimitExceeded',
  'ProductUnavailable',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/** Adds the lines of one of the caller's archived carts to the active cart. */
export async function restoreCart(
  { cartId, ...command }: RestoreCart,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const outcome = await request.queue.runExclusive(toShopperKey(options.shopper), async () => {
    const restored = await restoreArchivedCart(command, cartId, options);
    if (restored.kind === 'failed') return restored;
    return { kind: 'done' as const, cart: await updateDelivery(restored.cart, options, request) };
  });
  return toCartResult(outcome, failures);
}
