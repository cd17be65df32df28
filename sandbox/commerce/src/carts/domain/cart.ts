import type { Cart } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { ParsedAction } from '../../documents/actions.ts';
import { buildAddress } from '../../documents/addresses.ts';
import { buildCustomFields } from '../../documents/custom-fields.ts';
import {
  addressDraft,
  countryCode,
  customFieldsDraft,
  identifier,
  idField,
  keySchema,
} from '../../documents/schemas.ts';
import { anonymousIdSchema, deleteDaysSchema, emailSchema, localeSchema } from './actions/cart.ts';
import { addCustomLineItem, customLineItemDraft } from './actions/custom-line-items.ts';
import type { CartContext } from './context.ts';
import { addLineItem, inventoryMode, lineItemDraft } from './line-draft.ts';
import { maxLineItems, refreshCart } from './lines.ts';
import { toMoney } from './money.ts';
import { checkAllowed } from './permissions.ts';
import { buildShippingInfo } from './shipping.ts';
import { withTotals } from './totals.ts';

const roundingMode = z.enum(['HalfEven', 'HalfUp', 'HalfDown']).default('HalfEven');

/** The body of `POST /carts`. */
export const cartDraft = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  key: keySchema.optional(),
  customerId: idField('customer').optional(),
  customerEmail: emailSchema.optional(),
  anonymousId: anonymousIdSchema.optional(),
  store: identifier('store').optional(),
  country: countryCode.optional(),
  locale: localeSchema.optional(),
  inventoryMode: inventoryMode.default('None'),
  taxMode: z.enum(['Platform', 'Disabled']).default('Platform'),
  taxRoundingMode: roundingMode,
  priceRoundingMode: roundingMode,
  taxCalculationMode: z.enum(['LineItemLevel', 'UnitPriceLevel']).default('LineItemLevel'),
  lineItems: z.array(lineItemDraft).max(maxLineItems).default([]),
  customLineItems: z.array(customLineItemDraft).max(maxLineItems).default([]),
  shippingAddress: addressDraft.optional(),
  billingAddress: addressDraft.optional(),
  itemShippingAddresses: z.array(addressDraft).max(100).default([]),
  shippingMethod: identifier('shipping-method').optional(),
  deleteDaysAfterLastModification: deleteDaysSchema.optional(),
  origin: z.enum(['Customer', 'Merchant']).default('Customer'),
  custom: customFieldsDraft.optional(),
});

export type CartDraftInput = z.output<typeof cartDraft>;

/** Builds a cart from its draft with prices and taxes. @throws PlatformError as the actions of the same names do */
export function buildCart(draft: CartDraftInput, storeKey: string | undefined, context: CartContext): Cart {
  const at = context.now.toISOString();
  const { key, customerEmail, country, locale, deleteDaysAfterLastModification } = draft;
  const empty: Cart = {
    id: context.createId(),
    version: 1,
    ...omitUndefined({ key, customerEmail, country, locale, deleteDaysAfterLastModification }),
    ...(draft.customerId === undefined
      ? omitUndefined({ anonymousId: draft.anonymousId })
      : { customerId: context.getCustomerId(draft.customerId) }),
    ...(storeKey === undefined ? {} : { store: { typeId: 'store', key: storeKey } }),
    lineItems: [],
    customLineItems: [],
    totalPrice: toMoney(0, draft.currency),
    taxMode: draft.taxMode,
    priceRoundingMode: draft.priceRoundingMode,
    taxRoundingMode: draft.taxRoundingMode,
    taxCalculationMode: draft.taxCalculationMode,
    inventoryMode: draft.inventoryMode,
    cartState: 'Active',
    shippingMode: 'Single',
    shipping: [],
    itemShippingAddresses: draft.itemShippingAddresses.map((address) => buildAddress(address, context)),
    ...(draft.shippingAddress ? { shippingAddress: buildAddress(draft.shippingAddress, context) } : {}),
    ...(draft.billingAddress ? { billingAddress: buildAddress(draft.billingAddress, context) } : {}),
    discountCodes: [],
    directDiscounts: [],
    refusedGifts: [],
    origin: draft.origin,
    ...(draft.custom ? { custom: buildCustomFields(draft.custom, 'order', context) } : {}),
    createdAt: at,
    lastModifiedAt: at,
    createdBy: { clientId: context.clientId },
    lastModifiedBy: { clientId: context.clientId },
  };
  const cartWithLines = draft.lineItems.reduce((cart, line) => addLineItem(cart, line, context), empty);
  const filled = draft.customLineItems.reduce((cart, line) => addCustomLineItem(cart, line, context), cartWithLines);
  const shipped = draft.shippingMethod
    ? { ...filled, shippingInfo: buildShippingInfo(filled, context.getShippingMethod(draft.shippingMethod), context) }
    : filled;
  return withTotals(refreshCart(shipped, context));
}

/** A named action of an update. */
export interface NamedAction extends ParsedAction<Cart, CartContext> {
  readonly name: string;
}

/**
 * Applies all actions in order; each is validated against the state after the previous ones. Refreshes prices and taxes
 * of lines with loaded products; totals are computed by `withTotals`.
 */
export function applyActions(
  cart: Cart,
  actions: readonly NamedAction[],
  context: CartContext,
  canChangeLocked: boolean,
): Cart {
  const changed = actions.reduce((current, action) => {
    checkAllowed(current, action.name, canChangeLocked);
    // A frozen cart keeps its prices, so prices are refreshed before it is frozen.
    return action.apply(action.name === 'freezeCart' ? refreshCart(current, context) : current, context);
  }, cart);
  return refreshCart(changed, context);
}

function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
