import { phoneText } from '@tarima/markets/phone';
import { findMarket } from '@tarima/markets/table';
import type { MemberAddressResolvers } from '../resolver-types.gen.ts';

export const MemberAddress: MemberAddressResolvers = {
  async territories({ territoryId, address }, _arguments, { territories }) {
    const market = findMarket(address.country);
    return market && territoryId !== null ? [...(await territories.path(market, territoryId))] : [];
  },
  phoneText: ({ address }) => (address.phone === null ? null : phoneText(address.phone)),
};
