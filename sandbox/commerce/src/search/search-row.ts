import type { ProductType } from '@commercetools/platform-sdk';
import type { Category } from '../categories/categories.ts';
import type { ProductDraft } from '../products/draft.ts';
import type { StoredProduct } from '../products/tables.ts';
import { fold } from './fold.ts';

type FacetValue = string | number | boolean;

/**
 * Builds the search data of a product. Texts are folded and grouped by weight: A the name, B the brand and SKUs, C the
 * description; the database builds the search vectors from them.
 */
export function buildSearchRow(
  product: StoredProduct,
  draft: ProductDraft,
  categories: readonly Category[],
  productType: ProductType,
) {
  const categoryIds = categories.map(({ id }) => id);
  const ancestorIds = categories.flatMap((category) => category.ancestors.map(({ id }) => id));
  const attributes = collectAttributes(product, productType);
  const identifyingText = [attributes.brand, [product, product.masterVariant, ...product.variants].map(getIdentifier)]
    .flat()
    .join(' ');
  const buildTexts = (language: string) => ({
    a: fold(getText(draft.name, language)),
    b: fold(identifyingText),
    c: fold(getText(draft.description, language)),
  });
  const [es, en] = [buildTexts('es'), buildTexts('en')];
  return {
    product_id: product.id,
    published: product.published,
    created_at: product.createdAt,
    modified_at: product.lastModifiedAt,
    name_es: getText(draft.name, 'es'),
    name_en: getText(draft.name, 'en'),
    rating: draft.reviewRatingStatistics?.averageRating ?? null,
    category_ids: categoryIds,
    tree_ids: [...new Set([...categoryIds, ...ancestorIds])],
    skus: [product.masterVariant, ...product.variants].flatMap(({ sku }) => sku ?? []),
    attributes,
    es_a: es.a,
    es_b: es.b,
    es_c: es.c,
    en_a: en.a,
    en_b: en.b,
    en_c: en.c,
  };
}

/** The SKU, or the key of a product; shoppers paste them into the search box. */
const getIdentifier = (named: { readonly sku?: string; readonly key?: string | undefined }) =>
  named.sku ?? named.key ?? '';

function getText(text: Readonly<Record<string, string>> | undefined, language: string): string {
  return text?.[language] ?? Object.values(text ?? {})[0] ?? '';
}

function collectAttributes(product: StoredProduct, productType: ProductType): Record<string, FacetValue[]> {
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
