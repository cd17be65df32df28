import { createChannelDirectory } from '@tarima/commerce-client/channel-directory';
import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import { openMailQueue } from '@tarima/mail/open-queue';
import type { MailTransport } from '@tarima/mail/transport';
import { getMarket, type KnownMarket } from '@tarima/markets/table';
import { createMembershipClient } from '@tarima/membership-client/client';
import { createTerritories } from '@tarima/membership-client/territories';
import type { Caller } from '@tarima/service-kit/caller';
import { openCaptcha } from '@tarima/service-kit/captcha/open-captcha';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import { createJobs } from '@tarima/service-kit/jobs';
import type { Logger } from '@tarima/service-kit/logger';
import { createPeriodicTask } from '@tarima/service-kit/periodic-task';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { createSubgraph, type SubgraphWithJobs } from '@tarima/service-kit/subgraph';
import { openThrottle } from '@tarima/service-kit/throttle';
import { migrations } from '../migrations/all.ts';
import { createAddAddress } from './application/add-address.ts';
import { createCancelMembership } from './application/cancel-membership.ts';
import { createCancellationSweep } from './application/cancellations.ts';
import { createChangeEmail } from './application/change-email.ts';
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
import { createMailRenderer } from './application/mails/render.ts';
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
import { createCancellations } from './persistence/cancellation-repository.ts';
import type { Tables } from './persistence/tables.ts';
import { resolvers } from './resolvers/all.ts';
import { altchaLibrary } from './upstream/altcha.ts';
import { createProfiles } from './upstream/commerce/client.ts';
import { createCoverage } from './upstream/fulfilment/client.ts';
import { createIdentities } from './upstream/identity/client.ts';
import { createEmailChanges } from './upstream/identity/email-changes.ts';
import { createIdentityApi } from './upstream/identity/identity-api.ts';
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
  /** Replaces the mail server. */
  readonly mailTransport?: MailTransport;
}

/**
 * The membership subgraph: profile, addresses, membership and digital identity of the signed-in member. `start` sends its
 * mail and completes cancellations whose outcome is unknown.
 */
export async function createMembership(dependencies: MembershipDependencies): Promise<SubgraphWithJobs> {
  const { env, logger } = dependencies;
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const [membershipThrottle, mapThrottle, cardThrottle, onboardingThrottle] = await Promise.all([
    openThrottle({
      name: 'membership-look-up',
      perMinute: env.MEMBERSHIP_LOOK_UPS_PER_MINUTE,
      redisUrl: env.REDIS_URL,
    }),
    openThrottle({ name: 'map-look-up', perMinute: env.MAPS_LOOK_UPS_PER_MINUTE, redisUrl: env.REDIS_URL }),
    openThrottle({ name: 'card-enrolment', perMinute: env.CARD_ENROLLMENTS_PER_MINUTE, redisUrl: env.REDIS_URL }),
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
  const identityApi = createIdentityApi({ baseUrl: env.IDENTITY_API_URL, apiKey: env.IDENTITY_API_KEY });
  const identities = createIdentities(identityApi);
  const emailChanges = createEmailChanges(identityApi);
  const db = await dependencies.database.schema<Tables>('membership', migrations);
  const captcha = openCaptcha({ env, library: altchaLibrary, db, configuration, logger });
  // Jobs of other processes are mails, which wait no longer than for a sweep.
  const jobs = createJobs(dependencies.database, logger, { pollSeconds: env.MAIL_SWEEP_SECONDS });
  const mailQueue = openMailQueue({
    service: 'membership',
    env,
    db,
    jobs,
    render: createMailRenderer(createChannelDirectory(commerce, createRecordReader(logger)), env.SHOP_URL),
    transport: dependencies.mailTransport,
    logger,
  });
  const cancellations = createCancellations(db, mailQueue);
  const cancellationSweep = createPeriodicTask({
    name: 'cancellation sweep',
    everySeconds: env.CANCELLATION_SWEEP_SECONDS,
    run: createCancellationSweep({
      cancellations,
      memberships,
      afterSeconds: env.CANCELLATION_SWEEP_SECONDS,
      keptDays: env.MAIL_KEPT_DAYS,
      reportFailure: (error) => logger.warn({ err: error }, 'the outcome of a cancellation is still unknown'),
    }),
    logger,
  });
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
      changeEmail: createChangeEmail({
        caller,
        viewer,
        profiles,
        emailChanges,
        reportFailure: (error) => logger.error({ err: error }, 'the email address of a profile could not be changed'),
      }),
      cancelMembership: createCancelMembership({
        caller,
        viewer,
        memberships,
        cancellations,
        reportFailure: (error) => logger.error({ err: error }, 'the cancellation of a membership was not confirmed'),
        reportUnreadProfile: (error) =>
          logger.warn({ err: error }, 'the mail of a cancellation goes to the club’s address'),
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

  const subgraph = await createSubgraph<Context>({
    name: 'membership',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'cart:write',
    logger,
    readiness: { commerce: commerce.ping, database: dependencies.database.ping },
    onClose: async () => {
      await cancellationSweep.stop();
      await mailQueue.stop();
      await jobs.stop();
      const resources = [
        membershipThrottle,
        mapThrottle,
        cardThrottle,
        onboardingThrottle,
        captcha,
        membershipClient,
        coverage,
        identityApi,
        maps,
      ];
      await Promise.all(resources.map((resource) => resource.close()));
      if (!dependencies.commerce) await commerce.close();
      await configuration.close();
    },
  });
  return {
    ...subgraph,
    async start() {
      await jobs.start();
      mailQueue.start();
      cancellationSweep.start();
    },
  };
}
