import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentSource } from './content/source.ts';
import type { GraphTransport } from './graph.ts';
import { registerSitemaps } from './sitemap.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

const toSlugs = (slug: string) => ({ es: slug, en: slug });

const shelves = [
  {
    key: 'food',
    slugs: { es: 'comida', en: 'food' },
    children: [{ key: 'rice', slugs: toSlugs("rice & bean's"), children: [] }],
  },
];

interface FakeProduct {
  readonly slugs: { readonly es: string; readonly en: string };
  readonly masterVariant: { readonly sku: string };
}
const createProducts = (count: number, name = 'rice'): FakeProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    slugs: { es: `${name}-${index + 1}-es`, en: `${name}-${index + 1}` },
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
  it('are listed in an index, one per market; robots.txt lists the index (ROUTING-77)', async () => {
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
    expect(paths).toContain('/es-CR/categoria/comida/rice%20%26%20bean&apos;s/rice');
    expect(paths).toContain('/en-CR/category/food/rice%20%26%20bean&apos;s/rice');
    expect(paths).toContain('/es-CR/producto/rice-3-es/3-1');
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
    for (const path of ['/sitemaps/cr.xml', '/sitemap.xml']) {
      isDown = true;
      const failed = await app.inject(path);
      expect(failed.statusCode).toBe(503);
      expect(failed.headers['retry-after']).toBe('60');
      isDown = false;
      expect((await app.inject(path)).statusCode).toBe(200);
      const before = requests;
      expect((await app.inject(path.replace('cr.', 'CR.'))).statusCode).toBe(200);
      expect(requests).toBe(before);
    }
  });

  it('are kept after an hour while they are read anew, and after a failed read (ROUTING-79)', async () => {
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    let list = createProducts(3);
    let isDown = false;
    const app = shop(async (request) => {
      if (isDown) throw new Error('down');
      return createGraph({ '': list }).send(request);
    });
    const readCount = async () => countProducts([(await app.inject('/sitemaps/cr.xml')).body])[0];
    expect(await readCount()).toBe(3);
    const start = performance.now();
    list = createProducts(4);
    clock.mockReturnValue(start + 3_700_000);
    isDown = true;
    expect(await readCount()).toBe(3);
    await new Promise(setImmediate);
    isDown = false;
    expect(await readCount()).toBe(3);
    await expect.poll(readCount).toBe(4);
  });

  it('are read from the graph one market after another, also after an error', async () => {
    let open = 0;
    const concurrent = new Set<number>();
    const app = shop(async (request) => {
      concurrent.add(++open);
      await new Promise(setImmediate);
      open--;
      return request.headers['x-market'] === 'CR' ? { status: 503, body: '{}' } : graph(request);
    });
    const responses = await Promise.all(['cr', 'do', 'jm'].map((market) => app.inject(`/sitemaps/${market}.xml`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
    expect([...concurrent]).toEqual([1]);
  });

  it('can be kept for an hour, and respond to HEAD without a body', async () => {
    const app = shop(graph);
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemaps/cr.xml']) {
      const response = await app.inject(url);
      expect(response.headers['cache-control']).toBe('public, max-age=3600');
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(String(response.rawPayload.length));
    }
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

  it.each(['zz.xml', 'zz-2.xml', 'cr', 'cr-1.xml', 'cr-02.xml', 'cr-2.xml', 'cr-99999.xml', 'crc.xml'])(
    'do not include %s (ROUTING-77)',
    async (file) => {
      expect((await shop(graph).inject(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );
});

const findUrls = (xml: string) => [...xml.matchAll(/<loc>https:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path]) => path);

/** The sitemaps of the market CR that the index lists. */
async function readMarket(app: ReturnType<typeof shop>): Promise<string[]> {
  const index = await app.inject('/sitemap.xml');
  expect(index.statusCode).toBe(200);
  const sitemaps: string[] = [];
  for (const path of findUrls(index.body)) {
    if (!path?.startsWith('/sitemaps/cr')) continue;
    const response = await app.inject(path);
    expect(response.statusCode).toBe(200);
    sitemaps.push(response.body);
  }
  return sitemaps;
}

/** The number of URLs of products and of different ones, in one language. */
const countProducts = (sitemaps: readonly string[]) => {
  const urls = sitemaps.flatMap(findUrls).filter((path) => path?.startsWith('/en-CR/product/'));
  return [urls.length, new Set(urls).size];
};

describe('the sitemap of a market with many products (SEARCH-29)', () => {
  it('reads only pages of the whole market up to the largest offset', async () => {
    const { send, pages } = createGraph({ '': createProducts(10_100) });
    const app = shop(send);
    expect((await app.inject('/sitemaps/cr.xml')).statusCode).toBe(200);
    expect(pages).toEqual(Array.from({ length: 101 }, (_, index) => `:${index + 1}`));
    expect(countProducts(await readMarket(app))).toEqual([10_100, 10_100]);
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
      {
        key: 'food',
        slugs: toSlugs('food'),
        children: [{ key: 'fruit', slugs: toSlugs('fruit'), children: [] }],
      },
      { key: 'home', slugs: toSlugs('home'), children: [] },
    ]);
    const app = shop(send);
    expect((await app.inject('/sitemaps/cr.xml')).statusCode).toBe(200);
    expect(pages.filter((page) => page.startsWith(':'))).toEqual([':1']);
    // The 500 products of `both` are behind the largest offset of `food`, and on the pages of `home`.
    expect(countProducts(await readMarket(app))).toEqual([19_630, 19_630]);
    expect(app.log.warn).not.toHaveBeenCalled();
  });

  it('lists what the graph can list, and logs a warning, when a category without children has more', async () => {
    const { send } = createGraph({ '': createProducts(20_000), food: createProducts(20_000) });
    const app = shop(send);
    expect(countProducts(await readMarket(app))).toEqual([10_100, 10_100]);
    expect(app.log.warn).toHaveBeenCalledWith(
      { market: 'CR', listed: 10_100, total: 20_000 },
      'the sitemap does not list all products',
    );
  });
});

describe('the parts of a sitemap (ROUTING-77)', () => {
  /** Limits of sitemaps.org for one file. */
  const maxUrls = 50_000;
  const maxBytes = 50 * 1024 * 1024;

  it('list 40,000 products in two languages within the limits of the protocol', async () => {
    const keys = Array.from({ length: 4 }, (_, index) => `shelf${index}`);
    const lists = Object.fromEntries(keys.map((key) => [key, createProducts(10_000, key)]));
    const { send } = createGraph(
      { ...lists, '': Object.values(lists).flat() },
      keys.map((key) => ({ key, slugs: toSlugs(key), children: [] })),
    );
    const sitemaps = await readMarket(shop(send));
    expect(sitemaps).toHaveLength(4);
    for (const xml of sitemaps) {
      const urlCount = findUrls(xml).length;
      expect(urlCount).toBeGreaterThan(10_000);
      expect(urlCount).toBeLessThanOrEqual(maxUrls);
      expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(maxBytes);
    }
    expect(countProducts(sitemaps)).toEqual([40_000, 40_000]);
    // The pages without a product are in the first part only.
    expect(sitemaps.map((xml) => xml.includes('<loc>https://shop.test/en-CR/help</loc>'))).toEqual(
      sitemaps.map((_, index) => index === 0),
    );
  });

  it('have less than 50 MB with the longest slugs of the platform', async () => {
    const products = createProducts(10_000, 'x'.repeat(245));
    const sitemaps = await readMarket(shop(createGraph({ '': products }).send));
    expect(sitemaps).toHaveLength(1);
    expect(countProducts(sitemaps)).toEqual([10_000, 10_000]);
    expect(Buffer.byteLength(sitemaps[0] ?? '')).toBeLessThanOrEqual(maxBytes);
  });
});
