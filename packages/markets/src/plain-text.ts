/**
 * What somebody typed or pasted as plain text (store.md §5: generic text rules strip disallowed characters): composed, on
 * one line, its blanks single and at no end. Characters that nobody sees, such as the marks that come along with a copied
 * text and half a character at a cut, are gone. Anything visible stays, for the rules of its field to judge.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
