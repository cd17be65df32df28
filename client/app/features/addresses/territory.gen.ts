/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
export type TerritoryPartsFragment = { __typename: 'Territory', id: string, name: string };

export const TerritoryPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "TerritoryParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Territory" } }, selectionSet: createSelectionSet([createField("id"), createField("name")]) });
