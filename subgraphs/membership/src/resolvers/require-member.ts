import { unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';
import type { Member } from '../domain/member.ts';
import type { ProfileChange } from '../domain/profile-change.ts';

/** The signed-in member. @throws GraphQLError `UNAUTHENTICATED` */
export async function requireMember({ viewer }: Context): Promise<Member> {
  const member = await viewer();
  if (!member) throw unauthenticated();
  return member;
}

/** The signed-in member after a change. @throws GraphQLError `UNAUTHENTICATED` */
export async function changeMember(change: ProfileChange, { changeProfile }: Context): Promise<Member> {
  const member = await changeProfile(change);
  if (!member) throw unauthenticated();
  return member;
}
