import { readFileSync } from 'node:fs';
import { getLocale } from '@tarima/markets/locale';
import { getMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeEach, vi } from 'vitest';
import { createGetSalesContext } from '../application/get-sales-context.ts';
import type { ProductCatalog, SearchEngine } from '../application/ports.ts';
import { createVariantLoader } from '../application/variant-loader.ts';
import type { Context } from '../context.ts';
import { buildCategoryTree } from '../domain/category-tree.ts';
import type { Campaign } from '../domain/promotions.ts';
import { resolvers } from '../resolvers/all.ts';
import { productWire, searchWire } from '../upstream/commerce/wire.ts';
import { mapProduct } from './map-product.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const market = getMarket('CR');
export const clubChannel = '5c7c7a1d-678f-4fdc-ba1f-03718df6ccc1';
const wire = productWire.parse(
  searchWire.parse(
    JSON.parse(readFileSync(new URL('../upstream/commerce/fixtures/search.json', import.meta.url), 'utf8')),
  ).results[0]?.productProjection,
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

export const getProductsBySku = vi.fn<ProductCatalog['getProductsBySku']>(async (skus, salesContext) => {
  const product = mapProduct(wire, { ...salesContext, promotionEnds: new Map() });
  return product.variants.some(({ sku }) => skus.includes(sku)) ? [product] : [];
});
/** The engine that lists products without a search text. */
export const listing = {
  search: vi.fn<SearchEngine['search']>(async (_list, scope) => ({
    products: [mapProduct(wire, { ...scope, promotionEnds: new Map() })],
    total: 1,
    inStockTotal: scope.isInClubCounted ? 1 : null,
    facets: new Map([['brand', [{ value: 'Andarín', count: 1 }]]]),
    correctedText: null,
  })),
  suggest: vi.fn<SearchEngine['suggest']>(async () => ({ queries: [], products: [] })),
};
/** The engine that searches by text. */
export const textSearch = {
  search: vi.fn<SearchEngine['search']>(async (_list, scope) => ({
    products: [mapProduct(wire, { ...scope, promotionEnds: new Map() })],
    total: 1,
    inStockTotal: scope.isInClubCounted ? 1 : null,
    facets: new Map(),
    correctedText: 'maleta',
  })),
  suggest: vi.fn<SearchEngine['suggest']>(async (_text, salesContext) => ({
    queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
    products: [mapProduct(wire, { ...salesContext, promotionEnds: new Map() })],
  })),
};
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

/** Skus of technical products; emptied before each test. */
export const technicalSkus: string[] = [];

const clubs: Context['clubs'] = {
  listClubs: async () => [escazu],
  findClub: async (key) => [escazu, heredia].find((club) => club.key === key),
  findChannelId: async (key) =>
    new Map([
      [market.channelKey, 'country'],
      ['6401', clubChannel],
    ]).get(key),
  findNextOpening: () => ({ start: new Date('2026-11-20T21:00:00Z'), end: new Date('2026-11-21T02:30:00Z') }),
};

const rules: Context['rules'] = {
  isTechnicalSku: (sku) => technicalSkus.includes(sku),
  getDefaultClubKey: (code) => (code === 'CR' ? '6401' : 'unknown'),
  offersPickup: ({ key }) => key === '6401',
  getPickupLeadMinutes: () => 60,
  sellsMemberships: (club) => club.market.code === 'CR' && club.key !== '6402',
  hasUnitPrices: () => true,
  getMembersSelectionIds: (code) => (code === 'CR' ? ['P-1001'] : []),
  getLowStockThreshold: () => 200,
  getListLimits: () => ({ pageSize: 50, maxTextLength: 40 }),
  getPictureOptions: () => ({ quality: '60' }),
  getSuggestionLimits: () => ({ queries: 5, products: 3 }),
};

/**
 * Starts the catalogue's graph over fake ports, whose calls are cleared before each test of the file.
 * @returns a function that executes an operation for the market Costa Rica
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
      const locale = getLocale(caller.language, caller.market);
      const getSalesContext = createGetSalesContext(clubs, locale);
      return {
        locale,
        directory: {
          getCategoryTree: async () => tree,
          getColorNames: async () => new Map([['black', { es: 'Negro', en: 'Black' }]]),
          isTaxIncluded: async () => true,
        },
        clubs,
        campaigns: { listCampaigns: async () => campaigns },
        listingEngine: listing,
        searchEngine: textSearch,
        variants: createVariantLoader({ getProductsBySku }, getSalesContext),
        rules,
        getSalesContext,
        getCategoryPictureUrl: (key) => `http://media/categories/${key}/640.webp`,
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
