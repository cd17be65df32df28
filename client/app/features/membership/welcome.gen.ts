/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type RenewalOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type RenewalOfferQuery = { me: { __typename: 'Member', id: string, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, expiresOnAfterRenewal: string, isActive: boolean, eligibility: { __typename: 'MembershipEligibility', isEligible: boolean }, offer: { __typename: 'MembershipOffer', type: Types.MembershipType, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, priceInUsd: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, yearlyPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null } | null } | null };

export type UpgradeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeOfferQuery = { me: { __typename: 'Member', id: string, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, expiresOnAfterRenewal: string, isActive: boolean, eligibility: { __typename: 'MembershipEligibility', isEligible: boolean }, offer: { __typename: 'MembershipOffer', type: Types.MembershipType, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, priceInUsd: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, yearlyPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null } | null } | null };

export type OfferPartsFragment = { __typename: 'MembershipOffer', type: Types.MembershipType, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, priceInUsd: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, yearlyPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null };

export const OfferPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "OfferParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipOffer" } }, selectionSet: createSelectionSet([createField("type"), createField("price", [createSpread("MoneyParts")]), createField("priceInUsd", [createSpread("MoneyParts")]), createField("yearlyPrice", [createSpread("MoneyParts")])]) }, MoneyPartsFragmentDocument);
export const RenewalOfferDocument = /*#__PURE__*/ privateOperation<RenewalOfferQuery, RenewalOfferQueryVariables, 'RenewalOffer'>('27daf869716b97cf3fce90f0565e99916f6c2a7e5e0b99dbbbea8256980898d1', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "RenewalOffer" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("marketCode"), createField("membershipNumber"), createField("membership", [createField("type"), createField("expiresOn"), createField("expiresOnAfterRenewal"), createField("isActive"), { kind: "Field", alias: { kind: "Name", value: "eligibility" }, name: { kind: "Name", value: "renewal" }, selectionSet: createSelectionSet([createField("isEligible")]) }, { kind: "Field", alias: { kind: "Name", value: "offer" }, name: { kind: "Name", value: "renewalOffer" }, selectionSet: createSelectionSet([createSpread("OfferParts")]) }])])] } }, MoneyPartsFragmentDocument, OfferPartsFragmentDocument);
export const useRenewalOfferQuery = /*#__PURE__*/ createQueryHook(RenewalOfferDocument);
export const useRenewalOfferSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(RenewalOfferDocument);
export const UpgradeOfferDocument = /*#__PURE__*/ privateOperation<UpgradeOfferQuery, UpgradeOfferQueryVariables, 'UpgradeOffer'>('0db80a58c2a5a21e6bd3063a19d02d54421dc26e7f16d21dacf5576529731063', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "UpgradeOffer" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("marketCode"), createField("membershipNumber"), createField("membership", [createField("type"), createField("expiresOn"), createField("expiresOnAfterRenewal"), createField("isActive"), { kind: "Field", alias: { kind: "Name", value: "eligibility" }, name: { kind: "Name", value: "upgrade" }, selectionSet: createSelectionSet([createField("isEligible")]) }, { kind: "Field", alias: { kind: "Name", value: "offer" }, name: { kind: "Name", value: "upgradeOffer" }, selectionSet: createSelectionSet([createSpread("OfferParts")]) }])])] } }, MoneyPartsFragmentDocument, OfferPartsFragmentDocument);
export const useUpgradeOfferQuery = /*#__PURE__*/ createQueryHook(UpgradeOfferDocument);
export const useUpgradeOfferSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(UpgradeOfferDocument);
