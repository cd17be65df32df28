import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { findMarket } from './table.ts';

/** A country with a numbering plan: ISO 3166-1 alpha-2. */
export type PhoneCountry = CountryCode;

/** Every country with a numbering plan, in alphabetical order of its code. */
export const phoneCountryCodes: readonly PhoneCountry[] = getCountries();

/** Whether this is the code of a country with a numbering plan. */
export const isPhoneCountry = (code: string): code is PhoneCountry => isSupportedCountry(code);

/** The digits behind the plus; of our markets in North America with the area code that is theirs alone, e.g. `1876`. */
export const callingCodeOf = (country: PhoneCountry): string =>
  findMarket(country)?.callingCode ?? getCountryCallingCode(country);

/**
 * Calling code, area code in parentheses, number: a notation of landlines that no numbering plan lists (ADDRESSES-34).
 */
const withAreaCode = /^(?:\+\d{1,4} ?)?\(\d{1,4}\)[ \d-]{4,14}\d$/;

/**
 * The phone number as it is stored, without spaces (ADDRESSES-35); undefined when it is none (ADDRESSES-32,
 * ADDRESSES-33). A number without a calling code is the given country's. One that no numbering plan lists is still
 * accepted with its area code in parentheses.
 */
export function storedPhone(text: string, country: { readonly code: PhoneCountry }): string | undefined {
  const written = text.trim();
  if (!/\d$/.test(written)) return undefined;
  const number = parsePhoneNumberFromString(written, { defaultCountry: country.code, extract: false });
  if (number?.isValid() && !number.ext) return number.number;
  return withAreaCode.test(written) ? written.replaceAll(' ', '') : undefined;
}

/** A stored phone as people read it anywhere, e.g. `+506 8821 4512`; one that no numbering plan lists stays as it is. */
export function phoneText(stored: string): string {
  const number = parsePhoneNumberFromString(stored, { extract: false });
  return number?.isValid() ? number.formatInternational() : stored;
}

/**
 * A stored phone as a form shows it: the country whose number it is, and the number as people write it there. A number
 * of no numbering plan stays whole, beside the country that is given.
 */
export function phoneParts(stored: string, country: PhoneCountry): { country: PhoneCountry; number: string } {
  const parsed = parsePhoneNumberFromString(stored, { defaultCountry: country, extract: false });
  const own = parsed?.isValid() ? parsed.country : undefined;
  return parsed && own ? { country: own, number: parsed.formatNational() } : { country, number: stored };
}
