/**
 * Typed or pasted text as plain text: composed, on one line, with single spaces and none at the ends. Invisible
 * characters, such as the marks of a copied text and half a character at a cut, are removed. Anything visible stays, for
 * the rules of its field to check (ADDRESSES-21).
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
