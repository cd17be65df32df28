import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const places = {
  phone: { locale: getLocale('es', 'CR'), club: '6401' },
  desktop: { locale: getLocale('en', 'JM'), club: '7201' },
} as const;

test('a link to ?logout asks before anything is lost', async ({ page }, { project }) => {
  const { locale, club } = places[project.name as keyof typeof places];
  const words = (message: string) => wordsOf(locale.language, message);
  const isGuestKnown = async () => (await page.context().cookies()).some(({ name }) => name === 'tarima.guest');
  await page.goto(pathTo('home', locale));
  await fillCart(page, locale, club);
  await page.evaluate("localStorage.setItem('tarima.seen.cart', '{}'); localStorage.setItem('other', 'kept')");

  await page.goto(pathTo('home', locale, {}, { logout: 'true' }));
  const question = page.getByRole('dialog', { name: words('Sign out?') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL((url) => url.search === '');
  await question.getByRole('button', { name: words('Cancel'), exact: true }).click();
  await expect(question).toBeHidden();
  expect(await isGuestKnown()).toBe(true);
  expect(await page.evaluate("localStorage.getItem('tarima.seen.cart')")).toBe('{}');

  // A typed address is asked about too, and does what was confirmed.
  await page.goto(`/auth/logout?ui_locales=${locale.code}`);
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: words('Sign out'), exact: true }).click();
  await loaded;
  await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual(['other']);
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await isGuestKnown()).toBe(false);
  await expect(question).toBeHidden();
});
