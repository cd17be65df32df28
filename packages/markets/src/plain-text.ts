/**
 * Normalises typed or pasted text: Unicode NFC, one line, single spaces, trimmed. Invisible characters, such as
 * zero-width characters and lone surrogates, are removed. All visible characters are kept; the rules of the field
 * validate them (ADDRESSES-21).
 */
export const toPlainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
