/** Lower case, without accents: `Escazú` is found as `escazu`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words that say nothing about a place. */
const fillers = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'en', 'y', 'of', 'the', 'in', 'a']);
/** More words make a search slower and no better. */
const maxWords = 8;

/** The words of a text that a place is searched by, folded. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}
