import { randomUUID } from 'node:crypto';
import type { Cart } from '../domain/cart.ts';
import type { Fulfilment } from '../domain/delivery-window.ts';
import { litresTaken, needsKeeping } from '../domain/van-room.ts';
import { type CarryOutOptions, carryOut } from './carry-out.ts';
import { commandOf } from './command-of.ts';

export interface RoomKeeping {
  readonly fulfilment: Pick<Fulfilment, 'hold'>;
  /** Reports to operators why a delivery is not possible. */
  reportDelivery(problem: string, facts: Readonly<Record<string, unknown>>): void;
}

/**
 * The cart with a capacity hold for its items as they are now (DELIVERY-88). Where the window has no capacity for
 * them, or the fulfilment service does not answer, the cart stays as it is (DELIVERY-90). Runs in the shopper's queue.
 */
export async function roomKept(
  cart: Cart,
  options: CarryOutOptions,
  { fulfilment, reportDelivery }: RoomKeeping,
): Promise<Cart> {
  const { delivery } = cart;
  if (cart.isLocked || !delivery?.window || delivery.clubKey === null || !needsKeeping(cart, new Date())) return cart;
  const { window, clubKey } = delivery;
  const litres = litresTaken(cart);
  try {
    const keptUntil = await fulfilment.hold(cart.id, window.id, litres);
    if (keptUntil === null) return cart;
    const change = { kind: 'window', clubKey, window: { ...window, litres, keptUntil } } as const;
    const input = { commandId: randomUUID(), windowId: window.id };
    const [outcome] = await carryOut([commandOf('keepRoom', input, change)], options);
    return outcome?.kind === 'done' ? outcome.cart : cart;
  } catch (error) {
    reportDelivery('the room for a cart that changed could not be kept', { cartId: cart.id, err: error });
    return cart;
  }
}
