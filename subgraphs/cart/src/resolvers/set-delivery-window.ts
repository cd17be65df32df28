import { type CarryOutOptions, carryOut } from '../commands/carry-out.ts';
import { logEntryOf } from '../commands/command-of.ts';
import type { Outcome } from '../commands/plan.ts';
import { settleDelivery } from '../commands/settle-delivery.ts';
import type { Context } from '../context.ts';
import type { Cart } from '../domain/cart.ts';
import type { Change } from '../domain/command.ts';
import { type LogEntry, recall } from '../domain/command-log.ts';
import { litresOf } from '../domain/delivery-window.ts';
import type { Failure } from '../domain/failure.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { laneOf } from '../shopper.ts';
import { requestFor, windowsFor } from './cart-delivery-options.ts';
import { carryOutOptions } from './submit.ts';

const expected = [
  'DELIVERY_WINDOW_UNAVAILABLE',
  'CART_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

/**
 * Capacity is held first, in the shopper's queue: a window that is written into a cart has capacity for it
 * (DELIVERY-87).
 */
export const setDeliveryWindow: MutationResolvers['setDeliveryWindow'] = async (_parent, { input }, context) => {
  const options = carryOutOptions(context);
  const entry = logEntryOf('setDeliveryWindow', input);
  const outcome = await context.lanes.alone(laneOf(options.shopper), () =>
    chooseWindow(entry, input.windowId, options, context),
  );
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'SetDeliveryWindowSuccess', cart: outcome.cart };
};

async function chooseWindow(
  entry: LogEntry,
  windowId: string,
  options: CarryOutOptions,
  context: Context,
): Promise<Outcome> {
  const failed = (failure: Failure) => ({ kind: 'failed', failure }) as const;
  const cart = await options.store.find(options.shopper);
  if (!cart) return failed({ code: 'CART_NOT_FOUND' });
  // A command that was carried out is not judged again: its window may be full by now, of this very cart.
  const known = recall(cart.commandLog, entry);
  if (known === 'done') return { kind: 'done', cart };
  if (known === 'conflict') return failed({ code: 'COMMAND_CONFLICT' });
  if (known === 'expired') return failed({ code: 'COMMAND_EXPIRED' });
  if (cart.isLocked) return failed({ code: 'CART_LOCKED_BY_PAYMENT', attemptId: cart.attemptId });
  const window = await held(cart, windowId, context);
  if ('code' in window) return failed(window);
  const [outcome] = await carryOut([{ ...entry, change: { kind: 'window', ...window } }], options);
  if (outcome?.kind !== 'done') return outcome ?? failed({ code: 'CART_BUSY' });
  return { kind: 'done', cart: await settleDelivery(outcome.cart, options, context) };
}

type Held = Omit<Extract<Change, { kind: 'window' }>, 'kind'>;

/** The window with room kept in it, or what can be had instead. */
async function held(cart: Cart, windowId: string, context: Context): Promise<Held | Failure> {
  const request = requestFor(cart, context);
  const windows = request ? await windowsFor(request, context) : [];
  const wanted = windows.find(({ id, isFull }) => id === windowId && !isFull);
  if (request && wanted) {
    const litres = litresOf(request);
    const keptUntil = await context.fulfilment.hold(cart.id, windowId, litres);
    const { id, start, end, zone } = wanted;
    if (keptUntil !== null) return { clubKey: request.clubKey, window: { id, start, end, zone, litres, keptUntil } };
  }
  const others = windows.filter(({ id, isFull }) => id !== windowId && !isFull);
  return { code: 'DELIVERY_WINDOW_UNAVAILABLE', windows: others };
}
