import { capitals } from '@tarima/markets/capitals';
import { toAddressFieldCode } from '../domain/address-field.ts';
import type { AddressRulesResolvers } from '../resolver-types.gen.ts';

export const AddressRules: AddressRulesResolvers = {
  requiredManualFields: ({ requiredManualFields }) => requiredManualFields.map(toAddressFieldCode),
  requiredSearchFields: ({ requiredSearchFields }) => requiredSearchFields.map(toAddressFieldCode),
  capitalLatitude: ({ market }) => capitals[market.code].latitude,
  capitalLongitude: ({ market }) => capitals[market.code].longitude,
};
