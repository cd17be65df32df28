import type { Address, Cart, ShippingInfo, ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';
import { createInvalidOperationError } from '../../errors.ts';
import type { CartContext } from './context.ts';
import { getTaxRate } from './lines.ts';

/** Finds the rate of a method for an address and currency; zones of the state precede those of the country. */
export function findShippingRate(
  method: ShippingMethod,
  address: Pick<Address, 'country' | 'state'>,
  currency: string,
  getZone: (id: string) => Zone,
): ShippingRate | undefined {
  const rankZone = (zone: Zone) => {
    const locationsInCountry = zone.locations.filter(({ country }) => country === address.country);
    if (locationsInCountry.some(({ state }) => state !== undefined && state === address.state)) return 2;
    return locationsInCountry.some(({ state }) => state === undefined) ? 1 : 0;
  };
  return method.zoneRates
    .map((zoneRate) => ({
      rank: rankZone(getZone(zoneRate.zone.id)),
      rate: zoneRate.shippingRates.find(({ price }) => price.currencyCode === currency),
    }))
    .filter((candidate) => candidate.rank > 0 && candidate.rate)
    .sort((a, b) => b.rank - a.rank)[0]?.rate;
}

/**
 * Builds a cart's shipping info for a method; `withTotals` computes the price.
 * @throws PlatformError `InvalidOperation` without an address, or for a method that is inactive, belongs to another
 * store or does not deliver there; `MissingTaxRateForCountry`
 */
export function buildShippingInfo(cart: Cart, method: ShippingMethod, context: CartContext): ShippingInfo {
  const address = cart.shippingAddress;
  if (!address) throw createInvalidOperationError('A shipping method needs a shipping address.');
  if (!method.active) throw createInvalidOperationError(`The shipping method '${method.id}' is not active.`);
  if (method.stores.length > 0 && !method.stores.some(({ key }) => key === cart.store?.key)) {
    throw createInvalidOperationError(`The shipping method '${method.id}' is not available in the store of the cart.`);
  }
  const rate = findShippingRate(method, address, cart.totalPrice.currencyCode, (id) => context.getZone(id));
  if (!rate) {
    throw createInvalidOperationError(
      `The shipping method '${method.id}' has no rate for ${address.country} in ${cart.totalPrice.currencyCode}.`,
    );
  }
  const taxRate = getTaxRate(cart, method.taxCategory.id, context);
  const { isMatching: _onlyInSearches, ...shippingRate } = rate;
  return {
    shippingMethodName: method.name,
    price: rate.price,
    shippingRate,
    ...(taxRate ? { taxRate } : {}),
    taxCategory: method.taxCategory,
    shippingMethod: { typeId: 'shipping-method', id: method.id },
    deliveries: [],
    shippingMethodState: 'MatchesCart',
  };
}

/** Removes the shipping method and its custom fields from a cart. */
export function removeShipping(cart: Cart): Cart {
  const { shippingInfo: _info, shippingCustomFields: _custom, ...rest } = cart;
  return rest;
}
