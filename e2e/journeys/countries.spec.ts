import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart } from './visitors.ts';

const costaRica = getLocale('es', 'CR');
const panama = getLocale('es', 'PA');
const translate = (message: string, values?: Record<string, string>) => translateMessage('es', message, values);

/** Expects the country cookie, which the page's scripts set. */
async function expectCountryCookie(page: Page, country: string): Promise<void> {
  const readCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'tarima.country')?.value;
  await expect.poll(readCookie).toBe(country);
}

test('announces that the cart stays in its country before a change, and shows its location after it (MERGE-58, ROUTING-33, ROUTING-40)', async ({
  page,
}) => {
  await page.goto(pathTo('home', costaRica));
  await fillCart(page, costaRica, '6401');
  await page.goto(pathTo('country-picker', costaRica));
  const main = page.getByRole('main');
  await expect(main.getByText(translate('Your cart stays in {country}', { country: 'Costa Rica' }))).toBeVisible();
  const loaded = page.waitForEvent('load');
  await main.getByRole('link', { name: /^Panamá/ }).click();
  await loaded;
  await page.waitForURL(`**${pathTo('home', panama)}`);
  await expectCountryCookie(page, 'PA');

  // The shopper was informed before, so no dialog opens.
  await page.goto(pathTo('country-picker', panama));
  await expect(main.getByRole('link', { name: new RegExp(`^Costa Rica ?${translate('Your cart')}: 2`) })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offers the way back to the cart to a shopper who opened a link to another country (MERGE-52, MERGE-55, MERGE-57, ROUTING-40)', async ({
  page,
}) => {
  await page.goto(pathTo('home', costaRica));
  await expectCountryCookie(page, 'CR');
  await fillCart(page, costaRica, '6401');
  await page.goto(pathTo('home', panama));
  const dialog = page.getByRole('dialog', { name: translate('Your cart is in {name}', { name: 'Costa Rica' }) });
  await expect(dialog.getByText(translate('In {name} you have:', { name: 'Costa Rica' }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: translate('Go to cart') }).click();
  await page.waitForURL(`**${pathTo('cart', costaRica)}`);
  await expect(page.getByRole('heading', { level: 1, name: translate('Your cart') })).toBeVisible();
});

test('shows the notice about the cart in the country selector (MERGE-58, ROUTING-37, CONTENT-49, CONTENT-31)', async ({
  page,
  isMobile,
}) => {
  await page.goto(pathTo('home', costaRica));
  await fillCart(page, costaRica, '6401');
  await openPage(page, pathTo('home', costaRica));
  const frame = isMobile ? page.getByRole('contentinfo') : page.getByRole('banner');
  await frame.getByRole('link', { name: `${translate('Country:')} Costa Rica` }).click();
  const dialog = page.getByRole('dialog', { name: translate('Where do you shop?') });
  await expect(dialog.getByText(translate('Your cart stays in {country}', { country: 'Costa Rica' }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathTo('home', costaRica));
});

test('opens a country in its default language, or in the language that the shopper chose (ROUTING-35, ROUTING-38, ROUTING-39)', async ({
  page,
}) => {
  const fetchLinks = async (language: 'es' | 'en') => {
    await page.goto(pathTo('country-picker', getLocale(language, 'CR')));
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(13);
    return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  };
  const first = await fetchLinks('en');
  // The current country keeps the language of the page.
  expect(first).toEqual(expect.arrayContaining(['/es-PA', '/en-JM', '/en-CR']));
  expect(await fetchLinks('es')).toEqual(expect.arrayContaining(['/es-PA', '/en-JM', '/es-CR']));

  await waitUntilInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${pathTo('country-picker', getLocale('en', 'CR'))}`);
  const panamaLink = page.getByRole('main').getByRole('link', { name: /^Panam/ });
  await expect(panamaLink).toHaveAttribute('href', '/en-PA');
  await expect(panamaLink).toHaveAttribute('hreflang', 'en-PA');
});
