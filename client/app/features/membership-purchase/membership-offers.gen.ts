/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type MembershipOffersQueryVariables = Exact<{
  clubKey: string;
}>;


export type MembershipOffersQuery = { membershipOffers: Array<{ __typename: 'MembershipOffer', type: Types.MembershipType, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, priceInUsd: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null }> | null };

export type MembershipOfferPartsFragment = { __typename: 'MembershipOffer', type: Types.MembershipType, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, priceInUsd: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null };

export const MembershipOfferPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "MembershipOfferParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipOffer" } }, selectionSet: createSelectionSet([createField("type"), createField("price", [createSpread("MoneyParts")]), createField("priceInUsd", [createSpread("MoneyParts")])]) }, MoneyPartsFragmentDocument);
export const MembershipOffersDocument = /*#__PURE__*/ publicOperation<MembershipOffersQuery, MembershipOffersQueryVariables, 'MembershipOffers'>('807ca662c7152a985ba2bd71fb9842d3e1170f488a0aa0471b16385a07466711', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipOffers" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "membershipOffers" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createSpread("MembershipOfferParts")]) }] } }, MembershipOfferPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useMembershipOffersQuery = /*#__PURE__*/ createQueryHook(MembershipOffersDocument);
export const useMembershipOffersSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipOffersDocument);
