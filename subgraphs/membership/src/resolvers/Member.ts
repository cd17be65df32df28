import { usableClub } from '../domain/club-choice.ts';
import type { MemberResolvers } from '../resolver-types.gen.ts';

export const Member: MemberResolvers = {
  /** Another member's fields are as if that member did not exist (ACCOUNT-7, MEMBERSHIP-15). */
  async __resolveReference({ id }, { viewer }) {
    const member = await viewer();
    return member?.id === id ? member : null;
  },
  marketCode: ({ market }) => market.code,
  preferredClub({ preferredClubKey, market }, _arguments, { clubsOf }) {
    const key = usableClub(preferredClubKey, clubsOf(market));
    return key === null ? null : { key };
  },
  isPreferredClubReplaced: ({ preferredClubKey, market }, _arguments, { clubsOf }) =>
    usableClub(preferredClubKey, clubsOf(market)) !== preferredClubKey,
  addresses: ({ addresses }) => [...addresses],
  membership: (member, _arguments, { membershipOf }) => membershipOf(member),
};
