import { unauthenticated } from '@tarima/service-kit/graphql-errors';
import { isChoosable } from '../domain/club-choice.ts';
import { preferredClubUnavailable } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';

export const setPreferredClub: MutationResolvers['setPreferredClub'] = async (_parent, { input }, context) => {
  const member = await context.viewer();
  if (!member) throw unauthenticated();
  if (!isChoosable(input.clubId, context.clubsOf(member.market))) {
    return preferredClubUnavailable(context.caller.language);
  }
  const changed = await context.changeProfile({ kind: 'preferClub', clubKey: input.clubId });
  if (!changed) throw unauthenticated();
  return { __typename: 'SetPreferredClubSuccess', member: changed };
};
