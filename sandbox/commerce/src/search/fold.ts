/** Text as the index holds it: lower case, without accents, so that `cafe` finds `café` in both languages. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const maxTerms = 16;

/** The words of a search text, folded; at most 16, the rest adds cost and no precision. */
export function termsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTerms);
}
