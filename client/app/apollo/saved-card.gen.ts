/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { createFragmentDocument } from './registered-operation.ts';
import { createField, createSelectionSet } from './document-nodes.ts';
export type SavedCardPartsFragment = { __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean };

export const SavedCardPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "SavedCardParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SavedCard" } }, selectionSet: createSelectionSet([createField("id"), createField("brand"), createField("lastDigits"), createField("expiry"), createField("holderName"), createField("isDefault"), createField("isFlagged")]) });
