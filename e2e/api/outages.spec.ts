import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { type Interceptor, startInterceptor } from '../faults/interceptor.ts';
import { createMember } from '../graph/members.ts';
import { memberPassword } from '../graph/tokens.ts';
import { wordsOf } from '../journeys/words.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const locale = getLocale('es', 'CR');
const words = (message: string) => wordsOf(locale.language, message);

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
/** What pages of the shop can do without: they show the rest. */
const dispensable = [
  'CONTENT_URL',
  'DISCOVERY_URL',
  'FULFILMENT_URL',
  'ORDER_MANAGEMENT_URL',
  'MEMBERSHIP_API_URL',
  'PAYMENTS_API_URL',
  'TAX_API_URL',
  'MAPS_URL',
] as const;

/** A stack of this file alone: nobody else may lose an upstream or the store. */
let interceptor: Interceptor;
let stack: Stack;

// One after the other: they share the stack.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  interceptor = await startInterceptor([...dispensable, 'COMMERCE_API_URL']);
  stack = await startStack({ aroundStore: interceptor.placeBefore });
});

test.afterAll(async () => {
  await stack?.stop();
  await interceptor?.close();
});

test('serves every page while any one upstream that it can do without answers 503 (CONTENT-9)', async () => {
  const failed: string[] = [];
  for (const variable of dispensable) {
    interceptor.takeDown(variable);
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

test('an error is sent with its own status, or with 500 when it has none (CONTENT-8, ERRORS-10)', async () => {
  const statusOf = async (path: string) => {
    const answer = await fetch(stack.shopUrl + path);
    expect(await answer.text()).toContain(words('An error occurred'));
    return answer.status;
  };
  try {
    interceptor.takeDown('CONTENT_URL');
    expect(await statusOf('/es-CR/ayuda/contacto')).toBe(503);
    interceptor.cut('COMMERCE_API_URL');
    expect(await statusOf('/es-CR/producto/x/110103-1')).toBe(500);
  } finally {
    interceptor.restore('CONTENT_URL');
    interceptor.restore('COMMERCE_API_URL');
  }
});

test('without the discovery service search still works; without any engine the page says so (SEARCH-56, SEARCH-58)', async () => {
  const search = async (q: string) => {
    const answer = await fetch(new URL(pathTo('search', locale, {}, { q }), stack.shopUrl));
    return { status: answer.status, page: await answer.text() };
  };
  const isCorrected = async () => (await search('aroz')).page.includes('Arroz blanco');
  await expect.poll(isCorrected, 'the discovery service answers').toBe(true);

  try {
    interceptor.cut('DISCOVERY_URL');
    const fallback = await search('frijoles');
    expect(fallback.status).toBe(200);
    expect(fallback.page).toContain('Frijoles negros');

    interceptor.cut('COMMERCE_API_URL');
    const nobody = await search('galletas');
    expect(nobody.status).toBe(503);
    expect(nobody.page).toContain(words('We can’t load products right now'));
    expect(nobody.page).toContain(words('Search products'));
    expect(nobody.page).toContain(words('All categories'));
  } finally {
    interceptor.restore('DISCOVERY_URL');
    interceptor.restore('COMMERCE_API_URL');
  }
});

test('members stay signed in, and sign-ins under way finish, when the store ends and starts again (ACCOUNT-18)', async () => {
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
  const signingIn = new HttpBrowser();
  const page = await openSignIn(signingIn);

  await stack.killStore();
  await stack.startStore();

  expect(await isGuest(signedIn)).toBe('false');
  const account = await signedIn.get(`${stack.shopUrl}/en-JM/my-account`);
  expect(account.status).toBe(200);
  expect(account.body).toContain(firstName);
  await submit(signingIn, page.url);
  expect(await isGuest(signingIn)).toBe('false');
  expect(await isGuest(new HttpBrowser())).toBe('true');
});
