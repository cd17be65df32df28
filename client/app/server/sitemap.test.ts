import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it, vi } from 'vitest';
import type { ContentSource } from './content/source.ts';
import type { GraphTransport } from './graph.ts';
import { registerSitemaps } from './sitemap.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

const shelves = [{ key: 'food', slug: 'food', children: [{ key: 'rice', slug: 'rice & beans', children: [] }] }];

interface FakeProduct {
  readonly slug: string;
  readonly masterVariant: { readonly sku: string };
}
const createProducts = (count: number, name = 'rice'): FakeProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${name}-${index + 1}`,
    masterVariant: { sku: `${name === 'rice' ? '' : name}${index + 1}-1` },
  }));

/**
 * A graph with the products of each category, or those of `''` for the whole market. Like the real one, it lists 100
 * products per page and refuses a page with an offset above 10,000 (SEARCH-29).
 */
function createGraph(lists: Readonly<Record<string, readonly FakeProduct[]>>, topCategories: unknown = shelves) {
  const pages: string[] = [];
  const send: GraphTransport = async ({ body }) => {
    const { operationName, variables } = JSON.parse(body);
    const respond = (response: unknown) => ({ status: 200, body: JSON.stringify(response) });
    if (operationName === 'SitemapCategories') return respond({ data: { topCategories } });
    const from = (variables.page - 1) * 100;
    if (from > 10_000) return respond({ errors: [{ message: 'page must start within the first 10000 products.' }] });
    pages.push(`${variables.categoryKey ?? ''}:${variables.page}`);
    const list = lists[variables.categoryKey ?? ''] ?? [];
    return respond({ data: { products: { total: list.length, items: list.slice(from, from + 100) } } });
  };
  return { send, pages };
}
const graph = createGraph({ '': createProducts(3) }).send;

/** Content pages: one of the route table, which is listed by name, and another in each language. */
const content: ContentSource = {
  reader: () => {
    throw new Error('The sitemap must not read pages');
  },
  isCurrent: () => true,
  pages: async ({ language }) => [
    { id: 'cart', path: 'cart' },
    { id: 'help', path: language === 'es' ? 'ayuda' : 'help' },
  ],
  close: async () => {},
};

function shop(transport: GraphTransport) {
  const app = createServer({ name: 'test', logger });
  vi.spyOn(app.log, 'warn');
  registerSitemaps(app, { graph: transport, content, shopOrigin: 'https://shop.test' });
  return app;
}

describe('sitemaps', () => {
  it('are listed in an index, one per market; robots.txt lists the index', async () => {
    const app = shop(graph);
    const index = (await app.inject('/sitemap.xml')).body;
    expect(index.match(/<loc>/g)).toHaveLength(13);
    expect(index).toContain('<loc>https://shop.test/sitemaps/cr.xml</loc>');
    const robots = (await app.inject('/robots.txt')).body;
    expect(robots).toContain('Sitemap: https://shop.test/sitemap.xml');
    expect(robots).toContain('Disallow: /es-CR/carrito\n');
    expect(robots).toContain('Disallow: /en-jm/checkout\n');
  });

  it('list the market’s pages in both languages with alternates', async () => {
    const response = await shop(graph).inject('/sitemaps/cr.xml');
    expect(response.headers['content-type']).toContain('application/xml');
    const paths = [...response.body.matchAll(/<loc>https:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toHaveLength(2 * (6 + 2 + 1 + 3));
    expect(paths).toContain('/es-CR/categoria/food/rice%20%26%20beans/rice');
    expect(paths).toContain('/en-CR/product/rice-3/3-1');
    expect(paths).toContain('/en-CR/help');
    expect(response.body).toContain(
      '<loc>https://shop.test/es-CR</loc><xhtml:link rel="alternate" hreflang="es-cr" href="https://shop.test/es-CR"/>' +
        '<xhtml:link rel="alternate" hreflang="en-cr" href="https://shop.test/en-CR"/>',
    );
  });

  it('are loaded from the graph once an hour, and retried after an error (ERRORS-55)', async () => {
    let isDown = true;
    let requests = 0;
    const app = shop(async (request) => {
      requests++;
      return isDown ? { status: 200, body: '{"errors":[{"message":"down"}]}' } : graph(request);
    });
    const failed = await app.inject('/sitemaps/cr.xml');
    expect(failed.statusCode).toBe(503);
    expect(failed.headers['retry-after']).toBe('60');
    isDown = false;
    expect((await app.inject('/sitemaps/cr.xml')).statusCode).toBe(200);
    const before = requests;
    expect((await app.inject('/sitemaps/CR.xml')).statusCode).toBe(200);
    expect(requests).toBe(before);
  });

  it('are attributed to the requester’s IP address', async () => {
    const addresses = new Set<string | undefined>();
    const app = shop(async (request) => {
      addresses.add(request.headers['x-forwarded-for']);
      return graph(request);
    });
    await app.inject({ url: '/sitemaps/cr.xml', remoteAddress: '203.0.113.7' });
    expect([...addresses]).toEqual(['203.0.113.7']);
  });

  it('exist for markets only', async () => {
    expect((await shop(graph).inject('/sitemaps/zz.xml')).statusCode).toBe(404);
  });
});

describe('the sitemap of a market with many products (SEARCH-29)', () => {
  /** The number of URLs of products and of different ones, in one language. */
  const countProducts = (body: string) => {
    const urls = [...body.matchAll(/<loc>[^<]+\/en-CR\/product\/([^<]+)<\/loc>/g)].map(([, path]) => path);
    return [urls.length, new Set(urls).size];
  };

  it('reads only pages of the whole market up to the largest offset', async () => {
    const { send, pages } = createGraph({ '': createProducts(10_100) });
    const app = shop(send);
    const { statusCode, body } = await app.inject('/sitemaps/cr.xml');
    expect([statusCode, ...countProducts(body)]).toEqual([200, 10_100, 10_100]);
    expect(pages).toEqual([...Array(2)].flatMap(() => Array.from({ length: 101 }, (_, index) => `:${index + 1}`)));
    expect(app.log.warn).not.toHaveBeenCalled();
  });

  it('lists the products of all categories, each once, and those of no category', async () => {
    const [food, home, both, other] = [
      createProducts(10_100, 'food'),
      createProducts(9_000, 'home'),
      createProducts(500, 'both'),
      createProducts(30, 'other'),
    ] as const;
    const fruit = food.slice(0, 4_000);
    const lists = {
      '': [...other, ...food, ...home, ...both],
      food: [...food, ...both],
      fruit,
      home: [...home, ...both],
    };
    const { send, pages } = createGraph(lists, [
      { key: 'food', slug: 'food', children: [{ key: 'fruit', slug: 'fruit', children: [] }] },
      { key: 'home', slug: 'home', children: [] },
    ]);
    const app = shop(send);
    const { statusCode, body } = await app.inject('/sitemaps/cr.xml');
    // The 500 products of `both` are behind the largest offset of `food`, and on the pages of `home`.
    expect([statusCode, ...countProducts(body)]).toEqual([200, 19_630, 19_630]);
    expect(pages.filter((page) => page.startsWith(':'))).toHaveLength(2);
    expect(app.log.warn).not.toHaveBeenCalled();
  });

  it('lists what the graph can list, and logs a warning, when a category without children has more', async () => {
    const { send } = createGraph({ '': createProducts(20_000), food: createProducts(20_000) });
    const app = shop(send);
    const { statusCode, body } = await app.inject('/sitemaps/cr.xml');
    expect([statusCode, ...countProducts(body)]).toEqual([200, 10_100, 10_100]);
    expect(app.log.warn).toHaveBeenCalledWith(
      { locale: 'en-CR', listed: 10_100, total: 20_000 },
      'the sitemap does not list all products',
    );
  });
});
