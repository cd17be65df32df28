import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { expectAccessible, readers } from './page-checks.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

interface OpenedModal {
  readonly name: string;
  /** The page from which it is opened, once what it needs is there. */
  readonly prepare: (page: Page, locale: Locale, club: string) => Promise<void>;
  readonly opener: (page: Page, locale: Locale, isPhone: boolean) => Locator;
  readonly title: (locale: Locale) => string;
}

const goHome = async (page: Page, locale: Locale) => {
  await page.goto(pathTo('home', locale));
  await page.waitForLoadState('networkidle');
};

const deliverySelector = (page: Page, { language }: Locale) =>
  page.getByRole('link', { name: wordsOf(language, 'Pickup or delivery?') }).filter({ visible: true });

/** Modals of store.md §4.9 that a person opens, by their name there. */
const opened: readonly OpenedModal[] = [
  {
    name: 'deliveryPreferences',
    prepare: goHome,
    opener: deliverySelector,
    title: ({ language }) => wordsOf(language, 'How you receive it'),
  },
  {
    name: 'deliveryClubs',
    prepare: async (page, locale) => {
      await goHome(page, locale);
      await deliverySelector(page, locale).click();
    },
    opener: (page, locale) => page.getByRole('button', { name: wordsOf(locale.language, 'Choose a club') }),
    title: ({ language }) => wordsOf(language, 'Where will you collect?'),
  },
  {
    name: 'changeCountry',
    prepare: goHome,
    opener: (page, locale, isPhone) =>
      page
        .getByRole(isPhone ? 'contentinfo' : 'banner')
        .getByRole('link', { name: new RegExp(`^${wordsOf(locale.language, 'Country:')}`) }),
    title: ({ language }) => wordsOf(language, 'Where do you shop?'),
  },
];

/** Where the focus is: in the open modal, nowhere on the page, or on something behind the modal. */
const focusPlace = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement === document.body ? 'nowhere' : document.activeElement.closest('dialog[open]') ? 'modal' : 'page'",
  );

/** Opens a modal by its opener, goes round in it, and leaves it by Escape and by its button. */
async function operateByKeyboard(page: Page, way: Locator, title: string, { language }: Locale): Promise<void> {
  await way.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: title });
  await expect(modal).toBeVisible();
  expect(await focusPlace(page)).toBe('modal');
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).toBe('hidden');
  await expectAccessible(page);
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusPlace(page)).not.toBe('page');
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(way).toBeFocused();

  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: wordsOf(language, 'Close') }).press('Enter');
  await expect(modal).toBeHidden();
  await expect(way).toBeFocused();
}

for (const { locale, club } of readers) {
  for (const { name, prepare, opener, title } of opened) {
    test(`${name} in ${locale.code}: by keyboard alone, and back to where it was opened`, async ({ page }, {
      project,
    }) => {
      await prepare(page, locale, club);
      await operateByKeyboard(page, opener(page, locale, project.name === 'phone'), title(locale), locale);
    });
  }

  test(`goToCartFromCountry in ${locale.code}: comes by itself, and Escape leaves the page as it was`, async ({
    page,
  }) => {
    const before = getLocale(locale.language, 'PA');
    await goHome(page, before);
    await fillCart(page, before, '6201');
    await goHome(page, locale);
    const name = before.market.name[locale.language];
    const modal = page.getByRole('dialog', { name: wordsOf(locale.language, 'Your cart is in {name}', { name }) });
    await expect(modal).toBeVisible();
    expect(await focusPlace(page)).toBe('modal');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathTo('home', locale));
  });
}

/** The member with orders is at home in Costa Rica. */
for (const locale of [getLocale('es', 'CR'), getLocale('en', 'CR')]) {
  test(`cancelOrder in ${locale.code}: by keyboard alone, and nothing is cancelled`, async ({ page }) => {
    const word = (message: string) => wordsOf(locale.language, message);
    await signIn(page, locale, 'ana@tarima.test', pathTo('recent-purchases', locale));
    await page.getByRole('article').first().getByRole('link').first().click();
    const way = page.getByRole('button', { name: word('Cancel order') });
    await way.waitFor();
    await page.waitForLoadState('networkidle');
    await operateByKeyboard(page, way, word('Cancel this order?'), locale);
    await expect(way).toBeEnabled();
  });
}
