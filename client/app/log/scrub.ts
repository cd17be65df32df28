/** Patterns of personal data and secrets, with what replaces them, in this order (ANALYTICS-55). */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The query and the fragment of an address can hold anything that a visitor typed.
  [/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu, '[email]'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]+/gi, '[token]'],
  [/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, '[token]'],
  // Session ids, hashes and keys; numbers in groups are not one word with letters.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
  // Cards, membership numbers, identifications and phones: nine or more digits, also in groups.
  [/\+?\d(?:[ -]?\d){8,}/g, '[number]'],
];

/** Replaces email addresses, membership numbers, card numbers, phones and tokens in a text. */
export const scrub = (text: string): string =>
  patterns.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

const maximumLength = 27;
const keptLength = 24;

/** Replaces a string of more than 27 characters by its first 24 characters and an ellipsis (ANALYTICS-17). */
export function mask(text: string): string {
  const characters = [...text];
  return characters.length > maximumLength ? `${characters.slice(0, keptLength).join('')}…` : text;
}

/** Masks each long word of a text, such as an address or an id; the sentence stays readable. */
export const maskWords = (text: string): string => text.replace(/\S+/g, mask);
