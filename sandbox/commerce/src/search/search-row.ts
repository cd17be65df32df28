import type { ProductType } from '@commercetools/platform-sdk';
import type { Category } from '../categories/categories.ts';
import type { ProductDraft } from '../products/draft.ts';
import type { StoredProduct } from '../products/tables.ts';
import { fold } from './fold.ts';

type FacetValue = string | number | boolean;

/**
 * What a product is found by. Texts are given folded and in parts, by weight: A its name, B its brand and skus, C its
 * description; the database makes the search vectors of them.
 */
export function searchRow(
  product: StoredProduct,
  draft: ProductDraft,
  categories: readonly Category[],
  productType: ProductType,
) {
  const direct = categories.map(({ id }) => id);
  const above = categories.flatMap((category) => category.ancestors.map(({ id }) => id));
  const attributes = searchableAttributes(product, productType);
  const nameplate = [attributes.brand, [product, product.masterVariant, ...product.variants].map(nameOf)]
    .flat()
    .join(' ');
  const textIn = (language: string) => ({
    a: fold(localized(draft.name, language)),
    b: fold(nameplate),
    c: fold(localized(draft.description, language)),
  });
  const [es, en] = [textIn('es'), textIn('en')];
  return {
    product_id: product.id,
    created_at: product.createdAt,
    modified_at: product.lastModifiedAt,
    name_es: localized(draft.name, 'es'),
    name_en: localized(draft.name, 'en'),
    rating: draft.reviewRatingStatistics?.averageRating ?? null,
    category_ids: direct,
    tree_ids: [...new Set([...direct, ...above])],
    attributes,
    es_a: es.a,
    es_b: es.b,
    es_c: es.c,
    en_a: en.a,
    en_b: en.b,
    en_c: en.c,
  };
}

/** A sku or, for the product itself, its key: people paste them into the search box. */
const nameOf = (named: { readonly sku?: string; readonly key?: string | undefined }) => named.sku ?? named.key ?? '';

function localized(text: Readonly<Record<string, string>> | undefined, language: string): string {
  return text?.[language] ?? Object.values(text ?? {})[0] ?? '';
}

function searchableAttributes(product: StoredProduct, productType: ProductType): Record<string, FacetValue[]> {
  const searchable = new Set(
    productType.attributes?.filter(({ isSearchable }) => isSearchable).map(({ name }) => name),
  );
  const values = new Map<string, Set<FacetValue>>();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    } else if (Array.isArray(value)) {
      for (const element of value) add(name, element);
    } else if (typeof value === 'object' && value !== null) {
      for (const [language, text] of Object.entries(value)) add(`${name}.${language}`, text);
    }
  };
  for (const variant of [product.masterVariant, ...product.variants]) {
    for (const { name, value } of variant.attributes) if (searchable.has(name)) add(name, value);
  }
  return Object.fromEntries([...values].map(([name, set]) => [name, [...set]]));
}
