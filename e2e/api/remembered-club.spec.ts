import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expect, test } from './test.ts';

const locale = getLocale('es', 'CR');
const pages = {
  home: pathTo('home', locale),
  category: pathTo('category', locale, { catID: 'clothing' }),
  search: pathTo('search', locale, {}, { q: 'arroz' }),
  product: pathTo('pdp-slug-sku', locale, { sku: '110101-1' }),
  categories: pathTo('categories', locale),
  content: pathTo('membership-info', locale),
};

/** Invalid cookies, with the cookie that corrects each. */
const invalidCookies: readonly { name: string; cookie: string; corrected: RegExp | undefined }[] = [
  { name: 'a club that does not exist', cookie: 'tarima.club=6499', corrected: /^tarima\.club=64\d\d;/ },
  { name: 'a club of another country', cookie: 'tarima.club=6201', corrected: /^tarima\.club=64\d\d\.6201;/ },
  { name: 'garbage', cookie: 'tarima.club=%E0%A4%A%00<script>', corrected: /^tarima\.club=64\d\d;/ },
  { name: 'a long value', cookie: `tarima.club=${'6401.'.repeat(1_000)}`, corrected: /^tarima\.club=64\d\d;/ },
  {
    name: 'a delivering club that does not exist',
    cookie: 'tarima.club=6401; tarima.inventory-club=6499',
    corrected: /^tarima\.inventory-club=;/,
  },
  {
    name: 'garbage as the delivering club',
    cookie: 'tarima.club=6401; tarima.inventory-club="];x',
    corrected: /^tarima\.inventory-club=;/,
  },
  {
    name: 'garbage in every other cookie',
    cookie: [
      'tarima.club=6401',
      ...['address', 'country', 'locale', 'currency', 'version', 'guest', 'session', 'shared-channels', 'preview'].map(
        (name) => `tarima.${name}=%E0%A4%A%27%22<script>`,
      ),
    ].join('; '),
    corrected: undefined,
  },
];

for (const { name, cookie, corrected } of invalidCookies) {
  test(`serves every page when the cookies contain ${name} (CLUBS-40)`, async ({ stack }) => {
    for (const [page, path] of Object.entries(pages)) {
      const response = await fetch(new URL(path, stack.shopUrl), { headers: { cookie } });
      expect(response.status, page).toBe(200);
      const set = response.headers.getSetCookie().filter((text) => /^tarima\.(inventory-)?club=/.test(text));
      if (corrected) expect(set, page).toEqual([expect.stringMatching(corrected)]);
      else expect(set, page).toEqual([]);
    }
  });
}

test('does not correct the club cookie in a redirect, so that the target page can notify the shopper', async ({
  stack,
}) => {
  const headers = { cookie: 'tarima.club=6499' };
  const redirected = await fetch(new URL(pages.category, stack.shopUrl), { headers, redirect: 'manual' });
  expect(redirected.status).toBe(301);
  expect(redirected.headers.getSetCookie().filter((text) => text.startsWith('tarima.club='))).toEqual([]);
});
