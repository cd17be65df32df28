/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, phone: string | null, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, status: Types.MembershipStatus, expiresOn: string, isFirstCard: boolean, otherCardholders: Array<string>, club: { __typename: 'Club', key: string, name: string } | null, renewal: { __typename: 'MembershipEligibility', isEligible: boolean }, upgrade: { __typename: 'MembershipEligibility', isEligible: boolean } } | null, preferredClub: { __typename: 'Club', key: string, name: string, city: string } | null } | null };

export type DeleteIdentityMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteIdentityMutation = { deleteIdentity:
    | { __typename: 'DeleteIdentitySuccess' }
    | { __typename: 'IdentityNotFound', code: string, message: string }
    | { __typename: 'IdentityServiceUnavailable', code: string, message: string }
   };

export type CancelOwnMembershipMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelOwnMembershipMutation = { cancelMembership:
    | { __typename: 'CancelMembershipSuccess' }
    | { __typename: 'MembershipNotCancellable', code: string, message: string }
    | { __typename: 'MembershipServiceUnavailable', code: string, message: string }
   };

export type DetailsPartsFragment = { __typename: 'Member', id: string, firstName: string, lastName: string, phone: string | null };

export type UpdateDetailsMutationVariables = Exact<{
  input: Types.UpdateDetailsInput;
}>;


export type UpdateDetailsMutation = { updateDetails:
    | { __typename: 'DetailsChanged', code: string, member: { __typename: 'Member', id: string, firstName: string, lastName: string, phone: string | null } }
    | { __typename: 'InvalidDetails', code: string, fieldErrors: Array<{ __typename: 'DetailsFieldError', field: Types.DetailsField, reason: Types.DetailsFieldErrorReason }> }
    | { __typename: 'UpdateDetailsSuccess', member: { __typename: 'Member', id: string, firstName: string, lastName: string, phone: string | null } }
   };

export const DetailsPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "DetailsParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Member" } }, selectionSet: createSelectionSet([createField("id"), createField("firstName"), createField("lastName"), createField("phone")]) });
export const AccountDocument = /*#__PURE__*/ privateOperation<AccountQuery, AccountQueryVariables, 'Account'>('ba8675e181312d97ceadaea561da945fcfa6d478dab828189e4589bfe5a04edd', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Account" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("firstName"), createField("lastName"), createField("email"), createField("phone"), createField("marketCode"), createField("membershipNumber"), createField("membership", [createField("type"), createField("status"), createField("expiresOn"), createField("isFirstCard"), createField("otherCardholders"), createField("club", [createField("key"), createField("name")]), createField("renewal", [createField("isEligible")]), createField("upgrade", [createField("isEligible")])]), createField("preferredClub", [createField("key"), createField("name"), createField("city")])])] } });
export const useAccountQuery = /*#__PURE__*/ createQueryHook(AccountDocument);
export const useAccountSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(AccountDocument);
export const DeleteIdentityDocument = /*#__PURE__*/ privateOperation<DeleteIdentityMutation, DeleteIdentityMutationVariables, 'DeleteIdentity'>('2fdffe7b23d10fa7188d4a36a479abdd42a2953db74615d5f89d491e05c2fb67', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "DeleteIdentity" }, selectionSet: { kind: "SelectionSet", selections: [createField("deleteIdentity", [{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }])] } });
export const useDeleteIdentityMutation = /*#__PURE__*/ createMutationHook(DeleteIdentityDocument);
export const CancelOwnMembershipDocument = /*#__PURE__*/ privateOperation<CancelOwnMembershipMutation, CancelOwnMembershipMutationVariables, 'CancelOwnMembership'>('c0e5a5901106855fea7ff318d133f930de2a8a4319420408b47ca38f8c4e3e4f', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "CancelOwnMembership" }, selectionSet: { kind: "SelectionSet", selections: [createField("cancelMembership", [{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }])] } });
export const useCancelOwnMembershipMutation = /*#__PURE__*/ createMutationHook(CancelOwnMembershipDocument);
export const UpdateDetailsDocument = /*#__PURE__*/ privateOperation<UpdateDetailsMutation, UpdateDetailsMutationVariables, 'UpdateDetails'>('c714608fc0d006ea616b03613c1c45fb9761ee6992690bacf7e115510181ee59', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "UpdateDetails" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "UpdateDetailsInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "updateDetails" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UpdateDetailsSuccess" } }, selectionSet: createSelectionSet([createField("member", [createSpread("DetailsParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidDetails" } }, selectionSet: createSelectionSet([createField("fieldErrors", [createField("field"), createField("reason")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DetailsChanged" } }, selectionSet: createSelectionSet([createField("member", [createSpread("DetailsParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }]) }] } }, DetailsPartsFragmentDocument);
export const useUpdateDetailsMutation = /*#__PURE__*/ createMutationHook(UpdateDetailsDocument);
