/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
export type RenewalEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type RenewalEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', isPossible: boolean, reasons: Array<{ __typename: 'MembershipReason', name: Types.MembershipReasonName, code: number }> } } | null } | null };

export type UpgradeEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', isPossible: boolean, reasons: Array<{ __typename: 'MembershipReason', name: Types.MembershipReasonName, code: number }> } } | null } | null };

export type EligibilityPartsFragment = { __typename: 'MembershipEligibility', isPossible: boolean, reasons: Array<{ __typename: 'MembershipReason', name: Types.MembershipReasonName, code: number }> };

export const EligibilityPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","EligibilityParts","MembershipEligibility",["isPossible",["reasons",["name","code","__typename"]],"__typename"]]);
export const RenewalEligibilityDocument = /*#__PURE__*/ registeredOperation<RenewalEligibilityQuery, RenewalEligibilityQueryVariables>('b2221f8f268061fc25fc694814d66c29d7ffae1e31e0d0305bc6853fb3a34e79', ["query","RenewalEligibility",{},[["me",["id","marketCode",["membership",["expiresOn",["eligibility:renewal",["...EligibilityParts","__typename"]],"__typename"]],"__typename"]]]], EligibilityPartsFragmentDocument);
export const useRenewalEligibilityQuery = /*#__PURE__*/ queryHook(RenewalEligibilityDocument);
export const useRenewalEligibilitySuspenseQuery = /*#__PURE__*/ suspenseQueryHook(RenewalEligibilityDocument);
export const UpgradeEligibilityDocument = /*#__PURE__*/ registeredOperation<UpgradeEligibilityQuery, UpgradeEligibilityQueryVariables>('7c028c3eb54915c79c7695ea405b0c6801056463cca6e54b2b70d47ef0b0b8c8', ["query","UpgradeEligibility",{},[["me",["id","marketCode",["membership",["expiresOn",["eligibility:upgrade",["...EligibilityParts","__typename"]],"__typename"]],"__typename"]]]], EligibilityPartsFragmentDocument);
export const useUpgradeEligibilityQuery = /*#__PURE__*/ queryHook(UpgradeEligibilityDocument);
export const useUpgradeEligibilitySuspenseQuery = /*#__PURE__*/ suspenseQueryHook(UpgradeEligibilityDocument);
