import { isDeepStrictEqual } from 'node:util';
import type { Cart, ChannelReference, LineItem, Price } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { buildCustomFields } from '../../documents/custom-fields.ts';
import {
  customFieldsDraft,
  type Identifier,
  identifier,
  keySchema,
  moneyDraft,
  quantity,
} from '../../documents/schemas.ts';
import { createDuplicateFieldError, createInvalidOperationError, PlatformError } from '../../errors.ts';
import type { CartContext, CatalogVariant } from './context.ts';
import { checkLineLimit, initialState, replaceLine, requireVariant, setQuantity } from './lines.ts';
import { toMoney } from './money.ts';
import { selectLinePrice } from './prices.ts';

export const inventoryMode = z.enum(['None', 'TrackOnly', 'ReserveOnOrder', 'ReserveOnCart']);

/** A line of a cart draft and input of `addLineItem`. */
export const lineItemDraft = z
  .object({
    key: keySchema.optional(),
    sku: z.string().min(1).optional(),
    productId: z.string().min(1).optional(),
    variantId: z.int().min(1).optional(),
    quantity: quantity.default(1),
    distributionChannel: identifier('channel').optional(),
    supplyChannel: identifier('channel').optional(),
    inventoryMode: inventoryMode.optional(),
    externalPrice: moneyDraft.optional(),
    custom: customFieldsDraft.optional(),
  })
  .refine(
    ({ sku, productId }) => (sku === undefined) !== (productId === undefined),
    'either sku or productId is required',
  );

export type LineItemInput = z.output<typeof lineItemDraft>;

/** Adds a variant to the matching line, or as a new line. */
export function addLineItem(cart: Cart, draft: LineItemInput, context: CartContext): Cart {
  const line = buildLine(cart, draft, requireVariant(draft, context), context);
  const same = draft.externalPrice ? undefined : cart.lineItems.find((other) => isSameLine(other, line));
  if (same) return replaceLine(cart, setQuantity(same, same.quantity + draft.quantity), context.now);
  if (line.key !== undefined && cart.lineItems.some(({ key }) => key === line.key)) {
    throw createDuplicateFieldError('key', line.key);
  }
  const extended = { ...cart, lineItems: [...cart.lineItems, line] };
  checkLineLimit(extended);
  return extended;
}

/** Copies a variant without the prices of other markets, which would make a line about ten times as large. */
export function copyVariant(cart: Cart, variant: CatalogVariant['variant']): LineItem['variant'] {
  const prices = (variant.prices ?? []).filter(
    ({ value, country }) =>
      value.currencyCode === cart.totalPrice.currencyCode && (country === undefined || country === cart.country),
  );
  const { availability: _changesByTheMinute, price: _selectedPerLine, ...copied } = variant;
  return { ...copied, prices };
}

/** Returns a channel with the role. @throws PlatformError `ReferencedResourceNotFound`, `MissingRoleOnChannel` */
export function requireChannelWithRole(
  of: Identifier<'channel'>,
  role: 'ProductDistribution' | 'InventorySupply',
  context: CartContext,
): ChannelReference {
  const { id, roles } = context.getChannel(of);
  if (roles.includes(role)) return { typeId: 'channel', id };
  throw new PlatformError(400, {
    code: 'MissingRoleOnChannel',
    message: `Given channel with '${of.id ?? of.key}' does not have the required role '${role}'.`,
    channel: { typeId: 'channel', id },
    missingRole: role,
  });
}

/** Builds a price set by the caller. @throws PlatformError `InvalidOperation` for a currency other than the cart's */
export function buildExternalPrice(cart: Cart, money: z.output<typeof moneyDraft>, context: CartContext): Price {
  const currency = cart.totalPrice.currencyCode;
  if (money.currencyCode !== currency)
    throw createInvalidOperationError(`The price must be in the cart's currency, ${currency}.`);
  return { id: context.createId(), value: toMoney(money.centAmount, currency) };
}

function buildLine(cart: Cart, draft: LineItemInput, found: CatalogVariant, context: CartContext): LineItem {
  const distribution = draft.distributionChannel
    ? { distributionChannel: requireChannelWithRole(draft.distributionChannel, 'ProductDistribution', context) }
    : {};
  const { productId, productKey, name, slug, productType, variant } = found;
  const at = context.now.toISOString();
  return {
    id: context.createId(),
    ...(draft.key === undefined ? {} : { key: draft.key }),
    productId,
    ...(productKey === undefined ? {} : { productKey }),
    name,
    productSlug: slug,
    productType,
    variant: copyVariant(cart, variant),
    price: draft.externalPrice
      ? buildExternalPrice(cart, draft.externalPrice, context)
      : selectLinePrice(cart, distribution, found, context.now),
    quantity: draft.quantity,
    totalPrice: toMoney(0, cart.totalPrice.currencyCode),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    state: [{ quantity: draft.quantity, state: initialState }],
    perMethodTaxRate: [],
    priceMode: draft.externalPrice ? 'ExternalPrice' : 'Platform',
    lineItemMode: 'Standard',
    ...distribution,
    ...(draft.supplyChannel
      ? { supplyChannel: requireChannelWithRole(draft.supplyChannel, 'InventorySupply', context) }
      : {}),
    ...(draft.inventoryMode && draft.inventoryMode !== cart.inventoryMode
      ? { inventoryMode: draft.inventoryMode }
      : {}),
    ...(draft.custom ? { custom: buildCustomFields(draft.custom, 'line-item', context) } : {}),
    addedAt: at,
    lastModifiedAt: at,
  };
}

function isSameLine(a: LineItem, b: LineItem): boolean {
  return (
    a.productId === b.productId &&
    a.variant.id === b.variant.id &&
    a.priceMode === b.priceMode &&
    (b.key === undefined || a.key === b.key) &&
    a.distributionChannel?.id === b.distributionChannel?.id &&
    a.supplyChannel?.id === b.supplyChannel?.id &&
    a.inventoryMode === b.inventoryMode &&
    isDeepStrictEqual(a.custom, b.custom)
  );
}
