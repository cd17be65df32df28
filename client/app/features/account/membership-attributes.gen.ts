/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type AttributePartsFragment = { __typename: 'MembershipAttribute', name: string, label: string, value: string };

export type MembershipAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipAttributesQuery = { me: { __typename: 'Member', id: string, membership: { __typename: 'Membership', attributes: Array<{ __typename: 'MembershipAttribute', name: string, label: string, value: string }> } | null } | null };

export type SetMembershipAttributesMutationVariables = Exact<{
  input: Types.SetMembershipAttributesInput;
}>;


export type SetMembershipAttributesMutation = { setMembershipAttributes:
    | { __typename: 'InvalidMembershipAttributes', code: string, message: string }
    | { __typename: 'SetMembershipAttributesSuccess', attributes: Array<{ __typename: 'MembershipAttribute', name: string, label: string, value: string }> }
   };

export const AttributePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "AttributeParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipAttribute" } }, selectionSet: createSelectionSet([createField("name"), createField("label"), createField("value")]) });
export const MembershipAttributesDocument = /*#__PURE__*/ privateOperation<MembershipAttributesQuery, MembershipAttributesQueryVariables, 'MembershipAttributes'>('0189a253d436e4b315f98461b0091c73dd8e8f2e20e3b5ba89ffe2942edecd05', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipAttributes" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("membership", [createField("attributes", [createSpread("AttributeParts")])])])] } }, AttributePartsFragmentDocument);
export const useMembershipAttributesQuery = /*#__PURE__*/ createQueryHook(MembershipAttributesDocument);
export const useMembershipAttributesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipAttributesDocument);
export const SetMembershipAttributesDocument = /*#__PURE__*/ privateOperation<SetMembershipAttributesMutation, SetMembershipAttributesMutationVariables, 'SetMembershipAttributes'>('8f0b906c3df59c4c3081af6423e0d2e29dbc2df0db7e67a4d49f544a6211e1a3', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "SetMembershipAttributes" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "SetMembershipAttributesInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "setMembershipAttributes" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SetMembershipAttributesSuccess" } }, selectionSet: createSelectionSet([createField("attributes", [createSpread("AttributeParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } }, AttributePartsFragmentDocument);
export const useSetMembershipAttributesMutation = /*#__PURE__*/ createMutationHook(SetMembershipAttributesDocument);
