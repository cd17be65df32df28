/*
 * The subject of an attempt: what it pays for or refunds. At most one unfinished attempt has a subject (CHECKOUT-23).
 */

/** The subject of an order. */
export function createCartSubject(cartId: string): string {
  return `cart:${cartId}`;
}

/** The subject of a renewal or an upgrade. */
export function createMembershipSubject(membershipNumber: string): string {
  return `membership:${membershipNumber}`;
}

/** The subject of a new membership: a shopper buys one at a time. */
export function createNewMembershipSubject(owner: string): string {
  return `new-membership:${owner}`;
}
