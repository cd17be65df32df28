/*
 * The subject of an attempt: what it pays for or refunds. At most one unfinished attempt has a subject (CHECKOUT-23).
 */

/** The subject of an order. */
export function createCartSubject(cartId: string): string {
  return `cart:${cartId}`;
}
