import { isDeepStrictEqual } from 'node:util';
import type { Cart, CustomFields, Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { CartContext } from '../carts/domain/context.ts';
import { refreshCart } from '../carts/domain/lines.ts';
import { buildShippingInfo } from '../carts/domain/shipping.ts';
import { setCustomField } from '../documents/custom-fields.ts';
import { customFieldsDraft, identifier } from '../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError, PlatformError } from '../errors.ts';

export const orderState = z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']);
export const shipmentState = z.enum([
  'Pending',
  'Ready',
  'Delayed',
  'Backorder',
  'Partial',
  'Shipped',
  'Delivered',
  'Canceled',
]);
export const paymentState = z.enum(['Pending', 'BalanceDue', 'CreditOwed', 'Failed', 'Paid']);
export const orderNumber = z.string().regex(/^[\w-]{2,36}$/);

/** Body of `POST /orders`; the cart by reference, or by id as the platform still accepts. */
export const orderFromCartDraft = z
  .object({
    id: z.string().optional(),
    cart: identifier('cart').optional(),
    version: z.int().min(1),
    orderNumber: orderNumber.optional(),
    purchaseOrderNumber: z.string().max(256).optional(),
    orderState: orderState.default('Open'),
    shipmentState: shipmentState.optional(),
    paymentState: paymentState.optional(),
    custom: customFieldsDraft.optional(),
  })
  .refine(({ id, cart }) => id !== undefined || cart !== undefined, 'cart is required');

export type OrderDraftInput = z.output<typeof orderFromCartDraft>;

/**
 * Rejects a cart that cannot be ordered: empty, without a shipping address for its taxes, or with outdated prices,
 * taxes or shipping. A frozen cart keeps its prices.
 * @throws PlatformError `InvalidOperation`, `PriceChanged`
 */
export function checkOrderable(cart: Cart, context: CartContext): void {
  if (cart.lineItems.length + cart.customLineItems.length === 0)
    throw createInvalidOperationError('An empty cart cannot be ordered.');
  if (cart.taxMode === 'Platform' && !cart.shippingAddress) {
    throw createInvalidOperationError('A cart needs a shipping address to be ordered: its taxes depend on it.');
  }
  if (cart.cartState === 'Frozen') return;
  const current = refreshCart(cart, context);
  const lineItems = current.lineItems.filter((line, index) => {
    const previous = cart.lineItems[index];
    return !isDeepStrictEqual([getAmount(line), line.taxRate], [previous && getAmount(previous), previous?.taxRate]);
  });
  const shipping = hasShippingChanged(cart, context);
  if (lineItems.length === 0 && !shipping) return;
  const ids = lineItems.map(({ id }) => id);
  throw new PlatformError(400, {
    code: 'PriceChanged',
    message: `The price or tax of some line items changed at the time of placing the order: ${ids.join(', ')}.`,
    lineItems: ids,
    shipping,
  });
}

const getAmount = ({ price }: Cart['lineItems'][number]) => (price.discounted ?? price).value.centAmount;

function hasShippingChanged(cart: Cart, context: CartContext): boolean {
  const previous = cart.shippingInfo;
  if (!previous?.shippingMethod) return false;
  const current = buildShippingInfo(cart, context.getShippingMethod(previous.shippingMethod), context);
  return !isDeepStrictEqual([previous.shippingRate, previous.taxRate], [current.shippingRate, current.taxRate]);
}

/** Builds an order from a cart with its items and prices. */
export function buildOrder(cart: Cart, draft: OrderDraftInput, context: CartContext): Order {
  const at = context.now.toISOString();
  const by = { clientId: context.clientId };
  const {
    key: _key,
    cartState: _cartState,
    freezeStrategy: _freezeStrategy,
    lock: _lock,
    deleteDaysAfterLastModification: _deletion,
    totalLineItemQuantity: _quantity,
    ...cartContent
  } = cart;
  const custom = draft.custom ? mergeCustomFields(cart.custom, draft.custom, context) : cart.custom;
  return {
    ...cartContent,
    ...omitUndefined({ orderNumber: draft.orderNumber, purchaseOrderNumber: draft.purchaseOrderNumber }),
    ...omitUndefined({ shipmentState: draft.shipmentState, paymentState: draft.paymentState, custom }),
    id: context.createId(),
    version: 1,
    cart: { typeId: 'cart', id: cart.id },
    orderState: draft.orderState,
    syncInfo: [],
    returnInfo: [],
    createdAt: at,
    lastModifiedAt: at,
    createdBy: by,
    lastModifiedBy: by,
  };
}

function mergeCustomFields(
  cartFields: CustomFields | undefined,
  draft: z.output<typeof customFieldsDraft>,
  context: CartContext,
): CustomFields {
  const type = context.getType(draft.type);
  if (cartFields && cartFields.type.id !== type.id)
    throw createInvalidInputError("The custom type must be that of the cart's fields.");
  const start: CustomFields = cartFields ?? { type: { typeId: 'type', id: type.id }, fields: {} };
  return Object.entries(draft.fields ?? {}).reduce(
    (custom, [name, value]) => setCustomField(custom, { name, value }, context),
    start,
  );
}

/** Removes undefined fields. */
function omitUndefined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
