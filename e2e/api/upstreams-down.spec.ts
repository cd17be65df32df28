import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { startInterceptor } from '../faults/interceptor.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const locale = getLocale('es', 'CR');
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

test('serves every page while any one upstream that it can do without answers 503', async () => {
  test.setTimeout(240_000);
  const interceptor = await startInterceptor(dispensable);
  const stack = await startStack({ aroundStore: (environment) => interceptor.placeBefore(environment) });
  try {
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
  } finally {
    await stack.stop();
    await interceptor.close();
  }
});
