import { resolvePreferredClub } from '../domain/preferred-club.ts';
import type { MemberResolvers } from '../resolver-types.gen.ts';

export const Member: MemberResolvers = {
  /** A reference to another member resolves to null, as one to a missing member does (ACCOUNT-7, MEMBERSHIP-15). */
  async __resolveReference({ id }, { viewer }) {
    const member = await viewer.find();
    return member?.id === id ? member : null;
  },
  marketCode: ({ market }) => market.code,
  preferredClub({ preferredClubKey, market }, _arguments, { getShoppingClubs }) {
    const key = resolvePreferredClub(preferredClubKey, getShoppingClubs(market));
    return key === null ? null : { key };
  },
  isPreferredClubReplaced: ({ preferredClubKey, market }, _arguments, { getShoppingClubs }) =>
    resolvePreferredClub(preferredClubKey, getShoppingClubs(market)) !== preferredClubKey,
  addresses: ({ addresses }) => [...addresses],
  membership: async (member, _arguments, { memberships }) => (await memberships.find(member)) ?? null,
};
