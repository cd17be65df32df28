import type { AddressFieldName } from '@tarima/markets/address-fields';
import { type AddressRules, addressSchema, listAddressFieldErrors } from '@tarima/markets/address-rules';
import { getCallingCode, normalizePhone, type PhoneCountry, phoneCountryCodes } from '@tarima/markets/phone';
import type { MarketCode } from '@tarima/markets/table';
import type { AddressLocation } from './address-location.ts';

/** What a member types into the form beside the location. */
export interface AddressValues {
  description: string;
  alias: string;
  name: string;
  /** The country whose calling code the number has. */
  phoneCountry: PhoneCountry;
  phone: string;
  isDefault: boolean;
}

/** Why an address cannot be saved yet; the form has the texts. */
export type Obstacle =
  | { readonly kind: 'missing'; readonly fields: readonly AddressFieldName[] }
  /** Too long, or with characters that do not belong there. */
  | { readonly kind: 'malformed'; readonly fields: readonly AddressFieldName[] }
  | { readonly kind: 'phone' | 'no-place' | 'outside-market' | 'outside-coverage' | 'pin-open' | 'street-changed' };

/**
 * The written number as it goes with its country: with the calling code, without spaces; a number that is none keeps
 * the code before it, so that no other country takes it for its own.
 */
export function fullPhone({ phone, phoneCountry }: Pick<AddressValues, 'phone' | 'phoneCountry'>): string {
  const written = phone.trim();
  if (written === '') return '';
  return normalizePhone(written, { code: phoneCountry }) ?? `+${getCallingCode(phoneCountry)} ${written}`;
}

/** The form as the address that its rules are about. */
export function writtenAddress(values: AddressValues, location: AddressLocation) {
  const { province, city, district } = location.territories;
  return {
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: district?.name ?? '',
    street: location.text,
    description: values.description,
    alias: values.alias,
    name: values.name,
    phone: fullPhone(values),
    isManual: location.isManual,
    position: location.place?.position ?? null,
  };
}

/** The address when it follows every rule of its fields; the errors of its fields otherwise. */
export function checkAddress(values: AddressValues, location: AddressLocation, rules: AddressRules) {
  const checked = addressSchema(rules).safeParse(writtenAddress(values, location));
  return checked.success
    ? { address: checked.data, fieldErrors: [] }
    : { address: null, fieldErrors: listAddressFieldErrors(checked.error) };
}

/**
 * Everything that keeps an address from being saved, in the form's order; saving is disabled while there is anything
 * (ADDRESSES-90 to ADDRESSES-96).
 */
export function obstaclesOf(values: AddressValues, location: AddressLocation, rules: AddressRules): Obstacle[] {
  const { fieldErrors } = checkAddress(values, location, rules);
  const isPosition = (field: string): field is 'position' => field === 'position';
  const fieldsWith = (...reasons: string[]): AddressFieldName[] =>
    fieldErrors.flatMap(({ field, reason }) => (reasons.includes(reason) && !isPosition(field) ? [field] : []));
  const { place, isFound, text, confirmedText, editedPin } = location;
  const hasPlace = isFound && place !== null && place.plusCode !== '';
  // The place itself is asked for below; it brings its own words.
  const missing = fieldsWith('REQUIRED').filter((field) => hasPlace || field !== 'street');
  const malformed = fieldsWith('TOO_LONG', 'CHARACTERS');

  const found: Obstacle[] = [];
  if (missing.length > 0) found.push({ kind: 'missing', fields: missing });
  if (malformed.length > 0) found.push({ kind: 'malformed', fields: malformed });
  if (fieldsWith('NOT_A_PHONE').length > 0) found.push({ kind: 'phone' });
  if (!hasPlace) found.push({ kind: 'no-place' });
  else if (text.trim() !== confirmedText.trim()) found.push({ kind: 'street-changed' });
  if (fieldErrors.some(({ reason }) => reason === 'OUTSIDE_MARKET')) found.push({ kind: 'outside-market' });
  else if (hasPlace && !place.isDeliverable) found.push({ kind: 'outside-coverage' });
  if (editedPin) found.push({ kind: 'pin-open' });
  return found;
}

/** Countries that stand before the others in the choice of a phone's country, in this order (ADDRESSES-37). */
// biome-ignore format: thirteen codes in one line
const preferred: readonly MarketCode[] = ['CR', 'GT', 'CO', 'PA', 'HN', 'SV', 'DO', 'TT', 'NI', 'VI', 'BB', 'AW', 'JM'];

/** A country of a phone with its name. */
export interface NamedPhoneCountry {
  readonly code: PhoneCountry;
  readonly name: string;
}

/**
 * The countries of a phone in a language's names: the current market, the other preferred ones, then all others by name.
 */
export function phoneCountries(current: MarketCode, language: string): readonly NamedPhoneCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = (code: PhoneCountry) => ({ code, name: names.of(code) ?? code });
  const first: readonly PhoneCountry[] = [current, ...preferred.filter((code) => code !== current)];
  const others = phoneCountryCodes.filter((code) => !first.includes(code)).map(named);
  const { compare } = new Intl.Collator(language);
  return [...first.map(named), ...others.toSorted((one, other) => compare(one.name, other.name))];
}

/** Whether a member may say that an address is the default: it is so in any case, or it is so and nobody is asked. */
export type DefaultChoice = 'free' | 'forced' | 'hidden';

/**
 * A new address is the default when there is none (ADDRESSES-39), and always from the delivery preferences
 * (ADDRESSES-40).
 */
export function defaultChoice({
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
