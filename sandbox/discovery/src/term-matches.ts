/** A document that matches a term. */
export interface TermMatch {
  readonly slot: number;
  /** The engine's score. */
  readonly score: number;
  /** Number of words of the search that the document contains, by which the engine multiplies its score. */
  readonly words: number;
  /** Whether the document's name contains the term. */
  readonly isNamed: boolean;
}

/** The matches of a term or of a whole search in columns, because many are remembered. */
export interface TermMatches {
  /** Ascending. */
  readonly slots: Uint32Array;
  readonly scores: Float64Array;
  readonly words: Uint8Array;
  readonly named: Uint8Array;
}

/** @param list sorted by slot, each slot once */
export function packMatches(list: readonly TermMatch[]): TermMatches {
  return {
    slots: Uint32Array.from(list, ({ slot }) => slot),
    scores: Float64Array.from(list, ({ score }) => score),
    words: Uint8Array.from(list, ({ words }) => words),
    named: Uint8Array.from(list, ({ isNamed }) => Number(isNamed)),
  };
}

/** Combines the matches of terms: documents with all terms, or with any. A name has to contain all of them. */
export const combineMatches = (terms: readonly TermMatches[], mustMatch: 'all' | 'any'): TermMatches =>
  terms.reduce((one, other) => combinePair(one, other, mustMatch));

function combinePair(one: TermMatches, other: TermMatches, mustMatch: 'all' | 'any'): TermMatches {
  const combined: TermMatch[] = [];
  for (let at = 0, otherAt = 0; at < one.slots.length || otherAt < other.slots.length; ) {
    const slot = one.slots[at] ?? Number.POSITIVE_INFINITY;
    const otherSlot = other.slots[otherAt] ?? Number.POSITIVE_INFINITY;
    const isInOne = slot <= otherSlot;
    const isInOther = otherSlot <= slot;
    if (mustMatch === 'any' || (isInOne && isInOther)) {
      combined.push({
        slot: Math.min(slot, otherSlot),
        score: (isInOne ? (one.scores[at] ?? 0) : 0) + (isInOther ? (other.scores[otherAt] ?? 0) : 0),
        words: (isInOne ? (one.words[at] ?? 0) : 0) + (isInOther ? (other.words[otherAt] ?? 0) : 0),
        isNamed: isInOne && isInOther && one.named[at] === 1 && other.named[otherAt] === 1,
      });
    }
    if (isInOne) at += 1;
    if (isInOther) otherAt += 1;
  }
  return packMatches(combined);
}
