import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { type Interceptor, startInterceptor } from '../faults/interceptor.ts';
import { readAccountStatus } from '../graph/member-records.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { memberPassword } from '../graph/tokens.ts';
import { translateMessage } from '../journeys/translations.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string) => translateMessage(locale.language, message);

const pages = {
  home: pathTo('home', locale),
  category: pathTo('category', locale, { catID: 'clothing' }),
  search: pathTo('search', locale, {}, { q: 'arroz' }),
  product: pathTo('pdp-slug-sku', locale, { sku: '110101-1' }),
  categories: pathTo('categories', locale),
  'featured categories': pathTo('featured-categories', locale),
  menu: pathTo('mobile-menu', locale),
  clubs: pathTo('clubsAndLocations', locale),
  cart: pathTo('cart', locale),
  countries: pathTo('country-picker', locale),
  orders: pathTo('order-details', locale),
  login: pathTo('login', locale),
};
/** Upstreams without which pages are still served, with less content. */
const optionalUpstreams = [
  'CONTENT_URL',
  'DISCOVERY_URL',
  'FULFILMENT_URL',
  'ORDER_MANAGEMENT_URL',
  'MEMBERSHIP_API_URL',
  'PAYMENTS_API_URL',
  'TAX_API_URL',
  'MAPS_URL',
] as const;

/** A separate stack, so that outages do not affect other tests. */
let interceptor: Interceptor;
let stack: Stack;

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  interceptor = await startInterceptor([...optionalUpstreams, 'COMMERCE_API_URL']);
  stack = await startStack({ wrapStoreEnvironment: interceptor.redirectUpstreams });
});

test.afterAll(async () => {
  await stack?.stop();
  await interceptor?.close();
});

test('serves every page while any one optional upstream responds with 503 (CONTENT-9)', async () => {
  const failed: string[] = [];
  for (const variable of optionalUpstreams) {
    interceptor.makeUnavailable(variable);
    for (const [name, path] of Object.entries(pages)) {
      for (const cookie of ['', 'tarima.club=6401']) {
        const { status } = await fetch(new URL(path, stack.shopUrl), { headers: { cookie } });
        if (status !== 200) failed.push(`${name} without ${variable}: ${status}`);
      }
    }
    interceptor.restore(variable);
  }
  expect(failed).toEqual([]);
});

test('sends an error page with the status of the error, 503 without an upstream, or 500 after a bug (CONTENT-8, ERRORS-10, ERRORS-55)', async () => {
  const product = '/es-CR/producto/x/110103-1';
  const fetchError = async (path: string) => {
    const response = await fetch(stack.shopUrl + path);
    if (!path.endsWith('.data')) expect(await response.text()).toContain(translate('An error occurred'));
    return [response.status, response.headers.get('retry-after')];
  };
  try {
    interceptor.makeUnavailable('CONTENT_URL');
    expect(await fetchError('/es-CR/ayuda/contacto')).toEqual([503, '60']);
    interceptor.dropConnections('COMMERCE_API_URL');
    expect(await fetchError(product)).toEqual([503, '60']);
    expect(await fetchError(`${product}.data`)).toEqual([503, '60']);
    for (const path of ['/sitemap.xml', '/sitemaps/cr.xml']) {
      const sitemap = await fetch(stack.shopUrl + path);
      expect([sitemap.status, sitemap.headers.get('retry-after')], path).toEqual([503, '60']);
    }
  } finally {
    interceptor.restore('CONTENT_URL');
    interceptor.restore('COMMERCE_API_URL');
  }
  const stopRefusing = interceptor.refuseCalls(({ path }) => path.startsWith('/tarima/'), 'InvalidInput', 400);
  try {
    expect(await fetchError(product)).toEqual([500, null]);
  } finally {
    stopRefusing();
  }
});

test('falls back when the discovery service is down, and shows an error when every search engine is down (SEARCH-56, SEARCH-58)', async () => {
  const search = async (q: string) => {
    const response = await fetch(new URL(pathTo('search', locale, {}, { q }), stack.shopUrl));
    return { status: response.status, page: await response.text() };
  };
  const isCorrected = async () => (await search('aroz')).page.includes('Arroz blanco');
  await expect.poll(isCorrected, 'the discovery service is up').toBe(true);

  try {
    interceptor.dropConnections('DISCOVERY_URL');
    const fallback = await search('frijoles');
    expect(fallback.status).toBe(200);
    expect(fallback.page).toContain('Frijoles negros');

    interceptor.dropConnections('COMMERCE_API_URL');
    const noEngine = await search('galletas');
    expect(noEngine.status).toBe(503);
    expect(noEngine.page).toContain(translate('We can’t load products right now'));
    expect(noEngine.page).toContain(translate('Search products'));
    expect(noEngine.page).toContain(translate('All categories'));
  } finally {
    interceptor.restore('DISCOVERY_URL');
    interceptor.restore('COMMERCE_API_URL');
  }
});

test('keeps members signed in and lets pending sign-ins finish after a restart of the store (ACCOUNT-18)', async () => {
  const { login, firstName } = await createMember(stack, 'marcus');
  const openSignIn = async (browser: HttpBrowser) =>
    browser.follow(await browser.get(`${stack.shopUrl}/auth/login?returnTo=/en-JM/cart`));
  const submit = async (browser: HttpBrowser, pageUrl: string) => {
    const posted = await browser.post(pageUrl, { identifier: login, password: memberPassword });
    return browser.follow(posted, `${stack.shopUrl}/en-JM`);
  };
  const isGuest = async (browser: HttpBrowser) => (await browser.get(`${stack.shopUrl}/auth/guest`)).body;

  const signedIn = new HttpBrowser();
  await submit(signedIn, (await openSignIn(signedIn)).url);
  expect(await isGuest(signedIn)).toBe('false');
  const pendingSignIn = new HttpBrowser();
  const page = await openSignIn(pendingSignIn);

  await stack.killStore();
  await stack.startStore();

  expect(await isGuest(signedIn)).toBe('false');
  const account = await signedIn.get(`${stack.shopUrl}/en-JM/my-account`);
  expect(account.status).toBe(200);
  expect(account.body).toContain(firstName);
  await submit(pendingSignIn, page.url);
  expect(await isGuest(pendingSignIn)).toBe('false');
  expect(await isGuest(new HttpBrowser())).toBe('true');
});

test('cancels no membership while the club’s API is down, and once when it is repeated (MEMBERSHIP-113)', async () => {
  const member = await createMember(stack, 'sofia');
  const { graph } = await createMemberShopper(stack, member);
  const cancel = async () => (await graph.run(operations.cancelMembership, {})).cancelMembership;
  interceptor.makeUnavailable('MEMBERSHIP_API_URL');
  try {
    expect(await cancel()).toMatchObject({ code: 'MEMBERSHIP_SERVICE_UNAVAILABLE' });
  } finally {
    interceptor.restore('MEMBERSHIP_API_URL');
  }
  expect(await readAccountStatus(stack, member.membershipNumber)).toBe('ACTIVE');
  for (const _turn of [1, 2]) expect(await cancel()).toMatchObject({ __typename: 'CancelMembershipSuccess' });
  expect(await readAccountStatus(stack, member.membershipNumber)).toBe('CANCELLED');
});
