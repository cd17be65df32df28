import type { Address } from '@commercetools/platform-sdk';
import { buildCustomFields, type TypeSource } from './custom-fields.ts';
import type { AddressInput } from './schemas.ts';

/** Builds a stored address from a draft without its empty fields, with validated custom fields. */
export function buildAddress(draft: AddressInput, types: TypeSource): Address {
  const { custom, ...fields } = draft;
  const definedFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...definedFields,
    country: draft.country,
    ...(custom ? { custom: buildCustomFields(custom, 'address', types) } : {}),
  };
}
