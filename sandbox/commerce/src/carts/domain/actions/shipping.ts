import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { addressOf } from '../../../documents/addresses.ts';
import { customFieldsOf, withCustomField } from '../../../documents/custom-fields.ts';
import { addressDraft, identifier, setCustomFieldInput, setCustomTypeInput } from '../../../documents/schemas.ts';
import { invalidInput, invalidOperation } from '../../../errors.ts';
import { shippingInfoOf, withoutShipping } from '../shipping.ts';
import { type CartActions, defineCartAction } from './kind.ts';

const addressInput = z.object({ address: addressDraft.optional() });
const newAddress = z.object({ address: addressDraft });

/** Actions on a cart's shipping address and shipping method. */
export const shippingActions: CartActions = {
  setShippingAddress: defineCartAction(addressInput, (cart, { address }, context) => {
    const moved = withField(cart, 'shippingAddress', address && addressOf(address, context));
    const method = cart.shippingInfo?.shippingMethod;
    if (!address || !method) return withoutShipping(moved);
    const shippingInfo = shippingInfoOf(moved, context.shippingMethod(method), context);
    return { ...moved, shippingInfo };
  }),

  setBillingAddress: defineCartAction(addressInput, (cart, { address }, context) =>
    withField(cart, 'billingAddress', address && addressOf(address, context)),
  ),

  setShippingAddressCustomType: defineCartAction(setCustomTypeInput, (cart, { type, fields }, context) => {
    if (!cart.shippingAddress) throw invalidOperation('The cart has no shipping address.');
    const custom = type && customFieldsOf({ type, fields }, 'address', context);
    return { ...cart, shippingAddress: withField(cart.shippingAddress, 'custom', custom) };
  }),

  setShippingAddressCustomField: defineCartAction(setCustomFieldInput, (cart, input, context) => {
    if (!cart.shippingAddress) throw invalidOperation('The cart has no shipping address.');
    const custom = withCustomField(cart.shippingAddress.custom, input, context);
    return { ...cart, shippingAddress: { ...cart.shippingAddress, custom } };
  }),

  addItemShippingAddress: defineCartAction(newAddress, (cart, { address }, context) => {
    if (!address.key || cart.itemShippingAddresses.some(({ key }) => key === address.key)) {
      throw invalidInput('An item shipping address needs a key that is unique in its cart.');
    }
    return { ...cart, itemShippingAddresses: [...cart.itemShippingAddresses, addressOf(address, context)] };
  }),

  updateItemShippingAddress: defineCartAction(newAddress, (cart, { address }, context) => {
    const updated = addressOf(address, context);
    const found = cart.itemShippingAddresses.some(({ key }) => key === updated.key);
    if (!found) throw invalidInput(`The cart has no item shipping address with the key '${address.key}'.`);
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
      if (!shippingMethod) return withoutShipping(cart);
      return { ...cart, shippingInfo: shippingInfoOf(cart, context.shippingMethod(shippingMethod), context) };
    },
  ),

  setShippingCustomType: defineCartAction(setCustomTypeInput, (cart, { type, fields }, context) => {
    if (!cart.shippingInfo) throw invalidOperation('The cart has no shipping method.');
    return withField(cart, 'shippingCustomFields', type && customFieldsOf({ type, fields }, 'shipping', context));
  }),

  setShippingCustomField: defineCartAction(setCustomFieldInput, (cart, input, context) => ({
    ...cart,
    shippingCustomFields: withCustomField(cart.shippingCustomFields, input, context),
  })),
};
