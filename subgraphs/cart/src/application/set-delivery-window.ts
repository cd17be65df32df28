import type { Cart } from '../domain/cart.ts';
import type { Change } from '../domain/command.ts';
import { checkReplay, type LogEntry } from '../domain/command-log.ts';
import { computeRequestedVolumeLitres } from '../domain/delivery-window.ts';
import {
  cartNotFound,
  commandConflict,
  commandExpired,
  createCartLockedByPayment,
  createWindowUnavailable,
  type FailureOf,
} from '../domain/failure.ts';
import { toShopperKey } from '../domain/shopper.ts';
import type { CartRequest } from './cart-request.ts';
import { type ExecuteOptions, executeCommand } from './commands/execute-commands.ts';
import { type CartResult, fail, type Outcome, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions } from './commands/submit-command.ts';
import { createCartWindowRequest, listRequestedWindows } from './delivery/request-windows.ts';
import { restoreCapacityHold } from './delivery/restore-capacity-hold.ts';
import { updateDelivery } from './delivery/update-delivery.ts';

export interface SetDeliveryWindow extends LogEntry {
  readonly windowId: string;
}

const failures = [
  'DeliveryWindowUnavailable',
  'CartNotFound',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/**
 * Chooses the delivery window of the caller's cart. The cart is read and capacity held in the cart's queue, so that a window
 * that is written to a cart has capacity for its items (DELIVERY-87).
 */
export async function setDeliveryWindow(
  command: SetDeliveryWindow,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const outcome = await request.queue.runExclusive(toShopperKey(options.shopper), () =>
    chooseWindow(command, options, request),
  );
  return toCartResult(outcome, failures);
}

async function chooseWindow(
  { id, bodyHash, windowId }: SetDeliveryWindow,
  options: ExecuteOptions,
  request: CartRequest,
): Promise<Outcome> {
  const cart = await options.store.find(options.shopper);
  if (!cart) return fail(cartNotFound);
  // A replay is decided before capacity is held: its window may be full by now, because of this very cart.
  const status = checkReplay(cart.commandLog, { id, bodyHash });
  if (status === 'done') return { kind: 'done', cart };
  if (status === 'conflict') return fail(commandConflict);
  if (status === 'expired') return fail(commandExpired);
  if (cart.isLocked) return fail(createCartLockedByPayment(cart.attemptId));
  const change = await holdWindow(cart, windowId, request);
  if ('code' in change) return fail(change);
  const outcome = await executeCommand({ id, bodyHash, change }, { ...options, latest: cart });
  if (outcome.kind === 'failed') {
    await restoreCapacityHold(options, request);
    return outcome;
  }
  return { kind: 'done', cart: await updateDelivery(outcome.cart, options, request) };
}

/** Holds capacity in the window, or fails with the windows that are available. */
async function holdWindow(
  cart: Cart,
  windowId: string,
  request: CartRequest,
): Promise<Extract<Change, { kind: 'window' }> | FailureOf<'DeliveryWindowUnavailable'>> {
  const windowRequest = createCartWindowRequest(cart, request);
  const windows = windowRequest ? await listRequestedWindows(windowRequest, request) : [];
  const wanted = windows.find(({ id, isFull }) => id === windowId && !isFull);
  if (windowRequest && wanted) {
    const heldVolumeLitres = computeRequestedVolumeLitres(windowRequest);
    const heldUntil = await request.fulfilment.holdCapacity(cart.id, windowId, heldVolumeLitres);
    const { id, start, end, timeZone } = wanted;
    if (heldUntil !== null) {
      const window = { id, start, end, timeZone, heldVolumeLitres, heldUntil };
      return { kind: 'window', clubKey: windowRequest.clubKey, window };
    }
  }
  return createWindowUnavailable(windows.filter(({ id, isFull }) => id !== windowId && !isFull));
}
