import { formatPhone } from '@tarima/markets/phone';
import type { MemberAddressResolvers } from '../resolver-types.gen.ts';

export const MemberAddress: MemberAddressResolvers = {
  territories: async (address, _arguments, { territoryFinder }) => [...(await territoryFinder.findByAddress(address))],
  phoneText: ({ address }) => (address.phone === null ? null : formatPhone(address.phone)),
};
