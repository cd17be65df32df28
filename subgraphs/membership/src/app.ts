import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import { getMarket, type KnownMarket } from '@tarima/markets/table';
import { createMembershipClient } from '@tarima/membership-client/client';
import { createTerritories } from '@tarima/membership-client/territories';
import type { Caller } from '@tarima/service-kit/caller';
import { openCaptcha } from '@tarima/service-kit/captcha/open-captcha';
import type { CaptchaTables } from '@tarima/service-kit/captcha/uses';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { openThrottle } from '@tarima/service-kit/throttle';
import { migrations } from '../migrations/all.ts';
import { createAddAddress } from './application/add-address.ts';
import { createCancelMembership } from './application/cancel-membership.ts';
import { createCheckEligibility } from './application/check-eligibility.ts';
import { createCheckMembershipNumber } from './application/check-membership-number.ts';
import {
  getAddressRules,
  getEligibilityRules,
  getMemberAttributes,
  getPasswordPolicy,
  getReasonMessages,
  getShoppingClubs,
} from './application/configuration.ts';
import { createDeleteAddress } from './application/delete-address.ts';
import { createDeleteIdentity } from './application/delete-identity.ts';
import { createOfferFinder } from './application/find-offers.ts';
import { createPlaceFinder } from './application/find-places.ts';
import { createTerritoryFinder } from './application/find-territories.ts';
import { createCardKeyManager } from './application/manage-card-keys.ts';
import { createMemberAttributes } from './application/member-attributes.ts';
import { createOnboarding } from './application/onboarding.ts';
import { createReadMembershipStatus } from './application/read-membership-status.ts';
import { createSetDefaultAddress } from './application/set-default-address.ts';
import { createSetPreferredClub } from './application/set-preferred-club.ts';
import { createUpdateAddress } from './application/update-address.ts';
import { createUpdateDetails } from './application/update-details.ts';
import { createViewer } from './application/viewer.ts';
import type { Context } from './context.ts';
import type { MembershipEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { altchaLibrary } from './upstream/altcha.ts';
import { createProfiles } from './upstream/commerce/client.ts';
import { createCoverage } from './upstream/fulfilment/client.ts';
import { createIdentities } from './upstream/identity/client.ts';
import { createMaps } from './upstream/maps/client.ts';
import { createCardKeys } from './upstream/membership/card-keys.ts';
import { createMembershipCharges } from './upstream/membership/charges.ts';
import { createMemberships } from './upstream/membership/client.ts';
import { createEconomicActivities } from './upstream/membership/economic-activities.ts';

export interface MembershipDependencies {
  readonly env: MembershipEnv;
  readonly logger: Logger;
  readonly database: Database;
  /** Replaces the commerce client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** The membership subgraph: profile, addresses, membership and digital identity of the signed-in member. */
export async function createMembership(dependencies: MembershipDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const [membershipThrottle, mapThrottle, cardThrottle, onboardingThrottle] = await Promise.all([
    openThrottle({
      name: 'membership-look-up',
      perMinute: env.MEMBERSHIP_LOOK_UPS_PER_MINUTE,
      redisUrl: env.REDIS_URL,
    }),
    openThrottle({ name: 'map-look-up', perMinute: env.MAPS_LOOK_UPS_PER_MINUTE, redisUrl: env.REDIS_URL }),
    openThrottle({ name: 'card-enrolment', perMinute: env.CARD_ENROLMENTS_PER_MINUTE, redisUrl: env.REDIS_URL }),
    openThrottle({ name: 'onboarding', perMinute: env.ONBOARDING_COMMANDS_PER_MINUTE, redisUrl: env.REDIS_URL }),
  ]);

  const commerce = dependencies.commerce ?? createCommerceClient(toCommerceSettings(env, 'tarima-membership'));
  const membershipClient = createMembershipClient({
    baseUrl: env.MEMBERSHIP_API_URL,
    apiKey: env.MEMBERSHIP_API_KEY,
    hasTestPrice: env.MEMBERSHIP_TEST_PRICE,
    useV2: async () => configuration.global().membership.apiV2,
  });
  const memberships = createMemberships(membershipClient);
  const cardKeys = createCardKeys(membershipClient);
  const territories = createTerritories(membershipClient);
  const coverage = createCoverage({ baseUrl: env.FULFILMENT_URL, apiKey: env.FULFILMENT_API_KEY });
  const identities = createIdentities({ baseUrl: env.IDENTITY_API_URL, apiKey: env.IDENTITY_API_KEY });
  const db = await dependencies.database.schema<CaptchaTables>('membership', migrations);
  const captcha = openCaptcha({ env, library: altchaLibrary, db, configuration, logger });
  const maps = createMaps({
    provider: env.MAPS_PROVIDER,
    apiKey: env.MAPS_API_KEY,
    sandboxUrl: env.MAPS_URL,
    googleGeocodingUrl: env.GOOGLE_GEOCODING_URL,
    googlePlacesUrl: env.GOOGLE_PLACES_URL,
  });

  const shared = {
    memberships,
    coverage,
    territoryFinder: createTerritoryFinder(territories),
    economicActivities: createEconomicActivities(membershipClient),
    offerFinder: createOfferFinder({
      charges: createMembershipCharges(membershipClient),
      getMarketConfiguration: (market) => configuration.market(market.code),
    }),
    getShoppingClubs: (market: KnownMarket) => getShoppingClubs(market, configuration),
    getReasonMessages: () => getReasonMessages(configuration),
    checkEligibility: createCheckEligibility({
      memberships,
      getEligibilityRules: (market) => getEligibilityRules(market, configuration),
      reportFailure: (error) => logger.warn({ err: error }, 'the eligibility of a membership could not be read'),
    }),
  };

  const createContext = (caller: Caller): Context => {
    const profiles = createProfiles(commerce);
    const viewer = createViewer(caller.identity, profiles);
    const addressRules = getAddressRules(getMarket(caller.market), configuration);
    const addressBook = { viewer, addressRules, coverage, territories };
    return {
      ...shared,
      caller,
      viewer,
      addressRules,
      passwordPolicy: getPasswordPolicy(configuration),
      placeFinder: createPlaceFinder({ caller, addressRules, maps, throttle: mapThrottle }),
      readMembershipStatus: createReadMembershipStatus({ memberships }),
      checkMembershipNumber: createCheckMembershipNumber({ caller, throttle: membershipThrottle, memberships }),
      setPreferredClub: createSetPreferredClub({ viewer, getShoppingClubs: shared.getShoppingClubs }),
      addAddress: createAddAddress(addressBook),
      updateAddress: createUpdateAddress(addressBook),
      deleteAddress: createDeleteAddress(addressBook),
      setDefaultAddress: createSetDefaultAddress(addressBook),
      updateDetails: createUpdateDetails({ viewer }),
      cancelMembership: createCancelMembership({
        identity: caller.identity,
        memberships,
        reportFailure: (error) => logger.error({ err: error }, 'the cancellation of a membership was not confirmed'),
      }),
      memberAttributes: createMemberAttributes({
        caller,
        memberships,
        getDefinitions: () => getMemberAttributes(configuration),
      }),
      deleteIdentity: createDeleteIdentity({ identity: caller.identity, identities }),
      cardKeyManager: createCardKeyManager({
        caller,
        cardKeys,
        throttle: cardThrottle,
        reportFailure: (error) => logger.error({ err: error }, 'the end of a digital card was not confirmed'),
      }),
      onboarding: createOnboarding({
        caller,
        identities,
        memberships,
        profiles,
        captcha: captcha.port,
        passwordPolicy: getPasswordPolicy(configuration),
        lookUps: membershipThrottle,
        commands: onboardingThrottle,
        shopUrl: env.SHOP_URL,
        logger,
      }),
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
    readiness: { commerce: commerce.ping, database: dependencies.database.ping },
    onClose: async () => {
      const resources = [
        membershipThrottle,
        mapThrottle,
        cardThrottle,
        onboardingThrottle,
        captcha,
        membershipClient,
        coverage,
        identities,
        maps,
      ];
      await Promise.all(resources.map((resource) => resource.close()));
      if (!dependencies.commerce) await commerce.close();
      await configuration.close();
    },
  });
}
