import type { CartLinePartsFragment, CartPartsFragment } from '../../session/cart.gen.ts';

type Money = CartPartsFragment['total'];

/** A product to add to the cart, with the data that the page already has. */
export interface ExpectedItem {
  readonly sku: string;
  readonly name: string;
  readonly unitPrice: Money;
  readonly regularUnitPrice: Money | null;
}

const multiply = (price: Money, quantity: number): Money => ({ ...price, centAmount: price.centAmount * quantity });
const addCents = (amount: Money, cents: number): Money => ({ ...amount, centAmount: amount.centAmount + cents });

/**
 * The optimistic cart with the given lines, shown until the response arrives (CART-68). Sums are exact and the tax
 * scales with the subtotal. Service fee and delivery cost stay unchanged, because only the server knows their
 * thresholds.
 */
function withLines(cart: CartPartsFragment, lines: CartLinePartsFragment[]): CartPartsFragment {
  const sumOf = (centsOf: (line: CartLinePartsFragment) => number) =>
    lines.reduce((sum, line) => sum + centsOf(line), 0);
  const before = cart.subtotal.centAmount;
  const after = sumOf((line) => line.total.centAmount);
  const taxBefore = cart.tax?.centAmount ?? 0;
  const taxAfter = before > 0 ? Math.round((taxBefore * after) / before) : taxBefore;
  const missing = cart.amountToFreeDelivery && addCents(cart.amountToFreeDelivery, before - after);
  return {
    ...cart,
    lines,
    itemCount: sumOf((line) => line.quantity),
    subtotal: addCents(cart.subtotal, after - before),
    discountAmount: {
      ...cart.discountAmount,
      centAmount: sumOf(({ regularUnitPrice, unitPrice, quantity }) =>
        regularUnitPrice ? (regularUnitPrice.centAmount - unitPrice.centAmount) * quantity : 0,
      ),
    },
    tax: cart.tax && addCents(cart.tax, taxAfter - taxBefore),
    total: addCents(cart.total, after - before + (cart.isTaxIncluded ? 0 : taxAfter - taxBefore)),
    amountToFreeDelivery: missing && missing.centAmount > 0 ? missing : null,
    isReadyForCheckout: cart.isReadyForCheckout && lines.length > 0,
  };
}

const atQuantity = (line: CartLinePartsFragment, quantity: number): CartLinePartsFragment => ({
  ...line,
  quantity,
  total: multiply(line.unitPrice, quantity),
});

/** The optimistic cart after a change of a line's quantity. */
export function withQuantity(cart: CartPartsFragment, lineId: string, quantity: number): CartPartsFragment {
  return withLines(
    cart,
    cart.lines.map((line) => (line.id === lineId ? atQuantity(line, quantity) : line)),
  );
}

/** The optimistic cart after the removal of a line. */
export function withoutLine(cart: CartPartsFragment, lineId: string): CartPartsFragment {
  return withLines(
    cart,
    cart.lines.filter((line) => line.id !== lineId),
  );
}

const expectedPrefix = 'expected:';

/** Id of an optimistic cart that the server has not confirmed. */
export const expectedCartId = 'expected';

/** SKU of an optimistic line; undefined for a line that the server has confirmed. */
export function getExpectedSku(lineId: string): string | undefined {
  return lineId.startsWith(expectedPrefix) ? lineId.slice(expectedPrefix.length) : undefined;
}

/** An optimistic cart without lines, for a shopper without a cart. */
export function createEmptyCart(marketCode: string, { unitPrice }: ExpectedItem): CartPartsFragment {
  const zero = { ...unitPrice, centAmount: 0 };
  return {
    __typename: 'Cart',
    id: expectedCartId,
    version: 0,
    marketCode,
    lines: [],
    itemCount: 0,
    subtotal: zero,
    discountAmount: zero,
    serviceFee: null,
    deliveryCharge: null,
    tax: null,
    isTaxIncluded: true,
    total: zero,
    amountToFreeDelivery: null,
    delivery: null,
    allowsPartialFulfillment: true,
    isServiceFeeUpToDate: true,
    isLocked: false,
    isReadyForCheckout: false,
  };
}

/**
 * The optimistic cart after a product was added: increases the quantity of its line or appends a line. The picture and
 * URL of a new line are in the server's response.
 */
export function withItem(cart: CartPartsFragment, item: ExpectedItem, quantity: number): CartPartsFragment {
  const existing = cart.lines.find((line) => line.variant.sku === item.sku);
  if (existing) return withQuantity(cart, existing.id, existing.quantity + quantity);
  const line: CartLinePartsFragment = {
    __typename: 'CartLine',
    id: `${expectedPrefix}${item.sku}`,
    name: item.name,
    slug: '',
    quantity,
    // The maximum is the same for all lines. Without another line it is unknown, and the server enforces it.
    maximumQuantity: cart.lines[0]?.maximumQuantity ?? Number.MAX_SAFE_INTEGER,
    isSoldByWeight: false,
    image: null,
    unitPrice: item.unitPrice,
    regularUnitPrice: item.regularUnitPrice,
    total: multiply(item.unitPrice, quantity),
    variant: { __typename: 'ProductVariant', sku: item.sku },
  };
  return withLines(cart, [...cart.lines, line]);
}
