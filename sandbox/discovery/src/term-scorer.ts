import { LRUCache } from 'lru-cache';
import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { DocumentTable } from './document-table.ts';
import { createNameMatcher } from './names.ts';
import type { PackedDocument } from './packed-document.ts';
import type { Term } from './synonyms.ts';
import { combineMatches, packMatches, type TermMatches } from './term-matches.ts';
import { extractWords } from './words.ts';

/** Boost of a name that contains all searched terms: tres leches cake ranks before condensed milk. */
const nameWeight = 1.5;
const synonymWeight = 0.7;
const prefixWeight = 0.5;
/** Maximum number of remembered terms. */
const maxRememberedTerms = 2_000;
/** Maximum number of products in remembered terms, of fourteen bytes each. */
const maxRememberedMatches = 500_000;

/** Ranks documents by the engine's scores of each term, which are remembered because searches share terms. */
export interface TermScorer {
  /** Slots of the documents that match all terms, or any, best first. @param withPrefix also matches longer words */
  findSlots(terms: readonly Term[], mustMatch: 'all' | 'any', withPrefix?: boolean): Uint32Array;
  /** Drops the remembered scores, because a text of the index has changed. */
  forget(): void;
}

export function createTermScorer(engine: MiniSearch<PackedDocument>, table: DocumentTable): TermScorer {
  const remembered = new LRUCache<string, TermMatches, { term: Term; withPrefix: boolean }>({
    max: maxRememberedTerms,
    maxSize: maxRememberedMatches,
    sizeCalculation: ({ slots }) => slots.length + 1,
    memoMethod: (_key, _old, { context: { term, withPrefix } }) => scoreTerm(term, withPrefix),
  });

  function scoreTerm(term: Term, withPrefix: boolean): TermMatches {
    const isNamed = createNameMatcher([term]);
    return packMatches(
      engine
        .search(buildTermQuery(term, withPrefix))
        .flatMap(({ id, score, queryTerms }) => {
          const slot = table.findSlot(id);
          if (slot === undefined) return [];
          const words = queryTerms.length;
          return [{ slot, score: score / words, words, isNamed: isNamed(table.get(slot).names) }];
        })
        .sort((one, other) => one.slot - other.slot),
    );
  }

  return {
    findSlots(terms, mustMatch, withPrefix = false) {
      const { slots, scores, words, named } = combineMatches(
        terms.map((term) =>
          remembered.memo(`${withPrefix} ${term.words.join(' ')}`, { context: { term, withPrefix } }),
        ),
        mustMatch,
      );
      const ranks = scores.map((score, at) => score * (words[at] ?? 0) * (named[at] === 1 ? nameWeight : 1));
      const getPid = (at: number) => table.get(slots[at] ?? 0).pid;
      return Uint32Array.from(slots.keys())
        .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || (getPid(one) < getPid(other) ? -1 : 1))
        .map((at) => slots[at] ?? 0);
    },
    forget: () => remembered.clear(),
  };
}

/** Builds the engine's query of a term, as entered or by a synonym. */
function buildTermQuery({ words, alternatives }: Term, withPrefix: boolean): Query {
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
