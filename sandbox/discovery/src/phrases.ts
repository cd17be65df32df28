import { extractWords, fold, stem } from './words.ts';

/** Search suggestions with the number of products of each. */
export interface Phrases {
  add(phrases: readonly string[]): void;
  remove(phrases: readonly string[]): void;
  /**
   * Phrases that contain all words, the last one at least as a prefix. Phrases that start with the first word come
   * first, then those with most products. Returned in lower case as written.
   */
  findByPrefix(words: readonly string[], limit: number): string[];
  /** All phrases with their words and counts, for `createPhrases`. */
  entries(): PhraseEntry[];
}

/** A persisted phrase; its words are joined by spaces. */
export type PhraseEntry = readonly [text: string, words: string, count: number];

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  count: number;
}

export function createPhrases(entries: readonly PhraseEntry[] = []): Phrases {
  const phrases = new Map<string, Phrase>(
    entries.map(([text, words, count]) => [fold(text), { text, words: words.split(' '), count }]),
  );
  return {
    add(texts) {
      for (const text of texts) {
        const key = fold(text);
        const existing = phrases.get(key);
        if (existing) existing.count += 1;
        else phrases.set(key, { text: text.toLowerCase(), words: extractWords(text), count: 1 });
      }
    },
    remove(texts) {
      for (const text of texts) {
        const existing = phrases.get(fold(text));
        if (!existing) continue;
        existing.count -= 1;
        if (existing.count === 0) phrases.delete(fold(text));
      }
    },
    entries: () => [...phrases.values()].map(({ text, words, count }) => [text, words.join(' '), count]),
    findByPrefix(words, limit) {
      const [first] = words;
      const last = words.at(-1);
      if (first === undefined || last === undefined) return [];
      const completeStems = words.slice(0, -1).map(stem);
      const hasPrefix = ({ words: [candidate = ''] }: Phrase) =>
        candidate.startsWith(words.length === 1 ? last : first);
      return [...phrases.values()]
        .filter(
          (phrase) =>
            phrase.words.some((word) => word.startsWith(last)) &&
            completeStems.every((word) => phrase.words.some((candidate) => stem(candidate) === word)),
        )
        .sort(
          (one, other) =>
            Number(hasPrefix(other)) - Number(hasPrefix(one)) ||
            other.count - one.count ||
            one.text.length - other.text.length ||
            (one.text < other.text ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ text }) => text);
    },
  };
}
