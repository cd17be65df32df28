/** Converts to lower case without accents, so that `escazu` finds `Escazú`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Stop words, which do not distinguish places. */
const stopWords = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'en', 'y', 'of', 'the', 'in', 'a']);
/** Maximum number of words per search; more make it slower without better results. */
const maxWords = 8;

/** Extracts the folded search words of a text. */
export function extractWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}
