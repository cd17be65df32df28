import { randomUUID } from 'node:crypto';
import { getLocale, type Locale, languages } from '@tarima/markets/locale';
import { findMarket, markets } from '@tarima/markets/table';
import { RequestError } from '@tarima/service-kit/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import { buildContentPath, pathTo } from '../i18n/paths.ts';
import { isPageId, type PageId } from '../i18n/route-table.ts';
import type { ContentSource } from './content/source.ts';
import type { GraphTransport } from './graph.ts';
import { createServerTransport } from './server-transport.ts';
import type { SitemapCategoriesQuery, SitemapProductsQuery } from './sitemap.gen.ts';
import './sitemap.gen.ts';
import { renderRobotsTxt, renderSitemap, renderSitemapIndex, type SitemapEntry } from './sitemap-xml.ts';

const maxAgeMs = 60 * 60 * 1000;

interface Sources {
  readonly graph: GraphTransport;
  readonly content: ContentSource;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type SendOperation = <Data>(operationName: string, variables?: Record<string, unknown>) => Promise<Data>;

interface Category {
  readonly key: string;
  readonly slug: string;
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

/** Sends operations without a viewer in one locale, attributed to the IP address that requested the sitemap. */
function createSender(graph: GraphTransport, locale: Locale, clientIp: string): SendOperation {
  const send = createServerTransport(graph, locale, {
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

/** The canonical paths of a category and its descendants, by key. */
function listCategoryPaths(
  locale: Locale,
  category: Category,
  ancestorSlugs: readonly string[] = [],
): [string, string][] {
  const slugs = [...ancestorSlugs, category.slug];
  const params = Object.fromEntries(slugs.map((slug, index) => [`slug${index}`, slug]));
  return [
    [`category ${category.key}`, pathTo('category', locale, { ...params, catID: category.key })],
    ...(category.children ?? []).flatMap((child) => listCategoryPaths(locale, child, slugs)),
  ];
}

/** Paths of products by name, with the total number of products that the graph reports. */
interface ProductPaths {
  readonly paths: ReadonlyMap<string, string>;
  readonly total: number;
}

/**
 * The products of the market, or of a category with all categories below it. The graph lists only the first products
 * of a list (SEARCH-29). A longer list is therefore read by its categories first, then by its own pages until it is
 * complete.
 */
async function readProductPaths(
  locale: Locale,
  sendOperation: SendOperation,
  { key: categoryKey, children = [] }: ProductScope,
): Promise<ProductPaths> {
  const paths = new Map<string, string>();
  let total = Number.POSITIVE_INFINITY;
  for (let page = 1; page <= maxPages && paths.size < total; page++) {
    const { products } = await sendOperation<SitemapProductsQuery>('SitemapProducts', { categoryKey, page });
    for (const { slug, masterVariant } of products.items) {
      const { sku } = masterVariant;
      paths.set(`product ${sku}`, pathTo('pdp-slug-sku', locale, { slug, sku }));
    }
    total = products.total;
    if (products.items.length === 0) break;
    if (page > 1 || total <= maxListed) continue;
    for (const child of children) {
      const { paths: childPaths } = await readProductPaths(locale, sendOperation, child);
      for (const [name, path] of childPaths) paths.set(name, path);
    }
  }
  return { paths, total };
}

/** Paths of content pages; the shop's own pages are listed separately, because not all of them are worth indexing. */
async function listContentPaths(locale: Locale, content: ContentSource): Promise<[string, string][]> {
  const pages = await content.pages(locale);
  return pages.flatMap(({ id, path }): [string, string][] =>
    isPageId(id) ? [] : [[`content ${id}`, buildContentPath(locale, path)]],
  );
}

const fixed = [
  'home',
  'categories',
  'featured-categories',
  'clubsAndLocations',
  'membership-info',
  'appointments',
] as const satisfies readonly PageId[];

/** All pages of a locale that are worth indexing, by a name that is the same in all languages. */
async function listPaths(
  { graph, content, log }: Sources,
  locale: Locale,
  clientIp: string,
): Promise<ReadonlyMap<string, string>> {
  const sendOperation = createSender(graph, locale, clientIp);
  const { topCategories } = await sendOperation<SitemapCategoriesQuery>('SitemapCategories');
  const [{ paths: products, total }, written] = await Promise.all([
    readProductPaths(locale, sendOperation, { children: topCategories }),
    listContentPaths(locale, content),
  ]);
  if (total > maxListed && products.size < total) {
    log.warn({ locale: locale.code, listed: products.size, total }, 'the sitemap does not list all products');
  }
  return new Map([
    ...fixed.map((pageId): [string, string] => [pageId, pathTo(pageId, locale)]),
    ...topCategories.flatMap((category) => listCategoryPaths(locale, category)),
    ...written,
    ...products,
  ]);
}

/** Search engines keep the sitemap that they have (ERRORS-55). */
function rejectTemporarily(cause: unknown): never {
  throw new RequestError(503, 'UPSTREAM_UNAVAILABLE', 'The sitemap cannot be made now.', { cause });
}

/**
 * A market's pages in both languages.
 * @throws GraphTransportError when the graph does not respond, ContentUnavailableError when the content service does
 * not
 */
async function readSitemap(sources: Sources, marketCode: string, clientIp: string): Promise<SitemapEntry[]> {
  const byName = new Map<string, Map<Locale, string>>();
  for (const language of languages) {
    const locale = getLocale(language, marketCode);
    for (const [name, path] of await listPaths(sources, locale, clientIp)) {
      byName.set(name, (byName.get(name) ?? new Map()).set(locale, path));
    }
  }
  return [...byName.values()];
}

/** `GET /robots.txt`, `/sitemap.xml` and one sitemap per market, each cached for an hour. */
export function registerSitemaps(app: FastifyInstance, options: Omit<Sources, 'log'> & { shopOrigin: string }): void {
  const { shopOrigin } = options;
  const sources: Sources = { ...options, log: app.log };
  const sitemaps = new LRUCache<string, string, { readonly clientIp: string }>({
    max: markets.length,
    ttl: maxAgeMs,
    ttlResolution: 0,
    fetchMethod: async (marketCode, _expired, { context: { clientIp } }) =>
      renderSitemap(shopOrigin, await readSitemap(sources, marketCode, clientIp).catch(rejectTemporarily)),
  });
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body);

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', renderRobotsTxt(shopOrigin)));
  app.get('/sitemap.xml', (_request, reply) => send(reply, 'application/xml', renderSitemapIndex(shopOrigin)));
  app.get<{ Params: { market: string } }>('/sitemaps/:market.xml', async (request, reply) => {
    const market = findMarket(request.params.market);
    if (!market) return reply.callNotFound();
    return send(
      reply,
      'application/xml',
      await sitemaps.forceFetch(market.code, { context: { clientIp: request.ip } }),
    );
  });
}
