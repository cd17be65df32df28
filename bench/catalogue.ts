import { getLocale, type Locale, languages } from '@tarima/markets/locale';
import { defaultMarketCode } from '@tarima/markets/table';
import type { z } from 'zod';
import type { AskGraph } from './graph-client.ts';
import { operations } from './operations.ts';
import type { BenchSize } from './size.ts';

/** What the loads ask for, as the graph itself tells it. */
export interface Catalogue {
  readonly total: number;
  readonly products: readonly SampleProduct[];
  /** Categories of the second level with several pages of products. */
  readonly categoryKeys: readonly string[];
  /** One or two words that find something. */
  readonly terms: readonly string[];
  /** A club of the default market. */
  readonly clubKey: string;
}

export interface SampleProduct {
  readonly sku: string;
  /** In the default market. */
  readonly isInStock: boolean;
  /** By language. */
  readonly slugs: Readonly<Record<string, string>>;
}

const pageSize = 100;

type Item = z.output<typeof operations.productList.data>['products']['items'][number];

/** Looks at a catalogue the way a shopper does: its newest products in both languages, its categories, its clubs. */
export async function readCatalogue(ask: AskGraph, { samplePages, listedPages }: BenchSize): Promise<Catalogue> {
  const [locale, other] = languages.map((language) => getLocale(language, defaultMarketCode)) as [Locale, Locale];
  const [{ items, total }, { items: translated }] = await Promise.all([
    readSample(ask, locale, samplePages),
    readSample(ask, other, samplePages),
  ]);
  const otherSlugs = new Map(translated.map(({ variantAt, slug }) => [variantAt.sku, slug]));
  const { clubs } = await ask(operations.shell, {}, { locale });
  const clubKey = clubs.find(({ offersPickup }) => offersPickup)?.key;
  if (!clubKey) throw new Error('No club of the default market offers pickup.');
  return {
    total,
    products: items.flatMap(({ variantAt: { sku, availability }, slug }) => {
      const otherSlug = otherSlugs.get(sku);
      const isInStock = availability.state === 'IN_STOCK';
      return otherSlug ? [{ sku, isInStock, slugs: { [locale.language]: slug, [other.language]: otherSlug } }] : [];
    }),
    categoryKeys: await readCategories(ask, locale, listedPages),
    terms: termsOf(items),
    clubKey,
  };
}

async function readSample(
  ask: AskGraph,
  locale: Locale,
  samplePages: number,
): Promise<{ items: Item[]; total: number }> {
  const items: Item[] = [];
  let total = 0;
  for (let page = 1; page <= samplePages; page += 1) {
    const { products } = await ask(operations.productList, { input: { page, pageSize, sort: 'LATEST' } }, { locale });
    items.push(...products.items);
    total = products.total;
  }
  return { items, total };
}

async function readCategories(ask: AskGraph, locale: Locale, listedPages: number): Promise<string[]> {
  const category = async (key: string) => (await ask(operations.category, { key }, { locale })).category;
  const { categories: tops } = await ask(operations.shell, {}, { locale });
  const keys: string[] = [];
  for (const top of tops) {
    for (const { key } of (await category(top.key))?.children ?? []) {
      if (((await category(key))?.productCount ?? 0) >= listedPages * 20) keys.push(key);
    }
  }
  return keys;
}

/** Every brand alone, and with each first long word of its products' names. */
function termsOf(items: readonly Item[]): string[] {
  const terms = new Set<string>();
  for (const { name, brand } of items) {
    const word = name.split(/\s+/).find((part) => part.length > 4 && part !== brand && /^\p{L}+$/u.test(part));
    if (brand) terms.add(brand);
    if (word) terms.add(brand ? `${brand} ${word}` : word);
  }
  return [...terms];
}
