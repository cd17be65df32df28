import { toAddressFieldCode } from '../domain/address-field.ts';
import type { AddressRulesResolvers } from '../resolver-types.gen.ts';

export const AddressRules: AddressRulesResolvers = {
  requiredManualFields: ({ requiredManualFields }) => requiredManualFields.map(toAddressFieldCode),
  requiredSearchFields: ({ requiredSearchFields }) => requiredSearchFields.map(toAddressFieldCode),
  capitalLatitude: ({ market }) => market.capital.latitude,
  capitalLongitude: ({ market }) => market.capital.longitude,
};
