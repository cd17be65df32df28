import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFeed } from '../scripts/catalog-import/feed.ts';
import { createFeedLine, writeFeed } from './feed.ts';

it('writes reproducible lines that the import reads without errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-feed-'));
  const file = join(folder, 'feed.tsv');
  await writeFeed(file, 600);
  const products = [];
  for await (const line of readFeed(file)) {
    if ('error' in line) throw new Error(line.error);
    products.push(line.product);
  }
  expect(products).toHaveLength(600);
  expect(new Set(products.map(({ categoryPath }) => categoryPath.join('>'))).size).toBe(120);
  expect(new Set(products.map(({ brand }) => brand)).size).toBe(20);
  expect(products.some(({ saleUsdCents }) => saleUsdCents !== undefined)).toBe(true);
  expect(products.some(({ inStock }) => !inStock)).toBe(true);
  expect(readFileSync(file, 'utf8').split('\n')[1]).toBe(createFeedLine(0));
  rmSync(folder, { recursive: true });
});
