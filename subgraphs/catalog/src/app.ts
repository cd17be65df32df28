import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import { nextOpening } from '@tarima/commerce-client/next-opening';
import { createPlaces } from '@tarima/commerce-client/places';
import { createTaxInclusion } from '@tarima/commerce-client/tax-inclusion';
import { getLocale } from '@tarima/markets/locale';
import { cached } from '@tarima/service-kit/cached';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, configurationOf } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { isTechnicalSku } from '@tarima/service-kit/technical-products';
import type { Context } from './context.ts';
import { buildCategoryTree } from './domain/category-tree.ts';
import type { CatalogEnv } from './env.ts';
import { createVariantLoader } from './loaders.ts';
import { resolvers } from './resolvers/all.ts';
import { createCampaigns } from './upstream/campaigns.ts';
import { createCatalogUpstream, readCategories } from './upstream/client.ts';
import { readColorNames } from './upstream/color-names.ts';
import { createDiscoveryClient } from './upstream/discovery/client.ts';
import { createEngines } from './upstream/engines.ts';
import { createPromotionEnds } from './upstream/promotions.ts';
import { reading } from './upstream/reading.ts';
import { createSearch } from './upstream/search.ts';

export interface CatalogDependencies {
  readonly env: CatalogEnv;
  readonly logger: Logger;
  /** Stands in for the platform's client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

const categoryLifetimeMs = 60_000;

/** The catalogue: products, categories, clubs and markets, all the same for everybody in a market and language. */
export async function createCatalog(dependencies: CatalogDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const client = dependencies.commerce ?? createCommerceClient(commerceSettings(env, 'tarima-catalog'));
  const configuration = await configurationOf(dependencies.configuration, env, logger);
  const records = createRecordReader(logger);
  const places = createPlaces(client, records);
  const isTaxIncluded = createTaxInclusion(client, records);
  const promotionEnds = createPromotionEnds(client, records);
  const campaigns = createCampaigns(env.CONTENT_URL, logger, records);
  const discovery = createDiscoveryClient(env, records);
  const engines = createEngines({
    order: () => configuration.global().search.engines,
    onFault: (engine, error) => logger.warn({ err: error, engine }, 'a search engine failed'),
  });
  const colorNames = cached(categoryLifetimeMs, () => readColorNames(client));
  const tree = cached(categoryLifetimeMs, async () => buildCategoryTree(await readCategories(client, records)));

  const createContext = (caller: Caller): Context => {
    const locale = getLocale(caller.language, caller.market);
    const { market, language } = locale;
    const upstream = createCatalogUpstream(client.forRequest({ 'x-correlation-id': caller.requestId }), {
      promotionEnds,
      records,
    });
    // Prices and stock are the club's (CATALOG-12), or the country's before one is chosen (CATALOG-11).
    const placeOf: Context['placeOf'] = async (clubKey) => {
      if (clubKey !== null && (await reading(places.club(clubKey)))?.market !== market) return undefined;
      const channelId = await reading(places.channelId(clubKey ?? market.channelKey));
      return channelId === undefined ? undefined : { market, language, clubKey, channelId };
    };
    // The platform and the configuration must both allow it (CLUBS-6).
    const offersPickup: Context['offersPickup'] = ({ key, isEcommerceEnabled, market: { code } }) =>
      isEcommerceEnabled && configuration.market(code).clubs.transactional.includes(key);
    return {
      locale,
      upstream,
      search: createSearch({ engines, discovery, upstream }),
      variants: createVariantLoader(upstream, placeOf),
      categories: () => reading(tree.get()),
      colorNames: async () => {
        try {
          return await colorNames.get();
        } catch (error) {
          logger.warn({ err: error }, 'names of colours could not be read');
          return new Map();
        }
      },
      campaigns: () => campaigns.of(market.code),
      categoryPicture: (key) => `${env.MEDIA_URL}/categories/${encodeURIComponent(key)}/640.webp`,
      clubs: (marketCode) => reading(places.clubs(marketCode)),
      club: (key) => reading(places.club(key)),
      isTechnicalSku: (sku) => isTechnicalSku(configuration.global(), sku),
      defaultClub: (marketCode) => reading(places.club(configuration.market(marketCode).clubs.default)),
      offersPickup,
      nextPickup: (club) => {
        if (!offersPickup(club)) return null;
        const { delivery } = configuration.market(club.market.code);
        return nextOpening(club, new Date(), delivery.minimumMinutesBeforeWindow);
      },
      // A market can switch the sale off (MEMBERSHIP-49), or leave clubs out of it (MEMBERSHIP-50,
      // MEMBERSHIP-50).
      sellsMemberships: (marketCode, clubKey) => {
        const { membership, clubs } = configuration.market(marketCode);
        return membership.purchase && !clubs.membershipPurchaseDisabled.includes(clubKey);
      },
      placeOf,
      isTaxIncluded: () => reading(isTaxIncluded(market.code)),
      // Editors switch prices per unit on for each market (CATALOG-22).
      isPricePerUnitShown: configuration.market(market.code).features.pricePerUnit,
      lowStockThreshold: configuration.global().cart.lowStockThreshold,
      searchLimits: configuration.global().search,
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
