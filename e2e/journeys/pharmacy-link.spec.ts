import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { findPharmacyLink } from './shop.ts';
import { expect, test } from './test.ts';

test('outside the app, a pharmacy link opens the pharmacy’s site at once (NATIVE-16)', async ({
  page,
  context,
  language,
}) => {
  const home = pathTo('home', getLocale(language, 'PA'));
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Site</title>' }));
  await openPage(page, home);
  const { link, url } = await findPharmacyLink(page, language);
  expect(url).toMatch(/^https:/);
  const opening = context.waitForEvent('page');
  await link.click();
  await (await opening).waitForURL(url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
});
