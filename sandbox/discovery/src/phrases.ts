import { fold, stem, wordsOf } from './words.ts';

/** Searches worth suggesting, with how many products stand behind each. */
export interface Phrases {
  add(phrases: readonly string[]): void;
  remove(phrases: readonly string[]): void;
  /**
   * Phrases that have every word, the last one at least its beginning; those that begin with the first word come first,
   * then those with most products. As they are written, lower case.
   */
  beginning(words: readonly string[], limit: number): string[];
  /** Every phrase with its words and how often it was added, for `createPhrases`. */
  entries(): PhraseEntry[];
}

/** A phrase as it is persisted; its words are joined by blanks. */
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
        const known = phrases.get(key);
        if (known) known.count += 1;
        else phrases.set(key, { text: text.toLowerCase(), words: wordsOf(text), count: 1 });
      }
    },
    remove(texts) {
      for (const text of texts) {
        const known = phrases.get(fold(text));
        if (!known) continue;
        known.count -= 1;
        if (known.count === 0) phrases.delete(fold(text));
      }
    },
    entries: () => [...phrases.values()].map(({ text, words, count }) => [text, words.join(' '), count]),
    beginning(words, limit) {
      const [first] = words;
      const last = words.at(-1);
      if (first === undefined || last === undefined) return [];
      const whole = words.slice(0, -1).map(stem);
      const startsRight = ({ words: [own = ''] }: Phrase) => own.startsWith(words.length === 1 ? last : first);
      return [...phrases.values()]
        .filter(
          (phrase) =>
            phrase.words.some((word) => word.startsWith(last)) &&
            whole.every((word) => phrase.words.some((own) => stem(own) === word)),
        )
        .sort(
          (one, other) =>
            Number(startsRight(other)) - Number(startsRight(one)) ||
            other.count - one.count ||
            one.text.length - other.text.length ||
            (one.text < other.text ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ text }) => text);
    },
  };
}
