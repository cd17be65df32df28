import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

/** Members whose club no other journey looks at. */
const members = {
  phone: { login: 'lucia@tarima.test', locale: getLocale('es', 'CO'), chosen: 'Barranquilla' },
  desktop: { login: 'walter@tarima.test', locale: getLocale('es', 'HN'), chosen: 'El Sauce' },
} as const;

test('a club chosen on one device is the club of the next one', async ({ page, browser }, { project }) => {
  const { login, locale, chosen } = members[project.name as keyof typeof members];
  const clubs = pathTo('clubsAndLocations', locale);
  const collectHere = wordsOf(locale.language, 'You collect here');
  await signIn(page, locale, login, clubs);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: chosen }) });
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetPreferredClub') ?? false,
  );
  await card.getByRole('button', { name: wordsOf(locale.language, 'Collect here') }).click();
  await saved;
  await expect(card.getByRole('button', { name: collectHere })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, locale, login, clubs);
  const there = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: chosen }) });
  await expect(there.getByRole('button', { name: collectHere })).toBeVisible();
  await context.close();
});
