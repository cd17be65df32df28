const pattern = /^[\w-]{2,36}$/;

/** Whether the platform accepts a text as an order number (ORDERS-18). */
export function isOrderNumber(text: string): boolean {
  return pattern.test(text);
}
