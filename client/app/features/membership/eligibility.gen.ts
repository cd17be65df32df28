/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type RenewalEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type RenewalEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', reasons: Array<{ __typename: 'IneligibilityReason', name: Types.IneligibilityReasonName, code: number }> } } | null } | null };

export type UpgradeEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', reasons: Array<{ __typename: 'IneligibilityReason', name: Types.IneligibilityReasonName, code: number }> } } | null } | null };

export const RenewalEligibilityDocument = /*#__PURE__*/ privateOperation<RenewalEligibilityQuery, RenewalEligibilityQueryVariables, 'RenewalEligibility'>('df74f3d1197e0837340f83ee09996e01a33ee51fdfde4ca7458b535200db76d4', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenewalEligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marketCode"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","alias":{"kind":"Name","value":"eligibility"},"name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useRenewalEligibilityQuery = /*#__PURE__*/ createQueryHook(RenewalEligibilityDocument);
export const useRenewalEligibilitySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(RenewalEligibilityDocument);
export const UpgradeEligibilityDocument = /*#__PURE__*/ privateOperation<UpgradeEligibilityQuery, UpgradeEligibilityQueryVariables, 'UpgradeEligibility'>('0ca1fa538701df59ee75a0f57b4e7283224148d45c7e13a0a46f6e253695c0d4', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpgradeEligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marketCode"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","alias":{"kind":"Name","value":"eligibility"},"name":{"kind":"Name","value":"upgrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useUpgradeEligibilityQuery = /*#__PURE__*/ createQueryHook(UpgradeEligibilityDocument);
export const useUpgradeEligibilitySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(UpgradeEligibilityDocument);
