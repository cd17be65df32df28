import { commandOf, logEntryOf } from '../commands/command-of.ts';
import type { Context } from '../context.ts';
import type { Cart } from '../domain/cart.ts';
import type { Change } from '../domain/command.ts';
import { recall } from '../domain/command-log.ts';
import { litresOf } from '../domain/delivery-window.ts';
import type { Failure } from '../domain/failure.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireShopper } from '../shopper.ts';
import { requestFor, windowsFor } from './cart-delivery-options.ts';
import { submit } from './submit.ts';

const expected = [
  'DELIVERY_WINDOW_UNAVAILABLE',
  'CART_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
] as const;

/** Room in the van is held first: a window that is written into a cart was to be had. */
export const setDeliveryWindow: MutationResolvers['setDeliveryWindow'] = async (_parent, { input }, context) => {
  const { identity, locale, carts } = context;
  const failed = (failure: Failure) => failureResult(failure, expected, locale.language);
  const cart = await carts.load(requireShopper(identity, locale));
  if (!cart) return failed({ code: 'CART_NOT_FOUND' });
  // A command that was carried out is not judged again: its window may be full by now, of this very cart.
  const known = recall(cart.commandLog, logEntryOf('setDeliveryWindow', input));
  if (known === 'done') return { __typename: 'SetDeliveryWindowSuccess', cart };
  if (known === 'conflict') return failed({ code: 'COMMAND_CONFLICT' });
  if (cart.isLocked) return failed({ code: 'CART_LOCKED_BY_PAYMENT', attemptId: cart.attemptId });
  const window = await held(cart, input.windowId, context);
  if ('code' in window) return failed(window);
  const change = { kind: 'window', ...window } as const;
  const outcome = await submit(commandOf('setDeliveryWindow', input, change), context);
  if (outcome.kind === 'failed') return failed(outcome.failure);
  return { __typename: 'SetDeliveryWindowSuccess', cart: outcome.cart };
};

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
