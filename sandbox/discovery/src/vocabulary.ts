import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import { isCorrectable, stem } from './words.ts';

/** Maximum number of cached corrections. */
const maxCachedCorrections = 2_000;

/** Maximum number of corrections of a word. */
const maxWordCorrections = 3;
/** Maximum number of corrections of a whole search. */
const maxSearchCorrections = 9;

/** Known words, and the nearest of them to an unknown word. */
export interface Vocabulary {
  add(words: Iterable<string>): void;
  remove(words: Iterable<string>): void;
  /** Corrected searches, most likely first: each unknown word is replaced by a similar one. `words` are folded. */
  suggestCorrections(words: readonly string[]): string[][];
  /** All words with their counts, for `createVocabulary`. */
  entries(): [word: string, count: number][];
}

/** Creates a vocabulary that counts words and removes a word with its last occurrence. */
export function createVocabulary(entries: Iterable<readonly [string, number]> = []): Vocabulary {
  const counts = new Map(entries);
  const corrections = new LRUCache<string, readonly string[]>({
    max: maxCachedCorrections,
    memoMethod: (word) => {
      const similarWords = findSimilar(word, counts);
      return similarWords.length > 0 ? similarWords : [word];
    },
  });
  // Clearing an empty cache is not free, and a rebuild adds the words of each product.
  const dropCorrections = () => {
    if (corrections.size > 0) corrections.clear();
  };

  const correctWord = (word: string): readonly string[] =>
    counts.has(word) || !isCorrectable(word) ? [word] : corrections.memo(word);

  return {
    add(words) {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      dropCorrections();
    },
    remove(words) {
      for (const word of words) {
        const remaining = (counts.get(word) ?? 0) - 1;
        if (remaining > 0) counts.set(word, remaining);
        else counts.delete(word);
      }
      dropCorrections();
    },
    entries: () => [...counts],
    suggestCorrections: (words) =>
      words.reduce<string[][]>(
        (prefixes, word) =>
          prefixes.flatMap((prefix) => correctWord(word).map((one) => [...prefix, one])).slice(0, maxSearchCorrections),
        [[]],
      ),
  };
}

/**
 * Finds similar words, with at most one wrong letter in a short word and two in a longer one; the more frequent word
 * is preferred among equally similar ones.
 */
function findSimilar(word: string, counts: ReadonlyMap<string, number>): string[] {
  const swapped = listSwaps(word).find((other) => counts.has(other));
  if (swapped) return [swapped];
  const allowed = word.length < 6 ? 1 : 2;
  const similarWords: { word: string; cost: number }[] = [];
  for (const [knownWord, count] of counts) {
    if (Math.abs(knownWord.length - word.length) > allowed || !isCorrectable(knownWord)) continue;
    const letters = distance(toPhonetic(word), toPhonetic(knownWord));
    // Compares stems too, because one word may be singular and the other plural.
    const edits = Math.min(distance(word, knownWord), distance(stem(word), stem(knownWord)));
    if (edits > allowed && letters > 0) continue;
    // Typos rarely affect the first letter, and many follow the pronunciation.
    const cost = Math.min(edits, letters + 0.5) + (knownWord[0] === word[0] ? 0 : 0.4) + 0.3 / (1 + count);
    similarWords.push({ word: knownWord, cost });
  }
  return similarWords
    .sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1))
    .slice(0, maxWordCorrections)
    .map((one) => one.word);
}

/** All variants of a word with two adjacent letters swapped, the most common typo. */
const listSwaps = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/** Phonetic form of a word in Spanish, where b and v, s, z and soft c, and ll and y sound alike and h is silent. */
function toPhonetic(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ch/g, 'x')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/z/g, 's')
    .replace(/ll/g, 'y')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1');
}
