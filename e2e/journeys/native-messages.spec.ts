import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { test, webview } from './app-webview.ts';
import { findPharmacyLink } from './shop.ts';
import { expect } from './test.ts';

test.use(webview);

test('sends the path, the language, the card and the sign-out to the app (NATIVE-11, NATIVE-12, NATIVE-13, NATIVE-49, NATIVE-50)', async ({
  app,
  language,
  member,
  reader: { path, translate, locale },
}) => {
  const other = language === 'es' ? 'en' : 'es';
  await app.signIn(locale, member);
  await app.open(path('mobile-menu'), { member });
  await app.expectMessage({ type: 'currentPath', path: path('mobile-menu') });
  await app.shop
    .getByRole('link', { name: other === 'es' ? 'Español' : 'English' })
    .first()
    .click();
  const translated = pathTo('mobile-menu', getLocale(other, locale.market.code));
  await app.expectMessage({ type: 'changeLanguage', language: other, path: translated });

  const card = path('membership-card');
  await app.open(card, { member });
  await app.expectMessage({ type: 'membershipCard', path: card });
  await expect(app.shop.getByText(member.firstName).first()).toBeVisible();

  await app.open(path('mobile-menu'), { member });
  await app.expectMessage({ type: 'currentPath', path: path('mobile-menu') });
  await app.shop
    .getByRole('main')
    .getByRole('link', { name: translate('Sign out') })
    .click();
  await app.expectMessage({ type: 'logout' });
  await app.expectPath(path('home'));
});

test('sends the pharmacy link to the app (NATIVE-14, NATIVE-15)', async ({ app, language, reader: { translate } }) => {
  const panama = getLocale(language, 'PA');
  const home = pathTo('home', panama);
  await app.open(home);
  await app.expectMessage({ type: 'currentPath', path: home });
  await app.declineAnalytics(panama);
  const { link, url } = await findPharmacyLink(app.shop, language);
  await link.click();
  await app.expectAccessible();
  await app.shop.getByRole('button', { name: translate('Stay here') }).click();
  expect(await app.list('pharmacyLink')).toEqual([]);
  await link.click();
  await app.shop.getByRole('button', { name: translate('Open the pharmacy') }).click();
  await app.expectMessage({ type: 'pharmacyLink', url });
  expect(await app.list('externalLink')).toEqual([]);
  await app.expectPath(home);
});

test('has the app open other sites, and the shop’s pages in the same window (NATIVE-48)', async ({
  app,
  reader: { path, locale },
}) => {
  await app.open(path('home'));
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  await app.declineAnalytics(locale);
  await app.findFrame().evaluate(`
    const link = Object.assign(document.createElement('a'), { href: 'https://other.example/page', target: '_blank' });
    document.querySelector('main').append(link);
    link.click();
  `);
  await app.expectMessage({ type: 'externalLink', url: 'https://other.example/page' });
  await app.expectPath(path('home'));
});
