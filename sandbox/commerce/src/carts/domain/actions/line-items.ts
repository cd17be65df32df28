import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { buildCustomFields, setCustomField } from '../../../documents/custom-fields.ts';
import {
  identifier,
  moneyDraft,
  newQuantity,
  quantity,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../../../documents/schemas.ts';
import { createInvalidOperationError } from '../../../errors.ts';
import type { CartContext } from '../context.ts';
import {
  addLineItem,
  buildExternalPrice,
  copyVariant,
  inventoryMode,
  lineItemDraft,
  requireChannelWithRole,
} from '../line-draft.ts';
import { findLine, replaceLine, setQuantity } from '../lines.ts';
import { type CartActions, defineCartAction } from './kind.ts';

const lineTarget = z.object({ lineItemId: z.string().optional(), lineItemKey: z.string().optional() });

/** Defines an action that changes one line. */
function defineLineAction<Schema extends typeof lineTarget>(
  schema: Schema,
  change: (line: LineItem, input: z.output<Schema>, context: CartContext, cart: Cart) => LineItem,
) {
  return defineCartAction(schema, (cart, input, context) =>
    replaceLine(cart, change(findLine(cart, input), input, context, cart), context.now),
  );
}

/** Actions on lines of products: quantity, channels, custom fields and prices. */
export const lineItemActions: CartActions = {
  addLineItem: defineCartAction(lineItemDraft, addLineItem),

  changeLineItemQuantity: defineLineAction(lineTarget.extend({ quantity: newQuantity }), (line, input) =>
    setQuantity(line, input.quantity),
  ),

  removeLineItem: defineLineAction(lineTarget.extend({ quantity: quantity.optional() }), (line, input) =>
    setQuantity(line, Math.max(0, line.quantity - (input.quantity ?? line.quantity))),
  ),

  setLineItemDistributionChannel: defineLineAction(
    lineTarget.extend({ distributionChannel: identifier('channel').optional() }),
    (line, { distributionChannel: to }, context) =>
      withField(line, 'distributionChannel', to && requireChannelWithRole(to, 'ProductDistribution', context)),
  ),

  setLineItemSupplyChannel: defineLineAction(
    lineTarget.extend({ supplyChannel: identifier('channel').optional() }),
    (line, { supplyChannel: to }, context) =>
      withField(line, 'supplyChannel', to && requireChannelWithRole(to, 'InventorySupply', context)),
  ),

  setLineItemInventoryMode: defineLineAction(
    lineTarget.extend({ inventoryMode: inventoryMode.optional() }),
    (line, input, _context, cart) =>
      withField(line, 'inventoryMode', input.inventoryMode === cart.inventoryMode ? undefined : input.inventoryMode),
  ),

  setLineItemPrice: defineLineAction(
    lineTarget.extend({ externalPrice: moneyDraft.optional() }),
    (line, input, context, cart) =>
      input.externalPrice
        ? { ...line, priceMode: 'ExternalPrice', price: buildExternalPrice(cart, input.externalPrice, context) }
        : { ...line, priceMode: 'Platform' },
  ),

  setLineItemCustomType: defineLineAction(
    lineTarget.extend(setCustomTypeInput.shape),
    (line, { type, fields }, context) =>
      withField(line, 'custom', type && buildCustomFields({ type, fields }, 'line-item', context)),
  ),

  setLineItemCustomField: defineLineAction(lineTarget.extend(setCustomFieldInput.shape), (line, input, context) => ({
    ...line,
    custom: setCustomField(line.custom, input, context),
  })),

  changeLineItemsOrder: defineCartAction(
    z.object({ lineItemOrder: z.array(z.string()) }),
    (cart, { lineItemOrder }) => {
      const lineItemIds = new Set(lineItemOrder);
      if (lineItemIds.size !== cart.lineItems.length || lineItemOrder.length !== lineItemIds.size) {
        throw createInvalidOperationError('The order must name every line item of the cart once.');
      }
      return { ...cart, lineItems: lineItemOrder.map((lineItemId) => findLine(cart, { lineItemId })) };
    },
  ),

  recalculate: defineCartAction(z.object({ updateProductData: z.boolean().default(false) }), (cart, input, context) => {
    if (!input.updateProductData) return cart;
    const lineItems = cart.lineItems.map((line) => {
      const current = context.findVariant({ productId: line.productId, variantId: line.variant.id });
      if (!current) return line;
      const { name, slug, productType, variant } = current;
      return { ...line, name, productSlug: slug, productType, variant: copyVariant(cart, variant) };
    });
    return { ...cart, lineItems };
  }),
};
