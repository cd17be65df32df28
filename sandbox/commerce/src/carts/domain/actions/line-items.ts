import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { customFieldsOf, withCustomField } from '../../../documents/custom-fields.ts';
import {
  identifier,
  moneyDraft,
  newQuantity,
  quantity,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../../../documents/schemas.ts';
import { invalidOperation } from '../../../errors.ts';
import type { CartContext } from '../context.ts';
import {
  addLineItem,
  channelWithRole,
  externalPrice,
  inventoryMode,
  lineItemDraft,
  variantSnapshot,
} from '../line-draft.ts';
import { findLine, withLine, withQuantity } from '../lines.ts';
import { type CartActions, cartAction } from './kind.ts';

const lineTarget = z.object({ lineItemId: z.string().optional(), lineItemKey: z.string().optional() });

/** An action that makes another line of one line. */
function lineAction<Schema extends typeof lineTarget>(
  schema: Schema,
  change: (line: LineItem, input: z.output<Schema>, context: CartContext, cart: Cart) => LineItem,
) {
  return cartAction(schema, (cart, input, context) =>
    withLine(cart, change(findLine(cart, input), input, context, cart), context.now),
  );
}

/** Lines of products: added, counted, removed, bound to clubs, given fields and prices. */
export const lineItemActions: CartActions = {
  addLineItem: cartAction(lineItemDraft, addLineItem),

  changeLineItemQuantity: lineAction(lineTarget.extend({ quantity: newQuantity }), (line, input) =>
    withQuantity(line, input.quantity),
  ),

  removeLineItem: lineAction(lineTarget.extend({ quantity: quantity.optional() }), (line, input) =>
    withQuantity(line, Math.max(0, line.quantity - (input.quantity ?? line.quantity))),
  ),

  setLineItemDistributionChannel: lineAction(
    lineTarget.extend({ distributionChannel: identifier('channel').optional() }),
    (line, { distributionChannel: to }, context) =>
      withField(line, 'distributionChannel', to && channelWithRole(to, 'ProductDistribution', context)),
  ),

  setLineItemSupplyChannel: lineAction(
    lineTarget.extend({ supplyChannel: identifier('channel').optional() }),
    (line, { supplyChannel: to }, context) =>
      withField(line, 'supplyChannel', to && channelWithRole(to, 'InventorySupply', context)),
  ),

  setLineItemInventoryMode: lineAction(
    lineTarget.extend({ inventoryMode: inventoryMode.optional() }),
    (line, input, _context, cart) =>
      withField(line, 'inventoryMode', input.inventoryMode === cart.inventoryMode ? undefined : input.inventoryMode),
  ),

  setLineItemPrice: lineAction(
    lineTarget.extend({ externalPrice: moneyDraft.optional() }),
    (line, input, context, cart) =>
      input.externalPrice
        ? { ...line, priceMode: 'ExternalPrice', price: externalPrice(cart, input.externalPrice, context) }
        : { ...line, priceMode: 'Platform' },
  ),

  setLineItemCustomType: lineAction(lineTarget.extend(setCustomTypeInput.shape), (line, { type, fields }, context) =>
    withField(line, 'custom', type && customFieldsOf({ type, fields }, 'line-item', context)),
  ),

  setLineItemCustomField: lineAction(lineTarget.extend(setCustomFieldInput.shape), (line, input, context) => ({
    ...line,
    custom: withCustomField(line.custom, input, context),
  })),

  changeLineItemsOrder: cartAction(z.object({ lineItemOrder: z.array(z.string()) }), (cart, { lineItemOrder }) => {
    const named = new Set(lineItemOrder);
    if (named.size !== cart.lineItems.length || lineItemOrder.length !== named.size) {
      throw invalidOperation('The order must name every line item of the cart once.');
    }
    return { ...cart, lineItems: lineItemOrder.map((lineItemId) => findLine(cart, { lineItemId })) };
  }),

  recalculate: cartAction(z.object({ updateProductData: z.boolean().default(false) }), (cart, input, context) => {
    if (!input.updateProductData) return cart;
    const lineItems = cart.lineItems.map((line) => {
      const current = context.findVariant({ productId: line.productId, variantId: line.variant.id });
      if (!current) return line;
      const { name, slug, productType, variant } = current;
      return { ...line, name, productSlug: slug, productType, variant: variantSnapshot(cart, variant) };
    });
    return { ...cart, lineItems };
  }),
};
