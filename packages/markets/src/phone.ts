import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findMarket, type KnownMarket } from './table.ts';

/** Calling code, area code in parentheses, number: what some landlines are written as and no numbering plan lists. */
const withAreaCode = /^(?:\+\d{1,4} ?)?\(\d{1,4}\)[ \d-]{4,14}\d$/;

/**
 * The phone number as it is stored, without spaces; undefined when it is none (store.md §5). A number without a calling
 * code is the market's. One that no numbering plan lists is still accepted with its area code in parentheses.
 */
export function storedPhone(text: string, market: KnownMarket): string | undefined {
  const written = text.trim();
  if (!/\d$/.test(written)) return undefined;
  const number = parsePhoneNumberFromString(written, { defaultCountry: market.code, extract: false });
  if (number?.isValid() && !number.ext) return number.number;
  return withAreaCode.test(written) ? written.replaceAll(' ', '') : undefined;
}

/** A stored phone as people read it anywhere, e.g. `+506 8821 4512`; one that no numbering plan lists stays as it is. */
export function phoneText(stored: string): string {
  const number = parsePhoneNumberFromString(stored, { extract: false });
  return number?.isValid() ? number.formatInternational() : stored;
}

/**
 * A stored phone as a form shows it: the market whose number it is, and the number as people write it there. A number
 * of no market stays whole, beside the market that is given.
 */
export function phoneParts(stored: string, market: KnownMarket): { market: KnownMarket; number: string } {
  const parsed = parsePhoneNumberFromString(stored, { defaultCountry: market.code, extract: false });
  const own = parsed?.isValid() && parsed.country && findMarket(parsed.country);
  return parsed && own ? { market: own, number: parsed.formatNational() } : { market, number: stored };
}
