import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it } from 'vitest';
import type { ContentSource } from './content/source.ts';
import type { GraphTransport } from './graph.ts';
import { registerSitemaps } from './sitemap.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

const products = [1, 2, 3].map((one) => ({ slug: `rice-${one}`, masterVariant: { sku: `${one}-1` } }));
const shelves = [{ key: 'food', slug: 'food', children: [{ key: 'rice', slug: 'rice & beans', children: [] }] }];

/** A graph whose product list has two products per page. */
const graph: GraphTransport = async ({ body }) => {
  const { operationName, variables } = JSON.parse(body);
  const from = (variables.page - 1) * 2;
  const data =
    operationName === 'SitemapCategories'
      ? { topCategories: shelves }
      : { products: { total: products.length, items: products.slice(from, from + 2) } };
  return { status: 200, body: JSON.stringify({ data }) };
};

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
