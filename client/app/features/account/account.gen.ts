/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, isActive: boolean, renewal: { __typename: 'MembershipEligibility', isEligible: boolean }, upgrade: { __typename: 'MembershipEligibility', isEligible: boolean } } | null, preferredClub: { __typename: 'Club', key: string, name: string, city: string } | null } | null };

export type DeleteIdentityMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteIdentityMutation = { deleteIdentity:
    | { __typename: 'DeleteIdentitySuccess' }
    | { __typename: 'IdentityNotFound', code: string, message: string }
    | { __typename: 'IdentityServiceUnavailable', code: string, message: string }
   };

export const AccountDocument = /*#__PURE__*/ privateOperation<AccountQuery, AccountQueryVariables, 'Account'>('bace74178de61d8c097ac06022c493461f0b0747f65dfb3ffd65018b58ee7d36', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"marketCode"}},{"kind":"Field","name":{"kind":"Name","value":"membershipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEligible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upgrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEligible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredClub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useAccountQuery = /*#__PURE__*/ createQueryHook(AccountDocument);
export const useAccountSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(AccountDocument);
export const DeleteIdentityDocument = /*#__PURE__*/ privateOperation<DeleteIdentityMutation, DeleteIdentityMutationVariables, 'DeleteIdentity'>('2fdffe7b23d10fa7188d4a36a479abdd42a2953db74615d5f89d491e05c2fb67', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useDeleteIdentityMutation = /*#__PURE__*/ createMutationHook(DeleteIdentityDocument);
