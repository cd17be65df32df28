import type { Language } from '@tarima/markets/table';
import { LRUCache } from 'lru-cache';
import MiniSearch, { type Options, type Query } from 'minisearch';
import type { ProductDocument } from './document.ts';
import { createNameMatcher } from './names.ts';
import { createStockColumns, type PackedDocument, packDocument, type StockColumns } from './packed-document.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import type { SavedIndex } from './saved-index.ts';
import { type Synonyms, splitTerms, type Term } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { extractWords, stem } from './words.ts';

/** Weight of a word by the field that contains it. */
const fieldWeights = { titles: 6, brand: 4, categories: 4, details: 2, descriptions: 0.5 };
/** Boost of a word in the head of a product's name: rice ranks before dog food with rice. */
const headWeight = 2.5;
/** Boost of a name that contains all searched terms: tres leches cake ranks before condensed milk. */
const nameWeight = 1.5;
const synonymWeight = 0.7;
const prefixWeight = 0.5;
/** Maximum number of remembered results. */
const maxRememberedTexts = 2_000;
/** Maximum number of products in remembered results, which takes a few megabytes. */
const maxRememberedMatches = 500_000;

/** Searchable fields of a document. */
type Searchable = Pick<ProductDocument, 'title' | 'description' | 'brand' | 'categories' | 'sizes' | 'colors'>;

const fields: Readonly<Record<keyof typeof fieldWeights, (document: Searchable) => string>> = {
  titles: ({ title }) => `${title.es} ${title.en}`,
  brand: ({ brand }) => brand ?? '',
  categories: ({ categories }) => categories.map(({ name }) => `${name.es} ${name.en}`).join(' '),
  details: ({ sizes, colors }) => [...sizes, ...colors.flatMap(({ es, en }) => [es, en])].join(' '),
  descriptions: ({ description }) => `${description.es} ${description.en}`,
};

/** Documents that match a search, best first. */
export interface Found {
  readonly documents: readonly PackedDocument[];
  /** The corrected query when the entered one finds nothing. */
  readonly correctedText: string | null;
}

/** Result of a search as the pids of its documents, whose stock and prices can change while the result stays the same. */
interface FoundPids {
  readonly pids: readonly string[];
  readonly correctedText: string | null;
}

export interface SearchIndex {
  /** Channels of the documents' stock columns. */
  readonly columns: StockColumns;
  /** Adds products or replaces those with the same id. */
  put(documents: readonly ProductDocument[]): void;
  remove(productIds: readonly string[]): void;
  /** All documents, sorted by pid. */
  listAll(): readonly PackedDocument[];
  /** Ids of the products in a category or its subcategories. */
  listProductsIn(categoryIds: ReadonlySet<string>): string[];
  /** @param unfinished true when the last word is incomplete and matches as a prefix */
  find(text: string, options?: { readonly unfinished?: boolean }): Found;
  /** Suggested searches that start with an incomplete one. */
  complete(text: string, language: Language, limit: number): string[];
  /** The index as plain data, from which `createSearchIndex` restores an equivalent index. */
  save(): SavedIndex;
}

/** Provides the current index to requests. */
export interface IndexSource {
  /** @throws DiscoveryError 503 while no index is loaded */
  getIndex(): SearchIndex;
}

/**
 * The index in memory. MiniSearch scores documents; this adds search in both languages, synonyms, spelling corrections
 * and a boost for the head of a name.
 * @param saved result of `save` with the same synonyms. @throws Error when MiniSearch cannot read it
 */
export function createSearchIndex(synonyms: Synonyms, saved?: SavedIndex): SearchIndex {
  const columns = createStockColumns(saved?.stockKeys ?? []);
  /** Documents by pid, which is also MiniSearch's id. */
  const documents = new Map(saved?.documents.map((document) => [document.pid, document]));
  const pidsByProductId = new Map<string, string>();
  const pidsBySku = new Map<string, string>();
  for (const document of documents.values()) addIdentifiers(document);
  const vocabulary = createVocabulary(saved?.words);
  const phrases: Record<Language, Phrases> = {
    es: createPhrases(saved?.phrases.es),
    en: createPhrases(saved?.phrases.en),
  };
  if (!saved) vocabulary.add(new Set([...synonyms.values()].flat().flatMap(extractWords)));
  let sorted: readonly PackedDocument[] | undefined;
  const padWord = createPadding();
  const options: Options<PackedDocument> = {
    idField: 'pid',
    fields: Object.keys(fields),
    extractField: (document, name) =>
      name === 'pid' ? document.pid : (fields[name as keyof typeof fields]?.(document) ?? ''),
    tokenize: extractWords,
    processTerm: stem,
    searchOptions: {
      boost: fieldWeights,
      boostDocument: (pid, word) => (documents.get(pid)?.heads.includes(padWord(word)) ? headWeight : 1),
    },
  };
  /** Results by text, until a text of the index changes: shoppers search for the same words, and open pages and filters of a result. */
  const rememberedResults = new LRUCache<string, FoundPids>({
    max: maxRememberedTexts,
    maxSize: maxRememberedMatches,
    sizeCalculation: ({ pids }) => pids.length + 1,
  });
  const mini = saved ? MiniSearch.loadJS(saved.engine, options) : new MiniSearch(options);

  function addIdentifiers({ id, pid, skus }: PackedDocument): void {
    pidsByProductId.set(id, pid);
    for (const sku of skus) pidsBySku.set(sku.toLowerCase(), pid);
  }

  function removeIdentifiers({ id, skus }: PackedDocument): void {
    pidsByProductId.delete(id);
    for (const sku of skus) pidsBySku.delete(sku.toLowerCase());
  }

  function removeDocument(old: PackedDocument): void {
    rememberedResults.clear();
    mini.discard(old.pid);
    vocabulary.remove(collectSpellings(old));
    for (const language of languages) phrases[language].remove(collectPhrases(old, language));
    removeIdentifiers(old);
    documents.delete(old.pid);
  }

  function addDocument(document: PackedDocument): void {
    rememberedResults.clear();
    documents.set(document.pid, document);
    addIdentifiers(document);
    mini.add(document);
    vocabulary.add(collectSpellings(document));
    for (const language of languages) phrases[language].add(collectPhrases(document, language));
  }

  function putDocument(document: ProductDocument): void {
    const packed = packDocument(document, columns);
    const before = [pidsByProductId.get(document.id), document.pid].map((pid) => documents.get(pid ?? ''));
    const [old] = before;
    // Most changes affect only stock and prices, which the engine does not index.
    if (old && old === before[1] && getSearchableText(old) === getSearchableText(packed)) {
      removeIdentifiers(old);
      documents.set(packed.pid, packed);
      addIdentifiers(packed);
      return;
    }
    for (const one of new Set(before)) if (one) removeDocument(one);
    addDocument(packed);
  }

  function searchTerms(terms: readonly Term[], buildQuery: (terms: readonly Term[]) => Query): string[] {
    const matchesName = createNameMatcher(terms);
    return mini
      .search(buildQuery(terms))
      .flatMap(({ id, score }) => {
        const document = documents.get(id);
        return document ? [{ pid: document.pid, score: score * (matchesName(document.names) ? nameWeight : 1) }] : [];
      })
      .sort((one, other) => other.score - one.score || (one.pid < other.pid ? -1 : 1))
      .map(({ pid }) => pid);
  }

  function searchText(text: string, isUnfinished: boolean): FoundPids {
    const words = extractWords(text);
    if (words.length === 0) return { pids: [], correctedText: null };
    const exactMatches = searchTerms(splitTerms(words, synonyms), (terms) => matchAll(terms, isUnfinished));
    if (exactMatches.length > 0) return { pids: exactMatches, correctedText: null };
    const corrections = vocabulary.suggestCorrections(words);
    for (const correction of corrections.filter((one) => one.some((word, position) => word !== words[position]))) {
      const found = searchTerms(splitTerms(correction, synonyms), (terms) => matchAll(terms, false));
      if (found.length > 0) return { pids: found, correctedText: correction.join(' ') };
    }
    const prefixMatches = searchTerms(splitTerms(words, synonyms), (terms) => matchAll(terms, true));
    if (prefixMatches.length > 0) return { pids: prefixMatches, correctedText: null };
    return { pids: searchTerms(splitTerms(corrections[0] ?? words, synonyms), matchAny), correctedText: null };
  }

  function searchTextOnce(text: string, isUnfinished: boolean): FoundPids {
    const key = `${isUnfinished} ${text}`;
    const remembered = rememberedResults.get(key);
    if (remembered) return remembered;
    const found = searchText(text, isUnfinished);
    rememberedResults.set(key, found);
    return found;
  }

  return {
    columns,
    put(list) {
      for (const document of list) putDocument(document);
      sorted = undefined;
    },
    remove(productIds) {
      for (const id of productIds) {
        const document = documents.get(pidsByProductId.get(id) ?? '');
        if (document) removeDocument(document);
      }
      sorted = undefined;
    },
    listAll() {
      sorted ??= [...documents.values()].sort((one, other) => (one.pid < other.pid ? -1 : 1));
      return sorted;
    },
    listProductsIn: (categoryIds) =>
      [...documents.values()]
        .filter(({ categories }) => categories.some(({ id }) => categoryIds.has(id)))
        .map(({ id }) => id),
    find(text, { unfinished = false } = {}) {
      const documentBySku = documents.get(pidsBySku.get(text.trim().toLowerCase()) ?? `${text.trim()}-1`);
      if (documentBySku) return { documents: [documentBySku], correctedText: null };
      const { pids, correctedText } = searchTextOnce(text, unfinished);
      return { documents: pids.flatMap((pid) => documents.get(pid) ?? []), correctedText };
    },
    complete(text, language, limit) {
      const words = extractWords(text);
      const found = phrases[language].findByPrefix(words, limit);
      if (found.length > 0) return found;
      const [bestCorrection = words] = vocabulary.suggestCorrections(words);
      return phrases[language].findByPrefix(bestCorrection, limit);
    },
    save() {
      const engine = mini.toJSON();
      return {
        stockKeys: [...columns.keys],
        documents: [...documents.values()],
        words: vocabulary.entries(),
        phrases: { es: phrases.es.entries(), en: phrases.en.entries() },
        // MiniSearch lists its terms in reverse order; restoring the order keeps iteration, and therefore scores,
        // identical.
        engine: { ...engine, index: engine.index.toReversed() },
      };
    },
  };
}

const languages = ['es', 'en'] as const;

/**
 * Creates a function that pads a word with spaces and caches the last one, because the engine requests the same word
 * for many documents.
 */
function createPadding(): (word: string) => string {
  let last = '';
  let padded = '  ';
  return (word) => {
    if (word !== last) [last, padded] = [word, ` ${word} `];
    return padded;
  };
}

/** Matches all terms, each as entered or by a synonym. */
function matchAll(terms: readonly Term[], withPrefix: boolean): Query {
  return { combineWith: 'AND', queries: terms.map((term) => matchTerm(term, withPrefix)) };
}

/** Matches any term; documents with most of them rank first. */
function matchAny(terms: readonly Term[]): Query {
  return { combineWith: 'OR', queries: terms.map((term) => matchTerm(term, false)) };
}

function matchTerm({ words, alternatives }: Term, withPrefix: boolean): Query {
  return {
    combineWith: 'OR',
    queries: [
      {
        combineWith: 'AND',
        queries: [...words],
        ...(withPrefix
          ? { prefix: (word: string) => word.length > 1, weights: { prefix: prefixWeight, fuzzy: 0 } }
          : {}),
      },
      ...alternatives.map((other) => ({
        combineWith: 'AND' as const,
        queries: extractWords(other),
        boostTerm: () => synonymWeight,
      })),
    ],
  };
}

/** Words for spelling corrections: from names, brands and categories, not from descriptions. */
const collectSpellings = (document: Searchable) =>
  new Set([fields.titles, fields.brand, fields.categories].flatMap((read) => extractWords(read(document))));

/** Searchable text of a document, for comparison. */
const getSearchableText = ({ title, description, brand, categories, sizes, colors }: Searchable) =>
  JSON.stringify([title, description, brand, categories, sizes, colors]);

/** Suggested searches of a product: its categories, its brand and the first part of its name. */
function collectPhrases({ title, brand, categories }: Searchable, language: Language): string[] {
  const name = title[language].split(/[,(]/, 1)[0]?.trim() ?? '';
  return [...new Set([...categories.map((category) => category.name[language]), ...(brand ? [brand] : []), name])];
}
