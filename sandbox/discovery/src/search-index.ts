import type { Language } from '@tarima/markets/table';
import MiniSearch, { type Query } from 'minisearch';
import type { ProductDocument } from './document.ts';
import { headsOf, nameMatcher, namesOf } from './names.ts';
import { createPhrases, type Phrases } from './phrases.ts';
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

const fields: Readonly<Record<keyof typeof fieldWeights, (document: ProductDocument) => string>> = {
  titles: ({ title }) => `${title.es} ${title.en}`,
  brand: ({ brand }) => brand ?? '',
  categories: ({ categories }) => categories.map(({ name }) => `${name.es} ${name.en}`).join(' '),
  details: ({ sizes, colors }) => [...sizes, ...colors.flatMap(({ es, en }) => [es, en])].join(' '),
  descriptions: ({ description }) => `${description.es} ${description.en}`,
};

/** Documents that answer a search, best first. */
export interface Found {
  readonly documents: readonly ProductDocument[];
  /** Words searched in place of the typed ones, which find nothing. */
  readonly correctedText: string | null;
}

export interface SearchIndex {
  put(documents: readonly ProductDocument[]): void;
  remove(pids: readonly string[]): void;
  /** Everything, by pid. */
  all(): readonly ProductDocument[];
  /** @param unfinished the last word is still being typed: words that begin with it will do */
  find(text: string, options?: { readonly unfinished?: boolean }): Found;
  /** Searches that begin as this one does, for people who are still typing. */
  complete(text: string, language: Language, limit: number): string[];
}

/**
 * The index in memory, made of the documents: MiniSearch scores, this adds what a warehouse club's shoppers need of it:
 * both languages at once, synonyms, corrections, and the head of a name over the rest of it.
 */
export function createSearchIndex(synonyms: Synonyms): SearchIndex {
  const documents = new Map<string, ProductDocument>();
  const heads = new Map<string, ReadonlySet<string>>();
  const names = new Map<string, ReadonlySet<string>>();
  const bySku = new Map<string, string>();
  const vocabulary = createVocabulary();
  const phrases: Record<Language, Phrases> = { es: createPhrases(), en: createPhrases() };
  vocabulary.add(new Set([...synonyms.values()].flat().flatMap(wordsOf)));
  const mini = new MiniSearch<ProductDocument>({
    idField: 'pid',
    fields: Object.keys(fields),
    extractField: (document, name) =>
      name === 'pid' ? document.pid : (fields[name as keyof typeof fields]?.(document) ?? ''),
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: fieldWeights,
      boostDocument: (pid, word) => (heads.get(pid)?.has(word) ? headWeight : 1),
    },
  });

  function forget(pid: string): void {
    const old = documents.get(pid);
    if (!old) return;
    mini.discard(pid);
    vocabulary.remove(spellingOf(old));
    for (const language of languages) phrases[language].remove(phrasesOf(old, language));
    for (const sku of old.skus) bySku.delete(sku.toLowerCase());
    heads.delete(pid);
    names.delete(pid);
    documents.delete(pid);
  }

  function search(terms: readonly Term[], queryOf: (terms: readonly Term[]) => Query): ProductDocument[] {
    const isAskedFor = nameMatcher(terms);
    return mini
      .search(queryOf(terms))
      .flatMap(({ id, score }) => {
        const document = documents.get(id);
        return document ? [{ document, score: score * (isAskedFor(names.get(id)) ? namedWeight : 1) }] : [];
      })
      .sort((one, other) => other.score - one.score || (one.document.pid < other.document.pid ? -1 : 1))
      .map(({ document }) => document);
  }

  return {
    put(list) {
      for (const document of list) {
        forget(document.pid);
        documents.set(document.pid, document);
        mini.add(document);
        heads.set(document.pid, headsOf(document));
        names.set(document.pid, namesOf(document));
        vocabulary.add(spellingOf(document));
        for (const language of languages) phrases[language].add(phrasesOf(document, language));
        for (const sku of document.skus) bySku.set(sku.toLowerCase(), document.pid);
      }
    },
    remove(pids) {
      for (const pid of pids) forget(pid);
    },
    all: () => [...documents.values()].sort((one, other) => (one.pid < other.pid ? -1 : 1)),
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
  };
}

const languages = ['es', 'en'] as const;

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
const spellingOf = (document: ProductDocument) =>
  new Set([fields.titles, fields.brand, fields.categories].flatMap((read) => wordsOf(read(document))));

/** What may be suggested because of a product: its shelves, its brand, the first part of its name. */
function phrasesOf({ title, brand, categories }: ProductDocument, language: Language): string[] {
  const name = title[language].split(/[,(]/, 1)[0]?.trim() ?? '';
  return [...new Set([...categories.map((category) => category.name[language]), ...(brand ? [brand] : []), name])];
}
