/** Text as the index compares it: lower case, without accents, so that `cafe` finds `café`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The most words of one search; the rest adds cost and no precision. */
const maxWords = 16;

/** Words that say nothing about goods, in both languages. */
const emptyWords = new Set(
  'a al con de del el en la las los o para por sin un una y an and for in of or the to with'.split(' '),
);

/** Folded words of a text as they were written, empty ones left out unless there are no others. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/**
 * One stem for the forms of a word in either language, light on purpose: it takes off plurals and final vowels that differ
 * between forms (`panes`, `pan`; `tomates`, `tomate`; `batteries`, `battery`; `lápices`, `lápiz`) and nothing that changes
 * the meaning. Both languages share it, since shoppers mix them.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (/(?:ch|sh|ss|x)es$/.test(root) || /[^aeiou]es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith('s') && !root.endsWith('ss')) root = root.slice(0, -1);
  if (root.length > 3) root = root.replace(/e$/, '');
  return root.replace(/z$/, 'c').replace(/y$/, 'i');
}

/** Whether a word can be corrected: numbers and very short words are what they are. */
export const canBeMistyped = (word: string) => word.length >= 4 && !/\d/.test(word);
