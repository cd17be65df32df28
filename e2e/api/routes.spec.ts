import { pathTo } from '@tarima/client/paths';
import { type PageId, routeTable } from '@tarima/client/route-table';
import { getLocale, type Locale, languages, locales } from '@tarima/markets/locale';
import { markets } from '@tarima/markets/table';
import { memberOf } from '../graph/shopper.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
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

/** The same address with the prefix in lower case. */
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
    test(`${page.name} in ${language} says what it is, in either spelling of the prefix (CATALOG-72, CATALOG-73, ROUTING-4, ROUTING-5, ROUTING-27, ROUTING-28, ROUTING-31, CONTENT-3)`, async ({
      stack,
    }) => {
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

  test(`pages in ${language} name the other language's page by its own address (ROUTING-29)`, async ({ stack }) => {
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

  test(`guests of members' pages in ${language} are sent to login with the way back (ROUTING-45, ROUTING-46)`, async ({
    stack,
  }) => {
    for (const page of memberPages) {
      const path = addressOf(page, locale);
      const response = await fetch(stack.shopUrl + path, { redirect: 'manual' });
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location')).toBe(pathTo('login', locale, {}, { pageTo: path }));
    }
  });
}

test('every page of the route table is visited or leads on (ROUTING-14)', () => {
  const visited = new Set([...pages.map(({ pageId }) => pageId), ...leadingOn]);
  expect(Object.keys(routeTable).filter((pageId) => !visited.has(pageId as PageId))).toEqual([]);
});

for (const [turn, market] of markets.entries()) {
  // Every other page in either language: the next market has it the other way round.
  test(`every open page answers in ${market.code} (ROUTING-4, ROUTING-14, ROUTING-23, ROUTING-24)`, async ({
    stack,
  }) => {
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
  test(`${from} leads to ${to} (${rule})`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + from, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });
}

test('/ leads to the default locale in whichever language the browser is (ROUTING-9)', async ({ stack }) => {
  const headers = { 'accept-language': 'en-JM,en;q=0.9' };
  const response = await fetch(stack.shopUrl, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/es-CR']);
});

test('a product path with another slug redirects, and with a token answers itself (ROUTING-24, ROUTING-25)', async ({
  stack,
}) => {
  const statusOf = async (query: string) => {
    const response = await fetch(`${stack.shopUrl}/es-CR/producto/x/110101-1${query}`, { redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  };
  expect(await statusOf('')).toBe(301);
  expect(await statusOf('?token=x')).toBe(200);
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
  test(`${path} is not found, and says why (${rules})`, async ({ stack }) => {
    const response = await fetch(stack.shopUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
  });
}

test('a member gets 404 for an order that is missing or another’s, and the order list without a number (ORDERS-30, ORDERS-31)', async ({
  stack,
  memberLike,
}) => {
  const locale = getLocale('en', 'CR');
  const foreign = await (await memberOf(stack, await memberLike('ana'))).buy(['110101-1']);
  const browser = await signInBrowser(stack, await memberLike('kevin'));
  for (const orderID of [foreign, 'CR-260101-AAAAAAAA']) {
    const { status, body } = await browser.get(stack.shopUrl + pathTo('order-details', locale, { orderID }));
    expect(status, orderID).toBe(404);
    expect(body).toContain(`Order not found: ${orderID}`);
  }
  const { status, headers } = await browser.get(stack.shopUrl + pathTo('order-details', locale));
  expect([status, headers.location]).toEqual([302, pathTo('recent-purchases', locale)]);
});
