import { tooManyRequests } from '@tarima/service-kit/graphql-errors';
import { isMembershipNumber } from '../domain/membership.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { places } from './places.ts';

export const Query: QueryResolvers = {
  me: (_parent, _arguments, { viewer }) => viewer(),
  /** Yes or no, to everybody, a few times a minute (MEMBERSHIP-6, MEMBERSHIP-8, MEMBERSHIP-12). */
  async isMembershipValid(_parent, { membershipNumber }, { admitLookUp, isValid }) {
    if (!isMembershipNumber(membershipNumber)) return false;
    if (!(await admitLookUp())) throw tooManyRequests();
    return isValid(membershipNumber);
  },
  ...places,
  async territories(_parent, { parentId }, { territories, addressRules }) {
    return [...(await territories.parts(addressRules.market, parentId ?? null))];
  },
  addressRules: (_parent, _arguments, { addressRules }) => addressRules,
};
