import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { getBox } from './box.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn } from './visitors.ts';

const locale = getLocale('en', 'JM');
const translate = (message: string) => translateMessage(locale.language, message);
const allInPattern = new RegExp(translate('Everything in {0}').replace('{0}', '(.+)'));
const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);

/** Script that returns the height of a list with more content than fits on the screen. */
const measureLongList = (selector: string) => `(() => {
  const list = document.querySelector('${selector}');
  const { style } = list.lastElementChild;
  style.paddingBottom = '2000px';
  const height = list.offsetHeight;
  style.paddingBottom = '';
  return height;
})()`;

test('navigates the category menu by keyboard (CATALOG-67, CATALOG-68, CATALOG-69, CONTENT-39)', async ({ page }) => {
  await openPage(page, path('home'));
  const button = page.getByRole('button', { name: translate('All categories') });
  const allInLink = page.getByRole('link', { name: allInPattern });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(allInLink).toBeVisible();
  await expectAccessible(page, 'dialog');
  for (const [selector, maxHeight] of [
    ['ul:has(> li > [data-top])', 600],
    ['[data-inside]:not([hidden])', 500],
  ] as const) {
    const list = page.locator(selector);
    expect(await page.evaluate<number>(measureLongList(selector)), `height of ${selector}`).toBeLessThanOrEqual(
      maxHeight,
    );
    await expect(list).toHaveCSS('overflow-y', 'auto');
  }

  // Moves the focus from the close button to the first category.
  await page.keyboard.press('Tab');
  const first = await page.locator(':focus').innerText();
  await expect(allInLink).toContainText(first);
  await page.keyboard.press('ArrowDown');
  await expect(allInLink).not.toContainText(first);
  await page.keyboard.press('ArrowRight');
  await expect(allInLink).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(allInLink).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(allInLink).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await allInLink.click();
  await expect(page).toHaveURL(new RegExp(`${path('category')}/`));
  await expect(allInLink).toBeHidden();
});

test("opens submenus of the header's links and scrolls the link strip (CONTENT-39, CONTENT-40, CONTENT-41)", async ({
  page,
}) => {
  await openPage(page, path('home'));
  const link = page
    .getByRole('navigation', { name: translate('Categories') })
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

test('shows sign-up links to guests and account pages to members in the account menu (MEMBERSHIP-51, ACCOUNT-27, ACCOUNT-28, ACCOUNT-30)', async ({
  page,
  createMemberLike,
}) => {
  const account = page.getByRole('button', { name: translate('My account'), exact: true });
  await openPage(page, path('home'));
  await account.click();
  const buy = page.getByRole('link', { name: translate('Become a member') });
  await expect(buy).toHaveAttribute('href', path('membership-info'));
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  await expect(buy).toBeHidden();

  await signIn(page, locale, await createMemberLike('delroy'));
  await openPage(page, path('home'));
  await page.locator('header').getByRole('button', { name: 'delroy' }).click();
  await expect(page.getByText(/^\d{4} \d{6} \d{4}$/)).toBeVisible();
  const orders = page.locator('header').getByRole('link', { name: translate('My orders') });
  await expect(orders).toHaveAttribute('href', path('recent-purchases'));
  await page.getByRole('link', { name: translate('My account'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path('my-account')}$`));
  await expect(orders).toBeHidden();
});

test('shows the parts of header, footer and tab bar for each width (CONTENT-30, CONTENT-36, CONTENT-37, CONTENT-38, CONTENT-46, CONTENT-47)', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const logo = header.getByRole('link', { name: translate('Tarima, home') });
  /** Its name is in the content of the market. */
  const phoneLogo = header.getByRole('link', { name: /^Tarima, (?!home$)/ });
  const always = [
    header.getByLabel(translate('Search products'), { exact: true }),
    header.getByRole('link', { name: new RegExp(`^${translate('Cart')},`) }),
  ];
  const onDesktops = [
    header.getByText(translate('Pickup or delivery?')),
    header.getByRole('link', { name: new RegExp(`^${translate('Country:')}`) }),
    header.getByRole('link', { name: 'Español' }),
    header.getByRole('button', { name: translate('My account'), exact: true }),
  ];
  const belowDesktops = [
    page
      .getByRole('complementary', { name: translate('Pickup or delivery') })
      .getByText(translate('Pickup or delivery?')),
    page.getByRole('navigation', { name: translate('Main menu') }),
  ];
  const columns = footer.getByRole('heading', { level: 2 });
  const folds = footer.locator('summary');
  await openPage(page, path('home'));
  for (const width of [360, 767, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const expectShown = async (parts: typeof always, visible: boolean) => {
      for (const part of parts) await expect(part, `${part} at ${width} px`).toBeVisible({ visible });
    };
    await expectShown(always, true);
    await expectShown(onDesktops, width >= 1024);
    await expectShown(belowDesktops, width < 1024);
    await expectShown([columns.first()], width >= 768);
    await expectShown([folds.first()], width < 768);
    await expectShown([phoneLogo], width < 768);
    await expectShown([logo], width >= 768);
    if (width < 768) {
      await expect(phoneLogo).toHaveAttribute('href', path('featured-categories'));
      continue;
    }
    await expect(logo).toHaveAttribute('href', path('home'));
    const boxes = await Promise.all((await columns.all()).map(getBox));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => top)).size, 'side by side').toBe(1);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  const link = footer.locator('details').first().getByRole('link').first();
  await expect(link).toBeHidden();
  await folds.first().click();
  await expect(link).toBeVisible();
});
