import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CO');
const chosen = 'Barranquilla';

test('a club chosen on one device is the club of the next one (CLUBS-48, CLUBS-50, CLUBS-51)', async ({
  page,
  browser,
  memberLike,
}) => {
  const member = await memberLike('lucia');
  const clubs = pathTo('clubsAndLocations', locale);
  const collectHere = wordsOf(locale.language, 'Your pickup club');
  await signIn(page, locale, member);
  await openPage(page, clubs);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: chosen }) });
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetPreferredClub') ?? false,
  );
  await card.getByRole('button', { name: wordsOf(locale.language, 'Pick up here') }).click();
  await saved;
  await expect(card.getByRole('button', { name: collectHere })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, locale, member);
  await openPage(other, clubs);
  const there = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: chosen }) });
  await expect(there.getByRole('button', { name: collectHere })).toBeVisible();
  await context.close();
});
