/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { createFragmentDocument } from './registered-operation.ts';
export type SavedCardPartsFragment = { __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean };

export const SavedCardPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"lastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}});
