import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';

const costaRica = getLocale('es', 'CR');
const jamaica = getLocale('en', 'JM');

test('replaces a club that no longer exists and notifies the shopper once (CLUBS-7, CLUBS-36, CLUBS-37)', async ({
  page,
  stack,
}) => {
  await page.context().addCookies([{ name: 'tarima.club', value: '6499', url: stack.shopUrl }]);
  await page.goto(pathTo('home', costaRica));
  const message = translateMessage(
    'es',
    'Your club is no longer available. You’re now seeing prices and stock for {name}.',
    {
      name: 'Escazú',
    },
  );
  await expect(page.getByText(message)).toBeVisible();
  await expect(findVisible(page.getByText('Escazú', { exact: true }))).toBeVisible();
  await page.getByRole('button', { name: translateMessage('es', 'Change club') }).click();
  await expect(page.getByRole('dialog', { name: translateMessage('es', 'Where will you pick up?') })).toBeVisible();

  await page.goto(pathTo('search', costaRica, {}, { q: 'arroz' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('uses the default club in another country, and the chosen club after returning (CLUBS-35)', async ({
  page,
  stack,
}) => {
  await page.context().addCookies([{ name: 'tarima.club', value: '6402', url: stack.shopUrl }]);
  await page.goto(pathTo('home', jamaica));
  await expect(
    page.getByText(/^Your club is in another country\. You’re now seeing prices and stock for .+\.$/),
  ).toBeVisible();
  await page.goto(pathTo('home', costaRica));
  await expect(findVisible(page.getByText('Zapote', { exact: true }))).toBeVisible();
});

test('corrects an invalid club that was set while the page was open (CLUBS-41)', async ({ page, stack }) => {
  await page.context().addCookies([{ name: 'tarima.club', value: '6401', url: stack.shopUrl }]);
  await page.goto(pathTo('home', costaRica));
  await expect(findVisible(page.getByText('Escazú', { exact: true }))).toBeVisible();
  await page.context().addCookies([{ name: 'tarima.club', value: 'no club', url: stack.shopUrl }]);
  await page
    .getByRole('main')
    .getByRole('link', { name: translateMessage('es', 'See all') })
    .click();
  await page.waitForURL(`**${pathTo('search', costaRica)}`);
  await expect(
    page.getByText(
      translateMessage('es', 'Your club is no longer available. You’re now seeing prices and stock for {name}.', {
        name: 'Escazú',
      }),
    ),
  ).toBeVisible();
});
