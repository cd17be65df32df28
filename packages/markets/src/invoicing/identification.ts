import type { MarketCode } from '../table.ts';
import { isConsistent } from './check-digits.ts';
import { findIdentificationType, type IdentificationType } from './identification-types.ts';

/** An identification in upper case without separators; hyphens stay where they belong to it. */
export function compactIdentification(type: Pick<IdentificationType, 'hasHyphens'>, text: string): string {
  const upper = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,/]/g, '')
    .replace(/[‐-―−]/g, '-');
  return type.hasHyphens ? upper : upper.replaceAll('-', '');
}

/**
 * The compact form of a valid identification of a type that the country has (INVOICING-100); undefined otherwise. Its
 * format is checked, and its check digit where the type has one.
 */
export function parseIdentification(market: MarketCode, idType: string, text: string): string | undefined {
  const type = findIdentificationType(market, idType);
  if (!type) return undefined;
  const compact = compactIdentification(type, text);
  return type.pattern.test(compact) && isConsistent(market, type.id, compact) ? compact : undefined;
}

/**
 * Applies a mask to a text while it is typed: `0` takes a digit, `A` a letter, other characters are separators. The text
 * stays as it is when it does not fit, so that nothing typed is lost.
 */
export function applyMask(mask: string | null, text: string): string {
  if (mask === null) return text;
  const characters = [...text.toUpperCase().replace(/[^0-9A-Z]/g, '')];
  let masked = '';
  for (const place of mask) {
    const [character] = characters;
    if (character === undefined) break;
    if (place !== '0' && place !== 'A') {
      masked += place;
      continue;
    }
    if (!(place === '0' ? /\d/ : /[A-Z]/).test(character)) return text;
    masked += characters.shift();
  }
  return characters.length > 0 ? text : masked;
}
