import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFeed } from '../scripts/catalog-import/feed.ts';
import { feedLine, writeFeed } from './feed.ts';

it('writes lines that the import reads without a fault, the same every time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-feed-'));
  const file = join(folder, 'feed.tsv');
  await writeFeed(file, 600);
  const products = [];
  for await (const line of readFeed(file)) {
    if ('fault' in line) throw new Error(line.fault);
    products.push(line.product);
  }
  expect(products).toHaveLength(600);
  expect(new Set(products.map(({ categoryPath }) => categoryPath.join('>'))).size).toBe(120);
  expect(new Set(products.map(({ brand }) => brand)).size).toBe(20);
  expect(products.some(({ saleUsdCents }) => saleUsdCents !== undefined)).toBe(true);
  expect(products.some(({ inStock }) => !inStock)).toBe(true);
  expect(readFileSync(file, 'utf8').split('\n')[1]).toBe(feedLine(0));
  rmSync(folder, { recursive: true });
});
