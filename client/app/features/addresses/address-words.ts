import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressFieldError, AddressFieldErrorReason } from '@tarima/markets/address-rules';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Obstacle } from './address-form-rules.ts';
import type { TerritoryLevel } from './address-location.ts';
import { useTerritoryWords } from './territory-words.ts';

const fieldWords: Readonly<Record<Exclude<AddressFieldName, TerritoryLevel>, MessageDescriptor>> = {
  street: msg`Location`,
  description: msg`Delivery instructions`,
  alias: msg`Address name`,
  name: msg`Recipient`,
  phone: msg`Phone`,
};

const reasonWords: Readonly<Record<AddressFieldErrorReason, MessageDescriptor>> = {
  REQUIRED: msg`This field is required.`,
  TOO_LONG: msg`This is too long.`,
  CHARACTERS: msg`Some of these characters can’t be used.`,
  NOT_A_PHONE: msg`Enter a valid phone number for that country.`,
  OUTSIDE_MARKET: msg`That location is outside the country.`,
};

const characterWords: Readonly<Partial<Record<AddressFieldError['field'], MessageDescriptor>>> = {
  alias: msg`Use letters, digits and spaces only.`,
  name: msg`Use letters, spaces and hyphens only.`,
};

const obstacleWords: Readonly<Record<Exclude<Obstacle['kind'], 'missing' | 'malformed'>, MessageDescriptor>> = {
  phone: msg`Check the phone number.`,
  'no-place': msg`Set the location: search for it, choose it manually or place the pin on the map.`,
  'outside-market': msg`That location is outside the country.`,
  'outside-coverage': msg`We don’t deliver to that location.`,
  'pin-open': msg`Confirm the pin on the map.`,
  'street-changed': msg`You changed the location after we found it. Search for it again.`,
};

/** Texts for the errors of the form, in the page's language. */
export function useAddressWords() {
  const { i18n, t } = useLingui();
  const { language } = useLocale();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const territoryWord = useTerritoryWords();
  const label = (field: AddressFieldName) =>
    field === 'province' || field === 'city' || field === 'district' ? territoryWord(field) : i18n._(fieldWords[field]);
  const named = (fields: readonly AddressFieldName[]) => list.format(fields.map(label));
  return {
    label,
    fieldError: ({ field, reason }: AddressFieldError) =>
      i18n._((reason === 'CHARACTERS' && characterWords[field]) || reasonWords[reason]),
    obstacle(obstacle: Obstacle): string {
      if (obstacle.kind === 'missing') return t`Still missing: ${named(obstacle.fields)}.`;
      if (obstacle.kind === 'malformed') return t`Check: ${named(obstacle.fields)}.`;
      return i18n._(obstacleWords[obstacle.kind]);
    },
  };
}
