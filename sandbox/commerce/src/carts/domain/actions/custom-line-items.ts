import { isDeepStrictEqual } from 'node:util';
import type { Cart, CustomLineItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { customFieldsOf } from '../../../documents/custom-fields.ts';
import {
  customFieldsDraft,
  identifier,
  keySchema,
  localizedString,
  moneyDraft,
  newQuantity,
  quantity,
} from '../../../documents/schemas.ts';
import { invalidInput, invalidOperation, requiredField } from '../../../errors.ts';
import type { CartContext } from '../context.ts';
import { checkRoom, initialState, withQuantity } from '../lines.ts';
import { cents } from '../money.ts';
import { type CartActions, cartAction } from './kind.ts';

/** A custom line of a cart draft and the input of `addCustomLineItem`. */
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

/** The cart with the custom line added, or counted up when it holds the very same one. */
export function addCustomLineItem(cart: Cart, draft: z.output<typeof customLineItemDraft>, context: CartContext): Cart {
  const line = newLine(cart, draft, context);
  const sameSlug = cart.customLineItems.find(({ slug }) => slug === line.slug);
  if (!sameSlug) {
    const grown = { ...cart, customLineItems: [...cart.customLineItems, line] };
    checkRoom(grown);
    return grown;
  }
  if (!isDeepStrictEqual(identity(sameSlug), identity(line))) {
    throw invalidOperation(`The cart holds another custom line item with the slug '${line.slug}'.`);
  }
  return withLine(cart, withQuantity(sameSlug, sameSlug.quantity + line.quantity));
}

/** Lines without a product, such as fees. */
export const customLineItemActions: CartActions = {
  addCustomLineItem: cartAction(customLineItemDraft, addCustomLineItem),

  changeCustomLineItemQuantity: cartAction(target.extend({ quantity: newQuantity }), (cart, input) =>
    withLine(cart, withQuantity(find(cart, input), input.quantity)),
  ),

  changeCustomLineItemMoney: cartAction(target.extend({ money: moneyDraft }), (cart, input) =>
    withLine(cart, { ...find(cart, input), money: moneyOf(cart, input.money) }),
  ),

  removeCustomLineItem: cartAction(target, (cart, input) => withLine(cart, withQuantity(find(cart, input), 0))),
};

function newLine(cart: Cart, draft: z.output<typeof customLineItemDraft>, context: CartContext): CustomLineItem {
  if (!draft.taxCategory && cart.taxMode === 'Platform') throw requiredField('taxCategory');
  return {
    id: context.newId(),
    ...(draft.key === undefined ? {} : { key: draft.key }),
    name: draft.name,
    slug: draft.slug,
    money: moneyOf(cart, draft.money),
    quantity: draft.quantity,
    totalPrice: cents(0, cart.totalPrice.currencyCode),
    state: [{ quantity: draft.quantity, state: initialState }],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    discountedPricePerQuantity: [],
    priceMode: draft.priceMode,
    ...(draft.taxCategory
      ? { taxCategory: { typeId: 'tax-category', id: context.taxCategory(draft.taxCategory).id } }
      : {}),
    ...(draft.custom ? { custom: customFieldsOf(draft.custom, 'custom-line-item', context) } : {}),
  };
}

const identity = ({ name, money, taxCategory, custom }: CustomLineItem) => ({ name, money, taxCategory, custom });

function moneyOf(cart: Cart, draft: z.output<typeof moneyDraft>) {
  const currency = cart.totalPrice.currencyCode;
  if (draft.currencyCode !== currency) throw invalidOperation(`The money must be in the cart's currency, ${currency}.`);
  return cents(draft.centAmount, currency);
}

function find(cart: Cart, { customLineItemId, customLineItemKey }: z.output<typeof target>): CustomLineItem {
  const line = cart.customLineItems.find(({ id, key }) =>
    customLineItemId === undefined ? key !== undefined && key === customLineItemKey : id === customLineItemId,
  );
  if (line) return line;
  throw invalidInput(`The cart has no custom line item '${customLineItemId ?? customLineItemKey}'.`);
}

function withLine(cart: Cart, line: CustomLineItem): Cart {
  const customLineItems =
    line.quantity === 0
      ? cart.customLineItems.filter(({ id }) => id !== line.id)
      : cart.customLineItems.map((other) => (other.id === line.id ? line : other));
  return { ...cart, customLineItems };
}
