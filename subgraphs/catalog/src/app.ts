import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import { getLocale } from '@tarima/markets/locale';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { createCatalogRules } from './application/configuration.ts';
import { createEngineFailover } from './application/engine-failover.ts';
import { createGetSalesContext } from './application/get-sales-context.ts';
import { createIndexSearch, createProductSearch } from './application/product-search.ts';
import { createVariantLoader } from './application/variant-loader.ts';
import type { Context } from './context.ts';
import type { CatalogEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { createCommerceCatalog } from './upstream/commerce/client.ts';
import { createClubDirectory } from './upstream/commerce/clubs.ts';
import { createCatalogDirectory } from './upstream/commerce/directory.ts';
import { createPromotionEnds } from './upstream/commerce/promotions.ts';
import { createCampaignClient } from './upstream/content/client.ts';
import { createDiscoveryClient } from './upstream/discovery/client.ts';

export interface CatalogDependencies {
  readonly env: CatalogEnv;
  readonly logger: Logger;
  /** Replaces the commerce client that is created from `env`. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** Creates the catalogue's subgraph, whose data is the same for every shopper of a market and language. */
export async function createCatalog(dependencies: CatalogDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const client = dependencies.commerce ?? createCommerceClient(toCommerceSettings(env, 'tarima-catalog'));
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const records = createRecordReader(logger);
  const directory = createCatalogDirectory(client, records, logger);
  const clubs = createClubDirectory(client, records);
  const promotionEnds = createPromotionEnds(client, records);
  const campaigns = createCampaignClient(env.CONTENT_URL, logger, records);
  const discovery = createDiscoveryClient(
    {
      baseUrl: env.DISCOVERY_URL,
      accountId: env.DISCOVERY_ACCOUNT_ID,
      authKey: env.DISCOVERY_AUTH_KEY,
      domain: env.DISCOVERY_DOMAIN,
      timeoutMs: env.DISCOVERY_TIMEOUT_MS,
      shopUrl: env.SHOP_URL,
    },
    records,
  );
  const failover = createEngineFailover({
    order: () => configuration.global().search.engines,
    onError: (engine, error) => logger.warn({ err: error, engine }, 'a search engine failed'),
  });
  const rules = createCatalogRules(configuration);

  const createContext = (caller: Caller): Context => {
    const locale = getLocale(caller.language, caller.market);
    const commerce = createCommerceCatalog(client, {
      promotionEnds,
      records,
    });
    const getSalesContext = createGetSalesContext(clubs, locale);
    return {
      locale,
      directory,
      clubs,
      campaigns,
      listingEngine: commerce,
      searchEngine: createProductSearch(failover, {
        commerce,
        discovery: createIndexSearch(discovery.createIndex(caller.searchUserId), commerce),
      }),
      variants: createVariantLoader(commerce, getSalesContext),
      rules,
      getSalesContext,
      getCategoryPictureUrl: (key) => `${env.MEDIA_URL}/categories/${encodeURIComponent(key)}/640.webp`,
    };
  };

  return createSubgraph<Context>({
    name: 'catalog',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'catalog:read',
    logger,
    readiness: { commerce: client.ping },
    onClose: async () => {
      await Promise.all([client.close(), campaigns.close(), discovery.close()]);
      await configuration.close();
    },
  });
}
