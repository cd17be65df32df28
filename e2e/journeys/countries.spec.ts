import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const costaRica = getLocale('es', 'CR');
const panama = getLocale('es', 'PA');
const words = (message: string, values?: Record<string, string>) => wordsOf('es', message, values);

/** The page keeps its country in this browser once its scripts run. */
async function expectCountryKept(page: Page, country: string): Promise<void> {
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'tarima.country')?.value;
  await expect.poll(kept).toBe(country);
}

test('before choosing another country, the shopper reads that the cart stays; there, in a new document, where it is (MERGE-58, ROUTING-33, ROUTING-40)', async ({
  page,
}) => {
  await page.goto(pathTo('home', costaRica));
  await fillCart(page, costaRica, '6401');
  await page.goto(pathTo('country-picker', costaRica));
  const main = page.getByRole('main');
  await expect(main.getByText(words('Your cart stays in {country}', { country: 'Costa Rica' }))).toBeVisible();
  const loaded = page.waitForEvent('load');
  await main.getByRole('link', { name: /^Panamá/ }).click();
  await loaded;
  await page.waitForURL(`**${pathTo('home', panama)}`);
  await expectCountryKept(page, 'PA');

  // It was said before: nobody asks again.
  await page.goto(pathTo('country-picker', panama));
  await expect(main.getByRole('link', { name: new RegExp(`^Costa Rica ?${words('Your cart')}: 2`) })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who comes to another country by a link is shown the way back to the cart (MERGE-52, MERGE-55, MERGE-57, ROUTING-40)', async ({
  page,
}) => {
  await page.goto(pathTo('home', costaRica));
  await expectCountryKept(page, 'CR');
  await fillCart(page, costaRica, '6401');
  await page.goto(pathTo('home', panama));
  const dialog = page.getByRole('dialog', { name: words('Your cart is in {name}', { name: 'Costa Rica' }) });
  await expect(dialog.getByText(words('In {name} you have:', { name: 'Costa Rica' }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: words('Go to cart') }).click();
  await page.waitForURL(`**${pathTo('cart', costaRica)}`);
  await expect(page.getByRole('heading', { level: 1, name: words('Your cart') })).toBeVisible();
});

test('the country selector tells it over the page (MERGE-58, ROUTING-37, CONTENT-49, CONTENT-31)', async ({
  page,
  isMobile,
}) => {
  await page.goto(pathTo('home', costaRica));
  await fillCart(page, costaRica, '6401');
  await openPage(page, pathTo('home', costaRica));
  const frame = isMobile ? page.getByRole('contentinfo') : page.getByRole('banner');
  await frame.getByRole('link', { name: `${words('Country:')} Costa Rica` }).click();
  const dialog = page.getByRole('dialog', { name: words('Where do you shop?') });
  await expect(dialog.getByText(words('Your cart stays in {country}', { country: 'Costa Rica' }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathTo('home', costaRica));
});

test('a country opens in its own language, and in the chosen one once the shopper chose (ROUTING-35, ROUTING-38, ROUTING-39)', async ({
  page,
}) => {
  const linksTo = async (language: 'es' | 'en') => {
    await page.goto(pathTo('country-picker', getLocale(language, 'CR')));
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(13);
    return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  };
  const first = await linksTo('en');
  // The present country keeps the language of the page.
  expect(first).toEqual(expect.arrayContaining(['/es-PA', '/en-JM', '/en-CR']));
  expect(await linksTo('es')).toEqual(expect.arrayContaining(['/es-PA', '/en-JM', '/es-CR']));

  await whenInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${pathTo('country-picker', getLocale('en', 'CR'))}`);
  const panamaLink = page.getByRole('main').getByRole('link', { name: /^Panam/ });
  await expect(panamaLink).toHaveAttribute('href', '/en-PA');
  await expect(panamaLink).toHaveAttribute('hreflang', 'en-PA');
});
