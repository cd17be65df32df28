import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { commandOf } from '../commands/command-of.ts';
import type { Context } from '../context.ts';
import { deliveryTo, pickupAt } from '../domain/delivery.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireShopper } from '../shopper.ts';
import { submit } from './submit.ts';

const expected = [
  'PRODUCT_UNAVAILABLE',
  'CLUB_UNAVAILABLE',
  'DELIVERY_UNAVAILABLE',
  'CART_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
] as const;

export const setCartDelivery: MutationResolvers['setCartDelivery'] = async (_parent, { input }, context) => {
  const { identity, locale, places, carts } = context;
  const shopper = requireShopper(identity, locale);
  const { method, clubId, addressId, shippingMethod, fitToStock = false } = input;
  if (method === 'PICK_UP_IN_CLUB' && !clubId) throw badUserInput('Pickup needs a clubId.');
  if (method === 'DELIVERY' && !addressId) throw badUserInput('Delivery needs an addressId.');
  const choice =
    method === 'PICK_UP_IN_CLUB'
      ? await pickupAt(clubId ?? '', locale.market, places)
      : await deliveryTo(addressId ?? '', locale.market, places, shippingMethod ?? undefined);
  if ('code' in choice) return failureResult(choice, expected, locale.language);
  const held = (await carts.load(shopper))?.delivery?.window;
  const outcome = await submit(commandOf('setCartDelivery', input, { kind: 'deliver', choice, fitToStock }), context);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, locale.language);
  if (held && !outcome.cart.delivery?.window) await letGo(outcome.cart.id, context);
  return { __typename: 'SetCartDeliverySuccess', cart: outcome.cart };
};

/** The room in the van is for others again; if that fails, it lapses by itself. */
async function letGo(cartId: string, { fulfilment, reportDelivery }: Context): Promise<void> {
  try {
    await fulfilment.release(cartId);
  } catch (error) {
    reportDelivery('a delivery window could not be let go of', { cartId, err: error });
  }
}
