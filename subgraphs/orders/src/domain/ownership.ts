import type { Order } from './order.ts';

/** Who asks, as far as orders can be theirs. */
export interface Viewer {
  readonly membershipNumber: string | null;
  /** The member on the platform; null for guests and for members whom it does not know. */
  readonly customerId: string | null;
  readonly guestId: string | null;
}

/**
 * Whether an order is the viewer's own: a member's by the platform's customer, any other by the membership that it was
 * placed on or by the guest who placed it.
 */
export function isOwn({ owner }: Order, viewer: Viewer): boolean {
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  return isSame(owner.membershipNumber, viewer.membershipNumber) || isSame(owner.guestId, viewer.guestId);
}

/** Whether a guest placed the order with this e-mail: what opens it to somebody who knows its number. */
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
