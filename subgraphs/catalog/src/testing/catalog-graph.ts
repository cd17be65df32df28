import { readFileSync } from 'node:fs';
import { getLocale } from '@tarima/markets/locale';
import { getMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeEach, vi } from 'vitest';
import type { Context } from '../context.ts';
import { buildCategoryTree } from '../domain/category-tree.ts';
import type { Campaign } from '../domain/promotions.ts';
import { createVariantLoader } from '../loaders.ts';
import { resolvers } from '../resolvers/all.ts';
import type { CatalogUpstream } from '../upstream/client.ts';
import { toProduct } from '../upstream/mapping.ts';
import type { Search } from '../upstream/search.ts';
import type { ReadingPlace } from '../upstream/targets.ts';
import { productWire, searchWire } from '../upstream/wire.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const market = getMarket('CR');
export const clubChannel = '5c7c7a1d-678f-4fdc-ba1f-03718df6ccc1';
const wire = productWire.parse(
  searchWire.parse(JSON.parse(readFileSync(new URL('../upstream/fixtures/search.json', import.meta.url), 'utf8')))
    .results[0]?.productProjection,
);

const escazu = {
  key: '6401',
  market,
  name: { es: 'Escazú', en: 'Escazú' },
  address: { street: 'Autopista', city: 'Escazú' },
  latitude: 9.9,
  longitude: -84.1,
  timeZone: 'America/Costa_Rica',
  openingHours: { weekdays: ['09:00', '20:30'], saturday: ['09:00', '20:30'], sunday: ['09:00', '19:00'] },
  isEcommerceEnabled: true,
} as const;

const heredia = { ...escazu, key: '6402' } as const;

export const productsBySku = vi.fn(async (skus: readonly string[], place: ReadingPlace) => {
  const product = toProduct(wire, { ...place, promotionEnds: new Map() });
  return product.variants.some(({ sku }) => skus.includes(sku)) ? [product] : [];
});
export const search = vi.fn<CatalogUpstream['search']>(async (_list, target) => ({
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
  total: 1,
  inClubTotal: target.isInClubCounted ? 1 : null,
  facets: new Map([['brand', [{ value: 'Andarín', count: 1 }]]]),
  correctedText: null,
}));
const suggest = vi.fn<CatalogUpstream['suggest']>(async () => ({ queries: [], products: [] }));
export const searchText = vi.fn<Search['list']>(async (_list, target) => ({
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
  total: 1,
  inClubTotal: target.isInClubCounted ? 1 : null,
  facets: new Map(),
  correctedText: 'maleta',
}));
export const searchSuggest = vi.fn<Search['suggest']>(async (_text, target) => ({
  queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
}));
const luggage = {
  id: wire.categories[0]?.id ?? '',
  key: 'luggage',
  parentId: null,
  name: { es: 'Maletas', en: 'Luggage' },
  slug: { es: 'maletas', en: 'luggage' },
  description: {},
  orderHint: '0.1',
  productCount: 1,
  isFeatured: true,
};
export const tree = buildCategoryTree([
  luggage,
  { ...luggage, id: 'bags', key: 'bags', parentId: luggage.id, isFeatured: false },
]);

const campaigns: Campaign[] = ['P-1001', 'P-1002'].map((id) => ({
  id,
  name: { es: 'Ahorro del mes', en: 'Monthly deal' },
  displayPriority: 1,
  positionKey: 'top',
  color: '#C2255C',
  textColor: '#FFFFFF',
  isSpecial: false,
  validFrom: new Date(Date.now() - 60_000),
  validUntil: new Date(Date.now() + 60_000),
}));

/** Skus that only the store itself puts into carts; a test may add some, and they are forgotten after it. */
export const technicalSkus: string[] = [];

/**
 * The catalogue's graph over stand-ins of its upstreams and engines, whose calls are forgotten after each test of the file.
 * @returns how to ask it from Costa Rica
 */
export async function startCatalogGraph() {
  const catalog = await createSubgraph<Context>({
    name: 'catalog',
    schemaFile: new URL('../../schema.graphql', import.meta.url),
    resolvers,
    callerSecret: secret,
    partnerScope: 'catalog:read',
    logger: createLogger({ name: 'catalog', level: 'silent' }),
    createContext: (caller) => {
      const placeOf: Context['placeOf'] = async (clubKey) =>
        clubKey === null || clubKey === '6401'
          ? { market, language: caller.language, clubKey, channelId: clubKey ? clubChannel : 'country' }
          : undefined;
      const upstream = { productsBySku, search, suggest };
      return {
        locale: getLocale(caller.language, caller.market),
        upstream,
        search: { list: searchText, suggest: searchSuggest },
        searchLimits: { pageSize: 50, maxTextLength: 40, querySuggestions: 5, productSuggestions: 3 },
        variants: createVariantLoader(upstream, placeOf),
        categories: async () => tree,
        colorNames: async () => new Map([['black', { es: 'Negro', en: 'Black' }]]),
        campaigns: async () => campaigns,
        categoryPicture: (key) => `http://media/categories/${key}/640.webp`,
        clubs: async () => [escazu],
        club: async (key) => [escazu, heredia].find((club) => club.key === key),
        isTechnicalSku: (sku) => technicalSkus.includes(sku),
        defaultClub: async (code) => (code === 'CR' ? escazu : undefined),
        offersPickup: ({ key }) => key === '6401',
        nextPickup: ({ key }) =>
          key === '6401' ? { from: new Date('2026-11-20T21:00:00Z'), until: new Date('2026-11-21T02:30:00Z') } : null,
        sellsMemberships: (marketCode, clubKey) => marketCode === 'CR' && clubKey !== '6402',
        placeOf,
        isTaxIncluded: async () => true,
        isPricePerUnitShown: true,
        lowStockThreshold: 200,
      };
    },
  });
  afterAll(() => catalog.close());
  beforeEach(() => {
    vi.clearAllMocks();
    technicalSkus.length = 0;
  });
  return async (query: string, variables: Record<string, unknown> = {}, language: 'es' | 'en' = 'es') => {
    const caller: Caller = { identity: { kind: 'anonymous' }, market: 'CR', language, requestId: 'request' };
    return JSON.parse(JSON.stringify(await catalog.execute({ query, variables, caller })));
  };
}
