import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { pageScripts } from '../stack/page-scripts.ts';
import { expect, test } from './test.ts';

/** Kilobytes of 1,000 bytes, gzip: the budget of a product page (bench/README.md). */
const scriptBudgetKb = 200;

test('the scripts of a product page stay within their budget, and the map is not among them', async ({ stack }) => {
  const path = pathTo('pdp-slug-sku', getLocale('es', 'CR'), { sku: '110101-1' });

  const scripts = await pageScripts(new URL(path, stack.shopUrl).href);

  const kb = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000;
  expect(scripts.length).toBeGreaterThan(5);
  expect(kb).toBeLessThanOrEqual(scriptBudgetKb);
  expect(scripts.filter(({ text }) => text.includes('leaflet'))).toEqual([]);
});
