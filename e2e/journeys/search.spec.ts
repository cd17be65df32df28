import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);
const getSearchPath = (q: string) => pathTo('search', locale, {}, { q });

test('selects suggestions by keyboard and lists recent searches (SEARCH-46, SEARCH-50, SEARCH-52)', async ({
  page,
}) => {
  await openPage(page, pathTo('home', locale));
  const field = page.getByLabel(translate('Search products'), { exact: true });
  await field.focus();
  await page.keyboard.type('arr');
  const suggestions = page.getByRole('listbox', { name: translate('Suggestions') });
  const first = suggestions.getByRole('option').first();
  await expect(first).toHaveText('arroz');
  // Five searches and three products (SEARCH-46).
  await expect(suggestions.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${getSearchPath('arroz')}`);
  await expect(page.getByRole('article').first()).toContainText('Arroz');

  await openPage(page, pathTo('home', locale));
  await field.click();
  await expect(suggestions.getByRole('option')).toHaveText(['arroz', translate('Clear recent searches')]);
  await suggestions.getByRole('option').last().click();
  await field.click();
  await expect(suggestions).toBeHidden();
});

test('corrects a misspelt search term and shows the correction (SEARCH-9)', async ({ page }) => {
  await page.goto(getSearchPath('aroz'));
  const main = page.getByRole('main');
  await expect(main.getByRole('strong')).toHaveText('arroz');
  await expect(page.getByRole('article').first()).toContainText('Arroz');
});

test('links to the categories when a search has no results (SEARCH-10)', async ({ page }) => {
  await page.goto(getSearchPath('xqzwvk'));
  await expect(page.getByRole('heading', { name: translate('No products found') })).toBeVisible();
  const shelves = page
    .getByRole('main')
    .getByRole('navigation', { name: translate('Categories') })
    .getByRole('link');
  expect(await shelves.count()).toBeGreaterThan(10);
});

test('keeps filter labels without results, and continues a category search in the whole catalogue (SEARCH-11, SEARCH-44)', async ({
  page,
}) => {
  const fq = 'price;"1-2"|rating;"4"';
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz', fq }));
  const chip = page.getByRole('link', { name: translate('Remove filter: {label}', { label: '4 estrellas o más' }) });
  await expect(chip.filter({ visible: true })).toHaveCount(1);

  await openPage(page, pathTo('category', locale, { catID: 'pantry' }, { phrase: 'televisor' }));
  await page.getByRole('link', { name: translate('Search all products') }).click();
  await page.waitForURL(`**${getSearchPath('televisor')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('does not search for blank text, and wraps very long words (SEARCH-3)', async ({ page }) => {
  await page.goto(getSearchPath('W'.repeat(100)));
  const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(tooWide).toBe(0);
  const field = page.getByLabel(translate('Search products'), { exact: true });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(getSearchPath('W'.repeat(100)));
  await expect(page.locator('input[name=q]:invalid').filter({ visible: true })).toHaveCount(1);
});

test('shows markup in a search text as text (SEARCH-68)', async ({ page }) => {
  const text = '<b>arroz</b> <0>';
  await page.goto(getSearchPath(text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('Results for “{words}”', { words: text }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters a list at every width (SEARCH-43)', async ({ page }) => {
    await page.goto(getSearchPath('arroz'));
    const filters = page.getByRole('complementary', { name: translate('Filters') });
    await filters.getByRole('link').filter({ hasText: 'Despensa' }).click();
    await page.waitForURL(/fq=category/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
