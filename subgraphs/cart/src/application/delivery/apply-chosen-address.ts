import type { Cart } from '../../domain/cart.ts';
import type { LogEntry } from '../../domain/command-log.ts';
import type { CartRequest } from '../cart-request.ts';
import type { ExecuteOptions } from '../commands/execute-commands.ts';
import { submitCommand } from '../commands/submit-command.ts';
import { chooseHomeDelivery } from './choose-delivery.ts';

/**
 * Chooses home delivery for a new cart, to the saved address that the shopper chose before there was a cart (DELIVERY-43). A
 * cart with a choice of delivery keeps it (DELIVERY-44), and so does one that cannot be delivered there (DELIVERY-45).
 * `added` is the command that named the address.
 */
export async function applyChosenAddress(
  cart: Cart,
  addressId: string | null,
  added: LogEntry,
  options: ExecuteOptions,
  request: CartRequest,
): Promise<Cart> {
  const { identity, locale, reportDeliveryProblem } = request;
  if (!addressId || cart.delivery || cart.isLocked || identity.kind !== 'member') return cart;
  try {
    const choice = await chooseHomeDelivery(addressId, locale.market, request);
    if ('code' in choice) return cart;
    const change = { kind: 'deliver', choice, fitToStock: false, onlyFor: 'UNDECIDED' } as const;
    const command = { id: `deliver-${added.id}`, bodyHash: added.bodyHash, change };
    const outcome = await submitCommand(command, options, request);
    return outcome.kind === 'done' ? outcome.cart : cart;
  } catch (error) {
    // The line was added: the shopper can still choose the address in the cart.
    reportDeliveryProblem('the chosen address could not be applied to a new cart', { cartId: cart.id, err: error });
    return cart;
  }
}
