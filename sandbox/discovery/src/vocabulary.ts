import { distance } from 'fastest-levenshtein';
import { canBeMistyped, stem } from './words.ts';

/** Corrections that are remembered; people make the same mistakes. */
const rememberedCorrections = 2_000;

/** Words that may be meant by one that does not occur. */
const nearestWords = 3;
/** Readings of a whole search that are worth trying. */
const triedReadings = 9;

/** Words that occur, and the nearest of them to one that does not. */
export interface Vocabulary {
  add(words: Iterable<string>): void;
  remove(words: Iterable<string>): void;
  /** What may have been meant, likeliest first: every unknown word replaced by a near one. `words` are folded. */
  readings(words: readonly string[]): string[][];
  /** Every word with how often it was added, for `createVocabulary`. */
  entries(): [word: string, count: number][];
}

/** Counts words, so that one goes when the last text with it does. */
export function createVocabulary(entries: Iterable<readonly [string, number]> = []): Vocabulary {
  const counts = new Map(entries);
  const corrections = new Map<string, readonly string[]>();

  function meant(word: string): readonly string[] {
    if (counts.has(word) || !canBeMistyped(word)) return [word];
    const known = corrections.get(word);
    if (known) return known;
    if (corrections.size >= rememberedCorrections) corrections.clear();
    const near = nearestOf(word, counts);
    const found = near.length > 0 ? near : [word];
    corrections.set(word, found);
    return found;
  }

  return {
    add(words) {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      corrections.clear();
    },
    remove(words) {
      for (const word of words) {
        const left = (counts.get(word) ?? 0) - 1;
        if (left > 0) counts.set(word, left);
        else counts.delete(word);
      }
      corrections.clear();
    },
    entries: () => [...counts],
    readings: (words) =>
      words.reduce<string[][]>(
        (begun, word) => begun.flatMap((before) => meant(word).map((one) => [...before, one])).slice(0, triedReadings),
        [[]],
      ),
  };
}

/** One letter may be wrong in a short word, two in a longer one; the commoner word wins among equally near ones. */
function nearestOf(word: string, counts: ReadonlyMap<string, number>): string[] {
  const swapped = swapsOf(word).find((other) => counts.has(other));
  if (swapped) return [swapped];
  const allowed = word.length < 6 ? 1 : 2;
  const near: { word: string; cost: number }[] = [];
  for (const [known, count] of counts) {
    if (Math.abs(known.length - word.length) > allowed || !canBeMistyped(known)) continue;
    const letters = distance(soundOf(word), soundOf(known));
    // One may be singular and the other plural.
    const edits = Math.min(distance(word, known), distance(stem(word), stem(known)));
    if (edits > allowed && letters > 0) continue;
    // People rarely miss the first letter, and often write what they hear.
    const cost = Math.min(edits, letters + 0.5) + (known[0] === word[0] ? 0 : 0.4) + 0.3 / (1 + count);
    near.push({ word: known, cost });
  }
  return near
    .sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1))
    .slice(0, nearestWords)
    .map((one) => one.word);
}

/** The word with two neighbours exchanged, at each place: what fast fingers do most. */
const swapsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/** What a word sounds like in Spanish, where b and v, s, z and soft c, ll and y are one and h is none. */
function soundOf(word: string): string {
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
