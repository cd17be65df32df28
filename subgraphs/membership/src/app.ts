import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import { createPlaces } from '@tarima/commerce-client/places';
import { createMembershipClient } from '@tarima/membership-client/client';
import type { Caller } from '@tarima/service-kit/caller';
import type { Logger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { openThrottle } from '@tarima/service-kit/throttle';
import type { Context } from './context.ts';
import type { Member } from './domain/member.ts';
import type { MembershipEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { answered } from './upstream/commerce/answered.ts';
import { createProfiles } from './upstream/commerce/client.ts';
import { createMemberships } from './upstream/membership/client.ts';

export interface MembershipDependencies {
  readonly env: MembershipEnv;
  readonly logger: Logger;
  /** Stands in for the platform's client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
}

/** Members: who is signed in, their profile, addresses and membership. Every field is the member's own only. */
export async function createMembership(dependencies: MembershipDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const commerce = dependencies.commerce ?? createCommerceClient(commerceSettings(env, 'tarima-membership'));
  const membershipApi = createMembershipClient({ baseUrl: env.MEMBERSHIP_API_URL, apiKey: env.MEMBERSHIP_API_KEY });
  const memberships = createMemberships(membershipApi);
  const places = createPlaces(commerce);
  const lookUps = await openThrottle({
    name: 'membership-look-up',
    perMinute: env.MEMBERSHIP_LOOK_UPS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });

  const createContext = (caller: Caller): Context => {
    const profiles = createProfiles(commerce.forRequest({ 'x-correlation-id': caller.requestId }));
    const signedIn = caller.identity.kind === 'member' ? caller.identity : undefined;
    let viewer: Promise<Member | null> | undefined;
    const findViewer = async () => (signedIn && (await profiles.find(signedIn))) ?? null;
    return {
      caller,
      viewer() {
        viewer ??= findViewer();
        return viewer;
      },
      setPreferredClub: async (clubKey) => (signedIn && (await profiles.setPreferredClub(signedIn, clubKey))) ?? null,
      isClubOf: async (marketCode, clubKey) => (await answered(places.club(clubKey)))?.market.code === marketCode,
      membershipOf: async (membershipNumber) => (await memberships.find(membershipNumber)) ?? null,
      isValid: (membershipNumber) => memberships.isValid(membershipNumber),
      admitLookUp: () => lookUps.admit(lookUpKey(caller)),
    };
  };

  return createSubgraph<Context>({
    name: 'membership',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    logger,
    readiness: { commerce: commerce.ping },
    onClose: async () => {
      await Promise.all([lookUps.close(), membershipApi.close(), commerce.close()]);
    },
  });
}

/** A guest can become another guest at will, so those who are not signed in are counted by address. */
function lookUpKey({ identity, clientIp }: Caller): string {
  if (identity.kind === 'member') return `member:${identity.subject}`;
  if (identity.kind === 'partner') return `partner:${identity.clientId}`;
  return `address:${clientIp ?? 'unknown'}`;
}
