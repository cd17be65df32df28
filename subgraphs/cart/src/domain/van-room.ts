import type { Cart } from './cart.ts';
import type { ChosenWindow, WindowRequest, WindowRules } from './delivery-window.ts';

/**
 * The request for the delivery windows of a cart. Undefined where there is none (no items, or pickup: DELIVERY-73);
 * `INCOMPLETE` when the volume or storage of an item is not known (DELIVERY-74).
 */
export function windowRequestOf(
  { id, delivery, lines }: Cart,
  { minimumMinutes }: WindowRules,
  now: Date,
): WindowRequest | 'INCOMPLETE' | undefined {
  if (delivery?.method !== 'DELIVERY' || delivery.clubKey === null || lines.length === 0) return undefined;
  const goods = lines.flatMap(({ sku, quantity, litres, storageType }) =>
    litres === null || storageType === null ? [] : [{ sku, storageType, quantity, litres }],
  );
  if (goods.length < lines.length) return 'INCOMPLETE';
  const at = new Date(now.getTime() + minimumMinutes * 60_000);
  return {
    cartId: id,
    chosenId: delivery.window?.id ?? null,
    clubKey: delivery.clubKey,
    at,
    type: delivery.speed ?? 'DELIVERY',
    goods,
  };
}

/** What the goods take up in a van now; goods of unknown size count nothing. */
export function litresTaken({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((sum, { quantity, litres }) => sum + quantity * (litres ?? 0), 0);
}

/** Whether what is kept of the window is enough for goods of so many litres. */
export function hasRoom(window: ChosenWindow, litres: number): boolean {
  return litres <= window.litres;
}

/** A change of the cart renews a hold that ends sooner than this (DELIVERY-89). */
const renewBelowMs = 15 * 60_000;

/** Whether the room that is kept for a cart is not what it needs, or not for long. */
export function needsKeeping(cart: Cart, now: Date): boolean {
  const window = cart.delivery?.window;
  if (!window) return false;
  return litresTaken(cart) !== window.litres || Date.parse(window.keptUntil) < now.getTime() + renewBelowMs;
}
