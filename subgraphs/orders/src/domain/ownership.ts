import type { Order } from './order.ts';

/** Who asks, as far as orders can be theirs. */
export interface Viewer {
  readonly membershipNumber: string | null;
  /** The member on the platform; null for guests and for members whom it does not know. */
  readonly customerId: string | null;
  readonly guestId: string | null;
}

/**
 * Whether an order is the viewer's own: a member's by the platform's customer, a guest's by the guest who placed it. A
 * membership gives access only to orders from before the platform: of an order that the platform has, it may be any valid
 * number that a guest typed (ORDERS-11, ORDERS-12, ORDERS-13).
 */
export function isOwn({ owner }: Order, viewer: Viewer): boolean {
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  if (owner.guestId !== null) return isSame(owner.guestId, viewer.guestId);
  return isSame(owner.membershipNumber, viewer.membershipNumber);
}

/** Whether a member placed the order: members cancel their orders, guests ask the club (ORDERS-46). */
export function isMembersOrder({ owner }: Order): boolean {
  return owner.customerId !== null || (owner.guestId === null && owner.membershipNumber !== null);
}

/**
 * Whether a guest placed the order with this e-mail: what opens it to somebody who knows its number (ORDERS-14,
 * ORDERS-15).
 */
export function isPlacedWith(order: Order, email: string): boolean {
  const { customerId, guestId } = order.owner;
  return customerId === null && guestId !== null && isSame(folded(order.email), folded(email));
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && one === other;
}

function folded(email: string | null): string | null {
  return email?.trim().toLowerCase() ?? null;
}
