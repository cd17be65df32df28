import type { Address } from '@commercetools/platform-sdk';
import { customFieldsOf, type TypeSource } from './custom-fields.ts';
import type { AddressInput } from './schemas.ts';

/** A stored address: the draft without its empty fields, its custom fields checked. */
export function addressOf(draft: AddressInput, types: TypeSource): Address {
  const { custom, ...fields } = draft;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...given, country: draft.country, ...(custom ? { custom: customFieldsOf(custom, 'address', types) } : {}) };
}
