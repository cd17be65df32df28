import type { Context } from '../context.ts';
import type { Member } from '../domain/member.ts';
import { addressOutsideCountry } from '../errors.ts';
import { requireMember } from './require-member.ts';

/**
 * The signed-in member, or the result for one who changes addresses in a market that is not their own. An address is always
 * written for the request's market, so this keeps its country to the member's as well.
 * @throws GraphQLError `UNAUTHENTICATED`
 */
export async function requireOwnCountry(context: Context): Promise<Member | ReturnType<typeof addressOutsideCountry>> {
  const member = await requireMember(context);
  const { caller, addressRules } = context;
  return member.market.code === addressRules.market.code
    ? member
    : addressOutsideCountry(member.market, caller.language);
}
