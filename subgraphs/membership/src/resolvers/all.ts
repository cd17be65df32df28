import type { Resolvers } from '../resolver-types.gen.ts';
import { Member } from './Member.ts';
import { Membership } from './Membership.ts';
import { Query } from './Query.ts';
import { setPreferredClub } from './set-preferred-club.ts';

export const resolvers = { Query, Mutation: { setPreferredClub }, Member, Membership } satisfies Resolvers;
