import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { onOperation } from './graph-answers.ts';
import { openPage } from './interactive.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const words = (message: string) => wordsOf('es', message);
const refusal = (field: string, message: string) => ({
  json: { data: { [field]: { __typename: 'CartBusy', code: 'CART_BUSY', message } } },
});

test('one that must be read stays until it is closed (ERRORS-23, ROUTING-55)', async ({ page }) => {
  await page.clock.install();
  await page.goto(pathTo('home', locale, {}, { signIn: 'failed' }));
  const notice = page.getByRole('listitem').filter({ hasText: words('We couldn’t sign you in. Try again.') });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('Close') }).click();
  await expect(notice).toBeHidden();
});

test('in front of an open modal they can be read and closed; another page closes every modal (ERRORS-26, ERRORS-27, ERRORS-46)', async ({
  page,
}) => {
  await onOperation(page, 'SetDelivery', (route) => route.fulfill(refusal('setCartDelivery', 'Aviso del club')));
  await openPage(page, pathTo('categories', locale));
  await fillCart(page, locale, '6401');
  await page.context().addCookies([{ name: 'tarima.club', value: '6401', url: page.url() }]);
  await openPage(page, pathTo('cart', locale));
  await visible(page.getByRole('link', { name: new RegExp(`^${words('Pick up at')}`) })).click();
  const preferences = page.getByRole('dialog', { name: words('Pickup or delivery') });
  await preferences.getByRole('button', { name: words('Save') }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Aviso del club' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('Close') }).click();
  await expect(notice).toBeHidden();

  await preferences.getByRole('button', { name: words('Choose another club') }).click();
  await expect(page.getByRole('dialog', { name: words('Where will you pick up?') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).not.toBe('hidden');
});
