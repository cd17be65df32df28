import { randomUUID } from 'node:crypto';
import { getLocale, type Locale, languages } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import type { FastifyBaseLogger } from 'fastify';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import { buildContentPath, pathTo } from '../i18n/paths.ts';
import { isPageId, type PageId } from '../i18n/route-table.ts';
import type { ContentSource } from './content/source.ts';
import type { GraphTransport } from './graph.ts';
import { createServerTransport } from './server-transport.ts';
import type { SitemapCategoriesQuery, SitemapProductsQuery } from './sitemap.gen.ts';
import './sitemap.gen.ts';

/** Services that the pages of the sitemaps are read from. */
export interface SitemapSources {
  readonly graph: GraphTransport;
  readonly content: ContentSource;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A page in all languages of a market: its path by locale. */
export type SitemapEntry = ReadonlyMap<Locale, string>;

/** The pages of a market that are worth indexing. */
export interface SitemapPages {
  /** The shop's own pages, categories and content pages. */
  readonly entries: readonly SitemapEntry[];
  readonly products: ReadonlyMap<string, Slugs>;
  /** The number of products that the graph reports; `products` can have fewer. */
  readonly productCount: number;
}

/** Part of the URL in each language; for a product, by the SKU of its master variant. */
type Slugs = Readonly<Record<Language, string>>;

type SendOperation = <Data>(operationName: string, variables?: Record<string, unknown>) => Promise<Data>;

interface Category {
  readonly key: string;
  readonly slugs: Slugs;
  readonly children?: readonly Category[];
}

/** The whole market when there is no key. */
interface ProductScope {
  readonly key?: string;
  readonly children?: readonly Category[];
}

/** Products on a page of the operation `SitemapProducts`. */
const pageSize = 100;
/** The graph rejects a page with a larger offset (SEARCH-29). */
const maxOffset = 10_000;
const maxPages = maxOffset / pageSize + 1;
/** Products that the pages of one list contain at most. */
const maxListed = maxPages * pageSize;

const getLocales = (marketCode: string) => languages.map((language) => getLocale(language, marketCode));

/**
 * Sends operations without a viewer for a market, attributed to the IP address that requested the sitemap. The results
 * have the slugs of both languages, so the language of the request does not matter.
 */
function createSender(graph: GraphTransport, marketCode: string, clientIp: string): SendOperation {
  const send = createServerTransport(graph, getLocale('es', marketCode), {
    viewer: { kind: 'anonymous' },
    requestId: randomUUID(),
    clientIp,
  });
  return async <Data>(operationName: string, variables: Record<string, unknown> = {}) => {
    const extensions = { persistedQuery: { version: 1 as const, sha256Hash: getRegisteredHash(operationName) } };
    const { data, errors } = await send({ operationName, variables, extensions });
    if (errors?.length || !data) throw new Error(`No ${operationName} for the sitemap`, { cause: errors });
    return data as Data;
  };
}

const createEntry = (locales: readonly Locale[], toPath: (locale: Locale) => string): SitemapEntry =>
  new Map(locales.map((locale) => [locale, toPath(locale)]));

/** The page of a product in all languages of a market. */
export const createProductEntry = (marketCode: string, sku: string, slugs: Slugs): SitemapEntry =>
  createEntry(getLocales(marketCode), (locale) =>
    pathTo('pdp-slug-sku', locale, { slug: slugs[locale.language], sku }),
  );

/** The pages of a category and its descendants. */
function listCategories(
  locales: readonly Locale[],
  category: Category,
  ancestors: readonly Category[] = [],
): SitemapEntry[] {
  const lineage = [...ancestors, category];
  const entry = createEntry(locales, (locale) => {
    const slugs = lineage.map(({ slugs }, index) => [`slug${index}`, slugs[locale.language]]);
    return pathTo('category', locale, { ...Object.fromEntries(slugs), catID: category.key });
  });
  return [entry, ...(category.children ?? []).flatMap((child) => listCategories(locales, child, lineage))];
}

const readProductPage = (sendOperation: SendOperation, categoryKey: string | undefined, page: number) =>
  sendOperation<SitemapProductsQuery>('SitemapProducts', { categoryKey, page });

/**
 * The products of the market, or of a category with all categories below it. The graph lists only the first products
 * of a list (SEARCH-29). A longer list is therefore read by its categories first, then by its own pages until it is
 * complete.
 */
async function readProducts(
  sendOperation: SendOperation,
  { key: categoryKey, children = [] }: ProductScope,
): Promise<Pick<SitemapPages, 'products' | 'productCount'>> {
  const products = new Map<string, Slugs>();
  let productCount = Number.POSITIVE_INFINITY;
  for (let page = 1; page <= maxPages && products.size < productCount; page++) {
    const { products: list } = await readProductPage(sendOperation, categoryKey, page);
    for (const { slugs, masterVariant } of list.items) products.set(masterVariant.sku, slugs);
    productCount = list.total;
    if (list.items.length === 0) break;
    if (page > 1 || productCount <= maxListed) continue;
    for (const child of children) {
      const { products: childProducts } = await readProducts(sendOperation, child);
      for (const [sku, slugs] of childProducts) products.set(sku, slugs);
    }
  }
  return { products, productCount };
}

/** Content pages; the shop's own pages are listed separately, because not all of them are worth indexing. */
async function listContentPages(locales: readonly Locale[], content: ContentSource): Promise<SitemapEntry[]> {
  const byId = new Map<string, Map<Locale, string>>();
  for (const locale of locales) {
    for (const { id, path } of await content.pages(locale)) {
      if (isPageId(id)) continue;
      byId.set(id, (byId.get(id) ?? new Map()).set(locale, buildContentPath(locale, path)));
    }
  }
  return [...byId.values()];
}

const fixed = [
  'home',
  'categories',
  'featured-categories',
  'clubsAndLocations',
  'membership-info',
  'appointments',
] as const satisfies readonly PageId[];

/**
 * Reads the pages of a market in all its languages, one page of 100 products after another.
 * @throws GraphTransportError when the graph does not respond, ContentUnavailableError when the content service does
 * not
 */
export async function readSitemapPages(
  { graph, content, log }: SitemapSources,
  marketCode: string,
  clientIp: string,
): Promise<SitemapPages> {
  const locales = getLocales(marketCode);
  const sendOperation = createSender(graph, marketCode, clientIp);
  const { topCategories } = await sendOperation<SitemapCategoriesQuery>('SitemapCategories');
  const [{ products, productCount }, contentPages] = await Promise.all([
    readProducts(sendOperation, { children: topCategories }),
    listContentPages(locales, content),
  ]);
  if (productCount > maxListed && products.size < productCount) {
    const listed = products.size;
    log.warn({ market: marketCode, listed, total: productCount }, 'the sitemap does not list all products');
  }
  const entries = [
    ...fixed.map((pageId) => createEntry(locales, (locale) => pathTo(pageId, locale))),
    ...topCategories.flatMap((category) => listCategories(locales, category)),
    ...contentPages,
  ];
  return { entries, products, productCount };
}

/** Reads the number of products of a market. @throws GraphTransportError when the graph does not respond */
export async function readProductCount(
  { graph }: Pick<SitemapSources, 'graph'>,
  marketCode: string,
  clientIp: string,
): Promise<number> {
  const { products } = await readProductPage(createSender(graph, marketCode, clientIp), undefined, 1);
  return products.total;
}
