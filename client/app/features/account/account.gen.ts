/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, isActive: boolean, renewal: { __typename: 'MembershipEligibility', isPossible: boolean }, upgrade: { __typename: 'MembershipEligibility', isPossible: boolean } } | null, preferredClub: { __typename: 'Club', key: string, name: string, city: string } | null } | null };

export type DeleteIdentityMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteIdentityMutation = { deleteIdentity:
    | { __typename: 'DeleteIdentitySuccess' }
    | { __typename: 'IdentityNotFound', code: string, message: string }
    | { __typename: 'IdentityServiceUnavailable', code: string, message: string }
   };

export const AccountDocument = /*#__PURE__*/ privateOperation<AccountQuery, AccountQueryVariables, 'Account'>('268164bb72ef365e549401ea42294b7a14293e9a6464708e9658b8c2127f837d', ["query","Account",{},[["me",["id","firstName","lastName","email","marketCode","membershipNumber",["membership",["type","expiresOn","isActive",["renewal",["isPossible","__typename"]],["upgrade",["isPossible","__typename"]],"__typename"]],["preferredClub",["key","name","city","__typename"]],"__typename"]]]]);
export const useAccountQuery = /*#__PURE__*/ queryHook(AccountDocument);
export const useAccountSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AccountDocument);
export const DeleteIdentityDocument = /*#__PURE__*/ privateOperation<DeleteIdentityMutation, DeleteIdentityMutationVariables, 'DeleteIdentity'>('2fdffe7b23d10fa7188d4a36a479abdd42a2953db74615d5f89d491e05c2fb67', ["mutation","DeleteIdentity",{},[["deleteIdentity",[["... on UserError",["code","message","__typename"]],"__typename"]]]]);
export const useDeleteIdentityMutation = /*#__PURE__*/ mutationHook(DeleteIdentityDocument);
