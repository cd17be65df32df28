import type { AddressFieldName } from '@tarima/markets/address-fields';
import { type AddressRules, createAddressSchema, listAddressFieldErrors } from '@tarima/markets/address-rules';
import { getCallingCode, normalizePhone, type PhoneCountry, phoneCountryCodes } from '@tarima/markets/phone';
import type { MarketCode } from '@tarima/markets/table';
import type { AddressLocation } from './address-location.ts';

/** The form’s values except the location. */
export interface AddressValues {
  description: string;
  alias: string;
  name: string;
  /** The country whose calling code the number has. */
  phoneCountry: PhoneCountry;
  phone: string;
  isDefault: boolean;
}

/** Why an address cannot be saved yet. The messages are in `address-messages.ts`. */
export type FormIssue =
  | { readonly kind: 'missing'; readonly fields: readonly AddressFieldName[] }
  /** Too long, or with characters that are not allowed. */
  | { readonly kind: 'malformed'; readonly fields: readonly AddressFieldName[] }
  | { readonly kind: 'phone' | 'no-place' | 'outside-market' | 'outside-coverage' | 'pin-open' | 'street-changed' };

/**
 * Returns the phone with its country's calling code and without spaces. An invalid number also gets the calling code,
 * so that it is not accepted as a number of another country.
 */
export function addCallingCode({ phone, phoneCountry }: Pick<AddressValues, 'phone' | 'phoneCountry'>): string {
  const written = phone.trim();
  if (written === '') return '';
  return normalizePhone(written, { code: phoneCountry }) ?? `+${getCallingCode(phoneCountry)} ${written}`;
}

/** Converts the form to the shape that `createAddressSchema` validates. */
export function toFormAddress(values: AddressValues, location: AddressLocation) {
  const { province, city, district } = location.territories;
  return {
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: district?.name ?? '',
    street: location.text,
    description: values.description,
    alias: values.alias,
    name: values.name,
    phone: addCallingCode(values),
    hasManualTerritory: location.hasManualTerritory,
    position: location.place?.position ?? null,
  };
}

/** Validates the form: returns the address, or the errors of its fields. */
export function validateAddress(values: AddressValues, location: AddressLocation, rules: AddressRules) {
  const checked = createAddressSchema(rules).safeParse(toFormAddress(values, location));
  return checked.success
    ? { address: checked.data, fieldErrors: [] }
    : { address: null, fieldErrors: listAddressFieldErrors(checked.error) };
}

/**
 * Lists every issue that prevents saving, in the form's order; the save button is disabled while there is any
 * (ADDRESSES-90 to ADDRESSES-96).
 */
export function findFormIssues(values: AddressValues, location: AddressLocation, rules: AddressRules): FormIssue[] {
  const { fieldErrors } = validateAddress(values, location, rules);
  const isPosition = (field: string): field is 'position' => field === 'position';
  const fieldsWith = (...reasons: string[]): AddressFieldName[] =>
    fieldErrors.flatMap(({ field, reason }) => (reasons.includes(reason) && !isPosition(field) ? [field] : []));
  const { place, isFound, text, confirmedText, editedPin } = location;
  const hasPlace = isFound && place !== null && place.plusCode !== '';
  // A missing place is reported below as `no-place`, not as a missing street.
  const missing = fieldsWith('REQUIRED').filter((field) => hasPlace || field !== 'street');
  const malformed = fieldsWith('TOO_LONG', 'INVALID_CHARACTERS');

  const issues: FormIssue[] = [];
  if (missing.length > 0) issues.push({ kind: 'missing', fields: missing });
  if (malformed.length > 0) issues.push({ kind: 'malformed', fields: malformed });
  if (fieldsWith('INVALID_PHONE').length > 0) issues.push({ kind: 'phone' });
  if (!hasPlace) issues.push({ kind: 'no-place' });
  else if (text.trim() !== confirmedText.trim()) issues.push({ kind: 'street-changed' });
  if (fieldErrors.some(({ reason }) => reason === 'OUTSIDE_MARKET')) issues.push({ kind: 'outside-market' });
  else if (hasPlace && !place.isDeliverable) issues.push({ kind: 'outside-coverage' });
  if (editedPin) issues.push({ kind: 'pin-open' });
  return issues;
}

/** Countries at the top of the phone country list, in this order (ADDRESSES-37). */
// biome-ignore format: thirteen codes in one line
const preferredCountries: readonly MarketCode[] = ['CR', 'GT', 'CO', 'PA', 'HN', 'SV', 'DO', 'TT', 'NI', 'VI', 'BB', 'AW', 'JM'];

/** A phone country with its display name. */
export interface NamedPhoneCountry {
  readonly code: PhoneCountry;
  readonly name: string;
}

/**
 * Lists phone countries with names in `language`: the current market, the other preferred ones, then the rest by name.
 */
export function listPhoneCountries(current: MarketCode, language: string): readonly NamedPhoneCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const withName = (code: PhoneCountry) => ({ code, name: names.of(code) ?? code });
  const first: readonly PhoneCountry[] = [current, ...preferredCountries.filter((code) => code !== current)];
  const others = phoneCountryCodes.filter((code) => !first.includes(code)).map(withName);
  const { compare } = new Intl.Collator(language);
  return [...first.map(withName), ...others.toSorted((one, other) => compare(one.name, other.name))];
}

/**
 * How the form offers to make the address the default: `free` as a checkbox, `forced` as a disabled, ticked checkbox,
 * `hidden` as nothing, because the address always becomes the default.
 */
export type DefaultChoice = 'free' | 'forced' | 'hidden';

/**
 * A new address is the default when there is none (ADDRESSES-39), and always from the delivery preferences
 * (ADDRESSES-40).
 */
export function getDefaultChoice({
  hasDefault,
  isNew,
  isForDelivery,
}: {
  hasDefault: boolean;
  isNew: boolean;
  isForDelivery: boolean;
}): DefaultChoice {
  if (isForDelivery) return 'hidden';
  return isNew && !hasDefault ? 'forced' : 'free';
}
