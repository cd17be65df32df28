import type { Cart, CustomLineItem, LineItem, TaxRate } from '@commercetools/platform-sdk';
import { withField } from '../../documents/actions.ts';
import { maxQuantity } from '../../documents/schemas.ts';
import {
  createInvalidFieldError,
  createInvalidInputError,
  createInvalidOperationError,
  PlatformError,
} from '../../errors.ts';
import type { CartContext, CatalogVariant, VariantIdentifier } from './context.ts';
import { selectLinePrice } from './prices.ts';
import { findTaxRate } from './tax.ts';

/** The platform's built-in state of new items. */
export const initialState = { typeId: 'state', id: '00000000-0000-4000-8000-000000000001' } as const;

/** Maximum number of line items in a cart, including custom ones; the platform's limit. */
export const maxLineItems = 500;

/** Reference to an existing line by id or key, as in all line actions. */
export interface LineTarget {
  readonly lineItemId?: string | undefined;
  readonly lineItemKey?: string | undefined;
}

/** Finds a line. @throws PlatformError `InvalidInput` when the cart has no such line */
export function findLine(cart: Cart, target: LineTarget): LineItem {
  const line = cart.lineItems.find(({ id, key }) =>
    target.lineItemId === undefined ? key !== undefined && key === target.lineItemKey : id === target.lineItemId,
  );
  if (line) return line;
  throw createInvalidInputError(
    `The line item with ID '${target.lineItemId ?? target.lineItemKey}' was not found in the cart.`,
  );
}

/** Replaces a line, or removes it when its quantity is 0. */
export function replaceLine(cart: Cart, line: LineItem, now: Date): Cart {
  const lineItems =
    line.quantity === 0
      ? cart.lineItems.filter(({ id }) => id !== line.id)
      : cart.lineItems.map((other) => (other.id === line.id ? touchLine(line, now) : other));
  return { ...cart, lineItems };
}

/** Sets the quantity of a line, all of it in the initial state. @throws PlatformError `InvalidField` */
export function setQuantity<Item extends LineItem | CustomLineItem>(line: Item, quantity: number): Item {
  if (quantity > maxQuantity) throw createInvalidFieldError('quantity', quantity, 'The quantity is out of range.');
  return { ...line, quantity, state: [{ quantity, state: initialState }] };
}

/** Returns the published variant of a line. @throws PlatformError `InvalidField` or `InvalidInput` */
export function requireVariant(identifier: VariantIdentifier, context: CartContext): CatalogVariant {
  const found = context.findVariant(identifier);
  if (found) return found;
  if (identifier.sku === undefined) {
    throw createInvalidInputError(
      `The product '${identifier.productId}' has no published variant '${identifier.variantId ?? 1}'.`,
    );
  }
  throw createInvalidFieldError(
    'sku',
    identifier.sku,
    `The SKU '${identifier.sku}' does not exist or is not published.`,
  );
}

/**
 * Updates prices and tax rates of lines with loaded products; other lines stay unchanged. A frozen cart keeps its
 * prices until it is unfrozen.
 * @throws PlatformError `MatchingPriceNotFound`, `MissingTaxRateForCountry`
 */
export function refreshCart(cart: Cart, context: CartContext): Cart {
  if (cart.cartState === 'Frozen') return cart;
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => {
      const current = context.findVariant({ productId: line.productId, variantId: line.variant.id });
      return current ? refreshLine(cart, line, current, context) : line;
    }),
    customLineItems: cart.customLineItems.map((line) =>
      withField(line, 'taxRate', line.taxCategory && getTaxRate(cart, line.taxCategory.id, context)),
    ),
  };
}

function refreshLine(cart: Cart, line: LineItem, current: CatalogVariant, context: CartContext): LineItem {
  const rate = current.taxCategoryId && getTaxRate(cart, current.taxCategoryId, context);
  const ratedLine = withField(line, 'taxRate', rate || undefined);
  return line.priceMode === 'Platform'
    ? { ...ratedLine, price: selectLinePrice(cart, line, current, context.now) }
    : ratedLine;
}

/**
 * Returns the rate of a tax category for the cart's shipping address; undefined without an address. @throws
 * PlatformError `MissingTaxRateForCountry`
 */
export function getTaxRate(cart: Cart, taxCategoryId: string, context: CartContext): TaxRate | undefined {
  if (cart.taxMode !== 'Platform' || !cart.shippingAddress) return undefined;
  const { country, state } = cart.shippingAddress;
  const category = context.getTaxCategory({ typeId: 'tax-category', id: taxCategoryId });
  const rate = findTaxRate(category.rates, country, state);
  if (rate) return rate;
  throw new PlatformError(400, {
    code: 'MissingTaxRateForCountry',
    message: `Tax category '${taxCategoryId}' is missing a tax rate for country '${country}'.`,
    taxCategoryId,
    country,
    ...(state ? { state } : {}),
  });
}

/** Checks the number of lines. @throws PlatformError `InvalidOperation` when the cart has too many */
export function checkLineLimit(cart: Cart): void {
  if (cart.lineItems.length + cart.customLineItems.length > maxLineItems) {
    throw createInvalidOperationError(`A cart holds at most ${maxLineItems} line items.`);
  }
}

function touchLine(line: LineItem, now: Date): LineItem {
  return { ...line, lastModifiedAt: now.toISOString() };
}
