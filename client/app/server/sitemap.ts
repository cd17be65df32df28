import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { findMarket, markets } from '@tarima/markets/table';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createProductEntry, readProductCount, readSitemapPages, type SitemapSources } from './sitemap-pages.ts';
import { buildSitemapPath, countSitemapParts, getSitemapPart, parseSitemapFile } from './sitemap-parts.ts';
import { renderRobotsTxt, renderSitemap, renderSitemapIndex } from './sitemap-xml.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** How long a market's sitemap and its number of parts are current. */
const cacheOptions = { ttlMs: 60 * 60 * 1000, maxEntries: markets.length };

/** Search engines keep the sitemap that they have (ERRORS-55). */
function rejectTemporarily(cause: unknown): never {
  throw new RequestError(503, 'UPSTREAM_UNAVAILABLE', 'The sitemap cannot be made now.', { cause });
}

/** Runs tasks one after another, in the order of the calls. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** The parts of a market's sitemap, compressed with gzip; the first one also has the pages that show no product. */
async function readParts(
  sources: SitemapSources,
  shopOrigin: string,
  marketCode: string,
  clientIp: string,
): Promise<Buffer[]> {
  const { entries, products, productCount } = await readSitemapPages(sources, marketCode, clientIp);
  const partCount = countSitemapParts(productCount);
  const byPart = Map.groupBy(products, ([sku]) => getSitemapPart(sku, partCount));
  const parts: Buffer[] = [];
  for (let part = 1; part <= partCount; part++) {
    const productEntries = (byPart.get(part) ?? []).map(([sku, slugs]) => createProductEntry(marketCode, sku, slugs));
    const xml = renderSitemap(shopOrigin, part === 1 ? [...entries, ...productEntries] : productEntries);
    parts.push(await compress(xml));
  }
  return parts;
}

/**
 * `GET /robots.txt`, the index `/sitemap.xml` and the sitemaps of each market (ROUTING-77): `/sitemaps/cr.xml`,
 * `/sitemaps/cr-2.xml` and so on; 404 for an unknown market or part, 503 when the first read of a market fails. A read is
 * attributed to the IP address of the request that started it. Markets are read one after another, so that one crawler
 * stays within the gateway's limit of operations.
 */
export function registerSitemaps(
  app: FastifyInstance,
  options: Omit<SitemapSources, 'log'> & { shopOrigin: string },
): void {
  const { shopOrigin } = options;
  const sources: SitemapSources = { ...options, log: app.log };
  const runInQueue = createQueue();
  const partCounts = createCachedValues<number>({ name: 'sitemap-part-counts', ...cacheOptions });
  const sitemaps = createCachedValues<readonly Buffer[]>({ name: 'sitemaps', ...cacheOptions });
  const getPartCount = (marketCode: string, clientIp: string) =>
    partCounts
      .get(marketCode, async () => countSitemapParts(await readProductCount(sources, marketCode, clientIp)))
      .catch(rejectTemporarily);
  const getParts = (marketCode: string, clientIp: string) =>
    sitemaps
      .get(marketCode, () => runInQueue(() => readParts(sources, shopOrigin, marketCode, clientIp)))
      .catch(rejectTemporarily);
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body);

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', renderRobotsTxt(shopOrigin)));
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await Promise.all(
      markets.map(async ({ code }) => {
        const partCount = await getPartCount(code, request.ip);
        return Array.from({ length: partCount }, (_, index) => buildSitemapPath(code, index + 1));
      }),
    );
    return send(reply, 'application/xml', renderSitemapIndex(shopOrigin, paths.flat()));
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { country, part } = parseSitemapFile(request.params.file) ?? {};
    const market = country === undefined ? undefined : findMarket(country);
    if (!market || !part) return reply.callNotFound();
    const xml = (await getParts(market.code, request.ip))[part - 1];
    if (!xml) return reply.callNotFound();
    return send(reply, 'application/xml', await decompress(xml));
  });
}
