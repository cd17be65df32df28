import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import { getMarket } from '@tarima/markets/table';
import { createMembershipClient } from '@tarima/membership-client/client';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, configurationOf } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { openThrottle, throttleKey } from '@tarima/service-kit/throttle';
import { addressRulesOf, membershipOffersOf } from './configuration.ts';
import type { Context } from './context.ts';
import type { Member } from './domain/member.ts';
import type { MembershipEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { createProfiles } from './upstream/commerce/client.ts';
import { createCoverage } from './upstream/fulfilment/client.ts';
import { createIdentities } from './upstream/identity/client.ts';
import { openMaps } from './upstream/maps/open.ts';
import { createMemberships } from './upstream/membership/client.ts';
import { createTerritories } from './upstream/membership/territories.ts';

export interface MembershipDependencies {
  readonly env: MembershipEnv;
  readonly logger: Logger;
  /** Stands in for the platform's client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** Members: who is signed in, their profile, addresses and membership. Every field is the member's own only. */
export async function createMembership(dependencies: MembershipDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const commerce = dependencies.commerce ?? createCommerceClient(commerceSettings(env, 'tarima-membership'));
  const membershipApi = createMembershipClient({ baseUrl: env.MEMBERSHIP_API_URL, apiKey: env.MEMBERSHIP_API_KEY });
  const memberships = createMemberships(membershipApi, (error) =>
    logger.warn({ err: error }, 'the club did not say what may be done with a membership'),
  );
  const territories = createTerritories(membershipApi);
  const coverage = createCoverage({ baseUrl: env.FULFILMENT_URL, apiKey: env.FULFILMENT_API_KEY });
  const identities = createIdentities({ baseUrl: env.IDENTITY_API_URL, apiKey: env.IDENTITY_API_KEY });
  const maps = openMaps(env);
  const configuration = await configurationOf(dependencies.configuration, env, logger);
  const lookUps = await openThrottle({
    name: 'membership-look-up',
    perMinute: env.MEMBERSHIP_LOOK_UPS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });
  const mapLookUps = await openThrottle({
    name: 'map-look-up',
    perMinute: env.MAPS_LOOK_UPS_PER_MINUTE,
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
      changeProfile: async (change) => (signedIn && (await profiles.change(signedIn, change))) ?? null,
      clubsOf: (market) => configuration.market(market.code).clubs,
      fulfillmentClubsAt: coverage.clubsAt,
      maps,
      territories,
      identities,
      admitMapLookUp: () => mapLookUps.admit(throttleKey(caller)),
      addressRules: addressRulesOf(getMarket(caller.market), configuration),
      membershipOf: async (member) => (await memberships.find(member)) ?? null,
      offersOf: (market) => membershipOffersOf(market, configuration),
      refusalsOf: memberships.refusals,
      isValid: (membershipNumber) => memberships.isValid(membershipNumber),
      admitLookUp: () => lookUps.admit(throttleKey(caller)),
    };
  };

  return createSubgraph<Context>({
    name: 'membership',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'cart:write',
    logger,
    readiness: { commerce: commerce.ping },
    onClose: async () => {
      await Promise.all([lookUps, mapLookUps, membershipApi, coverage, identities, maps].map((one) => one.close()));
      if (!dependencies.commerce) await commerce.close();
      await configuration.close();
    },
  });
}
