import type { Order } from './order.ts';
import { getStatusGroup, type OrderStatusGroup, type TransitRule } from './status.ts';

/** Filter of a shopper's orders. An absent field matches every order. */
export interface OrderFilter {
  readonly status?: OrderStatusGroup | undefined;
  /** Part of an order number, or words of a product's name. */
  readonly text?: string | undefined;
}

/** Converts text for comparisons that ignore letter case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the order's number contains the text, or an item's name in one language each of its words (ORDERS-318). */
function containsText({ orderNumber, lines }: Order, text: string): boolean {
  const wanted = fold(text);
  if (fold(orderNumber).includes(wanted)) return true;
  const words = wanted.split(' ');
  const names = lines.flatMap(({ name }) => Object.values(name)).map(fold);
  return names.some((name) => words.every((word) => name.includes(word)));
}

export function matchesFilter(order: Order, { status, text }: OrderFilter, rule: TransitRule): boolean {
  return (
    (status === undefined || getStatusGroup(order, rule) === status) &&
    (text === undefined || containsText(order, text))
  );
}
