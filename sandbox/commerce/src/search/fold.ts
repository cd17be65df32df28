/** Folds text for the index: lower case without accents, so that `cafe` finds `café` in both languages. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const maxTerms = 16;

/** Extracts the folded words of a search text, at most 16, because more add cost without precision. */
export function extractTerms(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTerms);
}
