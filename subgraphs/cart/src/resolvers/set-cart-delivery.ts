import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { commandOf } from '../commands/command-of.ts';
import { deliver } from '../commands/deliver.ts';
import { deliveryTo, pickupAt } from '../domain/delivery.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { laneOf, requireShopper } from '../shopper.ts';
import { carryOutOptions } from './submit.ts';

const expected = [
  'PRODUCT_UNAVAILABLE',
  'CLUB_UNAVAILABLE',
  'DELIVERY_UNAVAILABLE',
  'CART_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const setCartDelivery: MutationResolvers['setCartDelivery'] = async (_parent, { input }, context) => {
  const { identity, locale, places, lanes } = context;
  const shopper = requireShopper(identity, locale);
  const { method, clubId, addressId, shippingMethod, fitToStock = false } = input;
  if (method === 'PICK_UP_IN_CLUB' && !clubId) throw badUserInput('Pickup needs a clubId.');
  if (method === 'DELIVERY' && !addressId) throw badUserInput('Delivery needs an addressId.');
  const choice =
    method === 'PICK_UP_IN_CLUB'
      ? await pickupAt(clubId ?? '', locale.market, places)
      : await deliveryTo(addressId ?? '', locale.market, places, shippingMethod ? { key: shippingMethod } : undefined);
  if ('code' in choice) return failureResult(choice, expected, locale.language);
  const command = commandOf('setCartDelivery', input, { kind: 'deliver', choice, fitToStock });
  const outcome = await lanes.alone(laneOf(shopper), () => deliver(command, carryOutOptions(context), context));
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, locale.language);
  return { __typename: 'SetCartDeliverySuccess', cart: outcome.cart };
};
