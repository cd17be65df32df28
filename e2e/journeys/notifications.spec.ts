import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { onOperation } from './graph-answers.ts';
import { openPage } from './interactive.ts';
import { expectAccessible } from './page-checks.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const words = (message: string) => wordsOf('es', message);
const refusal = (field: string, message: string) => ({
  json: { data: { [field]: { __typename: 'CartBusy', code: 'CART_BUSY', message } } },
});

test('at most three are shown, the oldest goes first; after five seconds they go, but not while they are read', async ({
  page,
}) => {
  await page.clock.install();
  let told = 0;
  await onOperation(page, 'AddToCart', (route) => {
    told += 1;
    return route.fulfill(refusal('addToCart', `Aviso ${told}`));
  });
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  const add = page.getByRole('main').getByRole('button', { name: words('Add to cart'), exact: true });
  await expect(add).toBeEnabled();
  // From here on time passes only where it is said so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const tell = async () => {
    const next = told + 1;
    await add.click();
    await expect(page.getByText(`Aviso ${next}`)).toBeVisible();
  };
  const notices = page.getByText(/^Aviso \d$/);

  for (let count = 0; count < 4; count += 1) await tell();
  await expect(notices).toHaveText(['Aviso 2', 'Aviso 3', 'Aviso 4']);

  await notices.last().hover();
  await page.clock.fastForward(6_000);
  await expect(notices).toHaveText(['Aviso 4']);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(4_000);
  await expect(notices).toHaveText(['Aviso 4']);
  await page.clock.fastForward(1_500);
  await expect(notices).toHaveCount(0);

  await tell();
  await page
    .getByRole('listitem')
    .filter({ has: notices })
    .getByRole('button', { name: words('Close') })
    .focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.fastForward(6_000);
  await expect(notices).toHaveText(['Aviso 5']);
  await page.keyboard.press('Enter');
  await expect(notices).toHaveCount(0);
});

test('one that must be read stays until it is closed', async ({ page }) => {
  await page.clock.install();
  await page.goto(pathTo('home', locale, {}, { signIn: 'failed' }));
  const notice = page.getByRole('listitem').filter({ hasText: words('You could not be signed in. Please try again.') });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('Close') }).click();
  await expect(notice).toBeHidden();
});

test('in front of an open modal they can be read and closed; another page closes every modal', async ({ page }) => {
  await onOperation(page, 'SetDelivery', (route) => route.fulfill(refusal('setCartDelivery', 'Aviso del club')));
  await page.goto(pathTo('categories', locale));
  await fillCart(page, locale, '6401');
  await page.context().addCookies([{ name: 'tarima.club', value: '6401', url: page.url() }]);
  await openPage(page, pathTo('cart', locale));
  await visible(page.getByRole('link', { name: new RegExp(`^${words('Pick up at')}`) })).click();
  const preferences = page.getByRole('dialog', { name: words('How you receive it') });
  await preferences.getByRole('button', { name: words('Save') }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Aviso del club' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('Close') }).click();
  await expect(notice).toBeHidden();

  await preferences.getByRole('button', { name: words('Choose another club') }).click();
  await expect(page.getByRole('dialog', { name: words('Where will you collect?') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).not.toBe('hidden');
});
