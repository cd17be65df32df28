import { readdir, readFile } from 'node:fs/promises';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { fetchPageScripts } from '../stack/page-scripts.ts';
import { expect, test } from './test.ts';

/** Kilobytes of 1,000 bytes, uncompressed: the data that a page's HTML repeats for hydration. */
const stateBudgetKb = 60;

const locale = getLocale('es', 'CR');

/** Budgets in gzipped kilobytes of 1,000 bytes, with the messages of the scripts (decision 078). */
for (const [name, page, budgetKb] of [
  ['home', pathTo('home', locale), 182.8],
  ['product', pathTo('pdp-slug-sku', locale, { sku: '110101-1' }), 181.0],
  ['category', pathTo('category', locale, { catID: 'pantry' }), 186.2],
  ['cart', pathTo('cart', locale), 187.8],
] as const) {
  test(`keeps the scripts of the page ${name} within their budget, without the map`, async ({ stack }) => {
    const scripts = await fetchPageScripts(new URL(page, stack.shopUrl).href);

    const kb = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000;
    expect(scripts.length).toBeGreaterThan(5);
    // Each script has its own messages, so that no catalogue is loaded beside it (ROUTING-65).
    expect(scripts.filter(({ path }) => path.endsWith('.es.js')).length).toBeGreaterThan(3);
    expect(scripts.filter(({ path }) => path.endsWith('.en.js'))).toEqual([]);
    expect(kb).toBeLessThanOrEqual(budgetKb);
    expect(scripts.filter(({ text }) => text.includes('leaflet'))).toEqual([]);
  });
}

test('contains the commit in the page and in none of its files (ROUTING-76)', async ({ stack }) => {
  const html = await (await fetch(new URL(pathTo('home', locale), stack.shopUrl))).text();
  const commit = /data-commit="([0-9a-f]{40})"/.exec(html)?.[1] as string;
  const folder = new URL('../../client/build/client/assets/', import.meta.url);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(commit).toBeTruthy();
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) expect(await readFile(new URL(name, folder), 'utf8'), name).not.toContain(commit);
});

for (const [name, page] of [
  ['home', pathTo('home', locale)],
  ['category', pathTo('category', locale, { catID: 'pantry' })],
  ['search', `${pathTo('search', locale)}?q=cafe`],
  ['product', pathTo('pdp-slug-sku', locale, { sku: '110101-1' })],
  ['clubs', pathTo('clubsAndLocations', locale)],
] as const) {
  test(`keeps the state in the HTML of the page ${name} within its budget`, async ({ stack }) => {
    const html = await (await fetch(new URL(page, stack.shopUrl))).text();
    const bytes = [...html.matchAll(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, text = '']) => Buffer.byteLength(text))
      .reduce((sum, size) => sum + size, 0);
    expect(bytes, 'inline scripts').toBeGreaterThan(1_000);
    expect(bytes / 1_000).toBeLessThanOrEqual(stateBudgetKb);
  });
}
