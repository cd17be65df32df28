import { pathTo } from '@tarima/client/paths';
import { type PageId, routeTable } from '@tarima/client/route-table';
import { getLocale, type Locale, languages, locales } from '@tarima/markets/locale';
import { markets } from '@tarima/markets/table';
import { createMemberShopper } from '../graph/shopper.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { editorialPages, getPageAddress, redirectPages, sitePages } from '../journeys/site.ts';
import { expect, test } from './test.ts';

const pages = [...sitePages, ...editorialPages];
/** Pages that a guest without a cart can open. */
const openPages = pages.filter((page) => !page.needsCart && !page.isForMembers);
const memberPages = pages.filter((page) => page.isForMembers);

/** Expected schema.org types of structured data by page. */
const structuredTypes: Partial<Record<PageId, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  category: ['BreadcrumbList'],
  'pdp-slug-sku': ['BreadcrumbList', 'Product'],
};

/** Returns the path with the locale prefix in lower case. */
const lowerPrefix = (path: string, locale: Locale) => path.replace(locale.code, locale.code.toLowerCase());

type StructuredData = Readonly<Record<string, unknown>>;

function parseStructuredData(html: string): StructuredData[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => {
    const dataItem = JSON.parse(text) as StructuredData & { '@graph'?: StructuredData[] };
    return dataItem['@graph'] ?? [dataItem];
  });
}

for (const language of languages) {
  const locale = getLocale(language, 'CR');

  for (const page of openPages) {
    test(`${page.name} in ${language} has correct metadata, with the prefix in either case (CATALOG-72, CATALOG-73, CONFIGURATION-22, ROUTING-4, ROUTING-5, ROUTING-27, ROUTING-28, ROUTING-31, CONTENT-3)`, async ({
      stack,
    }) => {
      const canonicals: (string | undefined)[] = [];
      for (const path of [getPageAddress(page, locale), lowerPrefix(getPageAddress(page, locale), locale)]) {
        const response = await fetch(stack.shopUrl + path);
        const html = await response.text();
        expect(response.status, path).toBe(200);
        expect(html).toContain(`<html lang="${locale.code}" style="--animation-time:180ms">`);
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
        const dataItems = parseStructuredData(html);
        expect(dataItems.map((dataItem) => dataItem['@type']).sort()).toEqual(
          (page.pageId && structuredTypes[page.pageId]) ?? [],
        );
        const product = dataItems.find((dataItem) => dataItem['@type'] === 'Product');
        if (product) {
          expect(product).toMatchObject({ name: expect.any(String), sku: page.params?.sku });
          expect(product.offers).toMatchObject({ priceCurrency: 'CRC', price: expect.stringMatching(/^\d+(\.\d+)?$/) });
        }
      }
      expect(canonicals[1]).toBe(canonicals[0]);
    });
  }

  test(`links pages in ${language} to their canonical address in the other language (ROUTING-29)`, async ({
    stack,
  }) => {
    const otherLocale = getLocale(language === 'es' ? 'en' : 'es', 'CR');
    const tag = otherLocale.code.toLowerCase();
    for (const page of openPages.filter(({ isIndexed }) => isIndexed)) {
      const html = await (await fetch(stack.shopUrl + getPageAddress(page, locale))).text();
      const address = new RegExp(`<link rel="alternate" hrefLang="${tag}" href="([^"]+)"`, 'i').exec(html)?.[1] ?? '';
      const response = await fetch(address, { redirect: 'manual' });
      expect(`${response.status} ${address}`).toBe(`200 ${address}`);
      await response.body?.cancel();
    }
  });

  test(`redirects guests from members' pages in ${language} to login with a return path (ROUTING-45, ROUTING-46)`, async ({
    stack,
  }) => {
    for (const page of memberPages) {
      const path = getPageAddress(page, locale);
      const response = await fetch(stack.shopUrl + path, { redirect: 'manual' });
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location')).toBe(pathTo('login', locale, {}, { pageTo: path }));
    }
  });
}

test('covers every page of the route table (ROUTING-14)', () => {
  const visited = new Set([...pages.map(({ pageId }) => pageId), ...redirectPages]);
  expect(Object.keys(routeTable).filter((pageId) => !visited.has(pageId as PageId))).toEqual([]);
});

for (const [marketIndex, market] of markets.entries()) {
  // Languages alternate by page and by market.
  test(`serves every open page in ${market.code} (ROUTING-4, ROUTING-14, ROUTING-23, ROUTING-24)`, async ({
    stack,
  }) => {
    for (const [pageIndex, page] of openPages.entries()) {
      const locale = getLocale((marketIndex + pageIndex) % 2 === 0 ? 'es' : 'en', market.code);
      const path = getPageAddress(page, locale);
      const response = await fetch(stack.shopUrl + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html, path).toContain(`<html lang="${locale.code}"`);
      const canonical = /<link rel="canonical" href="([^"?]+)/.exec(html)?.[1];
      const pageUrl = new URL(response.url);
      expect(canonical, path).toBe(page.isIndexed ? pageUrl.origin + pageUrl.pathname : undefined);
    }
  });
}

const redirects: readonly (readonly [string, number, string, string])[] = [
  ['/', 302, '/es-CR', 'ROUTING-8'],
  ['/?a=1', 302, '/es-CR?a=1', 'ROUTING-8'],
  ['/en-CR/cart/?a=1', 308, '/en-CR/cart?a=1', 'ROUTING-18'],
  ['/en-CR/cart/?a=b?c=d', 308, '/en-CR/cart?a=b?c=d', 'ROUTING-18'],
  ['//en-CR//cart', 308, '/en-CR/cart', 'ROUTING-19'],
  ['/EN-cr/Cart', 301, '/en-CR/cart', 'ROUTING-22'],
  ['/en-CR/carrito?a=1', 301, '/en-CR/cart?a=1', 'ROUTING-20'],
  ['/es-cr/product/x/110101-1', 301, '/es-CR/producto/x/110101-1', 'ROUTING-20'],
  ['/es-CR/pago', 302, '/es-CR/carrito', 'CHECKOUT-5'],
  ['/en-CR/checkout', 302, '/en-CR/cart', 'CHECKOUT-5'],
  ['/es-CR/categoria', 302, '/es-CR/categorias', 'ROUTING-15'],
  ['/es-CR/producto', 302, '/es-CR/categorias', 'ROUTING-15'],
  ['/es-CR/logout', 302, '/auth/logout?ui_locales=es-CR', 'ROUTING-17'],
  ['/es-CR/login-intermedio?code=c&state=s', 302, '/auth/callback?code=c&state=s', 'ROUTING-16'],
];

for (const [from, status, to, rule] of redirects) {
  test(`redirects ${from} to ${to} (${rule})`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + from, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });
}

test('redirects / to the default locale for any browser language (ROUTING-9)', async ({ stack }) => {
  const headers = { 'accept-language': 'en-JM,en;q=0.9' };
  const response = await fetch(stack.shopUrl, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/es-CR']);
});

test('redirects a product path with a wrong slug, except in previews (ROUTING-24, ROUTING-25)', async ({ stack }) => {
  const fetchStatus = async (query: string) => {
    const response = await fetch(`${stack.shopUrl}/es-CR/producto/x/110101-1${query}`, { redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  };
  expect(await fetchStatus('')).toBe(301);
  expect(await fetchStatus('?token=x')).toBe(200);
});

const missing: readonly (readonly [string, string, string])[] = [
  ['/en-CR/category/none/xx', 'Invalid category: none/xx', 'ERRORS-6'],
  ['/en-CR/product/none/999999-9', 'Invalid product: none/999999-9', 'ERRORS-7'],
  ['/en-CR/no-such-page', 'This page could not be found', 'ERRORS-5, CONTENT-4'],
  ['/en-CR/a/b/c', 'This page could not be found', 'ERRORS-5'],
  ['/en-CR/100%', 'This page could not be found', 'ERRORS-8'],
  ['/fr-CR/cart', 'Este enlace no lleva a ninguna página', 'ROUTING-7, ERRORS-9'],
  ['/es-CR/categoria/none/xx', 'No encontramos la categoría: none/xx', 'ERRORS-9'],
];

for (const [path, text, rules] of missing) {
  test(`responds to ${path} with 404 and an explanation (${rules})`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
  });
}

test('responds with 404 for a missing or foreign order, and redirects to the order list without a number (ORDERS-30, ORDERS-31)', async ({
  stack,
  createMemberLike,
}) => {
  const locale = getLocale('en', 'CR');
  const foreignOrder = await (await createMemberShopper(stack, await createMemberLike('ana'))).buy(['110101-1']);
  const browser = await signInBrowser(stack, await createMemberLike('kevin'));
  for (const orderID of [foreignOrder, 'CR-260101-AAAAAAAA']) {
    const { status, body } = await browser.get(stack.shopUrl + pathTo('order-details', locale, { orderID }));
    expect(status, orderID).toBe(404);
    expect(body).toContain(`Order not found: ${orderID}`);
  }
  const { status, headers } = await browser.get(stack.shopUrl + pathTo('order-details', locale));
  expect([status, headers.location]).toEqual([302, pathTo('recent-purchases', locale)]);
});
