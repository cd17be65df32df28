import type { Identity } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { Member } from '../domain/member.ts';
import type { ProfileChange } from '../domain/profile-change.ts';
import type { Profiles } from './ports.ts';

/** The signed-in member of one request. */
export interface Viewer {
  /** Reads the profile once per request; null without a signed-in member and without a profile (ACCOUNT-4). */
  find(): Promise<Member | null>;
  /** @throws GraphQLError `UNAUTHENTICATED` where `find` returns null */
  require(): Promise<Member>;
  /** @returns the profile after a change. @throws GraphQLError `UNAUTHENTICATED` without a profile */
  change(change: ProfileChange): Promise<Member>;
}

export function createViewer(identity: Identity, profiles: Profiles): Viewer {
  const owner = identity.kind === 'member' ? identity : undefined;
  let profile: Promise<Member | null> | undefined;

  const load = async () => (owner && (await profiles.find(owner))) ?? null;
  const find = () => {
    profile ??= load();
    return profile;
  };
  return {
    find,
    async require() {
      const member = await find();
      if (!member) throw createUnauthenticatedError();
      return member;
    },
    async change(change) {
      const member = owner && (await profiles.change(owner, change));
      if (!member) throw createUnauthenticatedError();
      return member;
    },
  };
}
