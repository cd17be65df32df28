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

/** All countries with a numbering plan, sorted by code. */
export const phoneCountryCodes: readonly PhoneCountry[] = getCountries();

/** Whether a code is that of a country with a numbering plan. */
export const isPhoneCountry = (code: string): code is PhoneCountry => isSupportedCountry(code);

/** The calling code without the plus. A market in the North American plan has its area code included, e.g. `1876`. */
export const getCallingCode = (country: PhoneCountry): string =>
  findMarket(country)?.callingCode ?? getCountryCallingCode(country);

/** Optional calling code, area code in parentheses and number, for landlines in no numbering plan (ADDRESSES-34). */
const areaCodePattern = /^(?:\+\d{1,4} ?)?\(\d{1,4}\)[ \d-]{4,14}\d$/;

/**
 * Normalises a phone number for storage, without spaces (ADDRESSES-35); undefined for an invalid number (ADDRESSES-32,
 * ADDRESSES-33). A number without a calling code belongs to the given country. A number that is in no numbering plan is
 * accepted when it has its area code in parentheses.
 */
export function normalizePhone(text: string, country: { readonly code: PhoneCountry }): string | undefined {
  const input = text.trim();
  if (!/\d$/.test(input)) return undefined;
  const number = parsePhoneNumberFromString(input, { defaultCountry: country.code, extract: false });
  if (number?.isValid() && !number.ext) return number.number;
  return areaCodePattern.test(input) ? input.replaceAll(' ', '') : undefined;
}

/** Formats a stored phone internationally, e.g. `+506 8821 4512`; returns a number in no numbering plan unchanged. */
export function formatPhone(stored: string): string {
  const number = parsePhoneNumberFromString(stored, { extract: false });
  return number?.isValid() ? number.formatInternational() : stored;
}

/**
 * Splits a stored phone for a form into its country and its national format. A number in no numbering plan is returned
 * unchanged with the given country.
 */
export function splitPhone(stored: string, country: PhoneCountry): { country: PhoneCountry; number: string } {
  const parsed = parsePhoneNumberFromString(stored, { defaultCountry: country, extract: false });
  const ownCountry = parsed?.isValid() ? parsed.country : undefined;
  return parsed && ownCountry ? { country: ownCountry, number: parsed.formatNational() } : { country, number: stored };
}
