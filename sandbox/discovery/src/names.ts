import type { ProductDocument } from './document.ts';
import { extractStems, type Term } from './synonyms.ts';

/** Fields of a document that name the product. */
type Named = Pick<ProductDocument, 'title' | 'categories'>;

/** Separators after which a name describes contents, purpose or packaging. */
const qualifierPattern = /,|\(| con | de | para | sin | en | with | for | in | of /;

/**
 * Stems of the head of a product's name, which states what the product is: the first word of a Spanish name, the last
 * two words of an English one before any "with", "for" or comma, and the category's name.
 */
export function extractHeads({ title, categories }: Named): ReadonlySet<string> {
  const [spanish = ''] = extractStems(title.es.split(qualifierPattern, 1)[0] ?? '');
  const english = extractStems(title.en.split(qualifierPattern, 1)[0] ?? '').slice(-2);
  const category = categories.at(-1);
  return new Set([spanish, ...english, ...(category ? extractStems(`${category.name.es} ${category.name.en}`) : [])]);
}

/** Stems of a product's name and category name in both languages. */
export function extractNames({ title, categories }: Named): ReadonlySet<string> {
  const category = categories.at(-1);
  return new Set(extractStems(`${title.es} ${title.en} ${category?.name.es ?? ''} ${category?.name.en ?? ''}`));
}

/**
 * Creates a predicate that checks whether a name (stems, each between spaces) contains all terms of a search or their
 * synonyms.
 */
export function createNameMatcher(terms: readonly Term[]): (name: string) => boolean {
  const requiredTerms = terms.map(({ words, alternatives }) =>
    [words.join(' '), ...alternatives].map((words) => extractStems(words).map((one) => ` ${one} `)),
  );
  return (name) =>
    requiredTerms.every((variants) => variants.some((stems) => stems.every((one) => name.includes(one))));
}
