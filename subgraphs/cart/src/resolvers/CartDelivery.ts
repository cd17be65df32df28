import { fullName } from '../domain/address.ts';
import { isExpired } from '../domain/delivery-window.ts';
import { hasRoom, litresTaken } from '../domain/van-room.ts';
import type { CartDeliveryResolvers } from '../resolver-types.gen.ts';
import { savedAddressProblem } from './saved-address-problem.ts';

export const CartDelivery: CartDeliveryResolvers = {
  club: ({ clubKey }) => (clubKey === null ? null : { key: clubKey }),
  address: ({ address }) =>
    address && {
      alias: address.alias,
      fullName: fullName(address),
      streetText: address.street,
      description: address.description,
      city: address.city,
      region: address.region,
      country: address.country,
      phone: address.phone,
    },
  addressProblem: ({ cart }, _arguments, { places }) => savedAddressProblem(cart, places),
  window: ({ window, cart }, _arguments, { rules }) =>
    window && {
      ...window,
      isExpired: isExpired(window, rules.windows, new Date()),
      hasRoom: hasRoom(window, litresTaken(cart)),
    },
  addressId: ({ method, address }) => (method === 'DELIVERY' ? (address?.id ?? null) : null),
};
