import type { ProductDocument } from './document.ts';
import { stemsOf, type Term } from './synonyms.ts';

/** The parts of a document that name the product. */
type Named = Pick<ProductDocument, 'title' | 'categories'>;

/** What follows says what is in it, what it is for or how it is packed. */
const restOfName = /,|\(| con | de | para | sin | en | with | for | in | of /;

/**
 * Stems that say what a product is: a Spanish name begins with it, an English one ends with it, before any "with", "for"
 * or comma; its shelf says it too.
 */
export function headsOf({ title, categories }: Named): ReadonlySet<string> {
  const [spanish = ''] = stemsOf(title.es.split(restOfName, 1)[0] ?? '');
  const english = stemsOf(title.en.split(restOfName, 1)[0] ?? '').slice(-2);
  const shelf = categories.at(-1);
  return new Set([spanish, ...english, ...(shelf ? stemsOf(`${shelf.name.es} ${shelf.name.en}`) : [])]);
}

/** Stems of what a product is called in both languages: its name and that of its shelf. */
export function namesOf({ title, categories }: Named): ReadonlySet<string> {
  const shelf = categories.at(-1);
  return new Set(stemsOf(`${title.es} ${title.en} ${shelf?.name.es ?? ''} ${shelf?.name.en ?? ''}`));
}

/** For the terms of a search: whether a name (stems, each between blanks) holds each of them, as typed or in other words. */
export function nameMatcher(terms: readonly Term[]): (name: string) => boolean {
  const wanted = terms.map(({ typed, alternatives }) =>
    [typed.join(' '), ...alternatives].map((words) => stemsOf(words).map((one) => ` ${one} `)),
  );
  return (name) => wanted.every((ways) => ways.some((stems) => stems.every((one) => name.includes(one))));
}
