import { isDeepStrictEqual } from 'node:util';
import type { Cart, CustomFields, Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { CartContext } from '../carts/domain/context.ts';
import { refreshCart } from '../carts/domain/lines.ts';
import { shippingInfoOf } from '../carts/domain/shipping.ts';
import { withCustomField } from '../documents/custom-fields.ts';
import { customFieldsDraft, identifier } from '../documents/schemas.ts';
import { invalidInput, invalidOperation, PlatformError } from '../errors.ts';

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

/** The body of `POST /orders`; the cart by id, as the platform still takes it, or by reference. */
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
 * Refuses a cart that cannot be ordered as it is: empty, without an address to tax it for, or with prices, taxes or
 * shipping that are no longer those of today. A frozen cart keeps its prices.
 * @throws PlatformError `InvalidOperation`, `PriceChanged`
 */
export function checkOrderable(cart: Cart, context: CartContext): void {
  if (cart.lineItems.length + cart.customLineItems.length === 0)
    throw invalidOperation('An empty cart cannot be ordered.');
  if (cart.taxMode === 'Platform' && !cart.shippingAddress) {
    throw invalidOperation('A cart needs a shipping address to be ordered: its taxes depend on it.');
  }
  if (cart.cartState === 'Frozen') return;
  const today = refreshCart(cart, context);
  const lineItems = today.lineItems.filter((line, index) => {
    const held = cart.lineItems[index];
    return !isDeepStrictEqual([amountsOf(line), line.taxRate], [held && amountsOf(held), held?.taxRate]);
  });
  const shipping = shippingChanged(cart, context);
  if (lineItems.length === 0 && !shipping) return;
  const ids = lineItems.map(({ id }) => id);
  throw new PlatformError(400, {
    code: 'PriceChanged',
    message: `The price or tax of some line items changed at the time of placing the order: ${ids.join(', ')}.`,
    lineItems: ids,
    shipping,
  });
}

const amountsOf = ({ price }: Cart['lineItems'][number]) => (price.discounted ?? price).value.centAmount;

function shippingChanged(cart: Cart, context: CartContext): boolean {
  const held = cart.shippingInfo;
  if (!held?.shippingMethod) return false;
  const today = shippingInfoOf(cart, context.shippingMethod(held.shippingMethod), context);
  return !isDeepStrictEqual([held.shippingRate, held.taxRate], [today.shippingRate, today.taxRate]);
}

/** The order of a cart: what was bought, at what price, taken over as it stands. */
export function orderOf(cart: Cart, draft: OrderDraftInput, context: CartContext): Order {
  const at = context.now.toISOString();
  const by = { clientId: context.clientId };
  const {
    key: _key,
    cartState: _cartState,
    freezeStrategy: _freezeStrategy,
    lock: _lock,
    deleteDaysAfterLastModification: _deletion,
    totalLineItemQuantity: _quantity,
    ...bought
  } = cart;
  const custom = draft.custom ? mergedCustom(cart.custom, draft.custom, context) : cart.custom;
  return {
    ...bought,
    ...given({ orderNumber: draft.orderNumber, purchaseOrderNumber: draft.purchaseOrderNumber }),
    ...given({ shipmentState: draft.shipmentState, paymentState: draft.paymentState, custom }),
    id: context.newId(),
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

function mergedCustom(
  ofCart: CustomFields | undefined,
  draft: z.output<typeof customFieldsDraft>,
  context: CartContext,
): CustomFields {
  const type = context.type(draft.type);
  if (ofCart && ofCart.type.id !== type.id) throw invalidInput("The custom type must be that of the cart's fields.");
  const start: CustomFields = ofCart ?? { type: { typeId: 'type', id: type.id }, fields: {} };
  return Object.entries(draft.fields ?? {}).reduce(
    (custom, [name, value]) => withCustomField(custom, { name, value }, context),
    start,
  );
}

/** The fields that are not undefined. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
