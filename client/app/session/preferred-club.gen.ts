/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../apollo/document-nodes.ts';
import { createMutationHook } from '../apollo/hooks.ts';
export type SetPreferredClubMutationVariables = Exact<{
  input: Types.SetPreferredClubInput;
}>;


export type SetPreferredClubMutation = { setPreferredClub:
    | { __typename: 'PreferredClubUnavailable', code: string }
    | { __typename: 'SetPreferredClubSuccess', member: { __typename: 'Member', id: string, isPreferredClubReplaced: boolean, preferredClub: { __typename: 'Club', key: string } | null } }
   };

export const SetPreferredClubDocument = /*#__PURE__*/ privateOperation<SetPreferredClubMutation, SetPreferredClubMutationVariables, 'SetPreferredClub'>('c5336c8ffbbe109c1485a4684982d3e1e9b8a31fa9efcec994a6ebdcbbb25d8c', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "SetPreferredClub" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "SetPreferredClubInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "setPreferredClub" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SetPreferredClubSuccess" } }, selectionSet: createSelectionSet([createField("member", [createField("id"), createField("preferredClub", [createField("key")]), createField("isPreferredClubReplaced")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }]) }] } });
export const useSetPreferredClubMutation = /*#__PURE__*/ createMutationHook(SetPreferredClubDocument);
