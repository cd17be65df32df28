const pattern = /^[\w-]{2,36}$/;

/** Whether the platform could have an order of this number: it takes no other one (ORDERS-18). */
export function isOrderNumber(text: string): boolean {
  return pattern.test(text);
}
