/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type RenewalEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type RenewalEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', reasons: Array<{ __typename: 'IneligibilityReason', name: Types.IneligibilityReasonName, code: number }>, message: { __typename: 'IneligibilityMessage', title: string, text: string } | null } } | null } | null };

export type UpgradeEligibilityQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeEligibilityQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', expiresOn: string, eligibility: { __typename: 'MembershipEligibility', reasons: Array<{ __typename: 'IneligibilityReason', name: Types.IneligibilityReasonName, code: number }>, message: { __typename: 'IneligibilityMessage', title: string, text: string } | null } } | null } | null };

export const RenewalEligibilityDocument = /*#__PURE__*/ privateOperation<RenewalEligibilityQuery, RenewalEligibilityQueryVariables, 'RenewalEligibility'>('ce34187f9b606ca1199b37919c76ff9e68e4ec63b297492f1433537f40f77cfe', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "RenewalEligibility" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("marketCode"), createField("membership", [createField("expiresOn"), { kind: "Field", alias: { kind: "Name", value: "eligibility" }, name: { kind: "Name", value: "renewal" }, selectionSet: createSelectionSet([createField("reasons", [createField("name"), createField("code")]), createField("message", [createField("title"), createField("text")])]) }])])] } });
export const useRenewalEligibilityQuery = /*#__PURE__*/ createQueryHook(RenewalEligibilityDocument);
export const useRenewalEligibilitySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(RenewalEligibilityDocument);
export const UpgradeEligibilityDocument = /*#__PURE__*/ privateOperation<UpgradeEligibilityQuery, UpgradeEligibilityQueryVariables, 'UpgradeEligibility'>('8657274bdc99db184493a405e44d93f305901b8dac386d7ffed3af670d4fbd02', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "UpgradeEligibility" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("marketCode"), createField("membership", [createField("expiresOn"), { kind: "Field", alias: { kind: "Name", value: "eligibility" }, name: { kind: "Name", value: "upgrade" }, selectionSet: createSelectionSet([createField("reasons", [createField("name"), createField("code")]), createField("message", [createField("title"), createField("text")])]) }])])] } });
export const useUpgradeEligibilityQuery = /*#__PURE__*/ createQueryHook(UpgradeEligibilityDocument);
export const useUpgradeEligibilitySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(UpgradeEligibilityDocument);
