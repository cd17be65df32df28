import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { buildAddress } from '../../../documents/addresses.ts';
import { buildCustomFields, setCustomField } from '../../../documents/custom-fields.ts';
import { addressDraft, identifier, setCustomFieldInput, setCustomTypeInput } from '../../../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../../../errors.ts';
import { buildShippingInfo, removeShipping } from '../shipping.ts';
import { type CartActions, defineCartAction } from './kind.ts';

const addressInput = z.object({ address: addressDraft.optional() });
const newAddress = z.object({ address: addressDraft });

/** Actions on a cart's shipping address and shipping method. */
export const shippingActions: CartActions = {
  setShippingAddress: defineCartAction(addressInput, (cart, { address }, context) => {
    const moved = withField(cart, 'shippingAddress', address && buildAddress(address, context));
    const method = cart.shippingInfo?.shippingMethod;
    if (!address || !method) return removeShipping(moved);
    const shippingInfo = buildShippingInfo(moved, context.getShippingMethod(method), context);
    return { ...moved, shippingInfo };
  }),

  setBillingAddress: defineCartAction(addressInput, (cart, { address }, context) =>
    withField(cart, 'billingAddress', address && buildAddress(address, context)),
  ),

  setShippingAddressCustomType: defineCartAction(setCustomTypeInput, (cart, { type, fields }, context) => {
    if (!cart.shippingAddress) throw createInvalidOperationError('The cart has no shipping address.');
    const custom = type && buildCustomFields({ type, fields }, 'address', context);
    return { ...cart, shippingAddress: withField(cart.shippingAddress, 'custom', custom) };
  }),

  setShippingAddressCustomField: defineCartAction(setCustomFieldInput, (cart, input, context) => {
    if (!cart.shippingAddress) throw createInvalidOperationError('The cart has no shipping address.');
    const custom = setCustomField(cart.shippingAddress.custom, input, context);
    return { ...cart, shippingAddress: { ...cart.shippingAddress, custom } };
  }),

  addItemShippingAddress: defineCartAction(newAddress, (cart, { address }, context) => {
    if (!address.key || cart.itemShippingAddresses.some(({ key }) => key === address.key)) {
      throw createInvalidInputError('An item shipping address needs a key that is unique in its cart.');
    }
    return { ...cart, itemShippingAddresses: [...cart.itemShippingAddresses, buildAddress(address, context)] };
  }),

  updateItemShippingAddress: defineCartAction(newAddress, (cart, { address }, context) => {
    const updated = buildAddress(address, context);
    const found = cart.itemShippingAddresses.some(({ key }) => key === updated.key);
    if (!found) throw createInvalidInputError(`The cart has no item shipping address with the key '${address.key}'.`);
    const itemShippingAddresses = cart.itemShippingAddresses.map((old) => (old.key === updated.key ? updated : old));
    return { ...cart, itemShippingAddresses };
  }),

  removeItemShippingAddress: defineCartAction(z.object({ addressKey: z.string() }), (cart, { addressKey }) => ({
    ...cart,
    itemShippingAddresses: cart.itemShippingAddresses.filter(({ key }) => key !== addressKey),
  })),

  setShippingMethod: defineCartAction(
    z.object({ shippingMethod: identifier('shipping-method').optional() }),
    (cart, { shippingMethod }, context) => {
      if (!shippingMethod) return removeShipping(cart);
      return { ...cart, shippingInfo: buildShippingInfo(cart, context.getShippingMethod(shippingMethod), context) };
    },
  ),

  setShippingCustomType: defineCartAction(setCustomTypeInput, (cart, { type, fields }, context) => {
    if (!cart.shippingInfo) throw createInvalidOperationError('The cart has no shipping method.');
    return withField(cart, 'shippingCustomFields', type && buildCustomFields({ type, fields }, 'shipping', context));
  }),

  setShippingCustomField: defineCartAction(setCustomFieldInput, (cart, input, context) => ({
    ...cart,
    shippingCustomFields: setCustomField(cart.shippingCustomFields, input, context),
  })),
};
