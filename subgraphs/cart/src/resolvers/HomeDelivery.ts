import type { HomeDeliveryResolvers } from '../resolver-types.gen.ts';

export const HomeDelivery: HomeDeliveryResolvers = {
  addressId: ({ address }) => address.id,
  alias: ({ address }) => address.alias,
  streetText: ({ address }) => address.street,
  club: ({ clubKey }) => ({ key: clubKey }),
};
