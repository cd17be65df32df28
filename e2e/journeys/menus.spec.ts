import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const readers = [
  { locale: getLocale('es', 'CR'), like: 'sofia', given: 'sofía', club: '6401' },
  { locale: getLocale('en', 'JM'), like: 'delroy', given: 'delroy', club: '7201' },
] as const;

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
}

for (const { locale, like, given, club } of readers) {
  const words = (message: string) => wordsOf(locale.language, message);
  const everythingIn = new RegExp(words('Everything in {0}').replace('{0}', '(.+)'));
  const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);

  test(`the category menu in ${locale.code}, by keyboard`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'the phone has a page for it');
    await openPage(page, path('home'));
    const button = page.getByRole('button', { name: words('All categories') });
    const everything = page.getByRole('link', { name: everythingIn });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(everything).toBeVisible();
    await expectAccessible(page, 'dialog');

    // From the button that closes it to the first category.
    await page.keyboard.press('Tab');
    const first = await page.locator(':focus').innerText();
    await expect(everything).toContainText(first);
    await page.keyboard.press('ArrowDown');
    await expect(everything).not.toContainText(first);
    await page.keyboard.press('ArrowRight');
    await expect(everything).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(everything).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(everything).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await everything.click();
    await expect(page).toHaveURL(new RegExp(`${path('category')}/`));
    await expect(everything).toBeHidden();
  });

  test(`the header's links in ${locale.code}: what is below them, and the rest of the line`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'the phone has a page for it');
    await openPage(page, path('home'));
    const link = page
      .getByRole('navigation', { name: words('Categories') })
      .locator('.scroll-strip a[aria-expanded]')
      .first();
    await link.hover();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 700);
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();

    const strip = page.locator('.scroll-strip').first();
    const arrows = strip.locator('xpath=following-sibling::button');
    await expect(arrows.first()).toBeHidden();
    await arrows.last().click();
    await expect.poll(() => page.evaluate<number>("document.querySelector('.scroll-strip').scrollLeft")).toBe(300);
    await expect(arrows.first()).toBeVisible();
  });

  test(`the phone's menu in ${locale.code}: one level after the other, and back`, async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'larger screens have the menu in the header');
    await openPage(page, path('home'));
    await page.getByRole('link', { name: words('Menu'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path('mobile-menu')}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: words('Menu') })).toBeVisible();
    const shelf = main.getByRole('list').last().getByRole('link').nth(1);
    const name = await shelf.innerText();
    await shelf.click();
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expectAccessible(page, 'main');
    await main.getByRole('link', { name: words('Menu'), exact: true }).click();
    await expect(shelf).toBeFocused();
    await shelf.click();
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await main.getByRole('list').getByRole('link').nth(1).click();
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await main.getByRole('link', { name: everythingIn }).click();
    await expect(page).toHaveURL(new RegExp(`${path('category')}/`));
    await page.goBack();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: words('Menu') })).toBeVisible();
  });

  test(`the way in and the own pages in ${locale.code}`, async ({ page, memberLike }, { project }) => {
    const isPhone = project.name === 'phone';
    const account = page.getByRole(isPhone ? 'link' : 'button', { name: words('My account'), exact: true });
    await openPage(page, path('home'));
    await account.click();
    if (isPhone) {
      await expect(page).toHaveURL((url) => url.searchParams.get('pageTo') === path('my-account'));
    } else {
      const buy = page.getByRole('link', { name: words('Buy a membership') });
      await expect(buy).toHaveAttribute('href', path('membership-info'));
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
      await expect(buy).toBeHidden();
    }

    await signIn(page, locale, await memberLike(like), path('home'));
    await fillCart(page, locale, club);
    await openPage(page, path('home'));
    if (isPhone) {
      const tabs = page.getByRole('navigation', { name: words('Main pages') });
      await expect(tabs.getByRole('link', { name: new RegExp(`^${words('Cart')}, [1-9]\\d* `) })).toBeVisible();
      await account.click();
      await expect(account).toHaveAttribute('data-active', 'true');
      await expect(account).toHaveAttribute('aria-current', 'page');
      for (const pageId of ['my-wallet', 'address-book', 'recent-purchases'] as const) {
        await openPage(page, path(pageId));
        const tab = tabs.getByRole('link', { name: words('My account'), exact: true });
        await expect(tab).toHaveAttribute('aria-current', 'true');
        await expect(tabs.locator('[data-active]')).toHaveText([words('My account')]);
      }
      await page.goto(path('mobile-menu'));
      await expect(tabs.locator('[data-active]')).toHaveText([words('Menu')]);
      await expect(tabs.locator('[aria-current]')).toHaveText([words('Menu')]);
    } else {
      await page.locator('header').getByRole('button', { name: given }).click();
      await expect(page.getByText(/^\d{4} \d{6} \d{4}$/)).toBeVisible();
      const orders = page.getByRole('link', { name: words('My orders') });
      await expect(orders).toHaveAttribute('href', path('recent-purchases'));
      await page.getByRole('link', { name: words('My account'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path('my-account')}$`));
      await expect(orders).toBeHidden();
    }
  });
}
