import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressFieldError, AddressFieldErrorReason } from '@tarima/markets/address-rules';
import { useLocale } from '../../i18n/use-locale.ts';
import type { FormIssue } from './address-form-rules.ts';
import type { TerritoryLevel } from './address-location.ts';
import { useTerritoryNames } from './territory-names.ts';

const fieldLabels: Readonly<Record<Exclude<AddressFieldName, TerritoryLevel>, MessageDescriptor>> = {
  street: msg`Location`,
  description: msg`Delivery instructions`,
  alias: msg`Address name`,
  name: msg`Recipient`,
  phone: msg`Phone`,
};

const reasonMessages: Readonly<Record<AddressFieldErrorReason, MessageDescriptor>> = {
  REQUIRED: msg`This field is required.`,
  TOO_LONG: msg`This is too long. Shorten it.`,
  INVALID_CHARACTERS: msg`Some of these characters can’t be used. Remove them.`,
  INVALID_PHONE: msg`Enter a valid phone number for that country.`,
  OUTSIDE_MARKET: msg`That location isn’t in this country. Search for another one or move the pin.`,
};

const characterMessages: Readonly<Partial<Record<AddressFieldError['field'], MessageDescriptor>>> = {
  alias: msg`Use letters, numbers and spaces only.`,
  name: msg`Use letters, spaces and hyphens only.`,
};

const issueMessages: Readonly<Record<Exclude<FormIssue['kind'], 'missing' | 'malformed'>, MessageDescriptor>> = {
  phone: msg`Check the phone number.`,
  'no-place': msg`Set the location: search for it, choose it manually or place the pin on the map.`,
  'outside-market': msg`That location isn’t in this country. Search for another one or move the pin.`,
  'outside-coverage': msg`We don’t deliver to that location. Choose another one, or pick up at a club.`,
  'pin-open': msg`Confirm the pin on the map.`,
  'street-changed': msg`The location has changed since your search. Search for it again.`,
};

/** Labels and error messages of the form, in the page's language. */
export function useAddressMessages() {
  const { i18n, t } = useLingui();
  const { language } = useLocale();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const territoryName = useTerritoryNames();
  const label = (field: AddressFieldName) =>
    field === 'province' || field === 'city' || field === 'district'
      ? territoryName(field)
      : i18n._(fieldLabels[field]);
  const listFields = (fields: readonly AddressFieldName[]) => list.format(fields.map(label));
  return {
    label,
    fieldError: ({ field, reason }: AddressFieldError) =>
      i18n._((reason === 'INVALID_CHARACTERS' && characterMessages[field]) || reasonMessages[reason]),
    issue(issue: FormIssue): string {
      if (issue.kind === 'missing') return t`Still missing: ${listFields(issue.fields)}.`;
      if (issue.kind === 'malformed') return t`Check these fields: ${listFields(issue.fields)}.`;
      return i18n._(issueMessages[issue.kind]);
    },
  };
}
