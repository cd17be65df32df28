import type { Cart } from './cart.ts';
import type { ChosenWindow, WindowRequest, WindowRules } from './delivery-window.ts';

/**
 * The request for a cart's delivery windows. Undefined when there is none to make (no items, or pickup: DELIVERY-73);
 * `INCOMPLETE` when the volume or storage type of an item is unknown (DELIVERY-74).
 */
export function createWindowRequest(
  { id, delivery, lines }: Cart,
  { minimumMinutes }: WindowRules,
  now: Date,
): WindowRequest | 'INCOMPLETE' | undefined {
  if (delivery?.method !== 'DELIVERY' || delivery.clubKey === null || lines.length === 0) return undefined;
  const items = lines.flatMap(({ sku, quantity, volumeLitres, storageType }) =>
    volumeLitres === null || storageType === null ? [] : [{ sku, storageType, quantity, volumeLitres }],
  );
  if (items.length < lines.length) return 'INCOMPLETE';
  return {
    cartId: id,
    chosenWindowId: delivery.window?.id ?? null,
    clubKey: delivery.clubKey,
    earliestStart: new Date(now.getTime() + minimumMinutes * 60_000),
    type: delivery.speed ?? 'DELIVERY',
    items,
  };
}

/** The delivery capacity that the items use; items of unknown volume count as zero. */
export function computeUsedVolumeLitres({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((sum, { quantity, volumeLitres }) => sum + quantity * (volumeLitres ?? 0), 0);
}

/** Whether the held capacity is enough for this volume. */
export function hasEnoughCapacity({ heldVolumeLitres }: ChosenWindow, usedVolumeLitres: number): boolean {
  return usedVolumeLitres <= heldVolumeLitres;
}

/** A change of the cart renews a hold that ends sooner than this (DELIVERY-89). */
const renewBelowMs = 15 * 60_000;

/** Whether a cart's capacity hold has to be renewed: its volume differs from the items', or it ends soon. */
export function isHoldOutdated(cart: Cart, now: Date): boolean {
  const window = cart.delivery?.window;
  if (!window) return false;
  const isVolumeDifferent = computeUsedVolumeLitres(cart) !== window.heldVolumeLitres;
  return isVolumeDifferent || Date.parse(window.heldUntil) < now.getTime() + renewBelowMs;
}
