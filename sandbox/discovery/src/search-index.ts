import type { Language } from '@tarima/markets/table';
import MiniSearch, { type Options, type Query } from 'minisearch';
import type { ProductDocument } from './document.ts';
import { nameMatcher } from './names.ts';
import { createStockColumns, type PackedDocument, packDocument, type StockColumns } from './packed-document.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import type { SavedIndex } from './saved-index.ts';
import { type Synonyms, type Term, termsOf } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

/** How much a word weighs where it is found. */
const fieldWeights = { titles: 6, brand: 4, categories: 4, details: 2, descriptions: 0.5 };
/** A word that says what a thing is, against one that says what is in it: rice before dog food with rice. */
const headWeight = 2.5;
/** A name that holds all that was asked for, against words found here and there: tres leches before condensed milk. */
const namedWeight = 1.5;
const synonymWeight = 0.7;
const prefixWeight = 0.5;

/** The parts of a document that are searched. */
type Searchable = Pick<ProductDocument, 'title' | 'description' | 'brand' | 'categories' | 'sizes' | 'colors'>;

const fields: Readonly<Record<keyof typeof fieldWeights, (document: Searchable) => string>> = {
  titles: ({ title }) => `${title.es} ${title.en}`,
  brand: ({ brand }) => brand ?? '',
  categories: ({ categories }) => categories.map(({ name }) => `${name.es} ${name.en}`).join(' '),
  details: ({ sizes, colors }) => [...sizes, ...colors.flatMap(({ es, en }) => [es, en])].join(' '),
  descriptions: ({ description }) => `${description.es} ${description.en}`,
};

/** Documents that answer a search, best first. */
export interface Found {
  readonly documents: readonly PackedDocument[];
  /** Words searched in place of the typed ones, which find nothing. */
  readonly correctedText: string | null;
}

export interface SearchIndex {
  /** Which channel a document's stock columns belong to. */
  readonly columns: StockColumns;
  /** Adds products, or replaces them by their id. */
  put(documents: readonly ProductDocument[]): void;
  remove(productIds: readonly string[]): void;
  /** All documents, by pid. */
  all(): readonly PackedDocument[];
  /** Ids of the products that are in a category or below it. */
  productsIn(categoryIds: ReadonlySet<string>): string[];
  /** @param unfinished the last word is still being typed: words that begin with it will do */
  find(text: string, options?: { readonly unfinished?: boolean }): Found;
  /** Searches that begin as this one does, for people who are still typing. */
  complete(text: string, language: Language, limit: number): string[];
  /** The index as plain data, from which `createSearchIndex` makes one with the same answers. */
  save(): SavedIndex;
}

/** Where requests find the index that answers them. */
export interface IndexSource {
  /** @throws DiscoveryError 503 while there is none */
  current(): SearchIndex;
}

/**
 * The index in memory: MiniSearch scores, this adds what a warehouse club's shoppers need of it: both languages at once,
 * synonyms, corrections, and the head of a name over the rest of it.
 * @param saved what `save` returned, with the same synonyms. @throws Error when MiniSearch cannot read it
 */
export function createSearchIndex(synonyms: Synonyms, saved?: SavedIndex): SearchIndex {
  const columns = createStockColumns(saved?.stockKeys ?? []);
  /** By pid, which is also what MiniSearch knows a document by. */
  const documents = new Map(saved?.documents.map((document) => [document.pid, document]));
  const byProductId = new Map<string, string>();
  const bySku = new Map<string, string>();
  for (const document of documents.values()) addIdentifiers(document);
  const vocabulary = createVocabulary(saved?.words);
  const phrases: Record<Language, Phrases> = {
    es: createPhrases(saved?.phrases.es),
    en: createPhrases(saved?.phrases.en),
  };
  if (!saved) vocabulary.add(new Set([...synonyms.values()].flat().flatMap(wordsOf)));
  let sorted: readonly PackedDocument[] | undefined;
  const betweenBlanks = createPadding();
  const options: Options<PackedDocument> = {
    idField: 'pid',
    fields: Object.keys(fields),
    extractField: (document, name) =>
      name === 'pid' ? document.pid : (fields[name as keyof typeof fields]?.(document) ?? ''),
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: fieldWeights,
      boostDocument: (pid, word) => (documents.get(pid)?.heads.includes(betweenBlanks(word)) ? headWeight : 1),
    },
  };
  const mini = saved ? MiniSearch.loadJS(saved.engine, options) : new MiniSearch(options);

  function addIdentifiers({ id, pid, skus }: PackedDocument): void {
    byProductId.set(id, pid);
    for (const sku of skus) bySku.set(sku.toLowerCase(), pid);
  }

  function removeIdentifiers({ id, skus }: PackedDocument): void {
    byProductId.delete(id);
    for (const sku of skus) bySku.delete(sku.toLowerCase());
  }

  function removeDocument(old: PackedDocument): void {
    mini.discard(old.pid);
    vocabulary.remove(spellingOf(old));
    for (const language of languages) phrases[language].remove(phrasesOf(old, language));
    removeIdentifiers(old);
    documents.delete(old.pid);
  }

  function addDocument(document: PackedDocument): void {
    documents.set(document.pid, document);
    addIdentifiers(document);
    mini.add(document);
    vocabulary.add(spellingOf(document));
    for (const language of languages) phrases[language].add(phrasesOf(document, language));
  }

  function putDocument(document: ProductDocument): void {
    const packed = packDocument(document, columns);
    const before = [byProductId.get(document.id), document.pid].map((pid) => documents.get(pid ?? ''));
    const [old] = before;
    // Most changes are of stock and prices, which the engine does not index.
    if (old && old === before[1] && searchedTextOf(old) === searchedTextOf(packed)) {
      removeIdentifiers(old);
      documents.set(packed.pid, packed);
      addIdentifiers(packed);
      return;
    }
    for (const one of new Set(before)) if (one) removeDocument(one);
    addDocument(packed);
  }

  function search(terms: readonly Term[], queryOf: (terms: readonly Term[]) => Query): PackedDocument[] {
    const isAskedFor = nameMatcher(terms);
    return mini
      .search(queryOf(terms))
      .flatMap(({ id, score }) => {
        const document = documents.get(id);
        return document ? [{ document, score: score * (isAskedFor(document.names) ? namedWeight : 1) }] : [];
      })
      .sort((one, other) => other.score - one.score || (one.document.pid < other.document.pid ? -1 : 1))
      .map(({ document }) => document);
  }

  return {
    columns,
    put(list) {
      for (const document of list) putDocument(document);
      sorted = undefined;
    },
    remove(productIds) {
      for (const id of productIds) {
        const document = documents.get(byProductId.get(id) ?? '');
        if (document) removeDocument(document);
      }
      sorted = undefined;
    },
    all() {
      sorted ??= [...documents.values()].sort((one, other) => (one.pid < other.pid ? -1 : 1));
      return sorted;
    },
    productsIn: (categoryIds) =>
      [...documents.values()]
        .filter(({ categories }) => categories.some(({ id }) => categoryIds.has(id)))
        .map(({ id }) => id),
    find(text, { unfinished = false } = {}) {
      const byNumber = documents.get(bySku.get(text.trim().toLowerCase()) ?? `${text.trim()}-1`);
      if (byNumber) return { documents: [byNumber], correctedText: null };
      const words = wordsOf(text);
      if (words.length === 0) return { documents: [], correctedText: null };
      const asTyped = search(termsOf(words, synonyms), (terms) => allOf(terms, unfinished));
      if (asTyped.length > 0) return { documents: asTyped, correctedText: null };
      const readings = vocabulary.readings(words);
      for (const reading of readings.filter((one) => one.some((word, position) => word !== words[position]))) {
        const found = search(termsOf(reading, synonyms), (terms) => allOf(terms, false));
        if (found.length > 0) return { documents: found, correctedText: reading.join(' ') };
      }
      const begun = search(termsOf(words, synonyms), (terms) => allOf(terms, true));
      if (begun.length > 0) return { documents: begun, correctedText: null };
      return { documents: search(termsOf(readings[0] ?? words, synonyms), mostOf), correctedText: null };
    },
    complete(text, language, limit) {
      const words = wordsOf(text);
      const found = phrases[language].beginning(words, limit);
      if (found.length > 0) return found;
      const [likeliest = words] = vocabulary.readings(words);
      return phrases[language].beginning(likeliest, limit);
    },
    save() {
      const engine = mini.toJSON();
      return {
        stockKeys: [...columns.keys],
        documents: [...documents.values()],
        words: vocabulary.entries(),
        phrases: { es: phrases.es.entries(), en: phrases.en.entries() },
        // Its terms are listed last to first; added in their own order, they are walked in the same order as before.
        engine: { ...engine, index: engine.index.toReversed() },
      };
    },
  };
}

const languages = ['es', 'en'] as const;

/** Puts a word between blanks; the engine asks for the same one for each of many documents. */
function createPadding(): (word: string) => string {
  let last = '';
  let padded = '  ';
  return (word) => {
    if (word !== last) [last, padded] = [word, ` ${word} `];
    return padded;
  };
}

/** Every term in its own words or in others that mean the same. */
function allOf(terms: readonly Term[], withPrefix: boolean): Query {
  return { combineWith: 'AND', queries: terms.map((term) => oneOf(term, withPrefix)) };
}

/** For searches of which not every word is to be had: what has most of them comes first. */
function mostOf(terms: readonly Term[]): Query {
  return { combineWith: 'OR', queries: terms.map((term) => oneOf(term, false)) };
}

function oneOf({ typed, alternatives }: Term, withPrefix: boolean): Query {
  return {
    combineWith: 'OR',
    queries: [
      {
        combineWith: 'AND',
        queries: [...typed],
        ...(withPrefix
          ? { prefix: (word: string) => word.length > 1, weights: { prefix: prefixWeight, fuzzy: 0 } }
          : {}),
      },
      ...alternatives.map((other) => ({
        combineWith: 'AND' as const,
        queries: wordsOf(other),
        boostTerm: () => synonymWeight,
      })),
    ],
  };
}

/** Words whose spelling is worth knowing: of names, brands and shelves, not of prose. */
const spellingOf = (document: Searchable) =>
  new Set([fields.titles, fields.brand, fields.categories].flatMap((read) => wordsOf(read(document))));

/** All that is searched of a document, to compare. */
const searchedTextOf = ({ title, description, brand, categories, sizes, colors }: Searchable) =>
  JSON.stringify([title, description, brand, categories, sizes, colors]);

/** What may be suggested because of a product: its shelves, its brand, the first part of its name. */
function phrasesOf({ title, brand, categories }: Searchable, language: Language): string[] {
  const name = title[language].split(/[,(]/, 1)[0]?.trim() ?? '';
  return [...new Set([...categories.map((category) => category.name[language]), ...(brand ? [brand] : []), name])];
}
