import { stem, wordsOf } from './words.ts';

/** For each phrase, as its stems joined by blanks, the other phrases that shoppers use for the same goods. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** @param groups phrases that mean the same, in any language or country */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = stemsOf(phrase).join(' ');
      const others = group.filter((other) => other !== phrase);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

export const stemsOf = (text: string) => wordsOf(text).map(stem);

/** A part of a search: what was typed, and what else would do for it. */
export interface Term {
  readonly typed: readonly string[];
  readonly alternatives: readonly string[];
}

/** The longest phrase that has synonyms. */
const longestPhrase = 3;

/** Splits words into terms: the longest phrase with synonyms first, single words otherwise. */
export function termsOf(words: readonly string[], synonyms: Synonyms): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestPhrase, words.length - start);
    while (length > 1 && !synonyms.has(phraseAt(words, start, length))) length -= 1;
    terms.push({
      typed: words.slice(start, start + length),
      alternatives: synonyms.get(phraseAt(words, start, length)) ?? [],
    });
    start += length;
  }
  return terms;
}

const phraseAt = (words: readonly string[], start: number, length: number) =>
  words
    .slice(start, start + length)
    .map(stem)
    .join(' ');
