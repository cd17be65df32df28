/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type MembershipCardQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipCardQuery = { me: { __typename: 'Member', id: string, membershipNumber: string, firstName: string, lastName: string, membership: { __typename: 'Membership', type: Types.MembershipType, status: Types.MembershipStatus, expiresOn: string, otherCardholders: Array<string> } | null } | null };

export type IssueCardKeyMutationVariables = Exact<{
  input: Types.IssueCardKeyInput;
}>;


export type IssueCardKeyMutation = { issueCardKey:
    | { __typename: 'IssueCardKeySuccess', cardKey: { __typename: 'CardKey', keyId: string, secret: string, digits: number, periodSeconds: number, issuedAt: string } }
    | { __typename: 'MembershipNotActive', code: string, message: string }
   };

export const MembershipCardDocument = /*#__PURE__*/ privateOperation<MembershipCardQuery, MembershipCardQueryVariables, 'MembershipCard'>('ded4843317d7a1a7305023c37c093997a721c1d478dd62a0eb3fbdeeb5e07ebc', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipCard" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("membershipNumber"), createField("firstName"), createField("lastName"), createField("membership", [createField("type"), createField("status"), createField("expiresOn"), createField("otherCardholders")])])] } });
export const useMembershipCardQuery = /*#__PURE__*/ createQueryHook(MembershipCardDocument);
export const useMembershipCardSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipCardDocument);
export const IssueCardKeyDocument = /*#__PURE__*/ privateOperation<IssueCardKeyMutation, IssueCardKeyMutationVariables, 'IssueCardKey'>('0acbd583fd2684ce6e1497f2bdb9650ee7bd91592ffc9ed18785a18602408a01', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "IssueCardKey" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "IssueCardKeyInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "issueCardKey" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "IssueCardKeySuccess" } }, selectionSet: createSelectionSet([createField("cardKey", [createField("keyId"), createField("secret"), createField("digits"), createField("periodSeconds"), createField("issuedAt")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useIssueCardKeyMutation = /*#__PURE__*/ createMutationHook(IssueCardKeyDocument);
