import { isDeepStrictEqual } from 'node:util';
import type { Cart, CustomLineItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { buildCustomFields } from '../../../documents/custom-fields.ts';
import {
  customFieldsDraft,
  identifier,
  keySchema,
  localizedString,
  moneyDraft,
  newQuantity,
  quantity,
} from '../../../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError, createRequiredFieldError } from '../../../errors.ts';
import type { CartContext } from '../context.ts';
import { checkLineLimit, initialState, setQuantity } from '../lines.ts';
import { toMoney } from '../money.ts';
import { type CartActions, defineCartAction } from './kind.ts';

/** A custom line of a cart draft and input of `addCustomLineItem`. */
export const customLineItemDraft = z.object({
  key: keySchema.optional(),
  name: localizedString,
  slug: keySchema,
  money: moneyDraft,
  quantity: quantity.default(1),
  taxCategory: identifier('tax-category').optional(),
  custom: customFieldsDraft.optional(),
  priceMode: z.enum(['Standard', 'External']).default('Standard'),
});

const target = z.object({ customLineItemId: z.string().optional(), customLineItemKey: z.string().optional() });

/** Adds a custom line, or increases the quantity of an identical one. */
export function addCustomLineItem(cart: Cart, draft: z.output<typeof customLineItemDraft>, context: CartContext): Cart {
  const line = buildLine(cart, draft, context);
  const sameSlug = cart.customLineItems.find(({ slug }) => slug === line.slug);
  if (!sameSlug) {
    const extended = { ...cart, customLineItems: [...cart.customLineItems, line] };
    checkLineLimit(extended);
    return extended;
  }
  if (!isDeepStrictEqual(pickIdentity(sameSlug), pickIdentity(line))) {
    throw createInvalidOperationError(`The cart holds another custom line item with the slug '${line.slug}'.`);
  }
  return replaceLine(cart, setQuantity(sameSlug, sameSlug.quantity + line.quantity));
}

/** Actions on lines without a product, such as fees. */
export const customLineItemActions: CartActions = {
  addCustomLineItem: defineCartAction(customLineItemDraft, addCustomLineItem),

  changeCustomLineItemQuantity: defineCartAction(target.extend({ quantity: newQuantity }), (cart, input) =>
    replaceLine(cart, setQuantity(findCustomLine(cart, input), input.quantity)),
  ),

  changeCustomLineItemMoney: defineCartAction(target.extend({ money: moneyDraft }), (cart, input) =>
    replaceLine(cart, { ...findCustomLine(cart, input), money: toCartMoney(cart, input.money) }),
  ),

  removeCustomLineItem: defineCartAction(target, (cart, input) =>
    replaceLine(cart, setQuantity(findCustomLine(cart, input), 0)),
  ),
};

function buildLine(cart: Cart, draft: z.output<typeof customLineItemDraft>, context: CartContext): CustomLineItem {
  if (!draft.taxCategory && cart.taxMode === 'Platform') throw createRequiredFieldError('taxCategory');
  return {
    id: context.createId(),
    ...(draft.key === undefined ? {} : { key: draft.key }),
    name: draft.name,
    slug: draft.slug,
    money: toCartMoney(cart, draft.money),
    quantity: draft.quantity,
    totalPrice: toMoney(0, cart.totalPrice.currencyCode),
    state: [{ quantity: draft.quantity, state: initialState }],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    discountedPricePerQuantity: [],
    priceMode: draft.priceMode,
    ...(draft.taxCategory
      ? { taxCategory: { typeId: 'tax-category', id: context.getTaxCategory(draft.taxCategory).id } }
      : {}),
    ...(draft.custom ? { custom: buildCustomFields(draft.custom, 'custom-line-item', context) } : {}),
  };
}

const pickIdentity = ({ name, money, taxCategory, custom }: CustomLineItem) => ({ name, money, taxCategory, custom });

function toCartMoney(cart: Cart, draft: z.output<typeof moneyDraft>) {
  const currency = cart.totalPrice.currencyCode;
  if (draft.currencyCode !== currency)
    throw createInvalidOperationError(`The money must be in the cart's currency, ${currency}.`);
  return toMoney(draft.centAmount, currency);
}

function findCustomLine(cart: Cart, { customLineItemId, customLineItemKey }: z.output<typeof target>): CustomLineItem {
  const line = cart.customLineItems.find(({ id, key }) =>
    customLineItemId === undefined ? key !== undefined && key === customLineItemKey : id === customLineItemId,
  );
  if (line) return line;
  throw createInvalidInputError(`The cart has no custom line item '${customLineItemId ?? customLineItemKey}'.`);
}

function replaceLine(cart: Cart, line: CustomLineItem): Cart {
  const customLineItems =
    line.quantity === 0
      ? cart.customLineItems.filter(({ id }) => id !== line.id)
      : cart.customLineItems.map((other) => (other.id === line.id ? line : other));
  return { ...cart, customLineItems };
}
