import type { Language } from '@tarima/markets/table';
import { LRUCache } from 'lru-cache';
import MiniSearch, { type Options } from 'minisearch';
import type { ProductDocument } from './document.ts';
import { createDocumentTable, type DocumentTable } from './document-table.ts';
import { createStockColumns, type PackedDocument, packDocument } from './packed-document.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import type { SavedIndex } from './saved-index.ts';
import { type Synonyms, splitTerms } from './synonyms.ts';
import { createTermScorer } from './term-scorer.ts';
import { createVocabulary } from './vocabulary.ts';
import { extractWords, stem } from './words.ts';

/** Weight of a word by the field that contains it. */
const fieldWeights = { titles: 6, brand: 4, categories: 4, details: 2, descriptions: 0.5 };
/** Boost of a word in the head of a product's name: rice ranks before dog food with rice. */
const headWeight = 2.5;
/** Maximum number of remembered results. */
const maxRememberedTexts = 2_000;
/** Maximum number of products in remembered results, of four bytes each. */
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

/** Result of a search: slots in the table, so that it stays the same while stock and prices change. */
export interface Found {
  /** Best first. */
  readonly slots: Uint32Array;
  /** The corrected query when the entered one finds nothing. */
  readonly correctedText: string | null;
}

export interface SearchIndex {
  readonly table: DocumentTable;
  /** Adds products or replaces those with the same id. */
  put(documents: readonly ProductDocument[]): void;
  remove(productIds: readonly string[]): void;
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
  const stock = createStockColumns(saved?.stockKeys ?? []);
  const table = createDocumentTable(stock, saved?.documents);
  const vocabulary = createVocabulary(saved?.words);
  const phrases: Record<Language, Phrases> = {
    es: createPhrases(saved?.phrases.es),
    en: createPhrases(saved?.phrases.en),
  };
  if (!saved) vocabulary.add(new Set([...synonyms.values()].flat().flatMap(extractWords)));
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
      boostDocument: (pid, word) => (table.findByPid(pid)?.heads.includes(padWord(word)) ? headWeight : 1),
    },
  };
  /** Results by text, until a text of the index changes: shoppers search for the same words, and open pages and filters of a result. */
  const rememberedResults = new LRUCache<string, Found>({
    max: maxRememberedTexts,
    maxSize: maxRememberedMatches,
    sizeCalculation: ({ slots }) => slots.length + 1,
  });
  const mini = saved ? MiniSearch.loadJS(saved.engine, options) : new MiniSearch(options);
  const scorer = createTermScorer(mini, table);

  function forgetResults(): void {
    rememberedResults.clear();
    scorer.forget();
  }

  function removeDocument(old: PackedDocument): void {
    forgetResults();
    mini.discard(old.pid);
    vocabulary.remove(collectSpellings(old));
    for (const language of languages) phrases[language].remove(collectPhrases(old, language));
    table.remove(old);
  }

  function addDocument(document: PackedDocument): void {
    forgetResults();
    table.put(document);
    mini.add(document);
    vocabulary.add(collectSpellings(document));
    for (const language of languages) phrases[language].add(collectPhrases(document, language));
  }

  function putDocument(document: ProductDocument): void {
    const packed = packDocument(document, stock);
    const before = [table.findByProductId(document.id), table.findByPid(document.pid)];
    const [old] = before;
    // Most changes affect only stock and prices, which the engine does not index.
    if (old && old === before[1] && getSearchableText(old) === getSearchableText(packed)) {
      table.put(packed);
      return;
    }
    for (const one of new Set(before)) if (one) removeDocument(one);
    addDocument(packed);
  }

  function searchText(text: string, isUnfinished: boolean): Found {
    const words = extractWords(text);
    if (words.length === 0) return { slots: new Uint32Array(0), correctedText: null };
    const terms = splitTerms(words, synonyms);
    const exactMatches = scorer.findSlots(terms, 'all', isUnfinished);
    if (exactMatches.length > 0) return { slots: exactMatches, correctedText: null };
    const corrections = vocabulary.suggestCorrections(words);
    for (const correction of corrections.filter((one) => one.some((word, position) => word !== words[position]))) {
      const slots = scorer.findSlots(splitTerms(correction, synonyms), 'all');
      if (slots.length > 0) return { slots, correctedText: correction.join(' ') };
    }
    const prefixMatches = scorer.findSlots(terms, 'all', true);
    if (prefixMatches.length > 0) return { slots: prefixMatches, correctedText: null };
    return { slots: scorer.findSlots(splitTerms(corrections[0] ?? words, synonyms), 'any'), correctedText: null };
  }

  function searchTextOnce(text: string, isUnfinished: boolean): Found {
    const key = `${isUnfinished} ${text}`;
    const remembered = rememberedResults.get(key);
    if (remembered) return remembered;
    const found = searchText(text, isUnfinished);
    rememberedResults.set(key, found);
    return found;
  }

  return {
    table,
    put(list) {
      for (const document of list) putDocument(document);
    },
    remove(productIds) {
      for (const id of productIds) {
        const document = table.findByProductId(id);
        if (document) removeDocument(document);
      }
    },
    listProductsIn: (categoryIds) =>
      table
        .listDocuments()
        .filter(({ categories }) => categories.some(({ id }) => categoryIds.has(id)))
        .map(({ id }) => id),
    find(text, { unfinished = false } = {}) {
      const identifier = text.trim();
      const slot = table.findSlotOfSku(identifier) ?? table.findSlot(`${identifier}-1`);
      if (slot !== undefined) return { slots: Uint32Array.of(slot), correctedText: null };
      return searchTextOnce(text, unfinished);
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
        stockKeys: [...stock.keys],
        documents: table.listDocuments(),
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
