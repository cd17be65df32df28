import type { Order } from './order.ts';

/** The identifiers of a caller by which an order can be theirs. */
export interface Viewer {
  readonly membershipNumber: string | null;
  /** Id of the member's customer on the platform; null for guests and for members without one. */
  readonly customerId: string | null;
  readonly guestId: string | null;
}

/**
 * Whether the viewer placed the order: the same customer for a member's order, the same guest for a guest's. The
 * membership number counts only for orders from before the platform, because a guest can enter any valid number
 * (ORDERS-11, ORDERS-12, ORDERS-13).
 */
export function isOwnedBy({ owner }: Order, viewer: Viewer): boolean {
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  if (owner.guestId !== null) return isSameText(owner.guestId, viewer.guestId);
  return isSameText(owner.membershipNumber, viewer.membershipNumber);
}

/** Whether a member placed the order; the shop cancels no guest's order (ORDERS-46). */
export function isPlacedByMember({ owner }: Order): boolean {
  return owner.customerId !== null || (owner.guestId === null && owner.membershipNumber !== null);
}

/** Whether a guest placed the order with this email, which then gives access to it (ORDERS-14, ORDERS-15). */
export function isPlacedByGuest(order: Order, email: string): boolean {
  const { customerId, guestId } = order.owner;
  return customerId === null && guestId !== null && isSameText(normalizeEmail(order.email), normalizeEmail(email));
}

/** False for two empty or missing texts. */
function isSameText(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && one === other;
}

function normalizeEmail(email: string | null): string | null {
  return email?.trim().toLowerCase() ?? null;
}
