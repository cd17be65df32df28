/** Folds text for comparison: lower case without accents, so that `cafe` finds `café`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Maximum number of words per search; more add cost without precision. */
const maxWords = 16;

/** Stop words in both languages, which do not distinguish products. */
const stopWords = new Set(
  'a al con de del el en la las los o para por sin un una y an and for in of or the to with'.split(' '),
);

/** Extracts the folded words of a text without stop words, unless it has no others. */
export function extractWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}

/**
 * Stems a word in either language. The stemmer is deliberately light: it removes only plurals and final vowels that
 * differ between forms (`panes`, `pan`; `tomates`, `tomate`; `batteries`, `battery`; `lápices`, `lápiz`), so that the
 * meaning stays. Both languages share it because shoppers mix them.
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

/** Whether a word can be corrected; numbers and very short words cannot. */
export const isCorrectable = (word: string) => word.length >= 4 && !/\d/.test(word);
