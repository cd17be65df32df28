import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn } from './visitors.ts';

const locale = getLocale('es', 'CO');
const chosenClub = 'Barranquilla';

test('uses a club chosen on one device on another device (CLUBS-48, CLUBS-50, CLUBS-51)', async ({
  page,
  browser,
  createMemberLike,
}) => {
  const member = await createMemberLike('lucia');
  const clubs = pathTo('clubsAndLocations', locale);
  const collectHere = translateMessage(locale.language, 'Your pickup club');
  await signIn(page, locale, member);
  await openPage(page, clubs);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: chosenClub }) });
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetPreferredClub') ?? false,
  );
  await card.getByRole('button', { name: translateMessage(locale.language, 'Pick up here') }).click();
  await saved;
  await expect(card.getByRole('button', { name: collectHere })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const otherPage = await context.newPage();
  await signIn(otherPage, locale, member);
  await openPage(otherPage, clubs);
  const otherCard = otherPage
    .getByRole('listitem')
    .filter({ has: otherPage.getByRole('heading', { name: chosenClub }) });
  await expect(otherCard.getByRole('button', { name: collectHere })).toBeVisible();
  await context.close();
});
