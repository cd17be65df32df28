import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { type SetCartDelivery, setCartDelivery as setDelivery } from '../application/set-cart-delivery.ts';
import type { MutationResolvers, SetCartDeliveryInput } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const setCartDelivery: MutationResolvers['setCartDelivery'] = async (_parent, { input }, context) => {
  const { fitToStock = false } = input;
  const command = { ...parseCommand('setCartDelivery', input), delivery: parseDelivery(input), fitToStock };
  const result = await setDelivery(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'SetCartDeliverySuccess', cart: result.cart };
};

/** @throws GraphQLError `BAD_USER_INPUT` for pickup without a club, and for delivery without an address */
function parseDelivery({
  method,
  clubKey,
  addressId,
  shippingMethodKey,
}: SetCartDeliveryInput): SetCartDelivery['delivery'] {
  if (method === 'PICK_UP_IN_CLUB') {
    if (!clubKey) throw createBadUserInputError('clubKey is required for pickup.');
    return { method, clubKey };
  }
  if (!addressId) throw createBadUserInputError('addressId is required for delivery.');
  return { method, addressId, shippingMethodKey: shippingMethodKey || null };
}
