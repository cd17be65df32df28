import { getLocale, type Locale, languages } from '@tarima/markets/locale';
import { defaultMarketCode } from '@tarima/markets/table';
import type { z } from 'zod';
import type { SendOperation } from './graph-client.ts';
import { operations } from './operations.ts';
import type { BenchSize } from './size.ts';

/** Data for the requests of the load, read from the graph. */
export interface Catalogue {
  readonly total: number;
  readonly products: readonly SampleProduct[];
  /** Categories of the second level with several pages of products. */
  readonly categoryKeys: readonly string[];
  /** Search terms of one or two words with results. */
  readonly terms: readonly string[];
  /** A club of the default market. */
  readonly clubKey: string;
}

export interface SampleProduct {
  readonly sku: string;
  /** Availability at the club. */
  readonly isInStock: boolean;
  /** Slug by language. */
  readonly slugs: Readonly<Record<string, string>>;
}

const pageSize = 100;

type Item = z.output<typeof operations.productList.data>['products']['items'][number];

/** Reads the newest products in both languages, the categories and a club from the graph. */
export async function readCatalogue(
  sendOperation: SendOperation,
  { samplePages, listedPages }: BenchSize,
): Promise<Catalogue> {
  const [locale, other] = languages.map((language) => getLocale(language, defaultMarketCode)) as [Locale, Locale];
  const { clubs } = await sendOperation(operations.shell, {}, { locale });
  const clubKey = clubs.find(({ offersPickup }) => offersPickup)?.key;
  if (!clubKey) throw new Error('No club of the default market offers pickup.');
  const [{ items, total }, { items: translated }] = await Promise.all([
    readSample(sendOperation, locale, clubKey, samplePages),
    readSample(sendOperation, other, clubKey, samplePages),
  ]);
  const otherSlugs = new Map(translated.map(({ displayVariant, slug }) => [displayVariant.sku, slug]));
  return {
    total,
    products: items.flatMap(({ displayVariant: { sku, availability }, slug }) => {
      const otherSlug = otherSlugs.get(sku);
      const isInStock = availability.state === 'IN_STOCK';
      return otherSlug ? [{ sku, isInStock, slugs: { [locale.language]: slug, [other.language]: otherSlug } }] : [];
    }),
    categoryKeys: await readCategories(sendOperation, locale, listedPages),
    terms: createSearchTerms(items),
    clubKey,
  };
}

async function readSample(
  sendOperation: SendOperation,
  locale: Locale,
  clubKey: string,
  samplePages: number,
): Promise<{ items: Item[]; total: number }> {
  const items: Item[] = [];
  let total = 0;
  for (let page = 1; page <= samplePages; page += 1) {
    const { products } = await sendOperation(
      operations.productList,
      { input: { page, pageSize, sort: 'LATEST' }, clubKey },
      { locale },
    );
    items.push(...products.items);
    total = products.total;
  }
  return { items, total };
}

async function readCategories(sendOperation: SendOperation, locale: Locale, listedPages: number): Promise<string[]> {
  const fetchCategory = async (key: string) => (await sendOperation(operations.category, { key }, { locale })).category;
  const { topCategories: tops } = await sendOperation(operations.shell, {}, { locale });
  const keys: string[] = [];
  for (const top of tops) {
    for (const { key } of (await fetchCategory(top.key))?.children ?? []) {
      if (((await fetchCategory(key))?.productCount ?? 0) >= listedPages * 20) keys.push(key);
    }
  }
  return keys;
}

/** Creates search terms: every brand, and every brand with the first long word of a product name. */
function createSearchTerms(items: readonly Item[]): string[] {
  const terms = new Set<string>();
  for (const { name, brand } of items) {
    const word = name.split(/\s+/).find((part) => part.length > 4 && part !== brand && /^\p{L}+$/u.test(part));
    if (brand) terms.add(brand);
    if (word) terms.add(brand ? `${brand} ${word}` : word);
  }
  return [...terms];
}
