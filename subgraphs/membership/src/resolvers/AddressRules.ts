import { graphName } from '../graph-name.ts';
import type { AddressRulesResolvers } from '../resolver-types.gen.ts';

export const AddressRules: AddressRulesResolvers = {
  requiredManualFields: ({ requiredManualFields }) => requiredManualFields.map(graphName),
  requiredSearchFields: ({ requiredSearchFields }) => requiredSearchFields.map(graphName),
  capitalLatitude: ({ market }) => market.capital.latitude,
  capitalLongitude: ({ market }) => market.capital.longitude,
};
