import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('en', 'JM');
const words = (message: string) => wordsOf(locale.language, message);
const everythingIn = new RegExp(words('Everything in {0}').replace('{0}', '(.+)'));
const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);

test('the category menu, by keyboard', async ({ page }) => {
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

test("the header's links: what is below them, and the rest of the line", async ({ page }) => {
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

test('the account menu: the way in, and the own pages', async ({ page, memberLike }) => {
  const account = page.getByRole('button', { name: words('My account'), exact: true });
  await openPage(page, path('home'));
  await account.click();
  const buy = page.getByRole('link', { name: words('Buy a membership') });
  await expect(buy).toHaveAttribute('href', path('membership-info'));
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  await expect(buy).toBeHidden();

  await signIn(page, locale, await memberLike('delroy'));
  await openPage(page, path('home'));
  await page.locator('header').getByRole('button', { name: 'delroy' }).click();
  await expect(page.getByText(/^\d{4} \d{6} \d{4}$/)).toBeVisible();
  const orders = page.getByRole('link', { name: words('My orders') });
  await expect(orders).toHaveAttribute('href', path('recent-purchases'));
  await page.getByRole('link', { name: words('My account'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path('my-account')}$`));
  await expect(orders).toBeHidden();
});
