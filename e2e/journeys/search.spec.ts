import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const words = (message: string, values?: Record<string, string>) => wordsOf(locale.language, message, values);
const searchPath = (q: string) => pathTo('search', locale, {}, { q });

test('suggestions by keyboard alone; what was searched comes back as a recent search (SEARCH-46, SEARCH-50, SEARCH-52)', async ({
  page,
}) => {
  await openPage(page, pathTo('home', locale));
  const field = page.getByRole('combobox', { name: words('Search products') });
  await field.focus();
  await page.keyboard.type('arr');
  const suggestions = page.getByRole('listbox', { name: words('Suggestions') });
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
  await page.waitForURL(`**${searchPath('arroz')}`);
  await expect(page.getByRole('article').first()).toContainText('Arroz');

  await openPage(page, pathTo('home', locale));
  await field.click();
  await expect(suggestions.getByRole('option')).toHaveText(['arroz', words('Clear recent searches')]);
  await suggestions.getByRole('option').last().click();
  await field.click();
  await expect(suggestions).toBeHidden();
});

test('a misspelt word is searched as it was meant, and the page says so (SEARCH-9)', async ({ page }) => {
  await page.goto(searchPath('aroz'));
  const main = page.getByRole('main');
  await expect(main.getByRole('strong')).toHaveText('arroz');
  await expect(page.getByRole('article').first()).toContainText('Arroz');
});

test('a search that finds nothing links to the categories (SEARCH-10)', async ({ page }) => {
  await page.goto(searchPath('xqzwvk'));
  await expect(page.getByRole('heading', { name: words('No products found') })).toBeVisible();
  const shelves = page
    .getByRole('main')
    .getByRole('navigation', { name: words('Categories') })
    .getByRole('link');
  expect(await shelves.count()).toBeGreaterThan(10);
});

test('filters that leave nothing keep their names; a search in a category continues in the whole catalogue (SEARCH-11, SEARCH-44)', async ({
  page,
}) => {
  const fq = 'price;"1-2"|rating;"4"';
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz', fq }));
  const chip = page.getByRole('link', { name: words('Remove filter: {label}', { label: '4 estrellas o más' }) });
  await expect(chip.filter({ visible: true })).toHaveCount(1);

  await openPage(page, pathTo('category', locale, { catID: 'pantry' }, { phrase: 'televisor' }));
  await page.getByRole('link', { name: words('Search all products') }).click();
  await page.waitForURL(`**${searchPath('televisor')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('blank text is not searched, and a word without end stays on the page (SEARCH-3)', async ({ page }) => {
  await page.goto(searchPath('W'.repeat(100)));
  const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(tooWide).toBe(0);
  const field = page.getByRole('combobox', { name: words('Search products') });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(searchPath('W'.repeat(100)));
  await expect(page.locator('input[name=q]:invalid').filter({ visible: true })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed at every width (SEARCH-43)', async ({ page }) => {
    await page.goto(searchPath('arroz'));
    const filters = page.getByRole('complementary', { name: words('Filters') });
    await filters.getByRole('link').filter({ hasText: 'Despensa' }).click();
    await page.waitForURL(/fq=category/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
