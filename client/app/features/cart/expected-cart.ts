import type { CartLinePartsFragment, CartPartsFragment } from '../../session/cart.gen.ts';

type Money = CartPartsFragment['total'];

/** A product that goes into the cart, as far as the page knows it. */
export interface ExpectedItem {
  readonly sku: string;
  readonly name: string;
  readonly unitPrice: Money;
  readonly regularUnitPrice: Money | null;
}

const times = (price: Money, quantity: number): Money => ({ ...price, centAmount: price.centAmount * quantity });
const plus = (amount: Money, cents: number): Money => ({ ...amount, centAmount: amount.centAmount + cents });

/**
 * The cart with other lines, as it is shown until the shop has answered (CART-68): sums are exact; the tax follows the
 * subtotal in proportion; service fee and delivery stay, because only the shop knows their thresholds.
 */
function withLines(cart: CartPartsFragment, lines: CartLinePartsFragment[]): CartPartsFragment {
  const sumOf = (centsOf: (line: CartLinePartsFragment) => number) =>
    lines.reduce((sum, line) => sum + centsOf(line), 0);
  const before = cart.subtotal.centAmount;
  const after = sumOf((line) => line.total.centAmount);
  const taxBefore = cart.tax?.centAmount ?? 0;
  const taxAfter = before > 0 ? Math.round((taxBefore * after) / before) : taxBefore;
  const missing = cart.amountToFreeDelivery && plus(cart.amountToFreeDelivery, before - after);
  return {
    ...cart,
    lines,
    itemCount: sumOf((line) => line.quantity),
    subtotal: plus(cart.subtotal, after - before),
    savings: {
      ...cart.savings,
      centAmount: sumOf(({ regularUnitPrice, unitPrice, quantity }) =>
        regularUnitPrice ? (regularUnitPrice.centAmount - unitPrice.centAmount) * quantity : 0,
      ),
    },
    tax: cart.tax && plus(cart.tax, taxAfter - taxBefore),
    total: plus(cart.total, after - before + (cart.isTaxIncluded ? 0 : taxAfter - taxBefore)),
    amountToFreeDelivery: missing && missing.centAmount > 0 ? missing : null,
    isReadyForCheckout: cart.isReadyForCheckout && lines.length > 0,
  };
}

const atQuantity = (line: CartLinePartsFragment, quantity: number): CartLinePartsFragment => ({
  ...line,
  quantity,
  total: times(line.unitPrice, quantity),
});

/** The cart after a line's quantity was set. */
export function withQuantity(cart: CartPartsFragment, lineId: string, quantity: number): CartPartsFragment {
  return withLines(
    cart,
    cart.lines.map((line) => (line.id === lineId ? atQuantity(line, quantity) : line)),
  );
}

/** The cart after a line was taken out. */
export function withoutLine(cart: CartPartsFragment, lineId: string): CartPartsFragment {
  return withLines(
    cart,
    cart.lines.filter((line) => line.id !== lineId),
  );
}

const expectedPrefix = 'expected:';

/** Sku of a line that the club has not confirmed yet; undefined for one that it has, whose id is the club's. */
export function expectedSku(lineId: string): string | undefined {
  return lineId.startsWith(expectedPrefix) ? lineId.slice(expectedPrefix.length) : undefined;
}

/** The cart of somebody who had none, before its first product. */
export function emptyCart(marketCode: string, { unitPrice }: ExpectedItem): CartPartsFragment {
  const nothing = { ...unitPrice, centAmount: 0 };
  return {
    __typename: 'Cart',
    id: 'expected',
    version: 0,
    marketCode,
    lines: [],
    itemCount: 0,
    subtotal: nothing,
    savings: nothing,
    serviceFee: null,
    shipping: null,
    tax: null,
    isTaxIncluded: true,
    total: nothing,
    amountToFreeDelivery: null,
    delivery: null,
    allowsPartialFulfillment: true,
    isServiceFeeSettled: true,
    isLocked: false,
    isReadyForCheckout: false,
  };
}

/**
 * The cart after a product was added: its line grows, or a new one comes last. Picture and address of a new line come
 * with the club's answer.
 */
export function withItem(cart: CartPartsFragment, item: ExpectedItem, quantity: number): CartPartsFragment {
  const found = cart.lines.find((line) => line.variant.sku === item.sku);
  if (found) return withQuantity(cart, found.id, found.quantity + quantity);
  const line: CartLinePartsFragment = {
    __typename: 'CartLine',
    id: `${expectedPrefix}${item.sku}`,
    name: item.name,
    slug: '',
    quantity,
    // One rule holds for all lines; without another one, the club says so when there are too many.
    maximumQuantity: cart.lines[0]?.maximumQuantity ?? Number.MAX_SAFE_INTEGER,
    isSoldByWeight: false,
    image: null,
    unitPrice: item.unitPrice,
    regularUnitPrice: item.regularUnitPrice,
    total: times(item.unitPrice, quantity),
    variant: { __typename: 'ProductVariant', sku: item.sku },
  };
  return withLines(cart, [...cart.lines, line]);
}
