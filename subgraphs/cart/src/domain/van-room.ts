import type { Cart } from './cart.ts';
import type { ChosenWindow, WindowRequest, WindowRules } from './delivery-window.ts';

/**
 * What to ask for a cart. Undefined where there is nothing to ask (no goods, or they are collected); `INCOMPLETE` when
 * what a product takes up is not known (store.md §8).
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

/** A cart that is worked on keeps its window: with less time left than this, it is kept anew. */
const renewBelowMs = 15 * 60_000;

/** Whether the room that is kept for a cart is not what it needs, or not for long. */
export function needsKeeping(cart: Cart, now: Date): boolean {
  const window = cart.delivery?.window;
  if (!window) return false;
  return litresTaken(cart) !== window.litres || Date.parse(window.keptUntil) < now.getTime() + renewBelowMs;
}
