import { pathTo } from '@tarima/client/paths';
import { type PageId, routeTable } from '@tarima/client/route-table';
import { getLocale, type Locale, languages, locales } from '@tarima/markets/locale';
import { markets } from '@tarima/markets/table';
import { addressOf, leadingOn, sitePages, writtenPages } from '../journeys/site.ts';
import { expect, test } from './test.ts';

const pages = [...sitePages, ...writtenPages];
/** Pages that show themselves to whoever comes first; checkouts want a cart. */
const openPages = pages.filter((page) => !page.needsCart && !page.isForMembers);
const memberPages = pages.filter((page) => page.isForMembers);

/** What a page must tell search engines about itself (schema.org types). */
const structured: Partial<Record<PageId, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  category: ['BreadcrumbList'],
  'pdp-slug-sku': ['BreadcrumbList', 'Product'],
};

/** The same address with the prefix in lower case (store.md §2.1). */
const lowerPrefix = (path: string, locale: Locale) => path.replace(locale.code, locale.code.toLowerCase());

type Thing = Readonly<Record<string, unknown>>;

function thingsOf(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => {
    const thing = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    return thing['@graph'] ?? [thing];
  });
}

for (const language of languages) {
  const locale = getLocale(language, 'CR');

  for (const page of openPages) {
    test(`${page.name} in ${language} says what it is, in either spelling of the prefix`, async ({ stack }) => {
      const canonicals: (string | undefined)[] = [];
      for (const path of [addressOf(page, locale), lowerPrefix(addressOf(page, locale), locale)]) {
        const response = await fetch(stack.shopUrl + path);
        const html = await response.text();
        expect(response.status, path).toBe(200);
        expect(html).toContain(`<html lang="${locale.code}"`);
        expect(html).toMatch(/<title>[^<]{3,} · Tarima<\/title>/);
        const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, tag]) => tag);
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
        canonicals.push(canonical);
        if (page.isIndexed) {
          expect(canonical).toMatch(new RegExp(`^${stack.shopUrl}/${locale.code}(/|$)`));
          expect(alternates).toEqual([...locales.map(({ code }) => code.toLowerCase()), 'x-default']);
        } else {
          expect(html).toContain('<meta name="robots" content="noindex"');
          expect(alternates).toEqual([]);
        }
        const things = thingsOf(html);
        expect(things.map((thing) => thing['@type']).sort()).toEqual((page.pageId && structured[page.pageId]) ?? []);
        const product = things.find((thing) => thing['@type'] === 'Product');
        if (product) {
          expect(product).toMatchObject({ name: expect.any(String), sku: page.params?.sku });
          expect(product.offers).toMatchObject({ priceCurrency: 'CRC', price: expect.stringMatching(/^\d+(\.\d+)?$/) });
        }
      }
      expect(canonicals[1]).toBe(canonicals[0]);
    });
  }

  test(`pages in ${language} name the other language's page by its own address`, async ({ stack }) => {
    const other = getLocale(language === 'es' ? 'en' : 'es', 'CR');
    const tag = other.code.toLowerCase();
    for (const page of openPages.filter(({ isIndexed }) => isIndexed)) {
      const html = await (await fetch(stack.shopUrl + addressOf(page, locale))).text();
      const address = new RegExp(`<link rel="alternate" hrefLang="${tag}" href="([^"]+)"`, 'i').exec(html)?.[1] ?? '';
      const answer = await fetch(address, { redirect: 'manual' });
      expect(`${answer.status} ${address}`).toBe(`200 ${address}`);
      await answer.body?.cancel();
    }
  });

  test(`guests of members' pages in ${language} are sent to login with the way back`, async ({ stack }) => {
    for (const page of memberPages) {
      const path = addressOf(page, locale);
      const response = await fetch(stack.shopUrl + path, { redirect: 'manual' });
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location')).toBe(pathTo('login', locale, {}, { pageTo: path }));
    }
  });
}

test('every page of the route table is visited or leads on', () => {
  const visited = new Set([...pages.map(({ pageId }) => pageId), ...leadingOn]);
  expect(Object.keys(routeTable).filter((pageId) => !visited.has(pageId as PageId))).toEqual([]);
});

for (const [turn, market] of markets.entries()) {
  // Every other page in either language: the next market has it the other way round.
  test(`every open page answers in ${market.code}`, async ({ stack }) => {
    for (const [place, page] of openPages.entries()) {
      const locale = getLocale((turn + place) % 2 === 0 ? 'es' : 'en', market.code);
      const path = addressOf(page, locale);
      const response = await fetch(stack.shopUrl + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html, path).toContain(`<html lang="${locale.code}"`);
      const canonical = /<link rel="canonical" href="([^"?]+)/.exec(html)?.[1];
      const own = new URL(response.url);
      expect(canonical, path).toBe(page.isIndexed ? own.origin + own.pathname : undefined);
    }
  });
}

const redirects: readonly (readonly [string, number, string])[] = [
  ['/', 302, '/es-CR'],
  ['/?a=1', 302, '/es-CR?a=1'],
  ['/en-CR/cart/?a=1', 308, '/en-CR/cart?a=1'],
  ['/en-CR/cart/?a=b?c=d', 308, '/en-CR/cart?a=b?c=d'],
  ['//en-CR//cart', 308, '/en-CR/cart'],
  ['/EN-cr/Cart', 301, '/en-CR/cart'],
  ['/en-CR/carrito?a=1', 301, '/en-CR/cart?a=1'],
  ['/es-cr/product/x/110101-1', 301, '/es-CR/producto/x/110101-1'],
  ['/es-CR/logout', 302, '/auth/logout?ui_locales=es-CR'],
  ['/es-CR/login-intermedio?code=c&state=s', 302, '/auth/callback?code=c&state=s'],
];

for (const [from, status, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + from, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });
}

const missing: readonly (readonly [string, string])[] = [
  ['/en-CR/category/none/xx', 'Invalid category: none/xx'],
  ['/en-CR/product/none/999999-9', 'Invalid product: none/999999-9'],
  ['/en-CR/no-such-page', 'This page could not be found'],
  ['/en-CR/a/b/c', 'This page could not be found'],
  ['/en-CR/100%', 'This page could not be found'],
  ['/fr-CR/cart', 'No se encontró esta página'],
  ['/es-CR/categoria/none/xx', 'Categoría no válida: none/xx'],
];

for (const [path, text] of missing) {
  test(`${path} is not found, and says why`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
  });
}
