import { extractWords, stem } from './words.ts';

/** For each phrase, as stems joined by spaces, the other phrases for the same products. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Builds the synonyms. @param groups phrases with the same meaning, in any language or country */
export function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = extractStems(phrase).join(' ');
      const others = group.filter((other) => other !== phrase);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

export const extractStems = (text: string) => extractWords(text).map(stem);

/** A part of a search: the entered words and their synonyms. */
export interface Term {
  readonly words: readonly string[];
  readonly alternatives: readonly string[];
}

/** Maximum number of words of a phrase with synonyms. */
const longestPhrase = 3;

/** Splits words into terms: the longest phrases with synonyms first, otherwise single words. */
export function splitTerms(words: readonly string[], synonyms: Synonyms): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestPhrase, words.length - start);
    while (length > 1 && !synonyms.has(joinStems(words, start, length))) length -= 1;
    terms.push({
      words: words.slice(start, start + length),
      alternatives: synonyms.get(joinStems(words, start, length)) ?? [],
    });
    start += length;
  }
  return terms;
}

const joinStems = (words: readonly string[], start: number, length: number) =>
  words
    .slice(start, start + length)
    .map(stem)
    .join(' ');
